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
    case conditional([RoleCondition])
    /// Nothing in the dump could tell.
    case untold(String)
  }

  /// The decision for each pair of the subject.
  let decisions: [Decision]
  /// Whether the platform has no such role, and what to say about it.
  let noneReason: String?

  /// Decides a role pattern for a dump.
  ///
  /// - Parameter forAbsence: whether a `no` asks. Where the platform has no such role, a `no` is about the source's
  ///   word for it (no `AXRadioButton` on iOS), and not about every element without a role.
  init(_ pattern: RolePattern, in subject: Subject, forAbsence: Bool) {
    var noneReason: String?
    switch pattern.word {
    case .any:
      decisions = subject.classes.map { RoleMatcher.subrole(pattern.subrole, $0) ? .yes : .no }
    case .quoted(let word):
      decisions = subject.classes.map { RoleMatcher.raw(word, pattern.subrole, $0, in: subject.column) }
    case .word(let word):
      if pattern.subrole == .unsaid, let role = Vocabulary.standard.neutralRole(word) {
        let demand = Vocabulary.standard.demand(role, in: subject.column, on: subject.platform)
        if case .none(_, let reason) = demand { noneReason = reason }
        // A dump that says nothing of roles (Maestro's on iOS) gainsays none.
        let unsaid = subject.whyUntold(.role, role: nil).map(Decision.untold)
        decisions = subject.classes.map { roleClass in
          if let unsaid, roleClass.role.isEmpty { return unsaid }
          return RoleMatcher.neutral(role, demand, roleClass, in: subject.column, forAbsence: forAbsence)
        }
      } else {
        decisions = subject.classes.map { RoleMatcher.raw(word, pattern.subrole, $0, in: subject.column) }
      }
    }
    self.noneReason = noneReason
  }

  /// Whether a node has the role.
  func fit(_ id: NodeID, in subject: Subject) -> Fit {
    switch decisions[Int(subject.classOfNode[id.index])] {
    case .no: .no
    case .yes: .yes
    case .untold: .untold
    case .conditional(let conditions):
      conditions.map { RoleMatcher.holds($0, id, in: subject).fit }.max() ?? .no
    }
  }

  /// Why the role of a node cannot be told, where that is so.
  func reason(_ id: NodeID, in subject: Subject) -> String? {
    switch decisions[Int(subject.classOfNode[id.index])] {
    case .no, .yes: return nil
    case .untold(let reason): return reason
    case .conditional(let conditions):
      for condition in conditions {
        let answer = RoleMatcher.holds(condition, id, in: subject)
        if answer.fit == .untold { return answer.reason }
      }
      return nil
    }
  }

  /// The places of the pairs that could have the role.
  var possibleClasses: [Int] {
    decisions.indices.filter { if case .no = decisions[$0] { false } else { true } }
  }

  private static func raw(
    _ word: String, _ subrole: RolePattern.Subrole, _ roleClass: RoleClass, in column: RoleColumn
  ) -> Decision {
    guard isSameWord(word, roleClass.role, in: column), self.subrole(subrole, roleClass) else { return .no }
    return .yes
  }

  /// AT-SPI roles are written with hyphens in our captures and with spaces by others; both name one role.
  private static func isSameWord(_ word: String, _ role: String, in column: RoleColumn) -> Bool {
    if word == role { return true }
    guard column == .atspi, word.utf8.count == role.utf8.count else { return false }
    return zip(word.utf8, role.utf8).allSatisfy { $0 == $1 || ($0 == 0x20 && $1 == 0x2d) || ($0 == 0x2d && $1 == 0x20) }
  }

  private static func subrole(_ pattern: RolePattern.Subrole, _ roleClass: RoleClass) -> Bool {
    switch pattern {
    case .unsaid: true
    case .absent: (roleClass.subrole ?? "").isEmpty
    case .exactly(let word): roleClass.subrole == word
    }
  }

  private static func neutral(
    _ role: NeutralRole, _ demand: RoleDemand, _ roleClass: RoleClass, in column: RoleColumn, forAbsence: Bool
  ) -> Decision {
    switch demand {
    case .unknown(let reason):
      // A word that surely means another role gainsays it; one that the tables do not know leaves it open.
      if let meaning = roleClass.meaning { return meaning == role ? .yes : .untold(reason) }
      return .untold(reason)
    case .notInTree:
      return .no
    case .none(let words, _):
      if forAbsence { return roleClass.meaning == role ? .yes : .no }
      return forms(words, role, roleClass, in: column)
    case .expressible(let shapes):
      return forms(shapes, role, roleClass, in: column)
    }
  }

  private static func forms(
    _ forms: [RoleForm], _ role: NeutralRole, _ roleClass: RoleClass, in column: RoleColumn
  ) -> Decision {
    var conditions: [RoleCondition] = []
    for form in forms
    where Vocabulary.standard.fits(
      form: form, of: role, rawRole: roleClass.role, subrole: roleClass.subrole, in: column)
    {
      guard let condition = form.condition else { return .yes }
      conditions.append(condition)
    }
    return conditions.isEmpty ? .no : .conditional(conditions)
  }

  private static func holds(
    _ condition: RoleCondition, _ id: NodeID, in subject: Subject
  ) -> (fit: Fit, reason: String) {
    switch condition {
    case .neverShown(let what):
      return (.untold, "\(subject.dump.format) dumps do not show the \(what)")
    case .attribute(let name, let wanted):
      let found = value(name, id, in: subject)
      if let found { return (Fit(found == wanted), "") }
      return missing(name, in: subject)
    case .hasAttribute(let name):
      if value(name, id, in: subject) != nil { return (.yes, "") }
      return missing(name, in: subject)
    case .lacksAttribute(let name):
      return (Fit(value(name, id, in: subject) == nil), "")
    case .trait(let trait):
      return holds(trait: trait, id, in: subject)
    }
  }

  private static func holds(trait: String, _ id: NodeID, in subject: Subject) -> (fit: Fit, reason: String) {
    switch Vocabulary.standard.traits(of: subject.source) {
    case .nowhere:
      return (.untold, "\(subject.dump.format) dumps do not list traits")
    case .attributes:
      return value(trait, id, in: subject) == nil ? missing(trait, in: subject) : (.yes, "")
    case .list(let list):
      guard let traits = value(list, id, in: subject) else { return missing(list, in: subject) }
      return (Fit(traits.split { $0 == "," || $0 == " " }.contains { $0 == trait }), "")
    }
  }

  private static func missing(_ name: String, in subject: Subject) -> (fit: Fit, reason: String) {
    if let reason = subject.whyUntold(rawAttribute: name) { return (.untold, reason) }
    return (.no, "")
  }

  private static func value(_ name: String, _ id: NodeID, in subject: Subject) -> String? {
    for symbol in subject.attributes(named: name) {
      let ref = subject.tree.attribute(symbol, of: id)
      if !ref.isAbsent { return subject.tree.string(ref) }
    }
    return nil
  }
}
