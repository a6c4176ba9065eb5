internal import AccessibilityTree

/// The neutral fields of an aria snapshot, which prints a state only where it is on.
enum PlaywrightAriaRules: SourceKeys {
  enum Key: Int, FieldKey {
    case name, text, placeholder, disabled, selected, checked, pressed, expanded, active, hidden

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .text: ["text"]
      case .placeholder: ["/placeholder"]
      case .disabled: ["disabled"]
      case .selected: ["selected"]
      case .checked: ["checked"]
      case .pressed: ["pressed"]
      case .expanded: ["expanded"]
      case .active: ["active"]
      case .hidden: ["aria-hidden"]
      }
    }
  }

  /// A snapshot does not say which field is one.
  static let secrets: [Key] = []

  static func traits(ofRole role: String) -> RoleTraits {
    switch role {
    case "text": .staticText
    case "textbox", "searchbox", "combobox", "spinbutton", "slider", "progressbar", "meter", "scrollbar": .textField
    case "checkbox", "switch", "menuitemcheckbox": .checkable
    case "radio", "menuitemradio": [.checkable, .radio]
    default: []
    }
  }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    let word = parts.symbols.find("text")
    var hiddenUntil = 0
    return NeutralFields.fill(&parts, by: PlaywrightAriaRules.self) { parts, index, view in
      var typed = view[.text]
      if typed.isAbsent, view.traits.contains(.textField), let word {
        typed = onlyText(inside: index, parts, word)
      }
      fill(&parts.nodes[index], view, text: typed)
      if view.state(.hidden) == .true { hiddenUntil = max(hiddenUntil, Int(parts.nodes[index].subtreeEnd)) }
      if index < hiddenUntil { parts.nodes[index].states[.accessible] = .false }
      return false
    }
  }

  private static func fill(_ node: inout Node, _ view: NodeView<Key>, text: TextRef) {
    node.name = view.said(.name)
    if view.traits.contains(.textField) {
      node.value = text
    } else if node.name.isAbsent {
      // Where it has no name, the text on its line is what it is heard as.
      node.name = text.length > 0 ? text : .absent
    }
    node.hint = view.said(.placeholder)
    switch view.state(.disabled) {
    case .true: node.states[.enabled] = .false
    case .false: node.states[.enabled] = .true
    case .absent, .mixed: break
    }
    node.states[.selected] = view.state(.selected)
    node.states[.expanded] = view.state(.expanded)
    node.states[.focused] = view.state(.active)
    node.states[.checked] = view[.checked].isAbsent ? view.state(.pressed) : view.state(.checked)
    if view.traits.contains(.checkable), node.states[.checked] == .absent { node.states[.checked] = .false }
  }

  /// What is typed into a field that has properties stands on a line of its own.
  ///
  /// - Parameter word: `text`, which is the role of such a line and the attribute as well.
  private static func onlyText(inside index: Int, _ parts: TreeParts, _ word: Symbol) -> TextRef {
    let end = Int(parts.nodes[index].subtreeEnd)
    guard end == index + 2, parts.nodes[index + 1].role == word else { return .absent }
    return parts.attributes(of: parts.nodes[index + 1]).first { $0.name == word }?.value ?? .absent
  }
}
