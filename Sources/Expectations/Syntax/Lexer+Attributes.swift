internal import AccessibilityTree
internal import Vocabulary

extension Lexer {
  /// Reads what follows an attribute's name: an operator and a value.
  mutating func readAttribute(named word: String, from start: SourcePosition) {
    let operatorStart = cursor.position
    let sign = readOperator()
    switch sign {
    case "=", "!=", "~": break
    case ">=":
      let offset = cursor.offset
      while cursor.isAtBareCharacter { cursor.advance() }
      add(.minimum(word, number: cursor.text(from: offset)), from: start)
      return
    default:
      report(.unknownOperator(sign), at: cursor.span(from: operatorStart))
      skipValue()
      add(.broken, from: start)
      return
    }
    let name = attributeName(word, at: SourceSpan(start, length: operatorStart.column - start.column))
    let operatorSpan = cursor.span(from: operatorStart)
    let valueStart = cursor.position
    guard let value = readValue(of: name?.text ?? "", after: sign, at: operatorSpan), let name else {
      add(.broken, from: start)
      return
    }
    let test = AttributeTest(
      name: name.text, isRaw: name.isRaw, demand: demand(sign, value), span: cursor.span(from: start),
      valueSpan: cursor.span(from: valueStart))
    report(faultOf: test)
    add(.attribute(test), from: start)
  }

  private mutating func readOperator() -> String {
    let offset = cursor.offset
    while let byte = cursor.byte, "=!~>".utf8.contains(byte) { cursor.advance() }
    return cursor.text(from: offset)
  }

  /// The name without `raw:`, where it is one.
  private mutating func attributeName(_ word: String, at span: SourceSpan) -> (text: String, isRaw: Bool)? {
    let isRaw = word.utf8.starts(with: "raw:".utf8)
    let name = isRaw ? String(decoding: word.utf8.dropFirst(4), as: UTF8.self) : word
    if name.isEmpty {
      report(.missingRawName, at: span)
      return nil
    }
    if name.utf8.contains(UInt8(ascii: "%")) {
      report(.percentInName(word), at: span)
      return nil
    }
    return (name, isRaw)
  }

  /// A value as it was written.
  private struct Value {
    let text: String
    let isBare: Bool
  }

  private mutating func readValue(of name: String, after sign: String, at span: SourceSpan) -> Value? {
    if cursor.byte == UInt8(ascii: "\"") {
      return readString(asExpression: sign == "~").map { Value(text: $0, isBare: false) }
    }
    let start = cursor.position
    let offset = cursor.offset
    // A role may stand here without quotes wherever it may stand without them in a pattern.
    let isRole = name == "role" || name == "subrole"
    while isRole ? cursor.isAtNameCharacter : cursor.isAtBareCharacter { cursor.advance() }
    let text = cursor.text(from: offset)
    guard cursor.isAtBoundary else {
      cursor.skipToBlank()
      let value = cursor.text(from: offset)
      report(
        isRole && value.utf8.contains(UInt8(ascii: "[")) ? .subroleInValue : .badBareValue(value),
        at: cursor.span(from: start))
      return nil
    }
    guard !text.isEmpty else {
      report(isFollowedByValue ? .blankAfter(sign) : .missingValue(name, sign), at: span)
      skipValue()
      return nil
    }
    guard sign != "~" else {
      report(.bareExpression(name, text), at: cursor.span(from: start))
      return nil
    }
    return Value(text: text, isBare: true)
  }

  private func demand(_ sign: String, _ value: Value) -> AttributeTest.Demand {
    switch sign {
    case "~": .matches(value.text)
    case "!=": .differs(value.text, isBare: value.isBare)
    default:
      switch value.text {
      case "absent" where value.isBare: .absent
      case "present" where value.isBare: .present
      default: .equals(value.text, isBare: value.isBare)
      }
    }
  }

  /// Reports a value that no node can have, or that would make the line say something else than it seems to.
  private mutating func report(faultOf test: AttributeTest) {
    let value: String
    switch test.demand {
    case .absent, .present, .matches: return
    case .differs("absent", isBare: true): return report(.notAbsent(test.name), at: test.span)
    case .differs("present", isBare: true): return report(.notPresent(test.name), at: test.span)
    case .equals(let text, _), .differs(let text, _): value = text
    }
    guard !test.isRaw, let state = NeutralAttribute(rawValue: test.name), state.isState else { return }
    let values = LanguageWords.values(of: state)
    guard !values.contains(value) else { return }
    report(.badStateValue(test.name, value, values), at: test.valueSpan)
  }

  /// Reads `~"…"` on its own.
  mutating func readExpression() {
    let start = cursor.position
    let sign = readOperator()
    guard sign == "~" else {
      report(.unknownOperator(sign), at: cursor.span(from: start))
      skipValue()
      return add(.broken, from: start)
    }
    guard cursor.byte == UInt8(ascii: "\"") else {
      report(isFollowedByValue ? .blankAfter(sign) : .missingExpression, at: cursor.span(from: start))
      skipValue()
      return add(.broken, from: start)
    }
    let text = readString(asExpression: true)
    add(text.map { .expression($0) } ?? .broken, from: start)
  }

  /// Reports an operator that a blank parts from its name, and takes both and the value for one thing.
  mutating func readDetachedOperator() {
    let start = cursor.position
    let sign = readOperator()
    let span = cursor.span(from: start)
    if let last = line.tokens.last, last.word != nil {
      line.tokens.removeLast()
      report(.blankBefore(sign), at: span)
    } else {
      report(.missingName(before: sign), at: span)
    }
    skipValue()
    add(.broken, from: start)
  }

  /// Whether blanks and then something that could be a value follow.
  private var isFollowedByValue: Bool {
    var ahead = cursor
    ahead.skipBlanks()
    return !ahead.isAtEnd && (ahead.byte == UInt8(ascii: "\"") || ahead.isAtBareCharacter)
      && !(ahead.byte == UInt8(ascii: "-") && ahead.nextByte == UInt8(ascii: "-"))
  }

  /// Skips a value, blanks before it included, so that a slip before it gives no second message.
  private mutating func skipValue() {
    if cursor.isAtBoundary {
      guard isFollowedByValue else { return }
      cursor.skipBlanks()
    }
    cursor.skipToBlank()
  }
}
