internal import AccessibilityTree
internal import Expectations

extension Check.Kind {
  /// Whether it is a `no`, whose worth depends on the other lines.
  var isNegative: Bool {
    switch self {
    case .no, .log(_, .none): true
    case .bare, .some, .count, .each, .order, .absorbs, .stopsExactly, .item, .inside, .log, .anchor: false
    }
  }

  /// Whether it is about the log, which proves nothing about the tree.
  var isLog: Bool { if case .log = self { true } else { false } }

  /// Whether it is a line of a list, which is judged with the list.
  var isItem: Bool { if case .item = self { true } else { false } }

  /// Visits the node patterns of a line, in their order, without making a list of them.
  func forEachPattern(_ visit: (NodePattern) -> Void) {
    switch self {
    case .bare(let pattern), .some(let pattern), .count(let pattern, _, _), .no(let pattern, _),
      .inside(let pattern), .absorbs(let pattern, _), .item(let pattern), .anchor(let pattern):
      visit(pattern)
    case .each(let pattern, let has):
      visit(pattern)
      visit(has)
    case .order(let patterns): for pattern in patterns { visit(pattern) }
    case .stopsExactly, .log: break
    }
  }

  /// The node patterns of a line.
  var patterns: [NodePattern] {
    switch self {
    case .bare(let pattern), .some(let pattern), .count(let pattern, _, _), .no(let pattern, _),
      .inside(let pattern), .absorbs(let pattern, _), .item(let pattern), .anchor(let pattern):
      [pattern]
    case .each(let pattern, let has): [pattern, has]
    case .order(let patterns): patterns
    case .stopsExactly, .log: []
    }
  }
}

extension ExpectationFile {
  /// Whether a line, or one that it stands below, is among broken ones.
  ///
  /// - Returns: for each check.
  func isBroken(_ lines: Set<Int>) -> [Bool] {
    var broken: [Bool] = []
    broken.reserveCapacity(checks.count)
    for check in checks {
      let isParentBroken = check.parent.map { broken.indices.contains($0) && broken[$0] } ?? false
      broken.append(isParentBroken || lines.contains(check.position.line))
    }
    return broken
  }
}
