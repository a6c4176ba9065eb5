internal import AccessibilityTree

/// The neutral fields of a Detox view hierarchy, which writes "" or, in older versions, "null" for nothing.
enum DetoxRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, text, value, hint, testID, id, focused, visibility

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .text: ["text"]
      case .value: ["value"]
      case .hint: ["hint", "placeholder"]
      case .testID: ["testID"]
      case .id: ["id"]
      case .focused: ["focused"]
      case .visibility: ["visibility"]
      }
    }
  }

  static let secrets: [Key] = []

  /// How the identifiers begin that Detox gives to views without one.
  private static let madeUp = "detox_temp_"

  static func traits(ofRole role: String) -> RoleTraits {
    switch role {
    case "UITextField", "UITextView", "UISearchTextField", "RCTUITextField", "RCTUITextView": .textField
    case "UISwitch", "RCTSwitch": .checkable
    default: AndroidRules.traits(ofRole: role)
    }
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = told(view, .label)
    node.hint = view.said(.hint)
    node.value = told(view, .value)
    if view.traits.contains(.textField) {
      if node.value.isAbsent { node.value = view.said(.text) }
      if node.name.isAbsent { node.name = node.hint }
    } else if node.name.isAbsent {
      node.name = view.said(.text)
    }
    node.identifier = view.said(.testID, or: .id)
    if view.text[node.identifier.range].starts(with: madeUp.utf8) { node.identifier = .absent }
    node.states[.focused] = view.state(.focused)
    if !view.said(.visibility).isAbsent { node.states[.visible] = view.says(.visibility, "visible") ? .true : .false }
    if view.traits.contains(.checkable) { node.states[.checked] = view.number(.value) }
    return false
  }

  private static func told(_ view: NodeView<Key>, _ key: Key) -> TextRef {
    view.says(key, "null") ? .absent : view.said(key)
  }
}
