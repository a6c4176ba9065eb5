/// What the debug description prints of one element after its type.
///
/// Texts stand in single quotes and nothing in them is escaped, so a quote closes one only where what follows is
/// another part of the line or its end. A value stands in no quotes at all.
struct XCUITestElement {
  /// What an attribute says.
  enum Value: Hashable {
    /// What stands at a place.
    case text(Range<Int>)
    /// A word that is there alone says so, or says that it is not so.
    case on, off
  }

  /// The attributes in their order.
  private(set) var attributes: [(name: String, value: Value)] = []
  /// Whether it is the main window.
  private(set) var isMain = false
  /// What follows on further lines and is none of it.
  private(set) var rest: Range<Int>?

  /// The texts, in the order in which they come; `value` is the one without quotes.
  private static let texts: [StaticString] = ["identifier", "label", "title", "value", "placeholderValue"]
  /// Words that stand alone, and what they are called as attributes.
  private static let flags: [(word: StaticString, name: String, value: Value)] = [
    ("Selected", "selected", .on), ("Disabled", "enabled", .off), ("Keyboard Focused", "focused", .on),
    ("Focused", "focused", .on),
  ]
  private static let frame = (open: "{{" as StaticString, close: "}}" as StaticString)

  /// Reads on after an element's type, up to the end of its last line.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LineFault) {
    var cursor = ByteCursor(range)
    while !cursor.isAtEnd {
      if bytes[cursor.index] == 0x0a {
        rest = (cursor.index + 1)..<range.upperBound
        return
      }
      guard cursor.take(", ", bytes) || cursor.take(": ", bytes) || cursor.take(0x20, bytes) else {
        throw LineFault(
          message: "expected ', ' before the next part of the element, found '\(found(bytes, cursor))'",
          range: cursor.index..<range.upperBound)
      }
      try take(&cursor, bytes)
    }
  }

  private mutating func take(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) throws(LineFault) {
    let start = cursor.index
    if cursor.take("0x", bytes) {
      cursor.takeHexadecimals(bytes)
      attributes.append(("pointer", .text(start..<cursor.index)))
    } else if cursor.take(XCUITestElement.frame.open, bytes) {
      guard cursor.takeLine(past: XCUITestElement.frame.close, bytes) else {
        throw LineFault(message: "the frame that begins here is not closed", range: start..<cursor.index)
      }
      attributes.append(("frame", .text(start..<cursor.index)))
    } else if cursor.take("Main Window", bytes) {
      isMain = true
    } else if let flag = XCUITestElement.flag(bytes, cursor) {
      cursor.skip(flag.word.utf8CodeUnitCount)
      attributes.append((flag.name, flag.value))
    } else if cursor.takeName(bytes) {
      let name = AXTextLine.string(bytes, start..<cursor.index)
      try takeValue(of: name, &cursor, bytes)
    } else {
      throw LineFault(
        message: "expected a part of an element, found '\(found(bytes, cursor))'", range: start..<cursor.end)
    }
  }

  /// What comes after a name: a text in quotes, a value without, a number; nothing where it is a word of its own.
  private mutating func takeValue(
    of name: String, _ cursor: inout ByteCursor, _ bytes: Span<UInt8>
  ) throws(LineFault) {
    if cursor.take(": '", bytes) {
      let start = cursor.index
      guard let end = closingQuote(bytes, from: start, end: cursor.end) else {
        throw LineFault(id: XCUITestElement.unclosed, message: "", range: (start - 1)..<cursor.end)
      }
      attributes.append((name, .text(start..<end)))
      cursor.skip(end + 1 - start)
    } else if cursor.take(": ", bytes) {
      let start = cursor.index
      if name == "value" {
        cursor.skip(endOfValue(bytes, from: start, end: cursor.end) - start)
      } else {
        _ = cursor.takeLine(upTo: 0x2c, bytes)
      }
      attributes.append((name, .text(start..<cursor.index)))
    } else {
      attributes.append((name, .on))
    }
  }

  /// The id of a fault that says that a text has no closing quote.
  static let unclosed = "unclosed-quote"

  /// The quote that closes a text: the first after which the rest of the element makes sense.
  private func closingQuote(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int? {
    var atLineEnd: Int?
    for index in start..<end where bytes[index] == 0x27 {
      if index + 1 == end { return index }
      if bytes[index + 1] == 0x0a { atLineEnd = atLineEnd ?? index }
      var cursor = ByteCursor((index + 1)..<end)
      guard cursor.take(", ", bytes) else { continue }
      if isText(bytes, cursor) { return index }
      guard let after = XCUITestElement.endOfFlags(bytes, cursor) else { continue }
      if after == end { return index }
      atLineEnd = atLineEnd ?? index
    }
    return atLineEnd
  }

  /// Where a value ends that stands in no quotes: before a text that has not come yet, or before the last words.
  private func endOfValue(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    for index in start..<end where bytes[index] == 0x2c {
      var cursor = ByteCursor(index..<end)
      guard cursor.take(", ", bytes) else { continue }
      if isText(bytes, cursor) || XCUITestElement.endOfFlags(bytes, cursor) == end { return index }
    }
    return end
  }

  /// Whether a text begins here that the element does not have yet.
  private func isText(_ bytes: Span<UInt8>, _ start: ByteCursor) -> Bool {
    XCUITestElement.texts.contains { name in
      var cursor = start
      guard cursor.take(name, bytes), cursor.take(": ", bytes) else { return false }
      let word = name.description
      return (word == "value" || cursor.take(0x27, bytes)) && !attributes.contains { $0.name == word }
    }
  }

  /// Where the line ends, if there are only words that stand alone up to there.
  private static func endOfFlags(_ bytes: Span<UInt8>, _ start: ByteCursor) -> Int? {
    var cursor = start
    while let flag = flag(bytes, cursor) {
      cursor.skip(flag.word.utf8CodeUnitCount)
      if cursor.isAtEnd || bytes[cursor.index] == 0x0a { return cursor.index }
      guard cursor.take(", ", bytes) else { return nil }
    }
    return nil
  }

  /// The word that stands here alone.
  private static func flag(
    _ bytes: Span<UInt8>, _ start: ByteCursor
  ) -> (word: StaticString, name: String, value: Value)? {
    flags.first { flag in
      var cursor = start
      return cursor.take(flag.word, bytes)
        && (cursor.isAtEnd || bytes[cursor.index] == 0x2c || bytes[cursor.index] == 0x0a)
    }
  }

  private func found(_ bytes: Span<UInt8>, _ cursor: ByteCursor) -> String {
    AXTextLine.string(bytes, cursor.index..<min(cursor.index + 20, cursor.end))
  }
}

extension ByteCursor {
  /// Takes hexadecimal digits, if some come next.
  mutating func takeHexadecimals(_ bytes: Span<UInt8>) {
    while !isAtEnd, bytes[index].isHexadecimal { skip(1) }
  }

  /// Takes letters with single blanks between them: a name, or a word that stands alone.
  mutating func takeName(_ bytes: Span<UInt8>) -> Bool {
    let start = index
    while !isAtEnd, bytes[index].isLetter || (bytes[index] == 0x20 && index > start) { skip(1) }
    return index > start
  }

  /// Takes all of a line up to a byte.
  mutating func takeLine(upTo stop: UInt8, _ bytes: Span<UInt8>) -> Bool {
    let start = index
    while !isAtEnd, bytes[index] != stop, bytes[index] != 0x0a { skip(1) }
    return index > start
  }

  /// Takes all of a line up to a word and the word itself; stays at the line's end where it is not there.
  mutating func takeLine(past word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    while !isAtEnd, bytes[index] != 0x0a {
      if take(word, bytes) { return true }
      skip(1)
    }
    return false
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7a }
  /// Whether it is a decimal digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// Whether it is a hexadecimal digit.
  var isHexadecimal: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }
}
