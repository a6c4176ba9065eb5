internal import AccessibilityTree
internal import Vocabulary

/// The nodes of a dump that another format can show as well, as a tree of their own.
///
/// What holds others and says nothing differs between any two formats, and so does what a platform puts around an app.
struct SharedTree {
  /// For each node that is kept its place in the whole tree, in document order.
  private(set) var places: [Int] = []
  /// For each kept node the parent among the kept ones, or -1.
  private(set) var parents: [Int32] = []
  /// For each kept node one past the last kept node inside it.
  private(set) var ends: [Int32] = []

  /// Picks the nodes of a dump.
  init(_ subject: Subject) {
    let tree = subject.tree
    var open: [(end: Int, place: Int)] = []
    let range = SharedTree.start(tree, subject)
    var next = range.lowerBound
    while next < range.upperBound {
      while let last = open.last, last.end <= next { close(&open) }
      if SharedTree.isFurniture(next, subject) {
        next = Int(tree.nodes[next].subtreeEnd)
        continue
      }
      if SharedTree.tells(next, subject), !SharedTree.repeats(next, open.last.map { places[$0.place] }, subject) {
        parents.append(Int32(open.last?.place ?? -1))
        ends.append(0)
        open.append((Int(tree.nodes[next].subtreeEnd), places.count))
        places.append(next)
      }
      next += 1
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func close(_ open: inout [(end: Int, place: Int)]) {
    guard let last = open.popLast() else { return }
    ends[last.place] = Int32(places.count)
  }

  /// Where the app itself is: on the iOS Simulator the content group, elsewhere the whole tree.
  private static func start(_ tree: Tree, _ subject: Subject) -> Range<Int> {
    for index in 0..<tree.count where subject.meaning(index)?.name == "screen" {
      return (index + 1)..<Int(tree.nodes[index].subtreeEnd)
    }
    return 0..<tree.count
  }

  /// What a platform puts around an app, with all that is in it.
  private static func isFurniture(_ index: Int, _ subject: Subject) -> Bool {
    subject.meaning(index).map { furniture.contains($0.name) } ?? false
  }

  private static let furniture: Set<String> = ["menu-bar", "window-button", "title-bar", "status-bar"]

  /// Whether a node says something that another format has to say as well.
  ///
  /// A page is around its content as a window is around an app's: some formats have it, and some begin inside it.
  private static func tells(_ index: Int, _ subject: Subject) -> Bool {
    guard let role = subject.meaning(index) else {
      return subject.says(index) || subject.isStop(index)
    }
    if role.name == "web-area" { return false }
    switch role.kind {
    case .window: return false
    case .container, .structure: return subject.says(index) || subject.isStop(index)
    case .widget, .text, .image, .range: return true
    }
  }

  /// Whether a leaf is but the text that the element around it has as its name: browsers print both, and what is made
  /// from their trees prints one.
  private static func repeats(_ index: Int, _ around: Int?, _ subject: Subject) -> Bool {
    guard let around else { return false }
    let (node, outer) = (subject.tree.nodes[index], subject.tree.nodes[around])
    guard node.name.length > 0, node.name.length == outer.name.length else { return false }
    if let role = subject.meaning(index), role.kind != .text { return false }
    return subject.tree.bytes(node.name) == subject.tree.bytes(outer.name)
  }
}
