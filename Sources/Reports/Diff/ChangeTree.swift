internal import AccessibilityTree
internal import DumpFormats
internal import TreeDiff

/// What stands around changes: the elements above each, where the change before did not show them already.
struct ChangeTree {
  /// An element around a change.
  struct Line {
    var depth: Int
    var text: String
    /// Whether there is more above it that is not shown.
    var isCut: Bool
  }

  /// An element, in the new dump where it is there.
  private struct Element: Equatable {
    var isNew: Bool
    var node: Int
  }

  private let old: DumpReading
  private let new: DumpReading
  private let result: DiffResult
  private let limit: Int
  private var shown: [Element] = []

  init(_ old: DumpReading, _ new: DumpReading, _ result: DiffResult, context limit: Int) {
    self.old = old
    self.new = new
    self.result = result
    self.limit = limit
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
    guard chain != shown else { return ([], chain.count) }
    let common = zip(chain, shown).prefix { $0 == $1 }.count
    shown = chain
    let lines = chain.indices.dropFirst(common).map { depth in
      Line(depth: depth, text: text(of: chain[depth]), isCut: isCut && depth == 0)
    }
    return (lines, chain.count)
  }

  private func parent(of change: Change) -> Element? {
    if let node = change.new { return parent(of: Element(isNew: true, node: node.index)) }
    return change.old.flatMap { parent(of: Element(isNew: false, node: $0.index)) }
  }

  private func parent(of element: Element) -> Element? {
    let tree = element.isNew ? new.tree : old.tree
    guard let parent = tree.parent(of: NodeID(element.node)) else { return nil }
    if element.isNew { return Element(isNew: true, node: parent.index) }
    // What is still there is shown as it is now.
    return result.newNode(of: parent).map { Element(isNew: true, node: $0.index) }
      ?? Element(isNew: false, node: parent.index)
  }

  private func text(of element: Element) -> String {
    NodeLine.text(of: NodeID(element.node), in: element.isNew ? new.dump : old.dump)
  }
}
