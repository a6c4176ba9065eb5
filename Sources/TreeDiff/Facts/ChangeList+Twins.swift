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
    let ref = tree.nodes[node].name
    guard ref.length > 0 else { return false }
    let name = tree.bytes(ref)
    let kind = subject.roleClass(node)
    let parent = Int(tree.nodes[node].parent)
    var next = parent + 1
    let end = parent < 0 ? tree.count : Int(tree.nodes[parent].subtreeEnd)
    var count = 0
    while next < end, count < siblingLimit {
      let (other, end) = (tree.nodes[next].name, Int(tree.nodes[next].subtreeEnd))
      // Most names are told apart by their length alone.
      if other.length == ref.length, next != node, subject.roleClass(next) == kind, tree.bytes(other) == name {
        return true
      }
      next = end
      count += 1
    }
    return false
  }
}
