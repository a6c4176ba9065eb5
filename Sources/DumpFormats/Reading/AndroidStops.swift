internal import AccessibilityTree

/// TalkBack's choice of stops, from what a uiautomator dump shows.
///
/// A node is a stop if it can be acted on and has something to say: a text of its own, or texts inside it that are no
/// target of their own; or if it is a text with no such target around it.
enum AndroidStops {
  /// For each node: whether TalkBack stops there.
  static func find(in tree: Tree) -> [StopAnswer] {
    let actionable = self.actionable(in: tree)
    // Bottom up: children stand after their parent, so one walk from the end sees every child before it.
    var speaksBelow = [Bool](repeating: false, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) where !actionable[index] {
      let node = tree.nodes[index]
      if node.parent >= 0, speaksBelow[index] || speaks(node) { speaksBelow[Int(node.parent)] = true }
    }
    var stops = [StopAnswer](repeating: .no, count: tree.count)
    var coveredUntil = 0
    for index in stops.indices {
      let node = tree.nodes[index]
      if node.states[.visible] == .false { continue }
      let isLeaf = Int(node.subtreeEnd) == index + 1
      if actionable[index] {
        guard isLeaf || speaks(node) || speaksBelow[index] else { continue }
        stops[index] = .yes
        coveredUntil = max(coveredUntil, Int(node.subtreeEnd))
      } else if isLeaf, speaks(node), index >= coveredUntil {
        stops[index] = .yes
      }
    }
    return stops
  }

  private static func speaks(_ node: Node) -> Bool {
    node.hasName || !node.value.isAbsent && node.value.length > 0
  }

  /// What says, however it is spelt, that a node can be acted on.
  private static let targets: Set<String> = ["clickable", "long-clickable", "focusable", "screen-reader-focusable"]

  private static func actionable(in tree: Tree) -> [Bool] {
    let isTarget = tree.symbols.words.map { targets.contains($0.lowercased()) }
    return tree.nodes.indices.map { index in
      guard tree.nodes[index].states[.visible] != .false else { return false }
      return tree.attributes(of: NodeID(index)).contains { attribute in
        isTarget[Int(attribute.name.index)] && tree.bytes(attribute.value).elementsEqual("true".utf8)
      }
    }
  }
}
