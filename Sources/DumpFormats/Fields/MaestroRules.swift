internal import AccessibilityTree

/// The neutral fields of a Maestro hierarchy, which writes "" for nothing, on Android and on iOS.
///
/// Only Android has classes. On iOS `text` is the title or the value once more, and what is typed is no name.
enum MaestroRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, title, text, value, hint, resource
    case enabled, selected, focused, checkable, checked, password, visible

    var spellings: [String] {
      switch self {
      case .label: ["accessibilityText"]
      case .title: ["title"]
      case .text: ["text"]
      case .value: ["value"]
      case .hint: ["hintText"]
      case .resource: ["resource-id"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .focused: ["focused"]
      case .checkable: ["checkable"]
      case .checked: ["checked"]
      case .password: ["password"]
      case .visible: ["visible-to-user"]
      }
    }
  }

  static let secrets: [Key] = [.text, .value]
  static let secureSubrole: String? = "secure"

  /// The classes that can be ticked, for dumps that do not say `checkable`.
  private static let checkables: Set<String> = [
    "android.widget.CheckBox", "android.widget.Switch", "android.widget.RadioButton", "android.widget.ToggleButton",
    "android.widget.CheckedTextView", "androidx.appcompat.widget.SwitchCompat",
  ]

  static func traits(ofRole role: String) -> RoleTraits {
    AndroidRules.traits(ofRole: role).union(checkables.contains(role) ? .checkable : [])
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    let isSecure = view.state(.password) == .true
    node.name = view.said(.label, or: .title)
    node.value = view.said(.value)
    node.hint = view.said(.hint)
    if view.traits.contains(.textField) || isSecure {
      if node.value.isAbsent { node.value = view.said(.text) }
      if node.name.isAbsent { node.name = node.hint }
    } else if node.name.isAbsent, !view.agree(.text, .value) {
      node.name = view.said(.text)
    }
    node.identifier = view.said(.resource)
    node.states[.enabled] = view.state(.enabled)
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    node.states[.visible] = view.state(.visible)
    node.states[.checked] = checked(view)
    return isSecure
  }

  /// Every node says that it is not checked; it means something on what can be.
  private static func checked(_ view: NodeView<Key>) -> StateValue {
    let value = view.state(.checked)
    if value == .true { return .true }
    return view.state(.checkable) == .true || view.traits.contains(.checkable) ? value : .absent
  }
}
