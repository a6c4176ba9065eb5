public import AccessibilityTree
/// Pending.
public enum NodeLine {
  /// Pending.
  public static func text(of id: NodeID, in dump: Dump) -> String { dump.tree.role(of: id) }
}
