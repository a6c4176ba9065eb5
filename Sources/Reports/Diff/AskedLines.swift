internal import AccessibilityTree

/// The lines in which a few nodes of a dump begin.
///
/// An index of all lines of a large dump costs more than all that is told of it; these are counted in one walk over its
/// text.
struct AskedLines: Sendable {
  private let nodes: [Node]
  /// The bytes at which the nodes that were asked for begin, in order.
  private var offsets: [UInt32] = []
  /// The line of each, from 1.
  private var lines: [UInt32] = []

  /// Finds the lines of nodes, which may be named in any order and more than once.
  init(of asked: [NodeID], in tree: Tree) {
    nodes = tree.nodes
    let asked = asked.map { tree.nodes[$0.index].offset }.sorted()
    let text = tree.text.span
    offsets.reserveCapacity(asked.count)
    lines.reserveCapacity(asked.count)
    var (start, line) = (0, UInt32(1))
    for offset in asked where offsets.last != offset {
      let end = min(Int(offset), tree.sourceLength, text.count)
      if start < end { line += UInt32(ByteScan.count(0x0a, in: text, start..<end)) }
      start = max(start, end)
      offsets.append(offset)
      lines.append(line)
    }
  }

  /// The line of a node; `nil` for one that was not named.
  func line(of node: NodeID) -> Int? {
    let offset = nodes[node.index].offset
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset ? Int(lines[low]) : nil
  }
}
