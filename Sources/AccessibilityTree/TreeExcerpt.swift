/// The nodes of a tree that a page draws: all of a small tree, and of a large one those that matter with all around them.
public struct TreeExcerpt: Sendable {
  /// The most nodes of all dumps together that a page can show, and of one dump at most and at least.
  private static let mostOfAll = 100_000
  private static let mostOfOne = 40...2_000

  /// The nodes in document order, each with how many are around it.
  public let nodes: [(node: NodeID, depth: Int)]

  /// How many nodes of each dump are drawn where there are so many dumps.
  public static func nodes(ofEachOf dumps: Int) -> Int {
    min(max(mostOfAll / max(1, dumps), mostOfOne.lowerBound), mostOfOne.upperBound)
  }

  /// Chooses nodes of a tree.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - limit: how many at most.
  ///   - mentioned: the places of those that matter, which come first.
  public init(of tree: Tree, limit: Int, mentioned: [Int]) {
    let kept = TreeExcerpt.kept(tree, limit, mentioned)
    var nodes: [(node: NodeID, depth: Int)] = []
    nodes.reserveCapacity(kept?.count ?? tree.count)
    // The ends of the subtrees that are open at a node: their number is its depth.
    var open: [Int32] = []
    for index in tree.nodes.indices {
      while let end = open.last, end <= index { open.removeLast() }
      if kept?.contains(index) ?? true { nodes.append((NodeID(index), open.count)) }
      open.append(tree.nodes[index].subtreeEnd)
    }
    self.nodes = nodes
  }

  /// The places that are kept; `nil` for all.
  private static func kept(_ tree: Tree, _ limit: Int, _ mentioned: [Int]) -> Set<Int>? {
    if tree.count <= limit { return nil }
    var kept: Set<Int> = []
    for index in mentioned.sorted() where index < tree.count && kept.count < limit {
      var next = Int32(index)
      while next >= 0, kept.count < limit, kept.insert(Int(next)).inserted { next = tree.nodes[Int(next)].parent }
    }
    var next = 0
    while kept.count < limit, next < tree.count {
      kept.insert(next)
      next += 1
    }
    return kept
  }
}
