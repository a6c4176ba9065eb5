internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A role of a pattern, decided once for each pair of role and subrole of a dump.
struct RoleMatcher {
  /// What a pair says before conditions on attributes are looked at.
  enum Decision {
    case no
    case yes
    /// One of these conditions must hold as well.
    case conditional([BoundCondition])
    /// Nothing in the dump could tell.
    case untold(String)
  }

  /// The decision for each pair of the subject.
  let decisions: [Decision]
  /// Whether the platform has no such role, and what to say about it.
  let noneReason: String?
  /// The places of the pairs that could have the role.
  let possibleClasses: [Int]

  /// Decides a role pattern for a dump.
  ///
  /// - Parameter forAbsence: whether a `no` asks. Where the platform has no such role, a `no` is about the source's
  ///   word for it (no `AXRadioButton` on iOS), and not about every element without a role.
  init(_ pattern: RolePattern, in subject: Subject, forAbsence: Bool) {
    var noneReason: String?
    let decide: (RoleClass) -> Decision
    switch pattern.word {
    case .any: decide = { RoleMatcher.subrole(pattern.subrole, $0) ? .yes : .no }
    case .quoted(let word): decide = { RoleMatcher.raw(word, pattern.subrole, $0, in: subject.column) }
    case .word(let word):
      if pattern.subrole == .unsaid, let role = Vocabulary.standard.neutralRole(word) {
        let demand = Vocabulary.standard.demand(role, in: subject.column, on: subject.platform)
        if case .none(_, let reason) = demand { noneReason = reason }
        // A dump that says nothing of roles (Maestro's on iOS) gainsays none.
        let unsaid = subject.whyUntoldRole
        decide = { roleClass in
          if let unsaid, roleClass.role.isEmpty { return .untold(unsaid) }
          return RoleMatcher.neutral(role, demand, roleClass, in: subject, forAbsence: forAbsence)
        }
      } else {
        decide = { RoleMatcher.raw(word, pattern.subrole, $0, in: subject.column) }
      }
    }
    let decisions = subject.classes.map(decide)
    self.decisions = decisions
    self.noneReason = noneReason
    possibleClasses = decisions.indices.filter { if case .no = decisions[$0] { false } else { true } }
  }

  /// Whether a node has the role.
  func fit(_ id: NodeID, in subject: Subject) -> Fit {
    switch decisions[Int(subject.classOfNode[id.index])] {
    case .no: .no
    case .yes: .yes
    case .untold: .untold
    case .conditional(let conditions):
      conditions.reduce(.no) { max($0, $1.fit(id, in: subject.tree)) }
    }
  }

  /// Why the role of a node cannot be told, where that is so.
  func reason(_ id: NodeID, in subject: Subject) -> String? {
    switch decisions[Int(subject.classOfNode[id.index])] {
    case .no, .yes: return nil
    case .untold(let reason): return reason
    case .conditional(let conditions):
      return conditions.lazy.compactMap { $0.reason(id, in: subject.tree) }.first
    }
  }

  private static func raw(
    _ word: String, _ subrole: RolePattern.Subrole, _ roleClass: RoleClass, in column: RoleColumn
  ) -> Decision {
    guard isSameWord(word, roleClass.role, in: column), self.subrole(subrole, roleClass) else { return .no }
    return .yes
  }

  /// AT-SPI roles are written with hyphens in our captures and with spaces by others, XCUITest's types with a prefix or
  /// without; both name one role.
  private static func isSameWord(_ word: String, _ role: String, in column: RoleColumn) -> Bool {
    if word == role { return true }
    switch column {
    case .atspi:
      return word.utf8.count == role.utf8.count
        && zip(word.utf8, role.utf8).allSatisfy { $0 == $1 || ($0 == 0x20 && $1 == 0x2d) || ($0 == 0x2d && $1 == 0x20) }
    case .xcui:
      let prefix = "XCUIElementType"
      return word == prefix + role || prefix + word == role
    case .macAX, .iosAX, .android, .uia, .aria, .compose, .flutter, .chromium, .msaa, .uikit:
      return false
    }
  }

  private static func subrole(_ pattern: RolePattern.Subrole, _ roleClass: RoleClass) -> Bool {
    switch pattern {
    case .unsaid: true
    case .absent: (roleClass.subrole ?? "").isEmpty
    case .exactly(let word): roleClass.subrole == word
    }
  }

  private static func neutral(
    _ role: NeutralRole, _ demand: RoleDemand, _ roleClass: RoleClass, in subject: Subject, forAbsence: Bool
  ) -> Decision {
    switch demand {
    case .unknown(let reason):
      // The tables know no counterpart, so no other word gainsays it either.
      return roleClass.meaning == role ? .yes : .untold(reason)
    case .notInTree:
      return .no
    case .none(let words, _):
      if forAbsence { return roleClass.meaning == role ? .yes : .no }
      return forms(words, role, roleClass, in: subject)
    case .expressible(let shapes):
      return forms(shapes, role, roleClass, in: subject)
    }
  }

  private static func forms(
    _ forms: [RoleForm], _ role: NeutralRole, _ roleClass: RoleClass, in subject: Subject
  ) -> Decision {
    var conditions: [RoleCondition] = []
    for form in forms
    where Vocabulary.standard.fits(
      form: form, of: role, rawRole: roleClass.role, subrole: roleClass.subrole, in: subject.column)
    {
      guard let condition = form.condition else { return .yes }
      conditions.append(condition)
    }
    return conditions.isEmpty ? .no : .conditional(conditions.map { BoundCondition($0, in: subject) })
  }
}
