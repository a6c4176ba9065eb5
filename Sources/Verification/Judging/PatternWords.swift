internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Parts of patterns and nodes in the words that results use.
enum PatternWords {
  /// A role pattern as it is written.
  static func role(_ pattern: RolePattern) -> String {
    let word =
      switch pattern.word {
      case .any: "*"
      case .word(let text): text
      case .quoted(let text): Quote.quoted(text)
      }
    switch pattern.subrole {
    case .unsaid: return word
    case .absent: return word + "[]"
    case .exactly(let text): return "\(word)[\(text)]"
    }
  }

  /// The role of a node as its dump spells it.
  static func role(of id: NodeID, in subject: Subject) -> String {
    let role = subject.tree.role(of: id)
    guard let subrole = subject.tree.subrole(of: id), !subrole.isEmpty else { return role.isEmpty ? "none" : role }
    return "\(role)[\(subrole)]"
  }

  /// A demand as it is written, without the attribute's name.
  static func demand(_ demand: AttributeTest.Demand) -> String {
    switch demand {
    case .absent: "absent"
    case .present: "present"
    case .equals(let text, let isBare): isBare ? text : Quote.quoted(text, limit: 60)
    case .differs(let text, let isBare): "not " + (isBare ? text : Quote.quoted(text, limit: 60))
    case .matches(let pattern): "~" + Quote.quoted(pattern, limit: 60)
    }
  }

  /// The text of a node that a test looks at; `nil` where it looks at no text, or there is none.
  static func text(_ test: BoundTest, of id: NodeID, in subject: Subject) -> String? {
    switch test.target {
    case .text(let attribute): return subject.tree.string(subject.text(attribute, of: id))
    case .raw(let symbols, _):
      let first = subject.tree.attributes(of: id).first { symbols.contains($0.name) }
      return first.flatMap { subject.tree.string($0.value) }
    case .state, .frame, .spoken, .role, .roleText, .subrole: return nil
    }
  }

  /// What a node has where a test asks for something else.
  static func value(_ test: BoundTest, of id: NodeID, in subject: Subject) -> String {
    let quoted = { (text: String?) in text.map { Quote.quoted($0, limit: 60) } }
    switch test.target {
    case .text, .raw: return quoted(text(test, of: id, in: subject)) ?? "absent"
    case .state(let state): return self.state(state, of: id, in: subject)
    case .frame: return subject.frames.words(of: id) ?? "absent"
    case .spoken: return quoted(subject.spoken(of: id).map { String(decoding: $0, as: UTF8.self) }) ?? "nothing"
    case .role, .roleText: return role(of: id, in: subject)
    case .subrole: return subject.tree.subrole(of: id) ?? "absent"
    }
  }

  private static func state(_ state: State, of id: NodeID, in subject: Subject) -> String {
    if let name = subject.tree[id].states[state].name {
      guard state == .checked, let value = subject.tree.string(subject.tree[id].value) else { return name }
      return "\(name) (value \(Quote.quoted(value, limit: 20)))"
    }
    if state == .checked, let meaning = subject.meaning(of: id), Vocabulary.standard.isCheckable(role: meaning) {
      let value = subject.tree.string(subject.tree[id].value)
      return value.map { "value \(Quote.quoted($0, limit: 20))" } ?? "no value"
    }
    return StateFit.defaultValue(state) ?? "absent"
  }
}
