internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The words of attributes and states, and the expressions.
extension WordCheck {
  mutating func look(at test: AttributeTest, on selector: Selector) {
    if case .matches(let pattern) = test.demand { compile(pattern, test.valueSpan) }
    let folded = test.name.lowercased()
    guard !test.isRaw, let neutral = NeutralAttribute(rawValue: folded) else {
      let isSeen = { subject in !subject.attributes(named: folded).isEmpty } as (Subject) -> Bool
      if !Vocabulary.standard.isRawAttribute(folded), !subjects.contains(where: isSeen) {
        let words = NeutralAttribute.allCases.map(\.rawValue) + ["stop", "not-stop", "containing"]
        let raw = Source.allCases.flatMap { Vocabulary.standard.rawAttributes(of: $0) }
        report(
          Diagnostic(
            id: "unknown-attribute", "unknown attribute '\(test.name)'",
            suggestion: Spelling.nearest(test.name, among: words + raw)), test.span)
      }
      return
    }
    if neutral.isState { look(atStateOf: test, neutral) }
    if neutral == .role { look(atRoleOf: test, on: selector) }
    if neutral == .subrole {
      switch test.demand {
      case .equals(let word, _), .differs(let word, _): look(atSubrole: word, test.valueSpan, on: selector)
      case .absent, .present, .matches: break
      }
    }
  }

  private mutating func look(atStateOf test: AttributeTest, _ neutral: NeutralAttribute) {
    let value: String
    switch test.demand {
    case .equals(let text, _), .differs(let text, _): value = text
    case .absent, .present, .matches: return
    }
    var words = ["true", "false"]
    if neutral == .checked || neutral == .expanded { words.append("mixed") }
    guard !words.contains(value) else { return }
    report(
      Diagnostic(
        id: "unknown-state", "'\(neutral.rawValue)' is \(words.joined(separator: " or ")), not '\(value)'",
        suggestion: Spelling.nearest(value, among: words)), test.valueSpan)
  }

  private mutating func look(atRoleOf test: AttributeTest, on selector: Selector) {
    switch test.demand {
    case .equals(let word, let isBare), .differs(let word, let isBare):
      look(at: RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.valueSpan), on: selector)
    case .absent, .present, .matches: break
    }
  }

  // MARK: - Expressions

  mutating func compile(_ pattern: String, _ span: SourceSpan) {
    do {
      _ = try expressions.expression(pattern)
    } catch {
      report(
        Diagnostic(
          id: "bad-expression",
          "the expression does not compile: \(error.reason) (at character \(error.character) of it)"), span)
    }
  }
}
