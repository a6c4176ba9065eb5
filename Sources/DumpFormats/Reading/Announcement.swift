public import AccessibilityTree
internal import Vocabulary

/// What a screen reader would say at one stop, an approximation: no reader was asked.
public struct Announcement: Hashable, Sendable {
  /// What it is called.
  public var name: String?
  /// Its value, where that says more than its name and its states do.
  public var value: String?
  /// What kind of thing it is; `nil` where readers do not say that.
  public var role: String?
  /// Its states, those at their default left out.
  public var states: [String]
  /// Its hint.
  public var hint: String?

  /// All of it in the order in which it is said; empty where nothing is.
  public var text: String {
    ([name, value, role] + states + [hint]).compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension DumpReading {
  /// What a screen reader would say at a node.
  public func announcement(of id: NodeID) -> Announcement {
    let node = tree[id]
    let meaning = meaning(of: id)
    let name = spoken(of: id).flatMap { SilentText.heard(String(decoding: $0, as: UTF8.self)) }
    var value = tree.string(node.value).flatMap(SilentText.heard)
    var hint = tree.string(node.hint).flatMap(SilentText.heard)
    if hint == name || hint == value { hint = nil }
    if value == name || saysItsState(node, meaning) { value = nil }
    return Announcement(
      name: name, value: value, role: meaning.flatMap(Vocabulary.standard.spokenRole),
      states: states(of: node, meaning),
      hint: hint)
  }

  /// Whether the value is the number of a state, which is said in words.
  private func saysItsState(_ node: Node, _ meaning: NeutralRole?) -> Bool {
    guard node.value.length == 1, let digit = tree.bytes(node.value).first, (0x30...0x32).contains(digit) else {
      return false
    }
    return node.states[.checked] != .absent || meaning?.name == "tab"
      || meaning.map(Vocabulary.standard.isCheckable) == true
  }

  private func states(of node: Node, _ meaning: NeutralRole?) -> [String] {
    var words: [String] = []
    if node.states[.selected] == .true { words.append("selected") }
    let isSwitch = meaning?.name == "switch" || meaning?.name == "toggle-button"
    switch node.states[.checked] {
    case .absent: break
    case .false: words.append(isSwitch ? "off" : "not checked")
    case .true: words.append(isSwitch ? "on" : "checked")
    case .mixed: words.append("half checked")
    }
    switch node.states[.expanded] {
    case .absent: break
    case .false: words.append("collapsed")
    case .true: words.append("expanded")
    case .mixed: words.append("partly expanded")
    }
    if node.states[.busy] == .true { words.append("busy") }
    if node.states[.enabled] == .false { words.append("disabled") }
    return words
  }
}
