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
  /// The nodes by themselves: a tree in hand is a tree whose arrays are counted.
  private let oldNodes: [Node]
  private let newNodes: [Node]
  private var shown: [Element] = []
  /// Where the siblings begin that were not told yet, by the new element around them; -1 stands above the roots.
  private var nextSiblings: [Int: Int] = [:]
  /// The same of the element around the last change, which nearly always is that around the next one too.
  private var last = (parent: -2, next: 0)
  /// For each new node how many nodes before it have a change.
  private let changesBefore: [Int32]

  init(_ sides: DiffSides, _ result: DiffResult, context limit: Int) {
    self.sides = sides
    self.result = result
    self.limit = limit
    oldNodes = sides.old.reading.tree.nodes
    newNodes = sides.new.reading.tree.nodes
    changesBefore = limit > 0 ? ChangeTree.countChanges(result, sides) : []
  }

  private static func countChanges(_ result: DiffResult, _ sides: DiffSides) -> [Int32] {
    let olds = sides.old.reading.tree.nodes
    var counts = [Int32](repeating: 0, count: sides.new.reading.tree.count + 1)
    for change in result.changes {
      if let node = change.new {
        counts[node.index + 1] += 1
      } else if let old = change.old, case let parent = Int(olds[old.index].parent), parent >= 0,
        let node = result.newNode(of: NodeID(parent))
      {
        counts[node.index + 1] += 1
      }
    }
    for place in counts.indices.dropFirst() { counts[place] += counts[place - 1] }
    return counts
  }

  /// The lines to show before a change, and how deep it stands below them.
  mutating func context(of change: Change) -> (lines: [Line], depth: Int) {
    guard limit > 0 else { return ([], 0) }
    let parent = parent(of: change)
    var lines = parent == shown.last ? [] : show(around: parent)
    let unchanged = siblings(before: change)
    if unchanged > 0 { lines.append(Line(depth: shown.count, count: unchanged)) }
    return (lines, shown.count)
  }

  /// Goes on as if a change had been shown.
  mutating func pass(over change: Change) {
    guard limit > 0 else { return }
    let parent = parent(of: change)
    if parent != shown.last { shown = chain(around: parent).elements }
    _ = siblings(before: change)
  }

  /// Goes on below another element: what of it and of what is around it is not shown already.
  private mutating func show(around parent: Element?) -> [Line] {
    let (chain, isCut) = chain(around: parent)
    let common = zip(chain, shown).prefix { $0 == $1 }.count
    shown = chain
    return chain.indices.dropFirst(common).map { depth in
      Line(depth: depth, text: text(of: chain[depth]), isCut: isCut && depth == 0)
    }
  }

  /// The nearest elements above, the outermost first, and whether there are more above them.
  private func chain(around parent: Element?) -> (elements: [Element], isCut: Bool) {
    var chain: [Element] = []
    var next = parent
    while let element = next, chain.count < limit {
      chain.append(element)
      next = self.parent(of: element)
    }
    return (chain.reversed(), next != nil)
  }

  /// How many siblings right before a change are as they were, counted from the last one that was told.
  private mutating func siblings(before change: Change) -> Int {
    guard let node = change.new?.index else { return 0 }
    let parent = Int(newNodes[node].parent)
    if parent != last.parent {
      nextSiblings[last.parent] = last.next
      last = (parent, nextSiblings[parent] ?? parent + 1)
    }
    var next = last.next
    var count = 0
    while next < node {
      let end = Int(newNodes[next].subtreeEnd)
      if changesBefore[end] == changesBefore[next] { count += 1 }
      next = end
    }
    // What moved may be told before what stands in front of it.
    last.next = max(next, Int(newNodes[node].subtreeEnd))
    return count
  }

  private func parent(of change: Change) -> Element? {
    if let node = change.new { return parent(of: Element(isNew: true, node: node.index)) }
    return change.old.flatMap { parent(of: Element(isNew: false, node: $0.index)) }
  }

  private func parent(of element: Element) -> Element? {
    let parent = Int((element.isNew ? newNodes : oldNodes)[element.node].parent)
    if parent < 0 { return nil }
    if element.isNew { return Element(isNew: true, node: parent) }
    // What is still there is shown as it is now.
    return result.newNode(of: NodeID(parent)).map { Element(isNew: true, node: $0.index) }
      ?? Element(isNew: false, node: parent)
  }

  private func text(of element: Element) -> String {
    (element.isNew ? sides.new : sides.old).text(of: NodeID(element.node))
  }
}
