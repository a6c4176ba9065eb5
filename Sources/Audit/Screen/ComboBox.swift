/// The pieces of combo boxes, which a toolkit makes and an app cannot name.
enum ComboBox {
  private static let boxes = RoleSet(["combobox", "popup-button"])
  private static let pieces = RoleSet(["textfield", "textarea", "button", "toggle-button", "image", "icon"])
  /// How far below its combo box a piece can be; GTK 4 puts a box between them.
  private static let furthest = 3

  /// Whether an element is the field, the button or the arrow of a combo box, and has no name of its own.
  static func isPart(_ node: Int, _ screen: Screen) -> Bool {
    guard pieces.contains(screen.roles[node]), !screen.facts[node].contains(.ownName) else { return false }
    var next = screen.parent(node)
    for _ in 0..<furthest {
      guard let parent = next else { return false }
      if boxes.contains(screen.roles[parent]) { return true }
      guard Roles.containers.contains(screen.roles[parent]) else { return false }
      next = screen.parent(parent)
    }
    return false
  }
}
