internal import AccessibilityTree

/// The neutral fields of our AT-SPI capture as XML, by the rules that made its text, so that both say the same.
enum ATSPIXMLRules: SourceKeys {
  enum Key: Int, FieldKey {
    case name, description, roleName, identifier, value, valueText, text, states, xmlRoles, ariaValueText

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .description: ["description"]
      case .roleName: ["role-name"]
      case .identifier: ["accessible-id"]
      case .value: ["value"]
      case .valueText: ["value-text"]
      case .text: ["text"]
      case .states: ["states"]
      case .xmlRoles: ["xml-roles"]
      case .ariaValueText: ["valuetext"]
      }
    }
  }

  /// The attributes that an element has itself; an object's attribute of the same name is kept apart from them.
  static let elementAttributes: Set<String> = [
    "name", "description", "role-name", "accessible-id", "value", "value-text", "text", "text-length", "states",
    "interfaces", "index", "path", "extents", "minimum", "maximum", "increment", "rows", "columns", "row", "column",
  ]

  static let secrets: [Key] = [.text, .value, .valueText, .ariaValueText]

  /// Where a number is no value that anybody is told.
  private static let withoutNumber: Set<String> = [
    "application", "frame", "window", "push-button", "label", "table-cell", "scroll-pane", "panel",
  ]
  /// Role names of a toolkit that are an older spelling of the same role.
  private static let aliases = ["statusbar": "status-bar", "push-button": "button"]
  /// What stands for a child inside a text.
  private static let childMark: Unicode.Scalar = "\u{fffc}"

  static func traits(ofRole role: String) -> RoleTraits { ATSPIRoles.traits(of: role) }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    let told = parentsOfStatics(parts)
    let digits = ["0", "1", "2"].map { parts.append($0.utf8) }
    return NeutralFields.fill(&parts, by: ATSPIXMLRules.self) { parts, index, view in
      let states = ATSPIStates(view.text[view[.states].range])
      let role = parts.symbols[parts.nodes[index].role]
      fill(&parts.nodes[index], view, states, role: role, digits)
      if parts.nodes[index].name.isAbsent, !view.traits.contains(.textField), !states.has("editable"), !told[index] {
        parts.nodes[index].name = ownText(&parts, view)
      }
      if parts.nodes[index].subrole.isNone, let word = subrole(view, role: role) {
        parts.nodes[index].subrole = parts.symbols.intern(word)
      }
      return view.traits.contains(.secure)
    }
  }

  private static func fill(
    _ node: inout Node, _ view: NodeView<Key>, _ states: ATSPIStates, role: String, _ digits: [TextRef]
  ) {
    node.name = view.said(.name)
    node.hint = view.said(.description)
    node.identifier = view.said(.identifier)
    states.fill(
      &node, isCheckable: view.traits.contains(.checkable), pressedCounts: role == "toggle-button")
    // What can be checked has the number of its state as its value, as the text of a capture has it.
    switch node.states[.checked] {
    case .absent: node.value = value(view, states, role: role)
    case .false: node.value = digits[0]
    case .true: node.value = digits[1]
    case .mixed: node.value = digits[2]
    }
  }

  /// The value in words, else the number, else what stands in an edit field.
  private static func value(_ view: NodeView<Key>, _ states: ATSPIStates, role: String) -> TextRef {
    let words = view.said(.ariaValueText, or: .valueText)
    if !words.isAbsent { return words }
    let number = view.said(.value)
    if !number.isAbsent, !withoutNumber.contains(role) { return number }
    return view.traits.contains(.textField) || states.has("editable") ? view.said(.text) : .absent
  }

  /// A node's own text, less the marks of its children and the blanks around it.
  private static func ownText(_ parts: inout TreeParts, _ view: NodeView<Key>) -> TextRef {
    let ref = view.said(.text)
    guard !ref.isAbsent else { return .absent }
    var text: [Unicode.Scalar] = []
    for scalar in String(decoding: view.text[ref.range], as: UTF8.self).unicodeScalars where scalar != childMark {
      text.append(scalar)
    }
    while let last = text.last, last.properties.isWhitespace { text.removeLast() }
    let trimmed = text.drop { $0.properties.isWhitespace }
    if trimmed.isEmpty { return .absent }
    var bytes: [UInt8] = []
    for scalar in trimmed { UTF8Text.append(scalar, to: &bytes) }
    return bytes.count == Int(ref.length) ? ref : parts.append(bytes)
  }

  /// The ARIA role where it is not the role's own name, else the toolkit's role name where it goes beyond AT-SPI's.
  private static func subrole(_ view: NodeView<Key>, role: String) -> String? {
    if let word = ATSPIRoles.ariaRole(in: view.text[view.said(.xmlRoles).range], beyond: role) { return word }
    let name = String(decoding: view.text[view.said(.roleName).range], as: UTF8.self)
    let nick = name.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "-")
    if nick.isEmpty || nick == role || aliases[role] == nick { return nil }
    return String(name.map { $0 == "[" || $0 == "]" || $0.isWhitespace ? "-" : $0 })
  }

  /// For each node whether a child says its text: a `static` without an ARIA role.
  private static func parentsOfStatics(_ parts: TreeParts) -> [Bool] {
    var told = Array(repeating: false, count: parts.nodes.count)
    guard let text = parts.symbols.find("static") else { return told }
    let aria = parts.symbols.find("xml-roles")
    for node in parts.nodes where node.role == text && node.parent >= 0 {
      if parts.attributes(of: node).contains(where: { $0.name == aria }) { continue }
      told[Int(node.parent)] = true
    }
    return told
  }
}
