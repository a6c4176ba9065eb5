internal import AccessibilityTree

/// The neutral fields of what GTK's own tests print.
enum GTKTextRules: SourceRules {
  enum Key: Int, FieldKey {
    case widget, name, description, state, text, current, value

    var spellings: [String] {
      switch self {
      case .widget: ["widget"]
      case .name: ["name"]
      case .description: ["description"]
      case .state: ["state"]
      case .text: ["text"]
      case .current: ["current value"]
      case .value: ["value"]
      }
    }
  }

  /// A widget without a name is called by its text.
  static let secrets: [Key] = [.text, .value, .current, .widget]

  static func traits(ofRole role: String) -> RoleTraits { ATSPIRoles.traits(of: role) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.name)
    node.hint = view.said(.description)
    if !view.traits.contains(.secure) { node.identifier = identifier(view) }
    node.value = view.said(.current, or: .value)
    let states = ATSPIStates(view.text[view[.state].range])
    if node.value.isAbsent, view.traits.contains(.textField) || states.has("editable") { node.value = view.said(.text) }
    states.fill(&node, isCheckable: view.traits.contains(.checkable), pressedCounts: true)
    return view.traits.contains(.secure)
  }

  /// The name that the test gave a widget; without one the line has a number for it, or its text.
  private static func identifier(_ view: NodeView<Key>) -> TextRef {
    let widget = view.said(.widget)
    guard !widget.isAbsent, !view.text[widget.range].starts(with: "unnamed-".utf8) else { return .absent }
    for index in widget.range {
      let byte = view.text[index]
      let isWord = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte >= 0x30 && byte <= 0x39
      guard isWord || byte == 0x2d || byte == 0x5f else { return .absent }
    }
    return widget
  }
}
