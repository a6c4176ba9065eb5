internal import AccessibilityTree

/// One of the two trees as the search sees it.
///
/// A class, since it is handed to every step of the search: a copy of a struct would count all its arrays each time.
final class Side: Sendable {
  let prints: Fingerprints
  /// The whole tree, of which only parents and texts are asked, and rarely.
  private let tree: Tree
  /// The places in the whole tree and the parents, where not all nodes of it are compared; else empty.
  private let places: [Int]
  private let parents: [Int32]
  /// Ends apart from all else that a node has, so that walks over siblings touch little memory.
  private let ends: [Int32]
  private let words: WordTable

  private let subject: Subject

  private init(_ subject: Subject, places: [Int], parents: [Int32], ends: [Int32], prints: Fingerprints) {
    self.prints = prints
    self.subject = subject
    tree = subject.tree
    self.places = places
    self.parents = parents
    self.ends = ends
    words = WordTable(prints)
  }

  /// Makes the side of a dump that is compared by what another format shows as well.
  convenience init(_ subject: Subject, _ shown: SharedTree, prints: Fingerprints) {
    self.init(subject, places: shown.places, parents: shown.parents, ends: shown.ends, prints: prints)
  }

  /// Makes the side of a dump that is compared by its own attributes.
  convenience init(_ subject: Subject, rules: DiffRules) {
    self.init(
      subject, places: [], parents: [], ends: subject.tree.nodes.map(\.subtreeEnd),
      prints: Fingerprints(subject, rules: rules))
  }

  var count: Int { ends.count }

  /// Whether a person can do something with a node.
  func isActionable(_ node: Int) -> Bool { subject.isActionable(places.isEmpty ? node : places[node]) }

  /// The parent of a node, or -1 above the roots.
  @inline(__always)
  func parent(_ node: Int) -> Int { Int(parents.isEmpty ? tree.nodes[node].parent : parents[node]) }
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
  func kind(_ node: Int) -> UInt32 { prints.kind(node) }
  @inline(__always)
  func label(_ node: Int) -> UInt32 { prints.label[node] }
  @inline(__always)
  func identity(_ node: Int) -> UInt32 { prints.identity[node] }
  @inline(__always)
  func attributes(_ node: Int) -> UInt64 { prints.attributes[node] }

  /// The hash of role and name together, since a text often stands beside the field it names; 0 without a name.
  @inline(__always)
  func word(_ node: Int) -> UInt32 { prints.word(node) }

  /// The node that says a word; `nil` where none does, or several do.
  @inline(__always)
  func onlyNode(of word: UInt32) -> Int? { words.onlyNode(of: word, prints) }

  /// Whether any node says a word.
  func says(_ word: UInt32) -> Bool { words.holds(word, prints) }

  /// The name of a node.
  func name(_ node: Int) -> ArraySlice<UInt8> {
    tree.bytes(tree.nodes[places.isEmpty ? node : places[node]].name)
  }

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
