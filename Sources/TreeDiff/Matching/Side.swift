internal import AccessibilityTree

/// One of the two trees as the search sees it.
///
/// A class, since it is handed to every step of the search: a copy of a struct would count seven arrays each time.
final class Side: Sendable {
  let prints: Fingerprints
  /// Parents and ends apart from all else that a node has, so that walks over siblings touch little memory.
  private let parents: [Int32]
  private let ends: [Int32]
  /// The words that say which element is meant.
  let words: WordTable

  init(parents: [Int32], ends: [Int32], prints: Fingerprints) {
    self.prints = prints
    self.parents = parents
    self.ends = ends
    words = WordTable(prints.label.indices.map { prints.word($0) }, prints.identity)
  }

  /// Makes the side of a dump that is compared by its own attributes.
  convenience init(_ subject: Subject, rules: DiffRules) {
    let nodes = subject.tree.nodes
    let parents = nodes.map(\.parent)
    let prints = Fingerprints(subject.dump, parents: parents, plan: subject.plan, rules: rules)
    self.init(parents: parents, ends: nodes.map(\.subtreeEnd), prints: prints)
  }

  var count: Int { ends.count }

  /// The parent of a node, or -1 above the roots.
  @inline(__always)
  func parent(_ node: Int) -> Int { Int(parents[node]) }
  /// One past the last node inside a node.
  @inline(__always)
  func end(_ node: Int) -> Int { Int(ends[node]) }
  @inline(__always)
  func size(_ node: Int) -> Int { Int(ends[node]) - node }
  @inline(__always)
  func isLeaf(_ node: Int) -> Bool { Int(ends[node]) == node + 1 }
  @inline(__always)
  func subtree(_ node: Int) -> UInt64 { prints.subtree[node] }
  @inline(__always)
  func kind(_ node: Int) -> UInt32 { prints.kind[node] }
  @inline(__always)
  func label(_ node: Int) -> UInt32 { prints.label[node] }
  @inline(__always)
  func identity(_ node: Int) -> UInt32 { prints.identity[node] }
  @inline(__always)
  func attributes(_ node: Int) -> UInt64 { prints.attributes[node] }

  /// The hash of role and name together, since a text often stands beside the field it names; 0 without a name.
  @inline(__always)
  func word(_ node: Int) -> UInt32 { prints.word(node) }

  /// Whether nothing says which element it is.
  func isAnonymous(_ node: Int) -> Bool { label(node) == 0 && identity(node) == 0 }

  /// The nodes inside a node, or all where it is -1, which stands above the roots.
  func inside(_ parent: Int) -> Range<Int> {
    parent < 0 ? 0..<count : (parent + 1)..<end(parent)
  }

  /// Visits the children of a node, or the roots.
  @inline(__always)
  func forEachChild(of parent: Int, _ visit: (Int) -> Void) {
    let range = inside(parent)
    var next = range.lowerBound
    while next < range.upperBound {
      visit(next)
      next = end(next)
    }
  }

  /// The number of children, counted no further than a limit.
  func childCount(_ parent: Int, limit: Int) -> Int {
    let range = inside(parent)
    var next = range.lowerBound
    var count = 0
    while next < range.upperBound, count < limit {
      count += 1
      next = end(next)
    }
    return count
  }
}
