/// A text of a JSON dump as it stands there, without its quotes.
struct JSONString: Hashable, Sendable {
  /// The bytes between the quotes.
  var range: Range<Int>
  /// Whether there are escapes to resolve; if not, the bytes are the text.
  var hasEscapes = false

  /// The text with its escapes resolved.
  ///
  /// The reader has seen to it that every escape exists. Half of a surrogate pair becomes U+FFFD: no text of ours can
  /// hold it.
  func resolved(in bytes: [UInt8]) -> [UInt8] {
    guard hasEscapes else { return Array(bytes[range]) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == 0x5c, index + 1 < range.upperBound else {
        result.append(byte)
        index += 1
        continue
      }
      if bytes[index + 1] == 0x75 {
        let escape = JSONEscape(bytes.span, at: index, end: range.upperBound)
        UTF8Text.append(escape?.scalar ?? JSONEscape.replacement, to: &result)
        index += escape?.length ?? 2
      } else {
        result.append(JSONEscape.character(bytes[index + 1]) ?? bytes[index + 1])
        index += 2
      }
    }
    return result
  }
}

/// A `\uXXXX`, or the two of them that are one character.
struct JSONEscape {
  /// The character; U+FFFD for half of a pair.
  var scalar: Unicode.Scalar
  /// How many bytes it takes.
  var length: Int
  /// Whether it is half of a surrogate pair.
  var isLoneSurrogate = false

  /// What stands for half of a pair.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Reads the escape at a place, or `nil` where four hexadecimal digits do not follow.
  init?(_ bytes: Span<UInt8>, at start: Int, end: Int) {
    guard let unit = UnicodeEscape.unit(bytes, at: start, end: end) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      self.scalar = scalar
      length = 6
    } else if unit < 0xdc00, let low = UnicodeEscape.unit(bytes, at: start + 6, end: end), low & 0xfc00 == 0xdc00,
      let scalar = Unicode.Scalar(0x10000 + (unit & 0x3ff) << 10 + (low & 0x3ff))
    {
      self.scalar = scalar
      length = 12
    } else {
      scalar = JSONEscape.replacement
      length = 6
      isLoneSurrogate = true
    }
  }

  /// What one letter after a backslash stands for, or `nil` where JSON has no such escape.
  static func character(_ letter: UInt8) -> UInt8? {
    switch letter {
    case 0x22, 0x2f, 0x5c: letter
    case 0x62: 0x08
    case 0x66: 0x0c
    case 0x6e: 0x0a
    case 0x72: 0x0d
    case 0x74: 0x09
    default: nil
    }
  }
}
