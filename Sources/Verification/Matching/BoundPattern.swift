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
  let containing: [ArraySlice<Int32>]

  /// Binds a pattern.
  ///
  /// - Parameter forAbsence: whether a `no` asks.
  init(
    _ pattern: NodePattern, in subject: Subject, forAbsence: Bool = false, expressions: ExpressionCache
  ) throws(RegularExpression.SyntaxError) {
    self.pattern = pattern
    role = pattern.role.map { subject.matcher(of: $0, forAbsence: forAbsence) }
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
      var isFound = false
      subject.forEachText(of: id) { ref, _ in
        if !isFound { isFound = TextComparison.equal(tree.text, ref.range, name) }
      }
      return Fit(isFound)
    }
    let ref = tree.nodes[id.index].name
    return Fit(!ref.isAbsent && TextComparison.equal(tree.text, ref.range, name))
  }

  /// Whether a list of nodes has one of a range.
  static func contains(_ list: ArraySlice<Int32>, in range: Range<Int>) -> Bool {
    let place = Bisection.first(in: list.indices) { Int(list[$0]) >= range.lowerBound }
    return place < list.endIndex && range.contains(Int(list[place]))
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
      try list.forEach(in: scope, look)
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
      reasons.append(DumpReading.untoldReason)
    }
    return reasons
  }
}
