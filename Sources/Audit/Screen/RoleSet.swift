internal import Vocabulary

/// A set of neutral roles by their place in the table, for a look-up that costs nothing.
struct RoleSet: Sendable {
  /// The place of "no role known".
  static let unknown: UInt8 = 255
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of some roles.
  ///
  /// - Precondition: the table has all of them and no more than 128 rows; a test asks for every set.
  init(_ names: [String]) {
    for name in names {
      guard let role = Vocabulary.standard.neutralRole(name), role.index < 128 else {
        preconditionFailure("a rule names a role that is not in roles.tsv")
      }
      insert(role.index)
    }
  }

  /// The set of the roles that fit.
  init(where fits: (NeutralRole) -> Bool) {
    for role in Vocabulary.standard.neutralRoles where role.index < 128 && fits(role) { insert(role.index) }
  }

  /// The roles of both.
  func union(_ other: RoleSet) -> RoleSet {
    var union = self
    union.low |= other.low
    union.high |= other.high
    return union
  }

  private mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  /// Whether a role is one of them.
  func contains(_ role: UInt8) -> Bool {
    if role < 64 { return low & (1 << UInt64(role)) != 0 }
    return role < 128 && high & (1 << UInt64(role - 64)) != 0
  }
}

/// The sets of roles that several rules speak of.
enum Roles {
  static let interactive = RoleSet { $0.interactive == .yes }
  static let presentational = RoleSet { $0.childrenArePresentational }
  static let widgets = RoleSet { $0.kind == .widget }
  static let containers = RoleSet { $0.kind == .container || $0.kind == .structure }
  static let windows = RoleSet { $0.kind == .window }
  static let images = RoleSet(["image", "icon", "image-map", "canvas"])
  static let texts = RoleSet(["text", "paragraph", "caption", "term", "definition", "code", "time"])
  static let headings = RoleSet(["heading"])
  static let sliders = RoleSet(["slider"])
  static let links = RoleSet(["link"])
  static let fields = RoleSet(["textfield", "textarea", "searchfield", "securefield", "combobox"])
  static let rows = RoleSet(["row", "cell", "list-item", "tree-item", "column-header", "row-header"])
  static let lists = RoleSet(["list", "table", "grid", "tree", "browser"])
  static let tabLists = RoleSet(["tab-list", "segmented-control"])
  static let none = RoleSet(["none", "generic", "group", "text", "image", "paragraph"])
  static let shapeless = RoleSet(["none", "generic", "group"])
  /// What an app cannot name, or need not.
  static let chrome = RoleSet([
    "window-button", "scroll-bar", "scroll-part", "grow-area", "status-bar", "keyboard", "separator", "value-indicator",
    "splitter", "handle", "touch-bar", "list-marker", "title-bar",
  ])
  static let checkable = RoleSet { Vocabulary.standard.isCheckable(role: $0) }
  /// What a person chooses among, or the name of what is chosen.
  static let choices = RoleSet([
    "menu-item", "menu", "menu-bar-item", "list-item", "tree-item", "popup-button", "combobox", "radio", "row", "cell",
  ])
  static let toggles = RoleSet(["checkbox", "switch", "radio", "toggle-button"])
  /// Texts that are content: shown on the screen, and said because they stand there.
  static let content = RoleSet([
    "text", "paragraph", "heading", "row", "cell", "list-item", "tree-item", "document", "caption", "term",
    "definition", "code", "time", "column-header", "row-header", "log", "status", "alert", "tooltip", "note",
    "blockquote", "article",
  ])
}
