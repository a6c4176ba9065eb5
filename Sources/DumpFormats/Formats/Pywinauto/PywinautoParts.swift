/// The rectangle after a title: `'    (L862, T158, R1862, B848)`, wherever a console broke it.
struct PywinautoRectangle {
  /// The quote that ends the title.
  let quote: Int
  /// The byte after the closing parenthesis.
  let end: Int
  /// The four numbers with their letters, as pywinauto writes them.
  let text: String

  /// Finds the first one in a range.
  init?(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    for index in start..<max(start, end) where bytes[index] == 0x27 {
      var cursor = ByteCursor((index + 1)..<end)
      if let text = PywinautoRectangle.parse(&cursor, bytes) {
        quote = index
        self.end = cursor.index
        self.text = text
        return
      }
    }
    return nil
  }

  private static func parse(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) -> String? {
    skipWhite(&cursor, bytes)
    guard cursor.take(0x28, bytes) else { return nil }
    var parts: [String] = []
    for letter in ["L", "T", "R", "B"] as [StaticString] {
      skipWhite(&cursor, bytes)
      guard cursor.take(letter, bytes) else { return nil }
      skipWhite(&cursor, bytes)
      let start = cursor.index
      _ = cursor.take(0x2d, bytes)
      guard cursor.takeDigits(nil, bytes) else { return nil }
      parts.append(letter.description + AXTextLine.string(bytes, start..<cursor.index))
      skipWhite(&cursor, bytes)
      _ = cursor.take(0x2c, bytes)
    }
    return cursor.take(0x29, bytes) ? parts.joined(separator: ", ") : nil
  }

  /// Goes past blanks and what a console broke a line with.
  private static func skipWhite(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) {
    while cursor.take(oneOf: " \r\n", bytes) {}
  }
}

/// What stands between the parentheses of `child_window(title="…", auto_id="…", control_type="…")`.
///
/// Quotes in a title are not escaped, so it is taken apart from its end: of the other texts none has a quote.
struct PywinautoCriteria {
  private var values: [String: Range<Int>] = [:]

  /// The keys from the last to the first, as pywinauto orders them.
  private static let keys = ["control_type", "auto_id", "class_name", "title"]

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var end = range.upperBound
    for key in PywinautoCriteria.keys {
      guard end > range.lowerBound, bytes[end - 1] == 0x22,
        let start = PywinautoCriteria.start(of: key, bytes, range.lowerBound..<(end - 1), isFirst: key == "title")
      else { continue }
      values[key] = (start + key.utf8.count + 2)..<(end - 1)
      end = max(range.lowerBound, start - 2)
    }
  }

  /// The bytes of a value, without its quotes.
  func value(_ key: String) -> Range<Int>? { values[key] }

  /// Where `key="` stands last in a range, at its start or after a comma.
  private static func start(of key: String, _ bytes: Span<UInt8>, _ range: Range<Int>, isFirst: Bool) -> Int? {
    let wanted = Array((key + "=\"").utf8)
    var index = isFirst ? range.lowerBound : range.upperBound - wanted.count
    while index >= range.lowerBound {
      let isAfterComma = index >= range.lowerBound + 2 && bytes[index - 1] == 0x20 && bytes[index - 2] == 0x2c
      if index == range.lowerBound || isAfterComma {
        var count = 0
        while count < wanted.count, index + count < range.upperBound, bytes[index + count] == wanted[count] {
          count += 1
        }
        if count == wanted.count { return index }
      }
      index -= 1
    }
    return nil
  }
}
