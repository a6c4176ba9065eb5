internal import AccessibilityTree

/// The neutral fields of a WinAppDriver page source, which writes "" for nothing.
///
/// Its kin spell the same attributes with other letter case.
enum WinAppDriverRules: SourceRules {
  enum Key: Int, FieldKey {
    case name, value, legacyValue, range, help, automation, toggle, expand
    case enabled, selected, focused, offscreen, control, password

    var spellings: [String] {
      switch self {
      case .name: ["Name"]
      case .value: ["Value", "Value.Value", "ValueValue"]
      case .legacyValue: ["LegacyIAccessible.Value", "LegacyValue"]
      case .range: ["RangeValue.Value", "RangeValueValue"]
      case .help: ["HelpText"]
      case .automation: ["AutomationId"]
      case .toggle: ["ToggleState", "Toggle.ToggleState"]
      case .expand: ["ExpandCollapseState", "ExpandCollapse.ExpandCollapseState"]
      case .enabled: ["IsEnabled"]
      case .selected: ["IsSelected", "SelectionItem.IsSelected"]
      case .focused: ["HasKeyboardFocus"]
      case .offscreen: ["IsOffscreen"]
      case .control: ["IsControlElement"]
      case .password: ["IsPassword"]
      }
    }
  }

  static let ignoresCase = true
  static let secrets: [Key] = [.value, .legacyValue]
  static let secureSubrole: String? = "secure"

  static func traits(ofRole role: String) -> RoleTraits {
    role == "RadioButton" ? .radio : []
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.name)
    node.value = view.said(.value, or: .range)
    node.hint = view.said(.help)
    node.identifier = view.said(.automation)
    node.states[.enabled] = view.state(.enabled)
    node.states[.focused] = view.state(.focused)
    node.states[.accessible] = view.state(.control)
    switch view.state(.offscreen) {
    case .true: node.states[.visible] = .false
    case .false: node.states[.visible] = .true
    case .absent, .mixed: break
    }
    node.states[.checked] = toggled(view)
    node.states[.expanded] = expanded(view)
    // UI Automation tells by selection which radio button is on; elsewhere that is being checked.
    if view.traits.contains(.radio), node.states[.checked] == .absent {
      node.states[.checked] = view.state(.selected)
    } else {
      node.states[.selected] = view.state(.selected)
    }
    return view.state(.password) == .true
  }

  private static func toggled(_ view: NodeView<Key>) -> StateValue {
    if view.says(.toggle, "On") { return .true }
    if view.says(.toggle, "Off") { return .false }
    if view.says(.toggle, "Indeterminate") { return .mixed }
    return view.number(.toggle)
  }

  /// A leaf has nothing to expand, which is no state.
  private static func expanded(_ view: NodeView<Key>) -> StateValue {
    if view.says(.expand, "Expanded") { return .true }
    if view.says(.expand, "Collapsed") { return .false }
    if view.says(.expand, "PartiallyExpanded") { return .mixed }
    return view.number(.expand)
  }
}
