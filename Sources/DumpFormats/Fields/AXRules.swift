internal import AccessibilityTree

/// The neutral fields of what an AX walker prints.
///
/// Such a walker prints only what is published, so an empty label is one: it silences a good title.
enum AXRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, title, value, help, identifier
    case enabled, selected, checked, expanded, focused, busy, visible

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .title: ["title"]
      case .value: ["value"]
      case .help: ["help"]
      case .identifier: ["identifier", "id"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .checked: ["checked"]
      case .expanded: ["expanded"]
      case .focused: ["focused"]
      case .busy: ["busy"]
      case .visible: ["visible"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  /// AXMenuItem is not here: its tick is a mark character, not its value.
  static func traits(ofRole role: String) -> RoleTraits {
    switch role {
    case "AXStaticText": .staticText
    case "AXCheckBox", "AXSwitch", "AXToggle": .checkable
    case "AXRadioButton": [.checkable, .radio]
    case "AXSecureTextField": .secure
    default: []
    }
  }

  static func traits(ofSubrole subrole: String) -> RoleTraits {
    switch subrole {
    case "AXSwitch", "AXToggle": .checkable
    case "AXTabButton": .tab
    case "AXSecureTextField": .secure
    default: []
    }
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.label]
    if node.name.isAbsent { node.name = view[.title] }
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view[.value] }
    node.value = view[.value]
    node.hint = view[.help]
    node.identifier = view[.identifier]
    node.states[.enabled] = view.flag(.enabled)
    node.states[.selected] = view.flag(.selected)
    node.states[.checked] = view.state(.checked)
    node.states[.expanded] = view.state(.expanded)
    node.states[.focused] = view.state(.focused)
    node.states[.busy] = view.state(.busy)
    node.states[.visible] = view.state(.visible)
    if view.traits.contains(.tab) {
      if node.states[.selected] == .absent { node.states[.selected] = view.number(.value) }
    } else if view.traits.contains(.checkable), node.states[.checked] == .absent {
      node.states[.checked] = view.number(.value)
    }
    return view.traits.contains(.secure)
  }
}
