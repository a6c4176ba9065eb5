internal import AccessibilityTree
internal import Vocabulary

/// The neutral fields of Flutter's semantics.
///
/// A node that merges what is inside it is told to a screen reader as one, and what it merges is told no more: the
/// former has the fields of all of them, the latter have none.
enum FlutterRules: SourceKeys {
  enum Key: Int, FieldKey {
    case label, value, hint, tooltip, identifier, flags, role, boundary, hidden

    var spellings: [String] {
      switch self {
      case .label: ["label"]
      case .value: ["value"]
      case .hint: ["hint"]
      case .tooltip: ["tooltip"]
      case .identifier: ["identifier"]
      case .flags: ["flags", FlutterReader.mergedFlags]
      case .role: ["role"]
      case .boundary: ["merge boundary"]
      case .hidden: ["invisible", "HIDDEN"]
      }
    }
  }

  static let secrets: [Key] = [.value]
  static let secureSubrole: String? = "secure"

  static func traits(ofRole role: String) -> RoleTraits { [] }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    let words = FlutterWords(&parts.symbols)
    var merged: FlutterNode?
    var end = 0
    let secure = NeutralFields.fill(&parts, by: FlutterRules.self) { parts, index, view in
      let node = FlutterNode(view, at: index, words)
      if index < end {
        parts.nodes[index].states[.accessible] = .false
        merged?.merge(node)
        return node.flags.contains("isObscured")
      }
      merged?.fill(&parts)
      merged = nil
      if view[.boundary].isAbsent {
        node.fill(&parts)
      } else {
        merged = node
        end = Int(parts.nodes[index].subtreeEnd)
      }
      return node.flags.contains("isObscured")
    }
    merged?.fill(&parts)
    return secure
  }
}

/// The words for roles as a dump of Flutter has them, the most telling first.
private struct FlutterWords {
  let roles: [(word: String, symbol: Symbol)]

  init(_ symbols: inout SymbolTable) {
    var roles: [(word: String, symbol: Symbol)] = []
    for word in Vocabulary.standard.roles(in: .flutter) { roles.append((word, symbols.intern(word))) }
    self.roles = roles
  }
}

/// What is known of one node, and of those that it merges.
private struct FlutterNode {
  let index: Int
  private(set) var flags: Set<String> = []
  private var role = Symbol.none
  private var labels: [TextRef] = []
  private var hints: [TextRef] = []
  private var value: TextRef
  private var tooltip: TextRef
  private var identifier: TextRef
  private var isHidden: Bool
  private let words: FlutterWords

  init(_ view: NodeView<FlutterRules.Key>, at index: Int, _ words: FlutterWords) {
    self.index = index
    self.words = words
    for flag in view.text[view[.flags].range].split(separator: 0x2c) {
      flags.insert(String(decoding: flag.drop { $0 == 0x20 }, as: UTF8.self))
    }
    if !view.said(.label).isAbsent { labels = [view[.label]] }
    if !view.said(.hint).isAbsent { hints = [view[.hint]] }
    value = view.said(.value)
    tooltip = view.said(.tooltip)
    identifier = view.said(.identifier)
    isHidden = !view[.hidden].isAbsent
    let word = String(decoding: view.text[view[.role].range], as: UTF8.self)
    role = words.roles.first { $0.word == word }?.symbol ?? .none
  }

  /// Takes in a node that is merged into this one: texts one below the other, of all else what came first.
  mutating func merge(_ other: FlutterNode) {
    flags.formUnion(other.flags)
    if role.isNone { role = other.role }
    labels += other.labels
    hints += other.hints
    if value.isAbsent, !other.flags.contains("isObscured") { value = other.value }
    if tooltip.isAbsent { tooltip = other.tooltip }
    if identifier.isAbsent { identifier = other.identifier }
  }

  /// Sets the fields of the node.
  func fill(_ parts: inout TreeParts) {
    let name = FlutterNode.joined(labels, &parts)
    parts.nodes[index].name = name.isAbsent ? tooltip : name
    parts.nodes[index].value = value
    parts.nodes[index].hint = FlutterNode.joined(hints, &parts)
    parts.nodes[index].identifier = identifier
    let flag = words.roles.first { flags.contains($0.word) }?.symbol ?? .none
    parts.nodes[index].role = role.isNone ? flag : role
    if isHidden || flags.contains("isHidden") { parts.nodes[index].states[.visible] = .false }
    set(.enabled, "isEnabled", if: "hasEnabledState", &parts.nodes[index])
    set(.expanded, "isExpanded", if: "hasExpandedState", &parts.nodes[index])
    set(.checked, "isToggled", if: "hasToggledState", &parts.nodes[index])
    set(.checked, "isChecked", if: "hasCheckedState", &parts.nodes[index])
    if flags.contains("isCheckStateMixed") { parts.nodes[index].states[.checked] = .mixed }
    set(.selected, "isSelected", if: "hasSelectedState", &parts.nodes[index])
    if flags.contains("isSelected") { parts.nodes[index].states[.selected] = .true }
    if flags.contains("isFocused") { parts.nodes[index].states[.focused] = .true }
  }

  /// A flag says something only where another one says that there is such a state.
  private func set(_ state: State, _ flag: String, if has: String, _ node: inout Node) {
    if flags.contains(has) { node.states[state] = flags.contains(flag) ? .true : .false }
  }

  private static func joined(_ texts: [TextRef], _ parts: inout TreeParts) -> TextRef {
    guard texts.count > 1 else { return texts.first ?? .absent }
    var whole: [UInt8] = []
    for text in texts {
      if !whole.isEmpty { whole.append(0x0a) }
      whole += parts.text[text.range]
    }
    return parts.append(whole)
  }
}
