internal import AccessibilityTree

/// The neutral fields of a WebDriverAgent page source, which leaves out what is nil.
///
/// `name` there is the identifier, or the label where there is none, and never a name.
enum XCUITestRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, name, value, placeholder, traits
    case enabled, visible, accessible, selected, focused

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .name: ["name"]
      case .value: ["value"]
      case .placeholder: ["placeholderValue", "hint"]
      case .traits: ["traits"]
      case .enabled: ["enabled"]
      case .visible: ["visible"]
      case .accessible: ["accessible"]
      case .selected: ["selected"]
      case .focused: ["focused"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits {
    switch role {
    case "XCUIElementTypeStaticText": .staticText
    case "XCUIElementTypeSwitch", "XCUIElementTypeCheckBox", "XCUIElementTypeToggle": .checkable
    case "XCUIElementTypeRadioButton": [.checkable, .radio]
    case "XCUIElementTypeButton": .button
    case "XCUIElementTypeSecureTextField": .secure
    default: []
    }
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.label]
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view[.value] }
    node.value = view[.value]
    node.hint = view[.placeholder]
    if !view.agree(.name, .label) { node.identifier = view.said(.name) }
    node.states[.enabled] = view.state(.enabled)
    node.states[.visible] = view.state(.visible)
    node.states[.accessible] = view.state(.accessible)
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    if view.traits.contains(.checkable) { node.states[.checked] = view.number(.value) }
    if view.traits.contains(.button), view.says(.value, "1") { node.states[.selected] = .true }
    if !view[.traits].isAbsent {
      if view.lists(.traits, "Selected") { node.states[.selected] = .true }
      if view.lists(.traits, "NotEnabled") { node.states[.enabled] = .false }
    }
    return view.traits.contains(.secure)
  }
}
