internal import AccessibilityTree

extension ChangeList {
  /// How many siblings are looked at: in a long list of like things, one more of them is no news.
  private static var siblingLimit: Int { 64 }

  /// Whether an element now has the name and role of a sibling, and had not before.
  func isTwin(_ node: Int, of old: Int?) -> Bool {
    let tree = comparison.new.tree
    let name = tree.bytes(tree.nodes[node].name)
    guard !name.isEmpty, comparison.new.isActionable(node) else { return false }
    if let old {
      let before = comparison.old.tree
      if before.bytes(before.nodes[old].name) == name { return false }
    }
    let parent = Int(tree.nodes[node].parent)
    var next = parent + 1
    let end = parent < 0 ? tree.count : Int(tree.nodes[parent].subtreeEnd)
    var count = 0
    while next < end, count < ChangeList.siblingLimit {
      if next != node, comparison.new.meaning(next) == comparison.new.meaning(node),
        tree.bytes(tree.nodes[next].name) == name
      {
        return true
      }
      next = Int(tree.nodes[next].subtreeEnd)
      count += 1
    }
    return false
  }
}
