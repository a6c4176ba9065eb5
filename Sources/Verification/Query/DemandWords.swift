internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// The demands of a pattern on one platform, from the tables.
enum DemandWords {
  /// One sentence for each part of a pattern.
  static func sentences(_ pattern: NodePattern, on selector: Selector, forAbsence: Bool) -> [String] {
    var sentences: [String] = []
    if let role = pattern.role, role.word != .any { sentences += self.role(role, on: selector, forAbsence: forAbsence) }
    if let name = pattern.name {
      let scope = forAbsence && pattern.role == nil && pattern.tests.isEmpty
      sentences.append(
        scope
          ? "says \(Quote.quoted(name.text)) in its name, value, hint or whatever its name may come from"
          : "its name is \(Quote.quoted(name.text))")
    }
    for test in pattern.tests { sentences.append(self.test(test, on: selector)) }
    if let stop = pattern.stop {
      sentences.append(stop ? "a screen reader stops there" : "a screen reader does not stop there")
    }
    for literal in pattern.containing {
      sentences.append("something inside it has the name \(Quote.quoted(literal.text))")
    }
    return sentences
  }

  private static func columns(_ selector: Selector) -> [RoleColumn] {
    var columns: [RoleColumn] = []
    for source in Vocabulary.standard.usualSources(of: selector.platform) {
      let column = Vocabulary.standard.column(of: source, on: selector.platform)
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  private static func role(_ pattern: RolePattern, on selector: Selector, forAbsence: Bool) -> [String] {
    guard case .word(let word) = pattern.word, pattern.subrole == .unsaid,
      let neutral = Vocabulary.standard.neutralRole(word)
    else { return ["its role is the dump's own \(PatternWords.role(pattern))"] }
    return columns(selector).map { column in
      if forAbsence, case .none(_, let reason) = Vocabulary.standard.demand(neutral, in: column, on: selector.platform)
      {
        return "\(word): \(reason), so no word that means \(word) may be there (\(column.wordName))"
      }
      return "\(word): \(Vocabulary.standard.explain(neutral, in: column, on: selector.platform)) (\(column.wordName))"
    }
  }

  private static func test(_ test: AttributeTest, on selector: Selector) -> String {
    let asked = "\(test.name) \(test.isRaw ? "(the dump's own) " : "")\(PatternWords.demand(test.demand))"
    guard !test.isRaw, let neutral = NeutralAttribute(rawValue: test.name.lowercased()) else { return asked }
    if neutral == .checked, case .equals("mixed", _) = test.demand { return asked + ": " + mixed(on: selector) }
    let sources = Vocabulary.standard.usualSources(of: selector.platform)
    let hidden = sources.compactMap { source -> String? in
      guard
        case .never(let reason) = Vocabulary.standard.observability(
          of: neutral, source: source, platform: selector.platform, role: nil)
      else { return nil }
      return "\(source.rawValue): \(reason)"
    }
    return hidden.isEmpty ? asked : asked + "; cannot be told from " + hidden.joined(separator: ", nor from ")
  }

  private static func mixed(on selector: Selector) -> String {
    var words: [String] = []
    for source in Vocabulary.standard.usualSources(of: selector.platform) {
      let text =
        switch Vocabulary.standard.mixedCheck(source: source, platform: selector.platform) {
        case .expressible: "it is printed as half-way"
        case .none(let reason): "no value at all (\(reason))"
        case .notShown(let reason): "cannot be told (\(reason)); it must be there and not checked"
        }
      if !words.contains(text) { words.append(text) }
    }
    return words.joined(separator: "; or ")
  }
}
