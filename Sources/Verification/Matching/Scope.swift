internal import AccessibilityTree

/// The part of a dump that is judged: runs of nodes in document order, no node twice.
struct Scope {
  /// The runs, in order and apart from each other.
  let ranges: [Range<Int>]

  /// The runs as they are.
  init(ranges: [Range<Int>]) { self.ranges = ranges }

  /// The whole of a tree.
  init(whole tree: Tree) { ranges = tree.count == 0 ? [] : [0..<tree.count] }

  /// What is below these nodes, the nodes themselves not included unless one is below another.
  init(below nodes: [NodeID], in tree: Tree) {
    var ranges: [Range<Int>] = []
    for id in nodes {
      let range = tree.descendants(of: id)
      // Nodes are nested or apart, and they come in document order: one that begins before the last run's end is inside.
      if let last = ranges.last, range.lowerBound < last.upperBound { continue }
      if !range.isEmpty { ranges.append(range) }
    }
    self.ranges = ranges
  }

  /// Whether a node is in it.
  func contains(_ index: Int) -> Bool {
    let place = Bisection.first(in: ranges.indices) { ranges[$0].upperBound > index }
    return place < ranges.count && ranges[place].contains(index)
  }

  /// Whether it leaves out no node of a tree.
  func isWhole(_ tree: Tree) -> Bool { count == tree.count }

  /// The number of nodes.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }
  /// The last node, or `nil` where it is empty.
  var last: NodeID? { ranges.last.map { NodeID($0.upperBound - 1) } }
}

/// Binary search.
enum Bisection {
  /// The first place of a range for which something holds that holds for all places after it; its end where there is none.
  static func first(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
