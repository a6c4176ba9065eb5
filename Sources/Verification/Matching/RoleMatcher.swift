internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A role of a pattern, decided once for each pair of role and subrole of a dump.
struct RoleMatcher {
  /// What a pair says before conditions on attributes are looked at.
  enum Decision {
    /// The pair has not the role.
    case no
    /// It has the role.
    case yes
    /// One of these conditions must hold as well.
    case conditional([BoundCondition])
    /// Nothing in the dump could tell.
    case untold(String)
  }

  /// The places of the pairs that could have the role, in their order.
  let possibleClasses: [Int]
  /// Whether the platform has no such role, and what to say about it.
  let noneReason: String?
  /// The decision for each of the possible pairs; all others have not the role.
  private let decisions: [Decision]
  /// Whether any role will do.
  private let isAny: Bool

  /// Decides a role pattern for a dump.
  ///
  /// - Parameter forAbsence: whether a `no` asks. Where the platform has no such role, a `no` is about the source's
  ///   word for it (no `AXRadioButton` on iOS), and not about every element without a role.
  init(_ pattern: RolePattern, in subject: Subject, forAbsence: Bool) {
    isAny = pattern.word == .any && pattern.subrole == .unsaid
    var noneReason: String?
    var places = Array(subject.classes.indices)
    let decide: (RoleClass) -> Decision
    switch pattern.word {
    case .any: decide = { RoleMatcher.subrole(pattern.subrole, $0) ? .yes : .no }
    case .word(let word) where pattern.subrole == .unsaid && Vocabulary.standard.neutralRole(word) != nil:
      let decider = NeutralRoleDecider(word, in: subject, forAbsence: forAbsence)
      noneReason = decider?.noneReason
      decide = { decider?.decide($0) ?? .no }
    case .word(let word), .quoted(let word):
      places = subject.places(ofRole: word)
      decide = { RoleMatcher.subrole(pattern.subrole, $0) ? .yes : .no }
    }
    var possible: [Int] = []
    var decisions: [Decision] = []
    for place in places {
      let decision = decide(subject.classes[place])
      if case .no = decision { continue }
      possible.append(place)
      decisions.append(decision)
    }
    possibleClasses = possible
    self.decisions = decisions
    self.noneReason = noneReason
  }

  /// What is decided of the pair of a node.
  private func decision(_ id: NodeID, _ subject: Subject) -> Decision {
    let wanted = Int(subject.classOfNode[id.index])
    let place = Bisection.first(in: possibleClasses.indices) { possibleClasses[$0] >= wanted }
    return place < possibleClasses.count && possibleClasses[place] == wanted ? decisions[place] : .no
  }

  /// Whether a node has the role.
  func fit(_ id: NodeID, in subject: Subject) -> Fit {
    if isAny { return .yes }
    return switch decision(id, subject) {
    case .no: .no
    case .yes: .yes
    case .untold: .untold
    case .conditional(let conditions):
      conditions.reduce(.no) { max($0, $1.fit(id, in: subject.tree)) }
    }
  }

  /// Why the role of a node cannot be told, where that is so.
  func reason(_ id: NodeID, in subject: Subject) -> String? {
    switch decision(id, subject) {
    case .no, .yes: return nil
    case .untold(let reason): return reason
    case .conditional(let conditions):
      return conditions.lazy.compactMap { $0.reason(id, in: subject.tree) }.first
    }
  }

  private static func subrole(_ pattern: RolePattern.Subrole, _ roleClass: RoleClass) -> Bool {
    switch pattern {
    case .unsaid: true
    case .absent: (roleClass.subrole ?? "").isEmpty
    case .exactly(let word): roleClass.subrole == word
    }
  }
}
