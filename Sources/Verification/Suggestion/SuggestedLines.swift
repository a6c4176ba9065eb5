internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The lines that say of one dump where a screen reader stops, and what it finds there.
struct SuggestedLines {
  /// A line: a pattern, and how many nodes it matches.
  struct Line: Hashable {
    var pattern: SuggestedPattern
    var count: Int
    /// Whether it is a heading, a text or something else: what an anchor is chosen by.
    var kind: AnchorChoice.Kind

    /// How it is written, without arms.
    var text: String { count == 1 ? pattern.text : "\(count)x \(pattern.text)" }
  }

  /// The lines in reading order.
  private(set) var lines: [Line] = []
  /// How many stops no line could be found for.
  private(set) var leftOut = 0
  /// Whether the dump tells its stops; where it does not, whatever has a name stands in for them.
  let tellsStops: Bool

  private let subject: Subject
  private let expressions = ExpressionCache()

  /// Finds the lines of a dump.
  init(_ subject: Subject) {
    self.subject = subject
    tellsStops = !subject.stops.contains(.untold)
    var groups: [SuggestedPattern: Int] = [:]
    var members: [(pattern: SuggestedPattern, nodes: [NodeID])] = []
    for node in nodes() {
      guard let pattern = pattern(of: node) else {
        leftOut += 1
        continue
      }
      if let place = groups[pattern] {
        members[place].nodes.append(node)
      } else {
        groups[pattern] = members.count
        members.append((pattern, [node]))
      }
    }
    var seen: Set<String> = []
    for (pattern, nodes) in members {
      guard let line = line(pattern, nodes) else {
        leftOut += nodes.count
        continue
      }
      // Two kinds of stops that nothing tells apart come to one line.
      if seen.insert(line.text).inserted { lines.append(line) }
    }
  }

  // MARK: - Which nodes

  private func nodes() -> [NodeID] {
    let tree = subject.tree
    if tellsStops { return tree.nodes.indices.filter { subject.stops[$0] == .yes }.map { NodeID($0) } }
    return tree.nodes.indices.map { NodeID($0) }.filter { id in
      guard tree[id].states[.visible] != .false else { return false }
      switch subject.meaning(of: id)?.kind {
      case .window: return false
      case .widget: return true
      case .container, .structure, .text, .image, .range, nil: return tree[id].hasName
      }
    }
  }

  // MARK: - What is said of a node

  private func pattern(of id: NodeID) -> SuggestedPattern? {
    guard let role = role(of: id) else { return nil }
    let node = subject.tree[id]
    var pattern = SuggestedPattern(role: role, name: subject.tree.string(node.name))
    if pattern.name == nil {
      let spoken = subject.spoken(of: id).map { String(decoding: $0, as: UTF8.self) }
      add(SuggestedPattern.Test(name: "spoken", value: spoken), to: &pattern, id)
      if pattern.tests.isEmpty { add(SuggestedPattern.Test(name: "name"), to: &pattern, id) }
    }
    for test in tests(of: id) { add(test, to: &pattern, id) }
    return fits(pattern, id) ? pattern : nil
  }

  /// The neutral role where the tables have one that the dump shows, else the dump's own word.
  private func role(of id: NodeID) -> SuggestedPattern.Role? {
    let roleClass = subject.roles[id]
    var roles: [SuggestedPattern.Role] = []
    if let meaning = roleClass.meaning { roles.append(.neutral(meaning.name)) }
    if !roleClass.role.isEmpty { roles.append(.raw(roleClass.role, subrole: roleClass.subrole)) }
    return (roles + [.any]).first { role in
      let pattern = SuggestedPattern(role: role)
      guard let bound = bind(pattern), bound.role?.noneReason == nil else { return false }
      return (try? bound.fit(id, in: subject)) == .yes
    }
  }

  /// What is said beside role and name: the texts, and the states that are not at their default.
  private func tests(of id: NodeID) -> [SuggestedPattern.Test] {
    let node = subject.tree[id]
    var tests: [SuggestedPattern.Test] = []
    let name = subject.tree.string(node.name)
    if let value = value(of: id), value != name { tests.append(SuggestedPattern.Test(name: "value", value: value)) }
    if let hint = subject.tree.string(node.hint), !hint.isEmpty, hint != name {
      tests.append(SuggestedPattern.Test(name: "hint", value: hint))
    }
    if let checked = checked(id) { tests.append(checked) }
    for (state, normal) in [(State.expanded, StateValue.absent), (.selected, .false), (.busy, .false)] {
      let value = node.states[state]
      if value != .absent, value != normal { tests.append(.of(state, value)) }
    }
    if node.states[.enabled] == .false { tests.append(.of(.enabled, .false)) }
    return tests
  }

  /// The value, unless it is a secret, the number of a state, or too long to be meant.
  private func value(of id: NodeID) -> String? {
    let node = subject.tree[id]
    guard !subject.dump.secureNodes.contains(id), node.value.length > 0, node.value.length <= 1000 else { return nil }
    if node.states[.checked] != .absent || subject.meaning(of: id)?.name == "tab",
      let digit = subject.tree.bytes(node.value).first, node.value.length == 1, (0x30...0x32).contains(digit)
    {
      return nil
    }
    return subject.tree.string(node.value)
  }

  /// Whether it is checked, where it can be: half-way may be said by nothing being said.
  private func checked(_ id: NodeID) -> SuggestedPattern.Test? {
    let printed = subject.tree[id].states[.checked]
    if printed != .absent, fits(SuggestedPattern(role: .any, tests: [.of(.checked, printed)]), id) {
      return .of(.checked, printed)
    }
    let mixed = SuggestedPattern.Test.of(.checked, .mixed)
    guard printed == .absent, StateFit.isValuelessBox(id, in: subject),
      fits(SuggestedPattern(role: .any, tests: [mixed]), id)
    else { return nil }
    return mixed
  }

  /// Adds a test that says something and that the node fits.
  private func add(_ test: SuggestedPattern.Test, to pattern: inout SuggestedPattern, _ id: NodeID) {
    if test.name == "spoken", test.value == nil { return }
    if fits(SuggestedPattern(role: .any, tests: [test]), id) { pattern.tests.append(test) }
  }

  // MARK: - Telling nodes apart

  /// The line that these nodes fit and, if it can be had, no other node.
  private func line(_ pattern: SuggestedPattern, _ nodes: [NodeID]) -> Line? {
    var best = pattern
    guard var found = candidates(best) else { return nil }
    for change in changes(for: nodes) where found.fitting != nodes || !found.untold.isEmpty {
      var next = best
      change(&next)
      guard let other = candidates(next), nodes.allSatisfy(other.fitting.contains),
        other.count.upperBound < found.count.upperBound
      else { continue }
      (best, found) = (next, other)
    }
    guard found.untold.isEmpty, !found.fitting.isEmpty else { return nil }
    let kind = AnchorChoice.Kind(subject.meaning(of: nodes[0]))
    return Line(pattern: best, count: found.fitting.count, kind: kind)
  }

  /// What can be said further, the plainest first.
  private func changes(for nodes: [NodeID]) -> [(inout SuggestedPattern) -> Void] {
    var changes: [(inout SuggestedPattern) -> Void] = []
    if tellsStops { changes.append { $0.isStop = true } }
    for test in [
      SuggestedPattern.Test.of(.enabled, .true), .of(.selected, .false), .init(name: "hint"), .init(name: "value"),
    ] {
      changes.append { pattern in
        if !pattern.tests.contains(where: { $0.name == test.name }) { pattern.tests.append(test) }
      }
    }
    let ids = Set(nodes.map { subject.tree.string(subject.tree[$0].identifier) })
    if ids.count == 1, let id = ids.first.flatMap({ $0 }), !id.isEmpty {
      changes.append { $0.tests.append(SuggestedPattern.Test(name: "id", value: id)) }
    }
    let roleClass = subject.roles[nodes[0]]
    if !roleClass.role.isEmpty {
      changes.append { $0.role = .raw(roleClass.role, subrole: roleClass.subrole) }
    }
    return changes
  }

  private func bind(_ pattern: SuggestedPattern) -> BoundPattern? {
    try? BoundPattern(pattern.node, in: subject, expressions: expressions)
  }

  private func fits(_ pattern: SuggestedPattern, _ id: NodeID) -> Bool {
    guard let bound = bind(pattern) else { return false }
    return (try? bound.fit(id, in: subject)) == .yes
  }

  private func candidates(_ pattern: SuggestedPattern) -> Candidates? {
    guard let bound = bind(pattern) else { return nil }
    return try? bound.candidates(in: Scope(whole: subject.tree), of: subject)
  }
}

extension SuggestedPattern.Test {
  /// A test of a state.
  static func of(_ state: State, _ value: StateValue) -> Self {
    Self(name: state.name, value: value.name ?? "false", isBare: true)
  }
}
