internal import AccessibilityTree

/// The neutral fields of what pywinauto prints, which are few: no value, no hint and no state is among them.
enum PywinautoRules: SourceRules {
  enum Key: Int, FieldKey {
    case title, identifier

    var spellings: [String] {
      switch self {
      case .title: ["title"]
      case .identifier: ["auto_id"]
      }
    }
  }

  /// It does not say which field is a secret, and prints no text that was typed.
  static let secrets: [Key] = []

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.title)
    node.identifier = view.said(.identifier)
    return false
  }

  /// The control types that pywinauto calls otherwise.
  static let controlTypes = [
    "Dialog": "Window", "GroupBox": "Group", "ListBox": "List", "ListView": "List", "Static": "Text",
    "StatusBar": "StatusBar", "TabControl": "Tab", "Toolbar": "ToolBar", "TreeView": "Tree", "UpDown": "Spinner",
    "TrackBar": "Slider", "ProgressBar": "ProgressBar", "Menu": "Menu", "ReBar": "Pane",
  ]
}
