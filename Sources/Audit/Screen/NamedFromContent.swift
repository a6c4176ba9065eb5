internal import Vocabulary

/// Which roles take their name from what is inside them, where they have none of their own.
enum NamedFromContent {
  private static let mac = RoleSet([
    "row", "cell", "link", "button", "menu-item", "list-item", "tree-item", "menu-bar-item", "text", "heading",
  ])
  private static let cells = RoleSet(["cell", "row", "list-item", "tree-item", "text", "heading"])
  private static let items = RoleSet([
    "row", "cell", "list-item", "tree-item", "column-header", "row-header", "text", "paragraph", "heading", "alert",
    "status", "tooltip", "section-header", "section-footer",
  ])

  /// Whether a role does on a platform.
  static func holds(_ role: UInt8, _ column: RoleColumn, _ platform: Platform) -> Bool {
    switch column {
    case .android: true
    case .macAX: mac.contains(role)
    case .xcui: platform == .macos ? mac.contains(role) : cells.contains(role)
    case .iosAX: cells.contains(role)
    default: items.contains(role)
    }
  }
}

/// Kinds of roles that say something of what is inside.
enum RoleClassTable {
  case row, scroller, toolbar, web, other

  private static let scrollers = RoleSet([
    "scroll-area", "list", "table", "grid", "tree", "browser", "pager", "picker", "picker-wheel",
  ])
  private static let toolbars = RoleSet(["toolbar", "navigation-bar"])
  private static let webs = RoleSet(["web-area"])

  /// The kind of a role.
  static func of(_ role: UInt8) -> RoleClassTable {
    if Roles.rows.contains(role) { return .row }
    if scrollers.contains(role) { return .scroller }
    if toolbars.contains(role) { return .toolbar }
    return webs.contains(role) ? .web : .other
  }
}
