internal import AccessibilityTree

/// The neutral fields of our AT-SPI captures as text, where each part is there only when it says something.
enum ATSPITextRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, value, help, enabled, selected

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .value: ["value"]
      case .help: ["help"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { ATSPIRoles.traits(of: role) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.label)
    node.value = view.said(.value)
    node.hint = view.said(.help)
    node.states[.enabled] = view.flag(.enabled)
    node.states[.selected] = view.flag(.selected)
    if view.traits.contains(.checkable) { node.states[.checked] = view.number(.value) }
    return view.traits.contains(.secure)
  }
}
