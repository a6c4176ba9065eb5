internal import AccessibilityTree

/// TalkBack's choice of stops in Compose, by Compose's own rule of what is merged into what.
///
/// A node that merges is a stop with all that is inside it, save what merges itself: that is a stop of its own. Of the
/// rest, what has a name or a widget's role is a stop. Nothing inside a node that clears the semantics below it is told.
enum ComposeStops {
  /// For each node: whether TalkBack stops there.
  static func find(in tree: Tree, _ roles: RoleClasses) -> [StopAnswer] {
    let merging = flag("MergeDescendants", in: tree)
    let clearing = flag("ClearAndSetSemantics", in: tree)
    var stops = [StopAnswer](repeating: .no, count: tree.count)
    var (mergedUntil, clearedUntil) = (0, 0)
    for index in stops.indices where index >= clearedUntil {
      let node = tree.nodes[index]
      if clearing[index] { clearedUntil = Int(node.subtreeEnd) }
      guard node.states[.visible] != .false, node.states[.accessible] != .false else { continue }
      let meaning = roles.meaning(of: NodeID(index))
      guard merging[index] || index >= mergedUntil && StopFinder.isListed(node, meaning) else { continue }
      stops[index] = .yes
      if merging[index] || StopFinder.coversChildren(meaning) {
        mergedUntil = max(mergedUntil, Int(node.subtreeEnd))
      }
    }
    return stops
  }

  /// For each node: whether a flag of Compose is set there.
  private static func flag(_ name: String, in tree: Tree) -> [Bool] {
    guard let symbol = tree.symbols.find(name) else { return [Bool](repeating: false, count: tree.count) }
    return tree.nodes.indices.map { index in
      tree.bytes(tree.attribute(symbol, of: NodeID(index))).elementsEqual("true".utf8)
    }
  }
}
