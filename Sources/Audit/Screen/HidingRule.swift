internal import AccessibilityTree
internal import Vocabulary

/// Whether a node counts as hidden, by what its dump says of itself.
struct HidingRule {
  private let isMeant: Bool
  private let isGeometry: Bool

  init(_ tree: Tree, _ column: RoleColumn) {
    // GTK 4 says of its window alone that it is showing, so in such a dump nothing says what is hidden.
    isMeant = column != .atspi || tree.nodes.count { $0.states[.visible] == .true } > 1
    isGeometry = column == .xcui
  }

  /// Whether a node is hidden.
  func hides(_ node: Node) -> Bool {
    guard isMeant, node.states[.visible] == .false else { return false }
    // WebDriverAgent's `visible` says where an element is drawn; a reader stops all the same where it says accessible.
    return !(isGeometry && node.states[.accessible] == .true)
  }
}
