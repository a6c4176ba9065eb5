internal import AccessibilityTree

/// Reads one line of valid UTF-8 scalar by scalar, and knows the column in characters.
struct LineCursor {
  private let bytes: [UInt8]
  private let end: Int
  let line: Int
  private(set) var offset: Int
  private(set) var column = 1

  init(_ line: SourceLine, of bytes: [UInt8]) {
    self.bytes = bytes
    self.line = line.number
    offset = line.bytes.lowerBound
    end = line.bytes.upperBound
  }

  var isAtEnd: Bool { offset >= end }
  /// The byte the cursor stands on; `nil` at the end of the line.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }
  /// The byte after that one.
  var nextByte: UInt8? { offset + 1 < end ? bytes[offset + 1] : nil }
  /// Whether the cursor stands on a blank or at the end of the line.
  var isAtBoundary: Bool { byte.map(LineCursor.isBlank) ?? true }
  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// The character the cursor stands on.
  var scalar: Unicode.Scalar? {
    guard let lead = byte else { return nil }
    guard lead >= 0x80 else { return Unicode.Scalar(lead) }
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    var value = UInt32(lead) & (0x7f >> UInt32(length))
    for index in (offset + 1)..<min(offset + length, end) { value = value << 6 | UInt32(bytes[index] & 0x3f) }
    return Unicode.Scalar(value)
  }

  /// Moves on by one character; stays where the line ends.
  mutating func advance() {
    guard offset < end else { return }
    offset += 1
    while offset < end, bytes[offset] & 0xc0 == 0x80 { offset += 1 }
    column += 1
  }

  mutating func skipBlanks() {
    while let byte, LineCursor.isBlank(byte) { advance() }
  }

  /// Moves on to the next blank, over strings as wholes, since a blank in quotes parts no words.
  mutating func skipToBlank() {
    while let byte, !LineCursor.isBlank(byte) {
      advance()
      if byte == UInt8(ascii: "\"") { skipPastQuote() }
    }
  }

  private mutating func skipPastQuote() {
    while let byte {
      advance()
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { advance() }
    }
  }

  /// The bytes from a place to the cursor.
  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<offset] }

  /// The text from a place to the cursor.
  func text(from start: Int) -> String { String(decoding: bytes(from: start), as: UTF8.self) }

  /// The characters from a place on this line to the cursor.
  func span(from start: SourcePosition) -> SourceSpan {
    SourceSpan(start, length: column - start.column)
  }

  /// Whether the cursor stands on a character of a role or of an attribute's name.
  var isAtNameCharacter: Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: ":"): true
    case UInt8(ascii: "%"): false
    default: isAtBareCharacter
    }
  }

  /// Whether the cursor stands on a character of a value without quotes.
  var isAtBareCharacter: Bool {
    guard let byte else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "%"):
      return true
    case 0x80...: return scalar.map(LineCursor.isLetterOrDigit) ?? false
    default: return false
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Letters and digits of any script, with the marks that letters carry.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
