internal import AccessibilityTree

extension LineParser {
  /// Reads a check; what is wrong with it stands in `faults`.
  mutating func check() -> Check? {
    gate = readGate()
    let gated = place > 0
    guard let token else {
      reportMissing(.missingAfterGate, at: span(from: 0))
      return nil
    }
    if setting.isItem, let word = token.word, isCheckWord(word) {
      report(.notAnItem(word), at: token.span)
      return nil
    }
    guard let kind = kind() else { return nil }
    let arms = arms(of: kind, gated: gated)
    requireEnd()
    requireContent(of: kind, arms)
    requireCoverage(arms, gate: gate)
    if case .absorbs(let pattern, let items) = kind, faults.isEmpty {
      faults = AbsorbedTexts(pattern, arms).faults(in: items)
    }
    return Check(
      kind: kind, gate: gate, arms: arms, reason: line.reason, position: line.start, text: line.text)
  }

  /// Whether the current word begins a check that is more than a pattern.
  private func isCheckWord(_ word: String) -> Bool {
    if word == "log" {
      if case .expression? = following?.kind { return true }
      return false
    }
    return LanguageWords.checks.contains(word) || Count.isNearly(word)
  }

  private mutating func kind() -> Check.Kind? {
    guard let word = token?.word, isCheckWord(word) else { return bareLine() }
    let start = line.tokens[place].span
    place += 1
    switch word {
    case "log": return log(.some)
    case "no":
      return isAtLog ? log(afterWord: .none) : noLine()
    case "some": return .some(pattern(.afterWord(word)))
    case "inside": return .inside(pattern(.afterWord(word)))
    case "each": return eachLine()
    case "order": return orderLine()
    case "stops": return stopsLine()
    default: return countLine(word, at: start)
    }
  }

  private mutating func bareLine() -> Check.Kind? {
    let first = place
    let pattern = pattern(.lineStart)
    if setting.isItem { return .item(pattern) }
    if token?.word == "absorbs" { return absorbsLine(pattern) }
    if case .selectors? = token?.kind, place == first + 1, let word = line.tokens[first].word,
      nearestStart(to: word) == "scope"
    {
      // Nothing in its shape tells such a line from a role with arms, which may all replace the role.
      reportStart(line.tokens[first], word, meaning: "scope")
      return nil
    }
    return .bare(pattern)
  }

  private mutating func noLine() -> Check.Kind? {
    let pattern = pattern(.afterWord("no"))
    guard let token, token.word == "witness" else { return .no(pattern, waiver: nil) }
    place += 1
    guard let next = self.token, next.word == "none" else {
      report(.witnessWithoutNone(self.token.map(text)), at: self.token?.span ?? token.span)
      skipRest()
      return nil
    }
    place += 1
    guard let reason = self.token, case .string(let text) = reason.kind, !text.isEmpty else {
      reportMissing(.witnessWithoutReason, at: self.token?.span ?? next.span)
      skipRest()
      return .no(pattern, waiver: nil)
    }
    place += 1
    return .no(pattern, waiver: Literal(text, span: reason.span))
  }

  private mutating func eachLine() -> Check.Kind? {
    let pattern = pattern(.afterWord("each"))
    guard let token, token.word == "has" else {
      reportMissing(.eachWithoutHas, at: line.tokens[max(0, place - 1)].span)
      skipRest()
      return nil
    }
    if pattern.isEmpty { reportMissing(.missingPattern(of: "'each'"), at: pattern.span) }
    place += 1
    return .each(pattern, has: self.pattern(.has))
  }

  private mutating func orderLine() -> Check.Kind? {
    let word = line.tokens[place - 1].span
    var patterns: [NodePattern] = []
    while true {
      let pattern = pattern(.afterWord("order"))
      if pattern.isEmpty { reportMissing(.missingInOrder, at: token?.span ?? line.tokens[place - 1].span) }
      patterns.append(pattern)
      guard case .lessThan? = token?.kind else { break }
      place += 1
    }
    if patterns.count < 2 { reportMissing(.orderOfOne, at: word) }
    return .order(patterns)
  }

  private mutating func stopsLine() -> Check.Kind? {
    let word = line.tokens[place - 1]
    guard let token, token.word == "exactly" else {
      let nearest = self.token?.word.flatMap { Spelling.nearest($0, among: ["exactly"]) }
      report(.stopsWithoutExactly(self.token.map(text), nearest), at: self.token?.span ?? word.span)
      skipRest()
      return nil
    }
    place += 1
    if let token = self.token, !isAtArms {
      report(.wordInList(text(of: token)), at: token.span)
      skipRest()
    }
    return .stopsExactly
  }

  private mutating func absorbsLine(_ pattern: NodePattern) -> Check.Kind? {
    guard let word = token else { return nil }
    if pattern.isEmpty { reportMissing(.absorbsWithoutPattern, at: word.span) }
    place += 1
    var items: [AbsorbedItem] = []
    loop: while let token {
      switch token.kind {
      case .selectors: break loop
      case .broken: break
      case .string(let text): items.append(.text(Literal(text, span: token.span)))
      case .word(let role) where !LanguageWords.within.contains(role) && role != "...":
        items.append(.role(RolePattern(word: .word(role), span: token.span)))
      case .subroled(let role, let subrole):
        items.append(.role(RolePattern(word: .word(role), subrole: subrole, span: token.span)))
      case .attribute(let test):
        if let role = test.role {
          items.append(.role(role))
        } else {
          report(.notAbsorbable(self.text(of: token)), at: token.span)
        }
      default: report(.notAbsorbable(text(of: token)), at: token.span)
      }
      place += 1
    }
    if items.isEmpty { reportMissing(.absorbsNothing, at: word.span) }
    return .absorbs(pattern, items)
  }

  private mutating func countLine(_ word: String, at span: SourceSpan) -> Check.Kind? {
    switch Count.read(word) {
    case .count(let count)?:
      if isAtLog { return log(afterWord: .count(low: count.low, high: count.high)) }
      return .count(pattern(.afterWord(word)), low: count.low, high: count.high)
    case Count.Reading.none?: report(.countOfNone(word), at: span)
    case .empty?: report(.countOfNothing(word), at: span)
    case .tooLarge?: report(.countTooLarge(word), at: span)
    case .malformed?, nil: report(.malformedCount(word), at: span)
    }
    skipRest()
    return nil
  }

  private var isAtArms: Bool {
    if case .selectors? = token?.kind { true } else { false }
  }

  /// Whether `log ~"…"` comes next; `log` before anything else is a role.
  private var isAtLog: Bool {
    guard token?.word == "log", case .expression? = following?.kind else { return false }
    return true
  }

  private mutating func log(afterWord demand: Check.LogDemand) -> Check.Kind? {
    place += 1
    return log(demand)
  }

  private mutating func log(_ demand: Check.LogDemand) -> Check.Kind? {
    guard let token, case .expression(let text) = token.kind else { return nil }
    place += 1
    return .log(Literal(text, span: token.span), demand)
  }

  private mutating func arms(of kind: Check.Kind, gated: Bool) -> [Arm] {
    guard let token, isAtArms else { return [] }
    if gated {
      report(.armsAfterGate, at: token.span)
      skipRest()
      return []
    }
    switch kind {
    case .order, .stopsExactly, .log:
      report(.noArms(on: kind.word), at: token.span)
      skipRest()
      return []
    case .each: return arms(.has)
    case .bare, .some, .count, .no, .absorbs, .item, .inside, .anchor: return arms(.arm)
    }
  }

  private mutating func requireContent(of kind: Check.Kind, _ arms: [Arm]) {
    switch kind {
    case .each(_, let has): requireContent(has, arms, .hasNothing)
    case .order, .stopsExactly, .log: break
    case .bare(let pattern), .some(let pattern), .count(let pattern, _, _), .no(let pattern, _),
      .absorbs(let pattern, _), .item(let pattern), .inside(let pattern), .anchor(let pattern):
      requireContent(pattern, arms, .missingPattern(of: kind.word))
    }
  }
}

extension Check.Kind {
  /// How such a line begins, for messages.
  var word: String {
    switch self {
    case .bare, .absorbs, .item: "a line"
    case .some: "'some'"
    case .count: "a count"
    case .no: "'no'"
    case .each: "'each'"
    case .order: "'order'"
    case .stopsExactly: "'stops exactly'"
    case .inside: "'inside'"
    case .log: "'log'"
    case .anchor: "'anchor'"
    }
  }
}

extension AttributeTest {
  /// The role that `role=` writes.
  var role: RolePattern? {
    guard name == "role", !isRaw, case .equals(let word, let isBare) = demand else { return nil }
    return RolePattern(word: isBare ? .word(word) : .quoted(word), span: span)
  }
}
