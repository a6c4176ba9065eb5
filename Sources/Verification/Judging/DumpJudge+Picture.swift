internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Pictures of a judged dump.
extension DumpJudge {
  /// Draws the tree, so many nodes of it: those that are mentioned and what is around them before all others.
  func picture(nodes limit: Int, mentioned: [Int]) -> DumpPicture {
    let tree = subject.tree
    let kept = keptNodes(limit, mentioned)
    var nodes: [DumpPicture.Node] = []
    nodes.reserveCapacity(kept.count)
    // The ends of the subtrees that are open at a node: their number is its depth.
    var open: [Int32] = []
    for index in tree.nodes.indices {
      while let end = open.last, end <= index { open.removeLast() }
      if kept.contains(index) { nodes.append(node(NodeID(index), depth: open.count)) }
      open.append(tree.nodes[index].subtreeEnd)
    }
    return DumpPicture(
      platform: subject.platform, variant: subject.selector.variant, path: subject.path, nodes: nodes,
      count: tree.count)
  }

  private func node(_ id: NodeID, depth: Int) -> DumpPicture.Node {
    let isStop: Bool? =
      switch subject.stops[id.index] {
      case .yes: true
      case .no: false
      case .untold: nil
      }
    return DumpPicture.Node(
      index: id.index, depth: depth, position: subject.position(of: id), text: NodeLine.text(of: id, in: subject.dump),
      isStop: isStop, isInScope: scope.contains(id.index), claims: claims[id.index] ?? [])
  }

  private func keptNodes(_ limit: Int, _ mentioned: [Int]) -> Set<Int> {
    let tree = subject.tree
    if tree.count <= limit { return Set(tree.nodes.indices) }
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
