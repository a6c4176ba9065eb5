internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// TalkBack's choice of stops, from what a uiautomator dump shows.
///
/// A node is a stop if it can be acted on and has something to say: a text of its own, or texts inside it that are no
/// target of their own; or if it is a text with no such target around it.
enum AndroidStops {
  /// For each node: whether TalkBack stops there.
  static func find(in subject: Subject) -> [Fit] {
    let tree = subject.tree
    let actionable = self.actionable(in: subject)
    // Bottom up: children stand after their parent, so one walk from the end sees every child before it.
    var speaksBelow = [Bool](repeating: false, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) where !actionable[index] {
      let node = tree.nodes[index]
      if node.parent >= 0, speaksBelow[index] || speaks(node) { speaksBelow[Int(node.parent)] = true }
    }
    var stops = [Fit](repeating: .no, count: tree.count)
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
    (!node.name.isAbsent && node.name.length > 0) || (!node.value.isAbsent && node.value.length > 0)
  }

  private static func actionable(in subject: Subject) -> [Bool] {
    let tree = subject.tree
    var isTarget = [Bool](repeating: false, count: tree.symbols.count)
    for name in ["clickable", "long-clickable", "focusable", "screen-reader-focusable"] {
      for symbol in subject.attributes(named: name) { isTarget[Int(symbol.index)] = true }
    }
    var actionable = [Bool](repeating: false, count: tree.count)
    let yes = Array("true".utf8)
    for index in actionable.indices where tree.nodes[index].states[.visible] != .false {
      for attribute in tree.attributes(of: NodeID(index)) where isTarget[Int(attribute.name.index)] {
        if TextComparison.equal(tree.text, attribute.value.range, yes) {
          actionable[index] = true
          break
        }
      }
    }
    return actionable
  }
}
