internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Decides a neutral role for the pairs of a dump, by the tables.
struct NeutralRoleDecider {
  private let role: NeutralRole
  private let demand: RoleDemand
  private let subject: Subject
  private let forAbsence: Bool

  /// Looks a word up; `nil` where the language has no such role.
  init?(_ word: String, in subject: Subject, forAbsence: Bool) {
    guard let role = Vocabulary.standard.neutralRole(word) else { return nil }
    self.role = role
    self.subject = subject
    self.forAbsence = forAbsence
    demand = Vocabulary.standard.demand(role, in: subject.column, on: subject.platform)
  }

  /// Why the platform has no such role; `nil` where it has.
  var noneReason: String? { if case .none(_, let reason) = demand { reason } else { nil } }

  /// Decides one pair.
  func decide(_ roleClass: RoleClass) -> RoleMatcher.Decision {
    // A dump that says nothing of roles (Maestro's on iOS) gainsays none.
    if roleClass.role.isEmpty, let reason = subject.whyUntoldRole { return .untold(reason) }
    switch demand {
    case .unknown(let reason):
      // The tables know no counterpart, so no other word gainsays it either.
      return roleClass.meaning == role ? .yes : .untold(reason)
    case .notInTree:
      return .no
    case .none(let words, _):
      if forAbsence { return roleClass.meaning == role ? .yes : .no }
      return forms(words, roleClass)
    case .expressible(let shapes):
      return forms(shapes, roleClass)
    }
  }

  private func forms(_ forms: [RoleForm], _ roleClass: RoleClass) -> RoleMatcher.Decision {
    var conditions: [RoleCondition] = []
    let words = subject.roles.words
    for form in forms
    where words.fits(
      form: form, of: role, rawRole: roleClass.role, canonical: roleClass.canonicalRole, subrole: roleClass.subrole)
    {
      guard let condition = form.condition else { return .yes }
      conditions.append(condition)
    }
    return conditions.isEmpty ? .no : .conditional(conditions.map { BoundCondition($0, in: subject) })
  }
}
