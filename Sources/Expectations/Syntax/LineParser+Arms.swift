internal import AccessibilityTree
internal import Vocabulary

extension LineParser {
  /// What a `@…` is for, which decides what it may name.
  enum SelectorUse {
    /// The platform of a dump.
    case dump
    /// The gate before a line.
    case gate
    /// An arm of a check.
    case arm
    /// An arm of `anchor` or `complete tail`: no variant is judged with these.
    case header
    /// An arm of `scope`, which a variant has from its platform, and which nothing can leave open.
    case scope
  }

  /// Reads the platforms before a line.
  mutating func readGate() -> [Selector] {
    guard let token, case .selectors(let words) = token.kind else { return [] }
    place += 1
    var seen: Set<Selector> = []
    return words.compactMap { word in
      guard let selector = selector(word, for: .gate) else { return nil }
      guard seen.insert(selector).inserted else {
        report(.selectorTwice(word.text), at: word.span)
        return nil
      }
      return selector
    }
  }

  /// Reads all arms of a line.
  mutating func arms(_ where: PatternPlace, for use: SelectorUse = .arm) -> [Arm] {
    var arms: [Arm] = []
    var seen: Set<Selector> = []
    while let token, case .selectors(let words) = token.kind {
      if arms.last?.isElse ?? false { report(.armAfterElse, at: token.span) }
      arms.append(arm(words, where: `where`, for: use, seen: &seen))
    }
    return arms
  }

  private mutating func arm(
    _ words: [SelectorWord], where: PatternPlace, for use: SelectorUse, seen: inout Set<Selector>
  ) -> Arm {
    let first = place
    place += 1
    var selectors: [Selector] = []
    let isElse = words.contains { $0.text == "else" }
    if isElse, words.count > 1 { report(.elseWithOthers, at: line.tokens[first].span) }
    for word in words where word.text != "else" {
      guard let selector = selector(word, for: use) else { continue }
      if seen.insert(selector).inserted {
        selectors.append(selector)
      } else {
        report(.selectorTwice(word.text), at: word.span)
      }
    }
    let isUnjudged = takeQuestionMark(for: use)
    let pattern = pattern(`where`)
    if isUnjudged, !pattern.isEmpty { report(.questionMarkNotAlone, at: pattern.span) }
    return Arm(
      selectors: selectors, isElse: isElse, isUnjudged: isUnjudged, pattern: pattern, span: span(from: first))
  }

  private mutating func takeQuestionMark(for use: SelectorUse) -> Bool {
    guard let token, case .questionMark = token.kind else { return false }
    place += 1
    if use == .scope { report(.questionMarkInScope, at: token.span) }
    return true
  }

  /// Reads a platform or a variant, and holds it against the header and the line above.
  mutating func selector(_ word: SelectorWord, for use: SelectorUse) -> Selector? {
    let parts = word.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts.first ?? ""
    let variant = parts.count > 1 ? parts[1] : nil
    if name.isEmpty {
      report(.missingPlatform, at: word.span)
    } else if use == .gate, word.text == "else" {
      report(.elseAsGate, at: word.span)
    } else if let platform = Platform(rawValue: name) {
      let selector = Selector(platform: platform, variant: variant)
      guard let message = fault(in: selector, for: use) else { return selector }
      report(message, at: word.span)
    } else if !word.isDetached {
      let names = Platform.allCases.map(\.rawValue) + (use == .gate || use == .dump ? [] : ["else"])
      report(.unknownPlatform(name, Spelling.nearest(name, among: names)), at: word.span)
    }
    return nil
  }

  private func fault(in selector: Selector, for use: SelectorUse) -> Message? {
    if selector.variant == "" { return .missingVariant(selector.text) }
    if let declared = setting.declared, !declared.contains(selector.platform) {
      return .undeclaredPlatform(selector.platform.rawValue, declared.map(\.rawValue))
    }
    if use == .header || use == .scope, selector.variant != nil { return .variantInHeader(selector.text) }
    if let above = setting.above, !above.contains(selector) {
      return .notAskedAbove(selector.text, above.selectors.map(\.text))
    }
    return nil
  }

  /// Reports a line that says nothing, or nothing on some platform.
  mutating func requireContent(_ base: NodePattern, _ arms: [Arm], _ message: @autoclosure () -> Message) {
    guard base.isEmpty else { return }
    if arms.isEmpty { return reportMissing(message(), at: base.span) }
    for arm in arms where arm.pattern.isEmpty && !arm.isUnjudged { report(.emptyArm, at: arm.span) }
  }

  /// Reports the platforms that a line with arms is asked on and says nothing about.
  mutating func requireCoverage(_ arms: [Arm], gate: [Selector]) {
    guard let first = arms.first, let declared = setting.declared else { return }
    // A selector in error may be the missing one.
    guard !faults.contains(where: { $0.span.start >= first.span.start }) else { return }
    guard !arms.contains(where: \.isElse) else { return }
    let asked = Asked(gate: gate, arms: arms, above: setting.above, declared: declared)
    let named = Set(arms.flatMap(\.selectors))
    let missing = asked.selectors.filter { !named.contains($0) }
    if !missing.isEmpty { report(.notCovered(missing.map(\.text)), at: first.span) }
  }
}
