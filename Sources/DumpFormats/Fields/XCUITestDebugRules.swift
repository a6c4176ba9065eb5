internal import AccessibilityTree
internal import Vocabulary

/// The neutral fields of XCUITest's debug description, which leaves out what is empty.
enum XCUITestDebugRules: SourceRules {
  enum Key: Int, FieldKey {
    case identifier, label, title, value, placeholder, enabled, selected, focused

    var spellings: [String] {
      switch self {
      case .identifier: ["identifier"]
      case .label: ["label"]
      case .title: ["title"]
      case .value: ["value"]
      case .placeholder: ["placeholderValue"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .focused: ["focused"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  /// The types are those of the page source without their prefix.
  static func traits(ofRole role: String) -> RoleTraits { XCUITestRules.traits(ofRole: "XCUIElementType" + role) }

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
