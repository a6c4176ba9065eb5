internal import AccessibilityTree
internal import DumpFormats
internal import TreeDiff

/// What stands around changes: the elements above each, and how many before it did not change.
struct ChangeTree {
  /// A line around a change.
  struct Line {
    var depth: Int
    /// An element; `nil` for siblings that are left out.
    var text: String?
    /// How many siblings are left out.
    var count = 0
    /// Whether there is more above it that is not shown.
    var isCut = false
  }

  /// An element, in the new dump where it is there.
  private struct Element: Equatable {
    var isNew: Bool
    var node: Int
  }

  private let sides: DiffSides
  private let result: DiffResult
  private let limit: Int
  private var shown: [Element] = []
  /// Where the siblings begin that were not told yet, in the new dump.
  private var nextSibling = 0
  /// For each new node how many nodes before it have a change.
  private let changesBefore: [Int32]

  init(_ sides: DiffSides, _ result: DiffResult, context limit: Int) {
    self.sides = sides
    self.result = result
    self.limit = limit
    changesBefore = limit > 0 ? ChangeTree.countChanges(result, sides) : []
  }

  private static func countChanges(_ result: DiffResult, _ sides: DiffSides) -> [Int32] {
    var counts = [Int32](repeating: 0, count: sides.new.reading.tree.count + 1)
    for change in result.changes {
      if let node = change.new {
        counts[node.index + 1] += 1
      } else if let parent = change.old.flatMap({ sides.old.reading.tree.parent(of: $0) }),
        let node = result.newNode(of: parent)
      {
        counts[node.index + 1] += 1
      }
    }
    for place in counts.indices.dropFirst() { counts[place] += counts[place - 1] }
    return counts
  }

  /// The lines to show before a change, and how deep it stands below them.
  mutating func context(of change: Change) -> (lines: [Line], depth: Int) {
    var chain: [Element] = []
    var next = parent(of: change)
    while let element = next, chain.count < limit {
      chain.append(element)
      next = parent(of: element)
    }
    chain.reverse()
    let isCut = next != nil
    var lines: [Line] = []
    if chain != shown {
      let common = zip(chain, shown).prefix { $0 == $1 }.count
      shown = chain
      lines = chain.indices.dropFirst(common).map { depth in
        Line(depth: depth, text: text(of: chain[depth]), isCut: isCut && depth == 0)
      }
      nextSibling = chain.last.map { $0.isNew ? $0.node + 1 : .max } ?? 0
    }
    let unchanged = siblings(before: change)
    if unchanged > 0 { lines.append(Line(depth: chain.count, count: unchanged)) }
    return (lines, chain.count)
  }

  /// How many siblings right before a change are as they were, counted from the last one that was told.
  private mutating func siblings(before change: Change) -> Int {
    guard limit > 0, let node = change.new?.index, nextSibling <= node else { return 0 }
    let tree = sides.new.reading.tree
    guard shown.last.map({ $0.isNew && Int32($0.node) == tree.nodes[node].parent }) ?? (tree.nodes[node].parent < 0)
    else { return 0 }
    var count = 0
    while nextSibling < node {
      let end = Int(tree.nodes[nextSibling].subtreeEnd)
      if changesBefore[end] == changesBefore[nextSibling] { count += 1 }
      nextSibling = end
    }
    nextSibling = Int(tree.nodes[node].subtreeEnd)
    return count
  }

  private func parent(of change: Change) -> Element? {
    if let node = change.new { return parent(of: Element(isNew: true, node: node.index)) }
    return change.old.flatMap { parent(of: Element(isNew: false, node: $0.index)) }
  }

  private func parent(of element: Element) -> Element? {
    let tree = element.isNew ? sides.new.reading.tree : sides.old.reading.tree
    guard let parent = tree.parent(of: NodeID(element.node)) else { return nil }
    if element.isNew { return Element(isNew: true, node: parent.index) }
    // What is still there is shown as it is now.
    return result.newNode(of: parent).map { Element(isNew: true, node: $0.index) }
      ?? Element(isNew: false, node: parent.index)
  }

  private func text(of element: Element) -> String {
    (element.isNew ? sides.new : sides.old).text(of: NodeID(element.node))
  }
}
