internal import AccessibilityTree

/// The neutral fields of Chromium's tree for macOS, where an empty text says nothing.
enum ChromiumMacRules: SourceRules {
  enum Key: Int, FieldKey {
    case title, description, value, help, identifier, subrole
    case enabled, selected, expanded, focused, busy

    var spellings: [String] {
      switch self {
      case .title: ["AXTitle"]
      case .description: ["AXDescription"]
      case .value: ["AXValue"]
      case .help: ["AXHelp"]
      case .identifier: ["AXDOMIdentifier", "AXIdentifier"]
      case .subrole: ["AXSubrole"]
      case .enabled: ["AXEnabled"]
      case .selected: ["AXSelected"]
      case .expanded: ["AXExpanded"]
      case .focused: ["AXFocused"]
      case .busy: ["AXElementBusy"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { AXRules.traits(ofRole: role) }
  static func traits(ofSubrole subrole: String) -> RoleTraits { AXRules.traits(ofSubrole: subrole) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.description, or: .title)
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view.said(.value) }
    node.value = view.said(.value)
    node.hint = view.said(.help)
    node.identifier = view.said(.identifier)
    node.states[.enabled] = flag(.enabled, view)
    node.states[.selected] = flag(.selected, view)
    node.states[.expanded] = flag(.expanded, view)
    node.states[.focused] = flag(.focused, view)
    node.states[.busy] = flag(.busy, view)
    if view.traits.contains(.tab) {
      if node.states[.selected] == .absent { node.states[.selected] = view.number(.value) }
    } else if view.traits.contains(.checkable) {
      node.states[.checked] = view.number(.value)
    }
    return view.traits.contains(.secure)
  }

  /// A number, a word, or Objective-C's YES and NO, by the age of the dump.
  private static func flag(_ key: Key, _ view: NodeView<Key>) -> StateValue {
    if view.says(key, "YES") { return .true }
    if view.says(key, "NO") { return .false }
    let word = view.state(key)
    return word == .absent ? view.number(key) : word
  }
}
