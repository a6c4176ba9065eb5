internal import AccessibilityTree

/// The neutral fields of Chromium's tree for Android, in both of its notations.
enum ChromiumAndroidRules: SourceRules {
  enum Key: Int, FieldKey {
    case name, text, description, hint, identifier
    case disabled, selected, checkable, checked, focused, password, invisible, editable

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .text: ["text"]
      case .description: ["contentDescription"]
      case .hint: ["hint"]
      case .identifier: ["viewIdResName"]
      case .disabled: ["disabled"]
      case .selected: ["selected"]
      case .checkable: ["checkable"]
      case .checked: ["checked"]
      case .focused: ["focused"]
      case .password: ["password"]
      case .invisible: ["invisible"]
      case .editable: ["editable_text", "editable"]
      }
    }
  }

  static let secrets: [Key] = [.name, .text]
  static let secureSubrole: String? = "secure"

  static func traits(ofRole role: String) -> RoleTraits { AndroidRules.traits(ofRole: role) }

  /// Android tells what a field holds as its text, so that is a value, and the hint its name.
  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    let isSecure = view.state(.password) == .true
    node.hint = view.said(.hint)
    if view.traits.contains(.textField) || view.state(.editable) == .true || isSecure {
      node.value = view.said(.text, or: .name)
      node.name = view.said(.description, or: .hint)
    } else {
      node.name = view.said(.description, or: .text, or: .name)
    }
    node.identifier = view.said(.identifier)
    if view.state(.disabled) == .true { node.states[.enabled] = .false }
    if view.state(.selected) == .true { node.states[.selected] = .true }
    if view.state(.focused) == .true { node.states[.focused] = .true }
    if view.state(.invisible) == .true { node.states[.visible] = .false }
    if view.state(.checked) == .true {
      node.states[.checked] = .true
    } else if view.state(.checkable) == .true {
      node.states[.checked] = .false
    }
    return isSecure
  }
}
