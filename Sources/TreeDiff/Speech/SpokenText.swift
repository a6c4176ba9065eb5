public import AccessibilityTree
public import DumpFormats
internal import Vocabulary

/// What a screen reader says at an element, as near as a dump tells: "Alerts, switch, on".
///
/// Readers differ in words and order; this is for comparing before with after.
public struct SpokenText: Sendable {
  private let reading: DumpReading
  private var dump: Dump { reading.dump }

  /// Prepares a dump.
  public init(_ reading: DumpReading) { self.reading = reading }

  /// What is said at a node; empty where nothing is.
  public func text(of id: NodeID) -> String {
    let node = dump.tree[id]
    let role = reading.meaning(of: id)
    let name = dump.tree.string(node.name) ?? ""
    var parts: [String] = []
    if !name.isEmpty { parts.append(name) }
    if let word = SpokenText.word(for: role) { parts.append(word) }
    if let checked = SpokenText.checked(node.states[.checked], role) {
      parts.append(checked)
    } else if let value = dump.tree.string(node.value), !value.isEmpty, value != name {
      parts.append(value)
    }
    if node.states[.selected] == .true { parts.append("selected") }
    if node.states[.expanded] == .true { parts.append("expanded") }
    if node.states[.expanded] == .false { parts.append("collapsed") }
    if node.states[.enabled] == .false { parts.append("dimmed") }
    if let hint = dump.tree.string(node.hint), !hint.isEmpty, hint != name { parts.append(hint) }
    return parts.joined(separator: ", ")
  }

  /// The name of a node; where it has none, the names inside it, else what it is.
  func title(of id: NodeID) -> String {
    let node = dump.tree[id]
    if let name = dump.tree.string(node.name), !name.isEmpty { return name }
    if let spoken = reading.spoken(of: id) { return String(decoding: spoken, as: UTF8.self) }
    return SpokenText.word(for: reading.meaning(of: id)) ?? dump.tree.role(of: id)
  }

  /// The word for a role; `nil` for those that readers keep quiet about.
  private static func word(for role: NeutralRole?) -> String? {
    guard let role, !silent.contains(role.name) else { return nil }
    return words[role.name] ?? role.name.split(separator: "-").joined(separator: " ")
  }

  private static let silent: Set<String> = [
    "text", "paragraph", "generic", "none", "group", "cell", "row", "list-item", "window", "screen", "application",
    "scroll-area", "split-group", "layout-area", "layout-item", "decorative", "separator", "column",
  ]

  /// Roles that readers call something else than the table does.
  private static let words = [
    "textfield": "text field", "textarea": "text area", "searchfield": "search field",
    "securefield": "secure text field", "combobox": "combo box", "radio": "radio button",
    "popup-button": "popup button",
    "progress": "progress indicator", "web-area": "web content",
  ]

  private static func checked(_ value: StateValue, _ role: NeutralRole?) -> String? {
    let isSwitch = role?.name == "switch" || role?.name == "toggle-button"
    switch value {
    case .absent: return nil
    case .true: return isSwitch ? "on" : role?.name == "radio" ? "selected" : "checked"
    case .false: return isSwitch ? "off" : role?.name == "radio" ? "not selected" : "not checked"
    case .mixed: return "mixed"
    }
  }
}
