internal import AccessibilityTree
internal import Vocabulary

/// Whether a node counts as hidden, by what its dump says of itself.
struct HidingRule {
  private let isMeant: Bool
  private let isGeometry: Bool
  /// The attribute in which AT-SPI lists states.
  private let states: Symbol?
  /// The attribute with which a web page hides an element from readers, as a snapshot prints it.
  private let hidden: Symbol?

  init(_ tree: Tree, _ column: RoleColumn, _ attributes: AttributeNames) {
    states = column == .atspi ? attributes["states"].first : nil
    hidden = column == .aria ? attributes["aria-hidden"].first : nil
    // GTK 4 says of its window alone that it is showing, so in such a dump nothing says what is hidden.
    isMeant = column != .atspi || tree.nodes.count { $0.states[.visible] == .true } > 1
    isGeometry = column == .xcui
  }

  /// Whether a node is hidden.
  func hides(_ id: NodeID, in tree: Tree) -> Bool {
    let node = tree[id]
    // What has no state at all, not even that it can be used, is there in the tree and nowhere else; an application is.
    if let states, node.parent >= 0, tree.attribute(states, of: id).isEmpty { return true }
    if let hidden, tree.bytes(tree.attribute(hidden, of: id)).elementsEqual("true".utf8) { return true }
    guard isMeant, node.states[.visible] == .false else { return false }
    // WebDriverAgent's `visible` says where an element is drawn; a reader stops all the same where it says accessible.
    return !(isGeometry && node.states[.accessible] == .true)
  }
}
