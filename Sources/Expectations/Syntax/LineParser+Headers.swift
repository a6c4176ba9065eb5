internal import AccessibilityTree
internal import Vocabulary

/// What a header says.
enum Header {
  case screen(String, [Platform])
  case dump(ExpectationFile.PathHeader)
  case scope(ExpectationFile.Scope)
  case anchor(Check)
  case complete(ExpectationFile.Completeness)
  case closed([NeutralAttribute])
  case unclaimed(ExpectationFile.Unclaimed)
  case decoys([ExpectationFile.PathHeader])
}

extension LineParser {
  /// The word of the header that stands here, after a gate too, which no header takes.
  var headerWord: String? {
    guard let word = firstWord?.word, LanguageWords.headers.contains(word) else { return nil }
    return word
  }

  /// Reads a header; `nil` where it is wrong.
  mutating func header(_ word: String) -> Header? {
    while let token, case .selectors = token.kind {
      report(.gatedHeader(word), at: token.span)
      place += 1
    }
    place += 1
    let header = content(of: word)
    requireEnd()
    return faults.isEmpty ? header : nil
  }

  private mutating func content(of word: String) -> Header? {
    switch word {
    case "screen": screen()
    case "dump": dump()
    case "scope": scope()
    case "anchor": anchor()
    case "complete": complete()
    case "closed": closed()
    case "unclaimed": unclaimed()
    default: decoys()
    }
  }

  private var lastSpan: SourceSpan { line.tokens[max(0, min(place, line.tokens.count) - 1)].span }

  private mutating func screen() -> Header? {
    var name = ""
    if let token, case .string(let text) = token.kind {
      name = text
      place += 1
      if text.isEmpty { report(.emptyScreenName, at: token.span) }
    } else {
      reportMissing(.screenWithoutName, at: token?.span ?? lastSpan)
    }
    guard let on = token, on.word == "on" else {
      let nearest = token?.word.flatMap { Spelling.nearest($0, among: ["on"]) }
      reportMissing(.screenWithoutOn(nearest), at: token?.span ?? lastSpan)
      skipRest()
      return nil
    }
    place += 1
    let platforms = platforms()
    if platforms.isEmpty { reportMissing(.screenWithoutPlatform, at: on.span) }
    return .screen(name, platforms)
  }

  private mutating func platforms() -> [Platform] {
    var platforms: [Platform] = []
    while let token {
      place += 1
      guard let word = token.word else {
        if case .broken = token.kind { continue }
        report(.notAPlatform(text(of: token)), at: token.span)
        continue
      }
      if let platform = Platform(rawValue: word) {
        if platforms.contains(platform) {
          report(.platformTwice(word), at: token.span)
        } else {
          platforms.append(platform)
        }
      } else {
        let nearest = Spelling.nearest(word, among: Platform.allCases.map(\.rawValue))
        report(.unknownPlatform(word, nearest), at: token.span)
      }
    }
    return platforms
  }

  private mutating func dump() -> Header? {
    guard let token, let word = token.word else {
      reportMissing(.dumpWithoutPlatform, at: token?.span ?? lastSpan)
      skipRest()
      return nil
    }
    place += 1
    let selector = selector(SelectorWord(text: word, span: token.span), for: .dump)
    let path = path()
    if path == nil { reportMissingPath(after: "dump") }
    guard let selector, let path else { return nil }
    return .dump(ExpectationFile.PathHeader(selector: selector, path: path))
  }

  private mutating func path() -> Literal? {
    guard let token, case .string(let text) = token.kind else { return nil }
    place += 1
    // What comes after a NUL would be lost on the way to the system.
    if text.isEmpty || text.utf8.contains(0) { report(.badPath, at: token.span) }
    return Literal(text, span: token.span)
  }

  private mutating func reportMissingPath(after word: String) {
    reportMissing(.missingPath(after: word), at: token?.span ?? lastSpan)
    skipRest()
  }

  private mutating func decoys() -> Header? {
    var decoys: [ExpectationFile.PathHeader] = []
    while let path = path() { decoys.append(ExpectationFile.PathHeader(selector: nil, path: path)) }
    if decoys.isEmpty { reportMissingPath(after: "decoy") }
    return .decoys(decoys)
  }

  private mutating func scope() -> Header? {
    let pattern = pattern(.afterWord("scope"))
    let arms = arms(.arm, for: .scope)
    requireContent(pattern, arms, .missingPattern(of: "'scope'"))
    return .scope(
      ExpectationFile.Scope(pattern: pattern.isEmpty ? nil : pattern, arms: arms, position: line.start))
  }

  private mutating func anchor() -> Header? {
    let pattern = pattern(.afterWord("anchor"))
    let arms = arms(.arm, for: .header)
    requireContent(pattern, arms, .missingPattern(of: "'anchor'"))
    requireCoverage(arms, gate: [])
    return .anchor(
      Check(kind: .anchor(pattern), arms: arms, reason: line.reason, position: line.start, text: line.text))
  }

  private mutating func complete() -> Header? {
    guard let token else {
      reportMissing(.completeWithoutDemand, at: lastSpan)
      return nil
    }
    place += 1
    let demand: ExpectationFile.Completeness.Demand
    switch token.kind {
    case .minimum("nodes", let number):
      guard number.utf8.allSatisfy(Count.isDigit), let count = Count.number(number.utf8), count > 0 else {
        report(.badNodeCount, at: token.span)
        skipRest()
        return nil
      }
      demand = .nodes(atLeast: count)
    case .word("tail"):
      let pattern = pattern(.afterWord("tail"))
      let arms = arms(.arm, for: .header)
      requireContent(pattern, arms, .missingPattern(of: "'complete tail'"))
      requireCoverage(arms, gate: [])
      demand = .tail(pattern, arms: arms)
    default:
      reportMissing(.unknownCompleteness(text(of: token)), at: token.span)
      skipRest()
      return nil
    }
    return .complete(ExpectationFile.Completeness(demand: demand, position: line.start, text: line.text))
  }

  private mutating func closed() -> Header? {
    var closed: [NeutralAttribute] = []
    if token?.word == "none" {
      place += 1
      if let token { report(.noneWithOthers, at: token.span) }
      skipRest()
      return .closed([])
    }
    let names = LanguageWords.closable.map(\.rawValue)
    while let token {
      place += 1
      if case .broken = token.kind { continue }
      let text = text(of: token)
      guard let word = token.word, names.contains(word), let attribute = NeutralAttribute(rawValue: word) else {
        report(.notClosable(text, Spelling.nearest(text, among: names + ["none"]), among: names), at: token.span)
        continue
      }
      if closed.contains(attribute) { report(.repeated(word), at: token.span) } else { closed.append(attribute) }
    }
    if closed.isEmpty { reportMissing(.closedWithoutName, at: lastSpan) }
    return .closed(closed)
  }

  private mutating func unclaimed() -> Header? {
    guard let token else {
      reportMissing(.unclaimedWithoutWord, at: lastSpan)
      return nil
    }
    place += 1
    guard let word = token.word, let unclaimed = ExpectationFile.Unclaimed(rawValue: word) else {
      let text = text(of: token)
      report(.unknownUnclaimed(text, Spelling.nearest(text, among: ["ok", "warn", "fail"])), at: token.span)
      skipRest()
      return nil
    }
    return .unclaimed(unclaimed)
  }
}
