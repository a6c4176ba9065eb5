internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Finds the node that a person would say was meant by a pattern that matched nothing.
///
/// The name weighs most, then the role, then the rest. Ties go to the earlier node, so the answer is the same on
/// every run. Indexes say which nodes come into question, so the work does not grow with the dump.
struct NearestNodeSearch {
  private let bound: BoundPattern
  private let subject: Subject
  private let names: [WantedName]
  /// The tests that ask for anything but a name.
  private let others: [BoundTest]

  /// Below this there is "nothing similar": a role alone says too little, a name that is only contained just enough.
  private static let threshold = 4.0
  /// The same where the pattern names nothing.
  private static let thresholdWithoutName = 2.0
  /// How many nodes of the indexes are looked at.
  private static let maximumVisits = 1000
  /// How many of them are compared in full.
  private static let maximumComparisons = 64

  /// Prepares a search.
  init(bound: BoundPattern, subject: Subject) {
    self.bound = bound
    self.subject = subject
    var names: [WantedName] = []
    var others: [BoundTest] = []
    if let name = bound.pattern.name { names.append(WantedName(name.text, attribute: nil)) }
    for test in bound.tests {
      if let name = WantedName(test, in: subject) { names.append(name) } else { others.append(test) }
    }
    self.names = names
    self.others = others
  }

  /// The nearest node of a scope; `nil` where nothing is similar.
  func find(in scope: Scope) throws(RegularExpression.LimitReached) -> NodeID? {
    var best: (id: NodeID, score: Double)?
    for id in candidates(in: scope) {
      let score = try score(id)
      if score > best?.score ?? 0 { best = (id, score) }
    }
    let threshold = names.isEmpty ? NearestNodeSearch.thresholdWithoutName : NearestNodeSearch.threshold
    return best.flatMap { $0.score >= threshold ? $0.id : nil }
  }

  // MARK: - Which nodes come into question

  /// The nodes that share most with the pattern, in document order.
  private func candidates(in scope: Scope) -> [NodeID] {
    var shared: [Int: Int] = [:]
    var visits = 0
    func take(_ list: ArraySlice<Int32>, weight: Int) {
      var left = NearestNodeSearch.maximumVisits - visits
      // Where the list is longer than what may be looked at, those at its start are.
      for place in scope.places(in: list) {
        if left == 0 { break }
        left -= 1
        visits += 1
        shared[Int(list[place]), default: 0] += weight
      }
    }
    for name in names {
      take(subject.allTexts.nodes(with: name.bytes, in: subject.tree), weight: 8)
      for list in subject.words.lists(near: name.text, atMost: 12) { take(list, weight: 2) }
    }
    for test in others {
      if let list = test.nodes(ofClasses: nil, in: subject) { take(list, weight: 1) }
    }
    if names.isEmpty, let role = bound.role { take(subject.nodes(ofClasses: role.possibleClasses), weight: 0) }
    if names.isEmpty, shared.isEmpty { return scope.first(NearestNodeSearch.maximumComparisons) }
    let ranked = shared.map { (index: $0.key, rank: $0.value + roleRank($0.key)) }
      .sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }
    return ranked.prefix(NearestNodeSearch.maximumComparisons).map { NodeID($0.index) }.sorted()
  }

  private func roleRank(_ index: Int) -> Int { Int(bound.role?.fit(NodeID(index), in: subject).rawValue ?? 0) }

  // MARK: - Scores

  private func score(_ id: NodeID) throws(RegularExpression.LimitReached) -> Double {
    var score = names.reduce(0) { $0 + $1.score(id, in: subject) }
    let hasName = !names.isEmpty
    if let role = bound.role { score += Double(role.fit(id, in: subject).rawValue) * (hasName ? 1 : 1.5) }
    for test in others { score += Double(try test.fit(id, in: subject).rawValue) * weight(of: test) }
    if let stop = bound.pattern.stop, (subject.stops[id.index] == .yes) == stop { score += 0.25 }
    return score
  }
}

extension NearestNodeSearch {
  /// What a test counts beside name and role; an identifier says nearly as much as a name.
  private func weight(of test: BoundTest) -> Double {
    if names.isEmpty { return 1 }
    if case .text(.id) = test.target, case .equals = test.test.demand { return 1.5 }
    return 0.5
  }
}

extension Scope {
  /// The places of a list of nodes that are in the scope, first to last.
  func places(in list: ArraySlice<Int32>) -> some Sequence<Int> {
    ranges.lazy.flatMap { range in
      let first = Bisection.first(in: list.indices) { Int(list[$0]) >= range.lowerBound }
      let end = Bisection.first(in: first..<list.endIndex) { Int(list[$0]) >= range.upperBound }
      return first..<end
    }
  }

  /// The first few nodes of the scope.
  func first(_ count: Int) -> [NodeID] { ranges.lazy.joined().prefix(count).map(NodeID.init) }
}
