internal import AccessibilityTree

/// The neutral fields of Chromium's own tree.
enum ChromiumBlinkRules: SourceRules {
  enum Key: Int, FieldKey {
    case name, value, valueText, range, description, placeholder, identifier
    case checked, pressed, selected, expanded, collapsed, focused, restriction, busy, invisible, protected

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .value: ["value"]
      case .valueText: ["ariaValueText"]
      case .range: ["valueForRange"]
      case .description: ["description"]
      case .placeholder: ["placeholder"]
      case .identifier: ["htmlId"]
      case .checked: ["checkedState", "checked"]
      case .pressed: ["pressed"]
      case .selected: ["selected"]
      case .expanded: ["expanded"]
      case .collapsed: ["collapsed"]
      case .focused: ["focused"]
      case .restriction: ["restriction"]
      case .busy: ["busy"]
      case .invisible: ["invisible"]
      case .protected: ["protected"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.name]
    node.value = view[.value]
    if node.value.isAbsent { node.value = view.said(.valueText, or: .range) }
    node.hint = view.said(.description, or: .placeholder)
    node.identifier = view.said(.identifier)
    node.states[.checked] = view.state(.checked)
    if node.states[.checked] == .absent { node.states[.checked] = view.state(.pressed) }
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    node.states[.busy] = view.state(.busy)
    if view.state(.expanded) == .true { node.states[.expanded] = .true }
    if view.state(.collapsed) == .true { node.states[.expanded] = .false }
    if view.says(.restriction, "disabled") { node.states[.enabled] = .false }
    if view.state(.invisible) == .true { node.states[.visible] = .false }
    return view.state(.protected) == .true
  }
}
