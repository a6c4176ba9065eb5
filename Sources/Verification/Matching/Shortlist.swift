internal import AccessibilityTree

/// The nodes that an index leaves to look at, in document order.
struct Shortlist {
  /// The nodes.
  let nodes: ArraySlice<Int32>

  /// Looks at those of a scope, in document order.
  func forEach<Failure: Error>(in scope: Scope, _ look: (Int) throws(Failure) -> Void) throws(Failure) {
    guard scope.ranges.count <= nodes.count else {
      for node in nodes where scope.contains(Int(node)) { try look(Int(node)) }
      return
    }
    for range in scope.ranges {
      var place = Bisection.first(in: nodes.indices) { Int(nodes[$0]) >= range.lowerBound }
      while place < nodes.endIndex, Int(nodes[place]) < range.upperBound {
        try look(Int(nodes[place]))
        place += 1
      }
    }
  }
}

extension BoundPattern {
  /// The shortest list of nodes outside which nothing fits; `nil` where there is none but all nodes.
  func shortlist(in subject: Subject) -> Shortlist? {
    var best: ArraySlice<Int32>?
    func consider(_ list: ArraySlice<Int32>) { if list.count < best?.count ?? .max { best = list } }
    if let name {
      let index = coversAllTexts ? subject.allTexts : subject.names
      consider(index.nodes(with: name, in: subject.tree))
    }
    let classes = role?.possibleClasses
    for test in tests {
      if let list = test.nodes(ofClasses: classes, in: subject) { consider(list) }
    }
    for list in containing {
      if let around = BoundPattern.ancestors(of: list, in: subject.tree) { consider(around[...]) }
    }
    if let classes, let list = classList(classes, in: subject, shorterThan: best?.count ?? .max) { consider(list) }
    return best.map(Shortlist.init)
  }

  /// The nodes of these pairs of role and subrole.
  private func classList(_ classes: [Int], in subject: Subject, shorterThan limit: Int) -> ArraySlice<Int32>? {
    if classes.count == 1 { return subject.nodesOfClass[classes[0]] }
    let count = classes.reduce(0) { $0 + subject.nodesOfClass.count(of: $1) }
    // Merging many lists costs more than a walk where most nodes are in them.
    guard count < limit, count < subject.tree.count / 4 else { return nil }
    return subject.nodes(ofClasses: classes)
  }

  /// The nodes around these, where they are few.
  private static func ancestors(of nodes: ArraySlice<Int32>, in tree: Tree) -> [Int32]? {
    let most = 1024
    guard nodes.count <= most else { return nil }
    var found: Set<Int32> = []
    for node in nodes {
      var parent = tree.nodes[Int(node)].parent
      while parent >= 0, found.insert(parent).inserted {
        if found.count > most { return nil }
        parent = tree.nodes[Int(parent)].parent
      }
    }
    return found.sorted()
  }
}
