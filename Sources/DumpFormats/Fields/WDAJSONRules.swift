internal import AccessibilityTree

/// The neutral fields of WebDriverAgent's JSON, which says what its XML says under other names, and flags as numbers.
enum WDAJSONRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, name, rawIdentifier, value, placeholder, traits
    case enabled, visible, accessible, selected, focused

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .name: ["name"]
      case .rawIdentifier: ["rawIdentifier"]
      case .value: ["value"]
      case .placeholder: ["placeholderValue", "hint"]
      case .traits: ["traits"]
      case .enabled: ["isEnabled", "enabled"]
      case .visible: ["isVisible", "visible"]
      case .accessible: ["isAccessible", "accessible"]
      case .selected: ["isSelected", "selected"]
      case .focused: ["isFocused", "focused", "hasKeyboardFocus"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits {
    XCUITestRules.traits(ofRole: "XCUIElementType" + role)
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.label]
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view[.value] }
    node.value = view[.value]
    node.hint = view.said(.placeholder)
    node.identifier = view.said(.rawIdentifier)
    if node.identifier.isAbsent, !view.agree(.name, .label) { node.identifier = view.said(.name) }
    node.states[.enabled] = view.flag(.enabled)
    node.states[.visible] = view.flag(.visible)
    node.states[.accessible] = view.flag(.accessible)
    node.states[.selected] = view.flag(.selected)
    node.states[.focused] = view.flag(.focused)
    if view.traits.contains(.checkable) { node.states[.checked] = view.number(.value) }
    if view.traits.contains(.button), view.says(.value, "1") { node.states[.selected] = .true }
    if view.lists(.traits, "Selected") { node.states[.selected] = .true }
    if view.lists(.traits, "NotEnabled") { node.states[.enabled] = .false }
    return view.traits.contains(.secure)
  }
}
