internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Puts what a line says in the words of one source into words that hold for another.
struct PatternTranslation {
  private let asking: Subject
  private let other: Subject

  /// Prepares to translate.
  init(from asking: Subject, to other: Subject) {
    self.asking = asking
    self.other = other
  }

  /// The pattern as it is looked for in the other dump; `nil` where the tables have no word for its role.
  func translate(_ pattern: NodePattern) -> NodePattern? {
    var translated = pattern
    if let role = pattern.role {
      guard let word = translate(role) else { return nil }
      translated.role = word
    }
    translated.tests = []
    for test in pattern.tests {
      guard let word = translate(test) else { return nil }
      translated.tests.append(word)
    }
    return translated
  }

  /// A raw role is looked for as its neutral role.
  private func translate(_ role: RolePattern) -> RolePattern? {
    if isSameFamily { return role }
    let word: String
    switch role.word {
    case .any: return role.subrole == .unsaid || role.subrole == .absent ? role : nil
    case .word(let text):
      if role.subrole == .unsaid, Vocabulary.standard.neutralRole(text) != nil { return role }
      word = text
    case .quoted(let text): word = text
    }
    let subrole = if case .exactly(let text) = role.subrole { text } else { String?.none }
    let meaning = Vocabulary.standard.meaning(ofRole: word, subrole: subrole, in: asking.column)
    return meaning.map { RolePattern(word: .word($0.name), span: role.span) }
  }

  /// A raw attribute is looked for as the text it is read as, where it is one.
  private func translate(_ test: AttributeTest) -> AttributeTest? {
    let neutral = test.isRaw ? nil : NeutralAttribute(rawValue: test.name.lowercased())
    if neutral == .role { return translate(roleTest: test) }
    guard neutral == nil, asking.source != other.source,
      let meant = asking.neutralAttribute(ofRaw: test.name), NearMissSearch.attributes.contains(meant)
    else { return test }
    return AttributeTest(
      name: meant.rawValue, isRaw: false, demand: test.demand, span: test.span, valueSpan: test.valueSpan)
  }

  private func translate(roleTest test: AttributeTest) -> AttributeTest? {
    let (word, isBare): (String, Bool)
    switch test.demand {
    case .equals(let text, let bare), .differs(let text, let bare): (word, isBare) = (text, bare)
    case .absent, .present, .matches: return test
    }
    let role = RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.valueSpan)
    guard let translated = translate(role), case .word(let name) = translated.word else {
      return isSameFamily ? test : nil
    }
    var copy = test
    if case .differs = test.demand {
      copy.demand = .differs(name, isBare: true)
    } else {
      copy.demand = .equals(name, isBare: true)
    }
    return copy
  }

  private var isSameFamily: Bool {
    asking.column == other.column || (asking.column.isAX && other.column.isAX)
  }
}

extension RoleColumn {
  /// Whether its words are AX roles, whichever system publishes them.
  var isAX: Bool { self == .macAX || self == .iosAX }
}
