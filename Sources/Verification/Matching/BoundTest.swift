internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// One attribute test of a pattern, bound to a dump.
///
/// A class, since a list of tests is gone through for each node: as a structure each would be copied each time.
final class BoundTest {
  /// What is looked at.
  enum Target {
    case text(NeutralAttribute)
    case state(State)
    case frame
    case spoken
    case role(RoleMatcher, isNegated: Bool)
    case roleText
    case subrole
    case raw([Symbol], untold: String?)
  }

  /// The test as it was written.
  let test: AttributeTest
  /// What is looked at.
  let target: Target
  /// What is demanded.
  let demand: BoundDemand
  /// For neutral attributes: why a missing one cannot be told, for each pair of role and subrole.
  let untold: [String?]

  /// Binds a test to a dump.
  init(
    _ test: AttributeTest, in subject: Subject, forAbsence: Bool, expressions: ExpressionCache
  ) throws(RegularExpression.SyntaxError) {
    self.test = test
    demand = try BoundDemand(test.demand, expressions: expressions)
    let neutral = test.isRaw ? nil : NeutralAttribute(rawValue: test.name.lowercased())
    guard let neutral else {
      target = .raw(
        subject.attributes(named: test.name), untold: subject.whyUntold(rawAttribute: test.name))
      untold = []
      return
    }
    target = BoundTest.target(neutral, test, in: subject, forAbsence: forAbsence)
    untold = subject.whyUntold(neutral)
  }

  private static func target(
    _ attribute: NeutralAttribute, _ test: AttributeTest, in subject: Subject, forAbsence: Bool
  ) -> Target {
    switch attribute {
    case .name, .value, .hint, .id: return .text(attribute)
    case .enabled: return .state(.enabled)
    case .selected: return .state(.selected)
    case .checked: return .state(.checked)
    case .expanded: return .state(.expanded)
    case .focused: return .state(.focused)
    case .busy: return .state(.busy)
    case .frame: return .frame
    case .spoken: return .spoken
    case .subrole: return .subrole
    case .role:
      let (word, isBare, isNegated): (String, Bool, Bool)
      switch test.demand {
      case .equals(let text, let bare): (word, isBare, isNegated) = (text, bare, false)
      case .differs(let text, let bare): (word, isBare, isNegated) = (text, bare, true)
      case .absent, .present, .matches: return .roleText
      }
      let pattern = RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.valueSpan)
      // As in a `no`, where the platform has no such role, `!=` is about the source's word for it.
      return .role(subject.matcher(of: pattern, forAbsence: forAbsence || isNegated), isNegated: isNegated)
    }
  }

  private static let maskedReason = "the value of a secure field is masked"

  /// Why the test cannot be told of a node, where that is so.
  func reason(_ id: NodeID, in subject: Subject) -> String? {
    switch target {
    case .raw(let symbols, let untold):
      let isMasked = subject.tree.attributes(of: id).contains { attribute in
        symbols.contains(attribute.name) && self.isMasked(attribute.value, id, in: subject)
      }
      return isMasked ? BoundTest.maskedReason : untold
    case .role(let matcher, _): return matcher.reason(id, in: subject)
    case .text(.id) where !subject.ambiguousIdentifier(of: id).isAbsent:
      return "name and label are both \(Quote.quoted(subject.tree.string(subject.ambiguousIdentifier(of: id)) ?? ""))"
    case .state(.checked):
      if case .notShown(let reason) = subject.mixedCheck, subject.tree[id].states[.checked] == .false {
        return reason
      }
    case .text(let attribute) where isMasked(subject.text(attribute, of: id), id, in: subject):
      return BoundTest.maskedReason
    case .spoken where subject.stops[id.index] == .untold: return DumpReading.untoldReason
    case .text, .state, .frame, .spoken, .roleText, .subrole: break
    }
    return untold[Int(subject.classOfNode[id.index])]
  }

  /// Whether a node meets the demand.
  func fit(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> Fit {
    let tree = subject.tree
    switch target {
    case .raw(let symbols, let untold):
      return try rawFit(id, symbols, isTold: untold == nil, in: subject)
    case .text(let attribute):
      let ref = subject.text(attribute, of: id)
      if isMasked(ref, id, in: subject) { return demand.fitOfMasked(by: Dump.maskBytes) }
      if !ref.isAbsent { return try demand.fit(tree.text, ref.range) }
      if attribute == .id { return try identifierFit(id, in: subject) }
      return demand.fitOfMissing(isTold: isTold(id, in: subject))
    case .state(let state):
      return StateFit.fit(state, demand, id, isTold: isTold(id, in: subject), in: subject)
    case .frame:
      let frame = subject.frames.words(of: id)
      return try demand.fit(frame.map { Array($0.utf8) }, isTold: isTold(id, in: subject))
    case .spoken:
      // Whether the names inside it are said there depends on its being a stop.
      return try demand.fit(subject.spoken(of: id), isTold: subject.stops[id.index] != .untold)
    case .role(let matcher, let isNegated):
      let fit = matcher.fit(id, in: subject)
      guard isNegated else { return fit }
      return fit == .untold ? .untold : Fit(fit == .no)
    case .roleText:
      let role = tree.symbols.bytes(of: tree[id].role)
      return try demand.fit(role.isEmpty ? nil : role, isTold: true)
    case .subrole:
      let subrole = tree[id].subrole
      return try demand.fit(subrole.isNone ? nil : tree.symbols.bytes(of: subrole), isTold: isTold(id, in: subject))
    }
  }

  /// The nodes outside which it is surely not met, from an index; `nil` where there is no such list.
  ///
  /// - Parameter places: the pairs of role and subrole that come into question; `nil` for all.
  func nodes(ofClasses places: [Int]?, in subject: Subject) -> ArraySlice<Int32>? {
    guard case .equals(let wanted) = demand else { return nil }
    let index: TextIndex
    switch target {
    case .raw(let symbols, nil) where !symbols.isEmpty: index = subject.index(ofAttribute: test.name)
    case .text(.name): index = subject.names
    case .text(.value): index = subject.values
    case .text(.hint): index = subject.hints
    case .text(.id) where subject.source != .xcuitest: index = subject.identifiers
    case .raw, .text, .state, .frame, .spoken, .role, .roleText, .subrole: return nil
    }
    // A node whose text cannot be told is in no index.
    let isTold = places.map { $0.allSatisfy { untold.isEmpty || untold[$0] == nil } } ?? untold.allSatisfy { $0 == nil }
    guard isTold else { return nil }
    let nodes = index.nodes(with: wanted, in: subject.tree)
    guard !subject.maskedNodes.isEmpty else { return nodes }
    // Any text may stand behind a mask, and the indexes hold the masks.
    return ArraySlice(Set(nodes).union(subject.maskedNodes).sorted())
  }

  /// Whether a mask stands for a text, since the source calls the field secure.
  private func isMasked(_ ref: TextRef, _ id: NodeID, in subject: Subject) -> Bool {
    !ref.isAbsent && subject.dump.secureNodes.contains(id)
      && TextComparison.equal(subject.tree.text, ref.range, Dump.maskBytes)
  }

  private func isTold(_ id: NodeID, in subject: Subject) -> Bool {
    untold[Int(subject.classOfNode[id.index])] == nil
  }

  /// A dump may write one name twice: any of the values will do, and none of them may be what is excluded.
  private func rawFit(
    _ id: NodeID, _ symbols: [Symbol], isTold: Bool, in subject: Subject
  ) throws(RegularExpression.LimitReached) -> Fit {
    var best: Fit?
    let excludes = if case .differs = demand { true } else { false }
    for attribute in subject.tree.attributes(of: id) where symbols.contains(attribute.name) {
      let fit =
        isMasked(attribute.value, id, in: subject)
        ? demand.fitOfMasked(by: Dump.maskBytes) : try demand.fit(subject.tree.text, attribute.value.range)
      best = best.map { excludes ? min($0, fit) : max($0, fit) } ?? fit
    }
    return best ?? demand.fitOfMissing(isTold: isTold)
  }

  private func identifierFit(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> Fit {
    let ambiguous = subject.ambiguousIdentifier(of: id)
    guard !ambiguous.isAbsent else { return demand.fitOfMissing(isTold: isTold(id, in: subject)) }
    switch demand {
    case .absent, .present: return .untold
    case .equals, .matches:
      return try demand.fit(subject.tree.text, ambiguous.range) == .yes ? .untold : .no
    case .differs:
      return try demand.fit(subject.tree.text, ambiguous.range) == .yes ? .yes : .untold
    }
  }
}
