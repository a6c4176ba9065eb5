internal import AccessibilityTree

/// The neutral fields of what Compose prints of a node: a state only where it is set, texts in the brackets of a list.
enum ComposeRules: SourceRules {
  enum Key: Int, FieldKey {
    case description, text, editable, input, state, progress, tag
    case disabled, selected, toggle, focused, password, id, hidden

    var spellings: [String] {
      switch self {
      case .description: ["ContentDescription"]
      case .text: ["Text"]
      case .editable: ["EditableText"]
      case .input: ["InputText"]
      case .state: ["StateDescription"]
      case .progress: ["ProgressBarRangeInfo"]
      case .tag: ["Tag", "TestTag"]
      case .disabled: ["Disabled"]
      case .selected: ["Selected"]
      case .toggle: ["ToggleableState"]
      case .focused: ["Focused"]
      case .password: ["Password"]
      case .id: ["id"]
      case .hidden: ["InvisibleToUser", "HideFromAccessibility"]
      }
    }
  }

  static let secrets: [Key] = [.editable, .input]
  static let secureSubrole: String? = "secure"

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = inside(view, .description)
    if node.name.isAbsent { node.name = inside(view, .text) }
    node.value = view[.editable]
    if node.value.isAbsent { node.value = view.said(.state, or: .progress) }
    node.identifier = view.said(.tag)
    if !view[.disabled].isAbsent { node.states[.enabled] = .false }
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    if view.says(.toggle, "On") { node.states[.checked] = .true }
    if view.says(.toggle, "Off") { node.states[.checked] = .false }
    if view.says(.toggle, "Indeterminate") { node.states[.checked] = .mixed }
    if !view[.hidden].isAbsent || isMadeUp(view[.id]) { node.states[.accessible] = .false }
    return !view[.password].isAbsent
  }

  /// What stands between the brackets of a list; older versions print none.
  private static func inside(_ view: NodeView<Key>, _ key: Key) -> TextRef {
    var ref = view[key]
    guard ref.length >= 2, view.text[ref.range.lowerBound] == 0x5b, view.text[ref.range.upperBound - 1] == 0x5d else {
      return view.said(key)
    }
    ref.offset += 1
    ref.length -= 2
    return ref.length > 0 ? ref : .absent
  }

  /// A number from a billion on is of a node that Compose makes up to say a role or a description once more.
  private static func isMadeUp(_ id: TextRef) -> Bool { id.length >= 10 }
}
