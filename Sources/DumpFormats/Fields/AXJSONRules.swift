internal import AccessibilityTree

/// The neutral fields of the JSON of AX walkers, each of which has its own names for the same things.
enum AXJSONRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, description, title, name, value, help, identifier
    case enabled, selected, checked, expanded, focused, busy, visible, hidden

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .description: ["description"]
      case .title: ["title"]
      case .name: ["name"]
      case .value: ["value"]
      case .help: ["help"]
      case .identifier: ["identifier"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .checked: ["checked"]
      case .expanded: ["expanded"]
      case .focused: ["focused"]
      case .busy: ["busy"]
      case .visible: ["visible"]
      case .hidden: ["hidden"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { AXRules.traits(ofRole: role) }
  static func traits(ofSubrole subrole: String) -> RoleTraits { AXRules.traits(ofSubrole: subrole) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    // macapptree has AXDescription as `description` and AXTitle as `name`, and "" for nothing in both.
    node.name = view[.label]
    if node.name.isAbsent { node.name = view.said(.description, or: .title, or: .name) }
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view[.value] }
    node.value = view[.value]
    node.hint = view.said(.help)
    node.identifier = view.said(.identifier)
    node.states[.enabled] = view.flag(.enabled)
    node.states[.selected] = view.flag(.selected)
    node.states[.checked] = view.flag(.checked)
    node.states[.expanded] = view.flag(.expanded)
    node.states[.focused] = view.flag(.focused)
    node.states[.busy] = view.flag(.busy)
    node.states[.visible] = view.state(.hidden) == .true ? .false : view.flag(.visible)
    if view.traits.contains(.tab) {
      if node.states[.selected] == .absent { node.states[.selected] = view.flag(.value) }
    } else if view.traits.contains(.checkable), node.states[.checked] == .absent {
      node.states[.checked] = view.flag(.value)
    }
    return view.traits.contains(.secure)
  }
}
