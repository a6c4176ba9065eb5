public import AccessibilityTree
/// Pending.
public enum NodeLine {
  /// Pending.
  public static func text(of id: NodeID, in dump: Dump) -> String {
    var text = dump.tree.role(of: id) + (dump.tree.subrole(of: id).map { "[\($0)]" } ?? "")
    if let name = dump.tree.string(dump.tree[id].name) { text += " label=\"\(name)\"" }
    return text
  }
}
