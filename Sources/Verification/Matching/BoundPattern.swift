internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A node pattern bound to one dump: words looked up, expressions compiled, roles decided.
struct BoundPattern {
  /// The pattern, arms added.
  let pattern: NodePattern
  /// The role; `nil` where any will do.
  let role: RoleMatcher?
  /// The name as bytes.
  let name: [UInt8]?
  /// Whether a string alone is asked for: all that a node could say, not only its name (`no "X"`).
  let coversAllTexts: Bool
  /// The tests on attributes.
  let tests: [BoundTest]
  /// For each `containing`: the nodes that have the name, in document order.
  let containing: [[Int32]]

  /// Binds a pattern.
  ///
  /// - Parameter forAbsence: whether a `no` asks.
  init(
    _ pattern: NodePattern, in subject: Subject, forAbsence: Bool = false, expressions: ExpressionCache
  ) throws(RegularExpression.SyntaxError) {
    self.pattern = pattern
    role = pattern.role.map { RoleMatcher($0, in: subject, forAbsence: forAbsence) }
    name = pattern.name.map { Array($0.text.utf8) }
    coversAllTexts =
      forAbsence && pattern.role == nil && pattern.name != nil && pattern.tests.isEmpty && pattern.stop == nil
      && pattern.containing.isEmpty
    var tests: [BoundTest] = []
    for test in pattern.tests {
      tests.append(try BoundTest(test, in: subject, forAbsence: forAbsence, expressions: expressions))
    }
    self.tests = tests
    containing = pattern.containing.map { subject.names.nodes(with: Array($0.text.utf8), in: subject.tree) }
  }

  /// Whether a node fits.
  func fit(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> Fit {
    var fit = nameFit(id, in: subject)
    if fit == .no { return .no }
    if let role {
      fit = min(fit, role.fit(id, in: subject))
      if fit == .no { return .no }
    }
    for test in tests {
      fit = min(fit, try test.fit(id, in: subject))
      if fit == .no { return .no }
    }
    for list in containing where !BoundPattern.contains(list, in: subject.tree.descendants(of: id)) { return .no }
    if let stop = pattern.stop {
      let isStop = subject.stops[id.index]
      fit = min(fit, isStop == .untold ? .untold : Fit((isStop == .yes) == stop))
    }
    return fit
  }

  private func nameFit(_ id: NodeID, in subject: Subject) -> Fit {
    guard let name else { return .yes }
    let tree = subject.tree
    if coversAllTexts {
      for ref in subject.texts(of: id) where TextComparison.equal(tree.text, ref.range, name) { return .yes }
      return .no
    }
    let ref = tree.nodes[id.index].name
    return Fit(!ref.isAbsent && TextComparison.equal(tree.text, ref.range, name))
  }

  private static func contains(_ list: [Int32], in range: Range<Int>) -> Bool {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if Int(list[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < list.count && range.contains(Int(list[low]))
  }

  /// The nodes that a name or a role leaves to look at, in document order; `nil` for all.
  private func shortlist(in subject: Subject) -> [Int32]? {
    if let name {
      let index = coversAllTexts ? subject.allTexts : subject.names
      return index.nodes(with: name, in: subject.tree)
    }
    guard let role else { return nil }
    let classes = role.possibleClasses
    if classes.count == 1 { return subject.nodesOfClass[classes[0]] }
    let lists = classes.map { subject.nodesOfClass[$0] }
    let count = lists.reduce(0) { $0 + $1.count }
    // Merging many lists costs more than a walk where most nodes are in them.
    guard count < subject.tree.count / 4 else { return nil }
    return lists.flatMap { $0 }.sorted()
  }

  /// The nodes of a scope that fit, and those of which that cannot be told.
  func candidates(in scope: Scope, of subject: Subject) throws(RegularExpression.LimitReached) -> Candidates {
    var found = Candidates()
    func look(_ index: Int) throws(RegularExpression.LimitReached) {
      let id = NodeID(index)
      switch try fit(id, in: subject) {
      case .no: break
      case .untold: found.untold.append(id)
      case .yes: found.fitting.append(id)
      }
    }
    if let list = shortlist(in: subject) {
      for index in list where scope.contains(Int(index)) { try look(Int(index)) }
    } else {
      for range in scope.ranges { for index in range { try look(index) } }
    }
    return found
  }

  /// Why a node cannot be told: the reasons of the parts that cannot, each once.
  func reasons(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> [String] {
    var reasons: [String] = []
    if let role, role.fit(id, in: subject) == .untold, let reason = role.reason(id, in: subject) {
      reasons.append(reason)
    }
    for test in tests where try test.fit(id, in: subject) == .untold {
      let reason = test.reason(id, in: subject) ?? "\(subject.dump.format) dumps do not tell '\(test.test.name)'"
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    if pattern.stop != nil, subject.stops[id.index] == .untold {
      reasons.append("this dump does not say where a screen reader stops")
    }
    return reasons
  }
}

/// The part of a dump that is judged: runs of nodes in document order, no node twice.
struct Scope {
  /// The runs, in order and apart from each other.
  var ranges: [Range<Int>]

  /// The whole of a tree.
  init(whole tree: Tree) { ranges = tree.count == 0 ? [] : [0..<tree.count] }

  /// What is below these nodes, the nodes themselves not included unless one is below another.
  init(below nodes: [NodeID], in tree: Tree) {
    ranges = []
    for id in nodes {
      let range = tree.descendants(of: id)
      guard let last = ranges.last, range.lowerBound < last.upperBound else {
        if !range.isEmpty { ranges.append(range) }
        continue
      }
      // Nodes are nested or apart, and they come in document order: this one lies inside the last run.
    }
  }

  /// Whether a node is in it.
  func contains(_ index: Int) -> Bool {
    if ranges.count == 1 { return ranges[0].contains(index) }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(index)
  }

  /// The number of nodes.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }
  /// The last node, or `nil` where it is empty.
  var last: NodeID? { ranges.last.map { NodeID($0.upperBound - 1) } }
}
