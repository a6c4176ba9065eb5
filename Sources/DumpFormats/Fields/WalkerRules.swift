internal import AccessibilityTree

/// The neutral fields of what AX walkers of other kinds print.
///
/// A label is AX's description; empty, it silences the control. Of all else "" says nothing, since some print it always.
enum WalkerRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, description, title, name, value, help, identifier
    /// What stands on the line besides, where a text that was not closed well may go on.
    case rest
    case enabled, disabled, selected, checked, unchecked, expanded, collapsed, focused, busy, hidden

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .description: ["desc", "description"]
      case .title: ["title"]
      case .name: ["name"]
      case .value: ["value", "val"]
      case .help: ["help"]
      case .identifier: ["id", "identifier"]
      case .rest: ["rest", "text"]
      case .enabled: ["enabled"]
      case .disabled: ["disabled"]
      case .selected: ["selected"]
      case .checked: ["checked"]
      case .unchecked: ["unchecked"]
      case .expanded: ["expanded"]
      case .collapsed: ["collapsed"]
      case .focused: ["focused"]
      case .busy: ["busy"]
      case .hidden: ["hidden", "offscreen"]
      }
    }
  }

  static let secrets: [Key] = [.value, .rest]

  static func traits(ofRole role: String) -> RoleTraits { AXRules.traits(ofRole: role) }

  static func traits(ofSubrole subrole: String) -> RoleTraits { AXRules.traits(ofSubrole: subrole) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.label]
    if node.name.isAbsent { node.name = view.said(.description, or: .title, or: .name) }
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view.said(.value) }
    node.value = view.said(.value)
    node.hint = view.said(.help)
    node.identifier = view.said(.identifier)
    node.states[.enabled] = view.state(.disabled) == .true ? .false : view.state(.enabled)
    node.states[.selected] = view.state(.selected)
    node.states[.expanded] = view.state(.collapsed) == .true ? .false : view.state(.expanded)
    node.states[.focused] = view.state(.focused)
    node.states[.busy] = view.state(.busy)
    if view.state(.hidden) == .true { node.states[.visible] = .false }
    fillChecked(&node, view)
    return view.traits.contains(.secure)
  }

  private static func fillChecked(_ node: inout Node, _ view: NodeView<Key>) {
    let told = view.state(.unchecked) == .true ? StateValue.false : view.state(.checked)
    if view.traits.contains(.tab) {
      if node.states[.selected] == .absent { node.states[.selected] = view.number(.value) }
    } else if view.traits.contains(.checkable) {
      node.states[.checked] = told == .absent ? inWords(view) : told
    } else {
      node.states[.checked] = told
    }
  }

  /// The value of what can be checked, as a number or as a word.
  private static func inWords(_ view: NodeView<Key>) -> StateValue {
    if view.says(.value, "checked") || view.says(.value, "on") { return .true }
    if view.says(.value, "unchecked") || view.says(.value, "off") { return .false }
    if view.says(.value, "mixed") { return .mixed }
    return view.number(.value)
  }
}
