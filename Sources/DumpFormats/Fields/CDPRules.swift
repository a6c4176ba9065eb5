internal import AccessibilityTree

/// The neutral fields of what Chromium tells its own tools, by the DevTools protocol or Playwright's older snapshot.
enum CDPRules: SourceRules {
  enum Key: Int, FieldKey {
    case name, value, valueText, description
    case disabled, selected, checked, pressed, expanded, focused, busy, hidden

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .value: ["value"]
      case .valueText: ["valuetext"]
      case .description: ["description"]
      case .disabled: ["disabled"]
      case .selected: ["selected"]
      case .checked: ["checked"]
      case .pressed: ["pressed"]
      case .expanded: ["expanded"]
      case .focused: ["focused"]
      case .busy: ["busy"]
      case .hidden: ["hidden"]
      }
    }
  }

  /// None: Chromium writes bullets itself, and does not say which field they are of.
  static let secrets: [Key] = []

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.name)
    // The words for a number are what is heard in its place.
    node.value = view.said(.valueText, or: .value)
    node.hint = view.said(.description)
    node.states[.enabled] = opposite(view.state(.disabled))
    node.states[.selected] = view.state(.selected)
    let checked = view.state(.checked)
    node.states[.checked] = checked == .absent ? view.state(.pressed) : checked
    node.states[.expanded] = view.state(.expanded)
    node.states[.focused] = view.state(.focused)
    node.states[.busy] = view.flag(.busy)
    if view.state(.hidden) == .true { node.states[.visible] = .false }
    return false
  }

  private static func opposite(_ state: StateValue) -> StateValue {
    switch state {
    case .true: .false
    case .false: .true
    case .absent, .mixed: .absent
    }
  }
}
