/// A dump whose line ends are escapes: in the quotes of a debugger that prints strings, or of a log that prints JSON.
struct QuotedDump {
  /// What stands in the quotes, its escapes resolved; several of them one below the other.
  private(set) var text: [UInt8] = []
  /// Whether the last quote is closed.
  private(set) var isClosed = true

  /// Takes what stands in quotes, each time one of some words follows the quote; or all, where the text begins so itself
  /// and has no line end.
  ///
  /// - Parameter marks: how a dump begins.
  init?(_ bytes: [UInt8], from start: Int, marks: [StaticString]) {
    let span = bytes.span
    if QuotedDump.begins(span, at: start, with: marks) {
      guard !bytes[start...].contains(0x0a) else { return nil }
      text = Array(bytes[start...])
    } else {
      var index = start
      while index < span.count {
        guard span[index] == 0x22, QuotedDump.begins(span, at: index + 1, with: marks) else {
          index += 1
          continue
        }
        if !text.isEmpty { text.append(0x0a) }
        index = QuotedDump.resolve(bytes, from: index + 1, into: &text)
        isClosed = index < span.count
        index += 1
      }
    }
    guard !text.isEmpty else { return nil }
    resolveAgain()
  }

  /// A dump that went through two programs has its line ends escaped twice.
  private mutating func resolveAgain() {
    for _ in 0..<2 where !text.contains(0x0a) {
      let once = text
      text = []
      _ = QuotedDump.resolve(once, from: 0, into: &text)
    }
  }

  private static func begins(_ bytes: Span<UInt8>, at index: Int, with marks: [StaticString]) -> Bool {
    marks.contains { mark in
      var cursor = ByteCursor(index..<bytes.count)
      return cursor.take(mark, bytes)
    }
  }

  /// Resolves escapes up to the closing quote, and says where that is; the end where it is missing.
  private static func resolve(_ bytes: [UInt8], from start: Int, into text: inout [UInt8]) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 { return index }
      guard byte == 0x5c, index + 1 < bytes.count else {
        text.append(byte)
        index += 1
        continue
      }
      if let escape = unicodeEscape(bytes, at: index) {
        UTF8Text.append(escape.scalar.value == 0 ? JSONEscape.replacement : escape.scalar, to: &text)
        index += escape.length
      } else {
        // A debugger escapes the apostrophe as well; what is no escape stays as it is.
        let letter = bytes[index + 1]
        if let character = letter == 0x27 ? letter : JSONEscape.character(letter) {
          text.append(character)
        } else {
          text.append(contentsOf: [byte, letter])
        }
        index += 2
      }
    }
    return index
  }

  private static func unicodeEscape(_ bytes: [UInt8], at index: Int) -> JSONEscape? {
    bytes[index + 1] == 0x75 ? JSONEscape(bytes.span, at: index, end: bytes.count) : nil
  }
}
