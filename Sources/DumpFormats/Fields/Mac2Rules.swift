internal import AccessibilityTree

/// The neutral fields of a Mac2 page source, which writes every attribute, so that an empty one says nothing.
enum Mac2Rules: SourceRules {
  enum Key: Int, FieldKey {
    case label, title, value, placeholder, identifier, enabled, selected, focused

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .title: ["title"]
      case .value: ["value"]
      case .placeholder: ["placeholderValue"]
      case .identifier: ["identifier"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .focused: ["focused"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { XCUITestRules.traits(ofRole: role) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.label, or: .title)
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view.said(.value) }
    node.value = view.said(.value)
    node.hint = view.said(.placeholder)
    node.identifier = view.said(.identifier)
    node.states[.enabled] = view.state(.enabled)
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    if view.traits.contains(.checkable) { node.states[.checked] = view.number(.value) }
    return view.traits.contains(.secure)
  }
}
