internal import AccessibilityTree

extension ChangeList {
  /// How many siblings are looked at: in a long list of like things, one more of them is no news.
  private static var siblingLimit: Int { 64 }

  /// Whether an element now has the name and role of a sibling, and had not before.
  func isTwin(_ node: Int, of old: Int?) -> Bool {
    guard comparison.new.isActionable(node), Self.hasTwin(node, in: comparison.new) else { return false }
    guard let old else { return true }
    let (before, after) = (comparison.old.tree, comparison.new.tree)
    if before.bytes(before.nodes[old].name) == after.bytes(after.nodes[node].name) { return false }
    return !Self.hasTwin(old, in: comparison.old)
  }

  private static func hasTwin(_ node: Int, in subject: Subject) -> Bool {
    let tree = subject.tree
    let name = tree.bytes(tree.nodes[node].name)
    guard !name.isEmpty else { return false }
    let parent = Int(tree.nodes[node].parent)
    var next = parent + 1
    let end = parent < 0 ? tree.count : Int(tree.nodes[parent].subtreeEnd)
    var count = 0
    while next < end, count < siblingLimit {
      if next != node, subject.roleClass(next) == subject.roleClass(node), tree.bytes(tree.nodes[next].name) == name {
        return true
      }
      next = Int(tree.nodes[next].subtreeEnd)
      count += 1
    }
    return false
  }
}
