internal import AccessibilityTree
internal import Vocabulary

/// TalkBack's choice of stops, from what a uiautomator dump shows.
///
/// A node is a stop if it can be acted on and has something to say: a text of its own, or texts inside it that are no
/// target of their own; or if it is a text with no such target around it. A web view can be focused and is no stop: the
/// reader goes through the page inside it.
enum AndroidStops {
  /// For each node: whether TalkBack stops there.
  static func find(in tree: Tree, _ roles: RoleClasses) -> [StopAnswer] {
    let isPage = roles.classes.map { $0.meaning?.name == "web-area" }
    var actionable = self.actionable(in: tree)
    for index in actionable.indices where isPage[Int(roles.ofNode[index])] { actionable[index] = false }
    // Bottom up: children stand after their parent, so one walk from the end sees every child before it.
    var speaksBelow = [Bool](repeating: false, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) where !actionable[index] {
      // A page does not speak for what stands around it.
      if isPage[Int(roles.ofNode[index])] { continue }
      let node = tree.nodes[index]
      if node.parent >= 0, speaksBelow[index] || speaks(node, in: tree) { speaksBelow[Int(node.parent)] = true }
    }
    var stops = [StopAnswer](repeating: .no, count: tree.count)
    var coveredUntil = 0
    for index in stops.indices {
      let node = tree.nodes[index]
      if node.states[.visible] == .false || isPage[Int(roles.ofNode[index])] { continue }
      let isLeaf = Int(node.subtreeEnd) == index + 1
      if actionable[index] {
        guard isLeaf || speaks(node, in: tree) || speaksBelow[index] else { continue }
        stops[index] = .yes
        coveredUntil = max(coveredUntil, Int(node.subtreeEnd))
      } else if isLeaf, speaks(node, in: tree), index >= coveredUntil {
        stops[index] = .yes
      }
    }
    return stops
  }

  private static func speaks(_ node: Node, in tree: Tree) -> Bool {
    !SilentText.isSilent(tree.bytes(node.name)) || !SilentText.isSilent(tree.bytes(node.value))
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
