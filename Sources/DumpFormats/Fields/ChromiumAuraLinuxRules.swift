internal import AccessibilityTree

/// The neutral fields of Chromium's tree for Linux, in which every state of AT-SPI is a word.
enum ChromiumAuraLinuxRules: SourceKeys {
  enum Key: Int, FieldKey {
    case name, description, valueText, current, value, text, hypertext, identifier, xmlRoles
    case enabled, sensitive, selected, checkable, checked, pressed, indeterminate
    case expandable, expanded, collapsed, focused, busy, showing, visible, editable

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .description: ["description"]
      case .valueText: ["valuetext"]
      case .current: ["current"]
      case .value: ["value"]
      case .text: ["text"]
      case .hypertext: ["hypertext"]
      case .identifier: ["id"]
      case .xmlRoles: ["xml-roles"]
      case .enabled: ["enabled"]
      case .sensitive: ["sensitive"]
      case .selected: ["selected"]
      case .checkable: ["checkable"]
      case .checked: ["checked"]
      case .pressed: ["pressed"]
      case .indeterminate: ["indeterminate"]
      case .expandable: ["expandable"]
      case .expanded: ["expanded"]
      case .collapsed: ["collapsed"]
      case .focused: ["focused"]
      case .busy: ["busy"]
      case .showing: ["showing"]
      case .visible: ["visible"]
      case .editable: ["editable"]
      }
    }
  }

  static let secrets: [Key] = [.text, .hypertext, .value, .current, .valueText]

  static func traits(ofRole role: String) -> RoleTraits { ATSPIRoles.traits(of: role) }

  /// An expectation file prints the states that its test asks for, so a missing one counts only where some node has it.
  static func fill(_ parts: inout TreeParts) -> SecureFields {
    let tellsEnabled = parts.hasAttribute("enabled") || parts.hasAttribute("sensitive")
    let tellsShowing = parts.hasAttribute("showing")
    return NeutralFields.fill(&parts, by: ChromiumAuraLinuxRules.self) { parts, index, view in
      fillTexts(&parts.nodes[index], view)
      fillStates(&parts.nodes[index], view)
      if tellsEnabled, view.state(.enabled) != .true, view.state(.sensitive) != .true {
        parts.nodes[index].states[.enabled] = .false
      }
      if tellsShowing {
        let isShown = view.state(.showing) == .true && view.state(.visible) == .true
        parts.nodes[index].states[.visible] = isShown ? .true : .false
      }
      let role = parts.symbols[parts.nodes[index].role]
      if parts.nodes[index].subrole.isNone,
        let word = ATSPIRoles.ariaRole(in: view.text[view.said(.xmlRoles).range], beyond: role)
      {
        parts.nodes[index].subrole = parts.symbols.intern(word)
      }
      return view.traits.contains(.secure)
    }
  }

  private static func fillTexts(_ node: inout Node, _ view: NodeView<Key>) {
    node.name = view.said(.name)
    node.hint = view.said(.description)
    node.identifier = view.said(.identifier)
    node.value = view.said(.valueText, or: .current, or: .value)
    if node.value.isAbsent, view.traits.contains(.textField) || view.state(.editable) == .true {
      node.value = view.said(.text)
    }
  }

  private static func fillStates(_ node: inout Node, _ view: NodeView<Key>) {
    if view.state(.selected) == .true { node.states[.selected] = .true }
    if view.state(.focused) == .true { node.states[.focused] = .true }
    if view.state(.busy) == .true { node.states[.busy] = .true }
    if view.state(.expanded) == .true {
      node.states[.expanded] = .true
    } else if view.state(.expandable) == .true || view.state(.collapsed) == .true {
      node.states[.expanded] = .false
    }
    guard view.traits.contains(.checkable) || view.state(.checkable) == .true else { return }
    if view.state(.indeterminate) == .true {
      node.states[.checked] = .mixed
    } else if view.state(.checked) == .true || view.state(.pressed) == .true {
      node.states[.checked] = .true
    } else if view.state(.checkable) == .true {
      node.states[.checked] = .false
    }
  }
}
