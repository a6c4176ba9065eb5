internal import AccessibilityTree

extension Lexer {
  /// Reads `"…"`; `nil` where it does not end on this line.
  ///
  /// In an expression a backslash and what follows it are the expression's, save that `\"` is a quote.
  mutating func readString(asExpression: Bool) -> String? {
    let open = cursor.position
    cursor.advance()
    // What stands before the first escape is the text as it is; most have none.
    var text: [UInt8] = []
    var start = cursor.offset
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = cursor.bytes(from: start)
        cursor.advance()
        return text.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: text + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: cursor.bytes(from: start))
        if asExpression { readExpressionEscape(into: &text) } else { readEscape(into: &text) }
        start = cursor.offset
      default: cursor.advance()
      }
    }
    report(.unclosedString, at: cursor.span(from: open))
    return nil
  }

  private mutating func copyCharacter(into text: inout [UInt8]) {
    let offset = cursor.offset
    cursor.advance()
    text.append(contentsOf: cursor.bytes(from: offset))
  }

  private mutating func readExpressionEscape(into text: inout [UInt8]) {
    if cursor.nextByte == UInt8(ascii: "\"") {
      cursor.advance()
    } else {
      copyCharacter(into: &text)
    }
    if !cursor.isAtEnd { copyCharacter(into: &text) }
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    let start = cursor.position
    cursor.advance()
    let letter = cursor.byte
    guard let scalar = cursor.scalar else { return }
    cursor.advance()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(contentsOf: String(scalar).utf8)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let result = cursor.byte == UInt8(ascii: "{") ? readBracedScalar() : readFourDigits()
      switch result {
      case .success(let scalar): text.append(contentsOf: String(scalar).utf8)
      case .failure(let problem): report(problem.message, at: cursor.span(from: start))
      }
    default: report(.unknownEscape(scalar), at: cursor.span(from: start))
    }
  }

  /// What is wrong with a `\u`.
  private enum ScalarProblem: Error {
    case notFourDigits, notBraced, outOfRange, loneSurrogate

    var message: Message {
      switch self {
      case .notFourDigits: .notFourDigits
      case .notBraced: .notBraced
      case .outOfRange: .scalarOutOfRange
      case .loneSurrogate: .loneSurrogate
      }
    }
  }

  /// Reads `{…}`.
  private mutating func readBracedScalar() -> Result<Unicode.Scalar, ScalarProblem> {
    cursor.advance()
    var value: UInt32 = 0
    var count = 0
    while let digit = hexadecimalDigit {
      // Stays out of range once it is, so that no number of digits overflows.
      value = min(value << 4 | digit, 0x11_0000)
      count += 1
      cursor.advance()
    }
    guard cursor.byte == UInt8(ascii: "}"), count > 0 else { return .failure(.notBraced) }
    cursor.advance()
    guard !(0xd800...0xdfff).contains(value) else { return .failure(.loneSurrogate) }
    guard let scalar = Unicode.Scalar(value) else { return .failure(.outOfRange) }
    return .success(scalar)
  }

  /// Reads four digits, or two times four that are one character in UTF-16.
  private mutating func readFourDigits() -> Result<Unicode.Scalar, ScalarProblem> {
    guard let first = readCodeUnit() else { return .failure(.notFourDigits) }
    if let scalar = Unicode.Scalar(first) { return .success(scalar) }
    guard first < 0xdc00, cursor.byte == UInt8(ascii: "\\"), cursor.nextByte == UInt8(ascii: "u") else {
      return .failure(.loneSurrogate)
    }
    var ahead = self
    ahead.cursor.advance()
    ahead.cursor.advance()
    guard let second = ahead.readCodeUnit(), (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x1_0000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { return .failure(.loneSurrogate) }
    cursor = ahead.cursor
    return .success(scalar)
  }

  private mutating func readCodeUnit() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit else { return nil }
      value = value << 4 | digit
      cursor.advance()
    }
    return value
  }

  private var hexadecimalDigit: UInt32? {
    switch cursor.byte {
    case .some(let byte) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      UInt32(byte - UInt8(ascii: "0"))
    case .some(let byte) where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20):
      UInt32((byte | 0x20) - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
