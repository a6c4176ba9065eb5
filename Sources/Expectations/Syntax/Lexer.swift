internal import AccessibilityTree

/// Takes a line apart into words, and reports what is no word.
///
/// Every loop moves the cursor on or ends, so the work grows with the line.
struct Lexer {
  var cursor: LineCursor
  var line: LexedLine
  /// The byte at which the current word begins.
  private var tokenStart = 0
  /// Up to where no `]` stands, so that a line full of `[` is not searched to its end for each.
  private var noBracketBefore = 0

  init(_ line: SourceLine, of file: [UInt8]) {
    cursor = LineCursor(line, of: file)
    self.line = LexedLine(number: line.number, file: file, start: cursor.position)
  }

  static func lex(_ line: SourceLine, of file: [UInt8]) -> LexedLine {
    var lexer = Lexer(line, of: file)
    lexer.run()
    return lexer.line
  }

  private mutating func run() {
    let tab = readIndentation()
    let start = cursor.offset
    line.start = cursor.position
    var end = cursor
    while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "#") {
      if isAtReason {
        readReason()
        break
      }
      readToken()
      end = cursor
      cursor.skipBlanks()
    }
    line.text = end.text(from: start)
    // A tab matters only where something follows it that has to be put below a line or beside it.
    if let tab, !line.tokens.isEmpty {
      line.isIndentedWrongly = true
      line.faults.insert(Fault(message: .tabInIndentation, span: SourceSpan(tab, length: 1)), at: 0)
    }
  }

  /// Counts the spaces before the first word, and gives the place of the first tab among them.
  private mutating func readIndentation() -> SourcePosition? {
    while cursor.byte == 0x20 { cursor.advance() }
    line.indentation = cursor.column - 1
    guard cursor.byte == 0x09 else { return nil }
    let tab = cursor.position
    cursor.skipBlanks()
    return tab
  }

  /// Whether `--` stands here as a word of its own.
  private var isAtReason: Bool {
    guard cursor.byte == UInt8(ascii: "-"), cursor.nextByte == UInt8(ascii: "-") else { return false }
    var after = cursor
    after.advance()
    after.advance()
    return after.isAtBoundary
  }

  private mutating func readReason() {
    let dashes = cursor.position
    cursor.advance()
    cursor.advance()
    let span = cursor.span(from: dashes)
    cursor.skipBlanks()
    let start = cursor.offset
    var end = cursor
    while !cursor.isAtEnd {
      let isBlank = cursor.isAtBoundary
      cursor.advance()
      if !isBlank { end = cursor }
    }
    line.reason = end.text(from: start)
    if line.reason?.isEmpty ?? true {
      report(.emptyReason, at: span)
    } else if line.tokens.isEmpty {
      report(.reasonWithoutLine, at: span)
    }
  }

  private mutating func readToken() {
    let start = cursor.position
    tokenStart = cursor.offset
    switch cursor.byte {
    case UInt8(ascii: "\""):
      let text = readString(asExpression: false)
      add(text.map { .string($0) } ?? .broken, from: start)
    case UInt8(ascii: "*"): addSign(.anyRole)
    case UInt8(ascii: "<"): addSign(.lessThan)
    case UInt8(ascii: "?"): addSign(.questionMark)
    case UInt8(ascii: "@"): readSelectors()
    case UInt8(ascii: "~"): readExpression()
    case UInt8(ascii: "="), UInt8(ascii: "!"): readDetachedOperator()
    case UInt8(ascii: "["), UInt8(ascii: ","): readDetachedSign()
    default:
      if cursor.isAtNameCharacter || cursor.isAtBareCharacter {
        readWord()
      } else {
        reportUnexpectedCharacter()
      }
    }
    requireBoundary()
  }

  private mutating func addSign(_ kind: Token.Kind) {
    let start = cursor.position
    cursor.advance()
    add(kind, from: start)
  }

  /// Reports what is stuck to the word before it.
  private mutating func requireBoundary() {
    guard !cursor.isAtBoundary, let scalar = cursor.scalar else { return }
    let start = cursor.position
    let beginsWord = cursor.isAtNameCharacter || cursor.isAtBareCharacter
    cursor.advance()
    let span = cursor.span(from: start)
    cursor.skipToBlank()
    if scalar == "#" {
      report(.commentWithoutBlank, at: span)
    } else if beginsWord || "\"*[]<>=!~?@,".unicodeScalars.contains(scalar) {
      report(.missingBlank(before: scalar), at: span)
    } else {
      report(.unexpectedCharacter(scalar), at: span)
    }
    add(.broken, from: start)
  }

  private mutating func reportUnexpectedCharacter() {
    guard let scalar = cursor.scalar else { return }
    let start = cursor.position
    cursor.advance()
    report(.unexpectedCharacter(scalar), at: cursor.span(from: start))
    cursor.skipToBlank()
    add(.broken, from: start)
  }

  /// Reads a bare word and whatever hangs on it.
  private mutating func readWord() {
    let start = cursor.position
    let offset = cursor.offset
    while cursor.isAtNameCharacter || cursor.isAtBareCharacter { cursor.advance() }
    let word = cursor.text(from: offset)
    switch cursor.byte {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: ">"):
      readAttribute(named: word, from: start)
    case UInt8(ascii: "["): readSubrole(of: word, from: start)
    default:
      if word.utf8.starts(with: "--".utf8) {
        report(.dashesWithoutBlank(word), at: cursor.span(from: start))
        add(.broken, from: start)
      } else {
        add(.word(word), from: start)
      }
    }
  }

  /// Reads `[…]` behind a role.
  private mutating func readSubrole(of role: String, from start: SourcePosition) {
    let bracket = cursor.position
    cursor.advance()
    let offset = cursor.offset
    while cursor.isAtNameCharacter { cursor.advance() }
    let subrole = cursor.text(from: offset)
    if cursor.byte == UInt8(ascii: "]") {
      cursor.advance()
      add(.subroled(role, subrole.isEmpty ? .absent : .exactly(subrole)), from: start)
      return
    }
    let stop = cursor.position
    let scalar = cursor.scalar
    let isClosed = skipPastBracket()
    switch (scalar, isClosed) {
    case (" ", true), ("\t", true): report(.blankInSubrole, at: SourceSpan(stop, length: 1))
    case (let scalar?, true): report(.badSubrole(scalar), at: SourceSpan(stop, length: 1))
    default: report(.unclosedSubrole, at: SourceSpan(bracket, length: 1))
    }
    add(.broken, from: start)
  }

  /// Moves on past the next `]`; without one before the next string, arm or end, only to the next blank.
  private mutating func skipPastBracket() -> Bool {
    var ahead = cursor
    while ahead.offset >= noBracketBefore, let byte = ahead.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "@")
    {
      ahead.advance()
      guard byte == UInt8(ascii: "]") else { continue }
      cursor = ahead
      return true
    }
    noBracketBefore = max(noBracketBefore, ahead.offset)
    cursor.skipToBlank()
    return false
  }

  /// Reports a `[` or a `,` that a blank parts from the word it belongs to, and skips it.
  private mutating func readDetachedSign() {
    let start = cursor.position
    let isBracket = cursor.byte == UInt8(ascii: "[")
    cursor.advance()
    report(.blankBefore(isBracket ? "[" : ","), at: cursor.span(from: start))
    if !isBracket || !skipPastBracket() { cursor.skipToBlank() }
    add(.broken, from: start)
  }

  /// Reads `@ios,tvos`; what a blank tears off is read as well, so that one slip gives one message.
  private mutating func readSelectors() {
    let start = cursor.position
    var words: [SelectorWord] = []
    var hasBlank = false
    repeat {
      cursor.advance()
      if !hasBlank, !cursor.isAtEnd, cursor.isAtBoundary {
        hasBlank = true
        report(.blankInSelectors, at: SourceSpan(cursor.position, length: 1))
      }
      cursor.skipBlanks()
      let wordStart = cursor.position
      let offset = cursor.offset
      while cursor.isAtNameCharacter || cursor.isAtBareCharacter { cursor.advance() }
      words.append(
        SelectorWord(text: cursor.text(from: offset), span: cursor.span(from: wordStart), isDetached: hasBlank))
    } while cursor.byte == UInt8(ascii: ",")
    add(.selectors(words), from: start)
  }

  mutating func add(_ kind: Token.Kind, from start: SourcePosition) {
    if line.tokens.isEmpty { line.tokens.reserveCapacity(4) }
    let bytes = max(tokenStart, line.tokens.last?.bytes.upperBound ?? 0)..<cursor.offset
    line.tokens.append(Token(kind: kind, span: cursor.span(from: start), bytes: bytes))
  }

  mutating func report(_ message: Message, at span: SourceSpan) {
    line.faults.append(Fault(message: message, span: span))
  }
}
