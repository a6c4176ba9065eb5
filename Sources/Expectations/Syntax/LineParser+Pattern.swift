internal import AccessibilityTree
internal import Vocabulary

extension LineParser {
  /// Where a pattern stands, which decides what may be in it.
  enum PatternPlace {
    /// At the start of a line: its first word may be a misspelt word of the language.
    case lineStart
    /// After `some`, a count and their kin.
    case afterWord(String)
    /// In an arm.
    case arm
    /// After `has`, or in an arm of `each`: attributes and `stop` only.
    case has
  }

  /// Reads a pattern up to its arms, or up to the word that says what the line is about.
  mutating func pattern(_ where: PatternPlace) -> NodePattern {
    let first = place
    var pattern = NodePattern(span: span(from: first))
    while let token, !endsPattern(token, `where`) {
      place += 1
      add(token, to: &pattern, first: first, `where`)
    }
    pattern.span = span(from: first)
    return pattern
  }

  private func endsPattern(_ token: Token, _ where: PatternPlace) -> Bool {
    switch token.kind {
    case .selectors, .lessThan: true
    case .word(let word):
      switch `where` {
      case .lineStart, .afterWord: LanguageWords.joints.contains(word)
      case .arm, .has: false
      }
    default: false
    }
  }

  private mutating func add(
    _ token: Token, to pattern: inout NodePattern, first: Int, _ where: PatternPlace
  ) {
    if pattern.isOpen { return reportAfterOpen(token) }
    switch token.kind {
    case .broken: lastBroken = place - 1
    case .word(let word): add(word, at: token, to: &pattern, first: first, `where`)
    case .subroled(let role, let subrole):
      add(RolePattern(word: .word(role), subrole: subrole, span: token.span), to: &pattern, first: first, `where`)
    case .anyRole: add(RolePattern(word: .any, span: token.span), to: &pattern, first: first, `where`)
    case .string(let text): add(Literal(text, span: token.span), to: &pattern, first: first, `where`)
    case .attribute(let test): add(test, to: &pattern, `where`)
    case .expression: reportStrange(token, .expressionWithoutName, first: first, `where`)
    case .minimum: reportStrange(token, .misplacedMinimum(text(of: token)), first: first, `where`)
    case .questionMark: report(.misplacedQuestionMark, at: token.span)
    case .selectors, .lessThan: report(.unexpected(text(of: token)), at: token.span)
    }
  }

  private mutating func reportAfterOpen(_ token: Token) {
    if case .broken = token.kind { return }
    report(.afterDots(text(of: token)), at: token.span)
  }

  /// Adds a bare word: one of the language's, or the role where it stands first.
  private mutating func add(
    _ word: String, at token: Token, to pattern: inout NodePattern, first: Int, _ where: PatternPlace
  ) {
    switch (word, `where`) {
    case ("stop", _), ("not-stop", _): setStop(word == "stop", at: token, in: &pattern)
    case ("...", .lineStart), ("...", .afterWord): pattern.isOpen = true
    case ("containing", .lineStart), ("containing", .afterWord): addContained(after: token, to: &pattern)
    case ("containing", .arm), ("...", .arm): reportBeforeArms(word, at: token)
    case (_, .arm) where LanguageWords.joints.contains(word): reportBeforeArms(word, at: token)
    default:
      if word.utf8.contains(UInt8(ascii: "%")) {
        report(.percentInName(word), at: token.span)
      } else {
        add(RolePattern(word: .word(word), span: token.span), to: &pattern, first: first, `where`)
      }
    }
  }

  /// Reports what belongs before the arms, and skips what belongs to it.
  private mutating func reportBeforeArms(_ word: String, at token: Token) {
    report(.beforeArms(word), at: token.span)
    while let next = self.token {
      if case .selectors = next.kind { return }
      place += 1
    }
  }

  private mutating func setStop(_ stop: Bool, at token: Token, in pattern: inout NodePattern) {
    switch pattern.stop {
    case nil: pattern.stop = stop
    case stop?: report(.repeated(stop ? "stop" : "not-stop"), at: token.span)
    default: report(.stopAndNotStop, at: token.span)
    }
  }

  private mutating func addContained(after word: Token, to pattern: inout NodePattern) {
    guard let token, case .string(let text) = token.kind else {
      reportMissing(.missingContained, at: word.span)
      return skipContained()
    }
    place += 1
    pattern.containing.append(Literal(text, span: token.span))
  }

  /// Skips what was probably meant as the string.
  private mutating func skipContained() {
    switch token?.kind {
    case .word(let word) where !LanguageWords.within.contains(word) && word != "...": place += 1
    case .expression: place += 1
    default: break
    }
  }

  private mutating func add(
    _ name: Literal, to pattern: inout NodePattern, first: Int, _ where: PatternPlace
  ) {
    if case .has = `where` { return report(.onlyAttributes("\"\(name.text)\""), at: name.span) }
    if pattern.name == nil {
      pattern.name = name
    } else if lastBroken < first {
      report(.secondName(name.text), at: name.span)
    }
  }

  /// Adds a demand; `role=` is another way to write the role, where none stands before it.
  private mutating func add(_ test: AttributeTest, to pattern: inout NodePattern, _ where: PatternPlace) {
    var takesRole = true
    if case .has = `where` { takesRole = false }
    if takesRole, test.name == "role", !test.isRaw, pattern.role == nil,
      case .equals(let word, let isBare) = test.demand
    {
      pattern.role = RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.span)
    } else {
      pattern.tests.append(test)
    }
  }

  /// Adds a role, which stands first.
  private mutating func add(
    _ role: RolePattern, to pattern: inout NodePattern, first: Int, _ where: PatternPlace
  ) {
    let token = line.tokens[place - 1]
    if case .has = `where` { return report(.onlyAttributes(text(of: token)), at: token.span) }
    if place - 1 == first {
      pattern.role = role
    } else if lastBroken < first {
      reportMisplacedRole(token, pattern: pattern, first: first, `where`)
    }
  }

  /// Reports a word that could only be a role, but does not stand first.
  private mutating func reportMisplacedRole(
    _ token: Token, pattern: NodePattern, first: Int, _ where: PatternPlace
  ) {
    let text = text(of: token)
    if let nearest = token.word.flatMap({ Spelling.nearest($0, among: LanguageWords.within) }) {
      return report(.unexpected(text, nearest: nearest), at: token.span)
    }
    guard let role = pattern.role else {
      return report(.roleNotFirst(text), at: token.span)
    }
    let start = line.tokens[first]
    guard place - 2 == first, let word = start.word else {
      return report(.secondRole(text), at: token.span)
    }
    switch `where` {
    case .lineStart:
      let nearest = nearestStart(to: word)
      if nearest == nil, looksLikeRole(word) { return report(.secondRole(text), at: token.span) }
      reportStart(start, word, meaning: nearest)
    case .afterWord(let before) where LanguageWords.lineStarts.contains(word) || Count.isNearly(word):
      report(.misplacedStart(word, after: before), at: role.span)
      skipRest()
    case .afterWord, .arm, .has: report(.secondRole(text), at: token.span)
    }
  }

  /// Whether a word is a neutral role or spelt as dumps spell theirs: `AXButton`, `push-button`, `android.view.View`.
  private func looksLikeRole(_ word: String) -> Bool {
    Vocabulary.standard.neutralRole(word) != nil || LanguageWords.lineStarts.contains(word)
      || word.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || ".-:$".utf8.contains($0) }
  }

  /// Reports a word that belongs to lines of one kind only, or the misspelt first word of such a line.
  private mutating func reportStrange(_ token: Token, _ message: Message, first: Int, _ where: PatternPlace) {
    if case .lineStart = `where`, place - 2 == first, let word = line.tokens[first].word,
      let nearest = nearestStart(to: word)
    {
      return reportStart(line.tokens[first], word, meaning: nearest)
    }
    report(message, at: token.span)
  }
}

extension NodePattern {
  /// Whether it says nothing at all, so that every node would do.
  var isEmpty: Bool {
    role == nil && name == nil && tests.isEmpty && stop == nil && containing.isEmpty
  }
}
