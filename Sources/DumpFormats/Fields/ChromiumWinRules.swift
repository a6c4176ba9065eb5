internal import AccessibilityTree

/// The neutral fields of Chromium's tree for Windows, in which the states of MSAA are words in capitals.
///
/// A state that is off is not printed, and neither is one that the test of an expectation file does not ask for.
enum ChromiumWinRules: SourceKeys {
  enum Key: Int, FieldKey {
    case name, value, description, identifier, xmlRoles
    case unavailable, selected, checked, mixed, pressed, expanded, collapsed, focused, busy, invisible, protected

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .value: ["value"]
      case .description: ["description"]
      case .identifier: ["id"]
      case .xmlRoles: ["xml-roles"]
      case .unavailable: ["UNAVAILABLE"]
      case .selected: ["SELECTED"]
      case .checked: ["CHECKED"]
      case .mixed: ["MIXED"]
      case .pressed: ["PRESSED"]
      case .expanded: ["EXPANDED"]
      case .collapsed: ["COLLAPSED"]
      case .focused: ["FOCUSED"]
      case .busy: ["BUSY"]
      case .invisible: ["INVISIBLE"]
      case .protected: ["PROTECTED"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    NeutralFields.fill(&parts, by: ChromiumWinRules.self) { parts, index, view in
      fill(&parts.nodes[index], view)
      if parts.nodes[index].subrole.isNone, let word = ATSPIRoles.ariaRole(in: view.text[view.said(.xmlRoles).range]) {
        parts.nodes[index].subrole = parts.symbols.intern(word)
      }
      return view.state(.protected) == .true
    }
  }

  private static func fill(_ node: inout Node, _ view: NodeView<Key>) {
    node.name = view.said(.name)
    node.value = view.said(.value)
    node.hint = view.said(.description)
    node.identifier = view.said(.identifier)
    if view.state(.unavailable) == .true { node.states[.enabled] = .false }
    if view.state(.selected) == .true { node.states[.selected] = .true }
    if view.state(.focused) == .true { node.states[.focused] = .true }
    if view.state(.busy) == .true { node.states[.busy] = .true }
    if view.state(.invisible) == .true { node.states[.visible] = .false }
    if view.state(.expanded) == .true { node.states[.expanded] = .true }
    if view.state(.collapsed) == .true { node.states[.expanded] = .false }
    if view.state(.mixed) == .true {
      node.states[.checked] = .mixed
    } else if view.state(.checked) == .true || view.state(.pressed) == .true {
      node.states[.checked] = .true
    }
  }
}
