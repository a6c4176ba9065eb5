internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Pictures of a judged dump.
extension DumpJudge {
  /// Draws the tree, so many nodes of it: those that are mentioned and what is around them before all others.
  func picture(nodes limit: Int, mentioned: [Int]) -> DumpPicture {
    let tree = subject.tree
    let nodes = TreeExcerpt(of: tree, limit: limit, mentioned: mentioned).nodes.map { node($0.node, depth: $0.depth) }
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
}
