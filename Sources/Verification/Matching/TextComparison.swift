internal import AccessibilityTree

/// Comparisons of text as bytes.
enum TextComparison {
  /// Whether a range of a text is exactly these bytes.
  static func equal(_ text: [UInt8], _ range: Range<Int>, _ wanted: [UInt8]) -> Bool {
    equal(text, range, wanted, 0..<wanted.count)
  }

  /// Whether two ranges of text are the same bytes.
  static func equal(_ text: [UInt8], _ range: Range<Int>, _ other: [UInt8], _ otherRange: Range<Int>) -> Bool {
    ByteScan.equal(text.span, range, other.span, otherRange)
  }

  /// Whether a text holds more than white space and invisible characters.
  static func isBlank(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    for index in range {
      let byte = text[index]
      if byte < 0x80 {
        if byte != 0x20, !(0x09...0x0d).contains(byte) { return false }
        continue
      }
      let rest = String(decoding: text[index..<range.upperBound], as: UTF8.self)
      return rest.unicodeScalars.allSatisfy { $0.properties.isWhitespace || InvisibleCharacters.contains($0) }
    }
    return true
  }

  /// Whether a list of words between blanks or commas has a word.
  static func lists(_ text: [UInt8], _ range: Range<Int>, _ word: [UInt8]) -> Bool {
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      guard index == range.upperBound || text[index] == 0x20 || text[index] == 0x2c else { continue }
      if equal(text, start..<index, word) { return true }
      start = index + 1
    }
    return false
  }
}
