/// A scalar of YAML on one line: plain, in single or in double quotes.
struct YAMLScalar {
  /// The text without its quotes.
  private(set) var range: Range<Int>
  /// The byte after it, quotes included.
  private(set) var end: Int
  private var quote: UInt8?
  private var hasEscapes = false

  /// A scalar without quotes.
  init(plain range: Range<Int>) {
    self.range = range
    end = range.upperBound
  }

  /// Reads the scalar in quotes that begins at a place, or `nil` where none does.
  init?(quotedIn bytes: Span<UInt8>, _ line: Range<Int>) throws(LineFault) {
    guard let first = line.first, bytes[first] == 0x22 || bytes[first] == 0x27 else { return nil }
    let mark = bytes[first]
    quote = mark
    var index = first + 1
    while index < line.upperBound {
      if bytes[index] == mark {
        guard mark == 0x27, index + 1 < line.upperBound, bytes[index + 1] == mark else {
          range = (first + 1)..<index
          end = index + 1
          return
        }
        hasEscapes = true
        index += 1
      } else if mark == 0x22, bytes[index] == 0x5c {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    throw LineFault(id: "unclosed-quote", message: "the quote that begins here is not closed", range: line)
  }

  /// The text where it is not what stands there.
  ///
  /// - Throws: an escape that does not exist.
  func resolved(_ bytes: [UInt8]) throws(LineFault) -> [UInt8]? {
    guard hasEscapes else { return nil }
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if quote == 0x27 {
        text.append(bytes[index])
        index += bytes[index] == 0x27 ? 2 : 1
      } else if bytes[index] == 0x5c {
        index = try YAMLScalar.resolve(bytes, at: index, end: range.upperBound, into: &text)
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  /// Resolves one escape of a text in double quotes: those of JSON, `\xHH`, and YAML's own of one letter.
  private static func resolve(
    _ bytes: [UInt8], at index: Int, end: Int, into text: inout [UInt8]
  ) throws(LineFault) -> Int {
    let letter = index + 1 < end ? bytes[index + 1] : 0
    if letter == 0x75, let escape = JSONEscape(bytes.span, at: index, end: end) {
      UTF8Text.append(escape.scalar.value == 0 ? JSONEscape.replacement : escape.scalar, to: &text)
      return index + escape.length
    }
    if letter == 0x78, index + 4 <= end,
      let value = UInt8(String(decoding: bytes[(index + 2)..<(index + 4)], as: UTF8.self), radix: 16)
    {
      UTF8Text.append(value == 0 ? JSONEscape.replacement : Unicode.Scalar(value), to: &text)
      return index + 4
    }
    guard letter != 0x75, letter != 0x78, let character = JSONEscape.character(letter) ?? others[letter] else {
      let word = String(decoding: bytes[index..<min(index + 2, end)], as: UTF8.self)
      throw LineFault(id: "bad-escape", message: "unknown escape '\(word)'", range: index..<min(index + 2, end))
    }
    text.append(character)
    return index + 2
  }

  /// YAML's escapes of one letter that JSON does not have.
  private static let others: [UInt8: UInt8] = [0x61: 0x07, 0x76: 0x0b, 0x65: 0x1b, 0x20: 0x20]
}
