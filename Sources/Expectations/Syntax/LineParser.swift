internal import AccessibilityTree
internal import Vocabulary

/// Makes sense of the words of one line.
///
/// A fault keeps the line from being judged; what is missing is reported only where nothing else is wrong, since the
/// missing thing may be the misspelt one.
struct LineParser {
  /// What a line has to know of the lines above it.
  struct Setting {
    /// The platforms of the header; `nil` where that line is wrong, so that nothing can be held against it.
    var declared: [Platform]?
    /// What the line it is indented below is asked on; `nil` for a line that is not indented.
    var above: Asked?
    /// Whether it is in the list of `stops exactly`.
    var isItem = false
  }

  let line: LexedLine
  let setting: Setting
  var place = 0
  /// The last word of a pattern that was reported already: what follows it may be fit for another.
  var lastBroken = -1
  var faults: [Fault]
  /// The platforms before the line, as far as they are right.
  var gate: [Selector] = []
  /// The word of the language that the line's first word was probably meant to be.
  var misspeltStart: String?

  init(_ line: LexedLine, setting: Setting) {
    self.line = line
    self.setting = setting
    faults = line.faults
  }

  var token: Token? { place < line.tokens.count ? line.tokens[place] : nil }
  var following: Token? { place + 1 < line.tokens.count ? line.tokens[place + 1] : nil }

  /// The first word after a gate.
  var firstWord: Token? { line.tokens.first { if case .selectors = $0.kind { false } else { true } } }

  /// The characters from a token to the one before the current; where there are none, the word before them.
  func span(from first: Int) -> SourceSpan {
    guard place > 0 else { return SourceSpan(line.start, length: 1) }
    let last = line.tokens[place - 1].span
    guard place > first else { return last }
    let start = line.tokens[first].span.start
    return SourceSpan(start, length: last.start.column + last.length - start.column)
  }

  mutating func report(_ message: Message, at span: SourceSpan) {
    faults.append(Fault(message: message, span: span))
  }

  /// Reports that something is missing, unless the line is wrong in another way that may be the reason.
  mutating func reportMissing(_ message: Message, at span: SourceSpan) {
    if faults.isEmpty { report(message, at: span) }
  }

  mutating func skipRest() { place = line.tokens.count }

  /// Reports the first word that nothing has taken.
  mutating func requireEnd() {
    guard let token else { return }
    defer { skipRest() }
    switch token.kind {
    case .broken: return
    case .lessThan: reportMisplaced(token, meaning: "order", .misplacedLessThan)
    case .word("has"): reportMisplaced(token, meaning: "each", .misplacedHas)
    case .word("witness"): reportMisplaced(token, meaning: "no", .misplacedWitness)
    case .word("absorbs"): report(.misplacedAbsorbs, at: token.span)
    case .selectors: report(.armsNotHere, at: token.span)
    default: report(.unexpected(text(of: token)), at: token.span)
    }
  }

  /// Reports a word that only stands in lines of one kind: where the line's first word is nearly the one that begins
  /// these, that is the slip.
  private mutating func reportMisplaced(_ token: Token, meaning start: String, _ message: Message) {
    guard let first = firstWord, let word = first.word, nearestStart(to: word) == start else {
      return report(message, at: token.span)
    }
    reportStart(first, word, meaning: start)
  }

  mutating func reportStart(_ token: Token, _ word: String, meaning start: String?) {
    misspeltStart = start
    report(.unknownStart(word, start), at: token.span)
    skipRest()
  }

  /// The word of the language that a line's first word is nearly, unless it is one or a role.
  func nearestStart(to word: String) -> String? {
    guard !LanguageWords.lineStarts.contains(word), Vocabulary.standard.neutralRole(word) == nil else { return nil }
    return Spelling.nearest(word, among: LanguageWords.lineStarts)
  }

  /// A token as it was written.
  func text(of token: Token) -> String {
    String(decoding: line.file[token.bytes], as: UTF8.self)
  }
}
