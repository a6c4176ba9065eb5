internal import AccessibilityTree

/// What is wrong with a line of a text dump.
struct LineFault: Error {
  /// A stable word for it.
  var id = "bad-line"
  /// What is wrong, in words.
  var message: String
  /// The bytes that are meant.
  var range: Range<Int>
  /// The right word, where one is near.
  var suggestion: String?
}

/// Which escapes hold in quoted text.
enum TextEscapes {
  /// `\"` and `\n` alone, as AX walkers write them; any other backslash is one.
  case walker
  /// `\"` `\\` `\n` `\r` `\t` `\uXXXX`, as our own form and our captures have them.
  case full
}

/// A piece of text on a line: where it stands, and whether it has escapes to resolve.
struct LineText {
  /// The bytes, without quotes.
  var range: Range<Int>
  var isQuoted: Bool
  var hasEscapes = false
}

/// A pair `name=value` on a line.
struct LinePair {
  var name: LineText
  var value: LineText
}

/// The words of one line of a text dump, read from left to right.
///
/// Every step goes forward, and none past `end`.
struct AXTextLine {
  /// The byte after the line's last.
  let end: Int
  let escapes: TextEscapes
  /// The next byte.
  private(set) var index: Int

  init(_ range: Range<Int>, escapes: TextEscapes) {
    index = range.lowerBound
    end = range.upperBound
    self.escapes = escapes
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= end }

  /// Goes past blanks.
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while index < end, bytes[index] == 0x20 { index += 1 }
  }

  /// Goes past a number of bytes.
  mutating func skip(_ count: Int) { index = min(index + count, end) }

  /// The role at the start of a line: a word, or a quoted text.
  mutating func role(_ bytes: Span<UInt8>) throws(LineFault) -> LineText {
    if index < end, bytes[index] == 0x22 { return try quoted(bytes) }
    let start = index
    while index < end, bytes[index] != 0x20, bytes[index] != 0x5b, bytes[index] != 0x22, bytes[index] != 0x3d {
      index += 1
    }
    guard index > start, index == end || bytes[index] == 0x20 || bytes[index] == 0x5b else {
      let message =
        index < end && bytes[index] == 0x3d ? "expected a role before the first name=value" : "expected a role"
      throw LineFault(message: message, range: start..<max(index, start + 1))
    }
    return LineText(range: start..<index, isQuoted: false)
  }

  /// The subrole in brackets after a role, or `nil` where there is none.
  mutating func subrole(_ bytes: Span<UInt8>) throws(LineFault) -> LineText? {
    guard index < end, bytes[index] == 0x5b else { return nil }
    let open = index
    index += 1
    var text: LineText
    if index < end, bytes[index] == 0x22 {
      text = try quoted(bytes)
    } else {
      let start = index
      while index < end, bytes[index] != 0x5d, bytes[index] != 0x20 { index += 1 }
      text = LineText(range: start..<index, isQuoted: false)
    }
    guard index < end, bytes[index] == 0x5d else {
      throw LineFault(message: "the bracket that begins here is not closed", range: open..<index)
    }
    index += 1
    return text
  }

  /// The next pair.
  mutating func pair(_ bytes: Span<UInt8>) throws(LineFault) -> LinePair {
    let name = try self.name(bytes)
    guard index < end, bytes[index] == 0x3d else {
      let word = AXTextLine.string(bytes, name.range)
      throw LineFault(message: "expected name=value, found '\(word)'", range: name.range)
    }
    index += 1
    let value = try self.value(bytes, after: name.range.lowerBound)
    guard index == end || bytes[index] == 0x20 else {
      let rest = index..<wordEnd(bytes, from: index)
      let message = "expected a blank after the value, found '\(AXTextLine.string(bytes, rest))'"
      throw LineFault(message: message, range: rest)
    }
    return LinePair(name: name, value: value)
  }

  private mutating func name(_ bytes: Span<UInt8>) throws(LineFault) -> LineText {
    if bytes[index] == 0x22, escapes == .full { return try quoted(bytes) }
    let start = index
    while index < end, bytes[index] != 0x3d, bytes[index] != 0x20, bytes[index] != 0x22 { index += 1 }
    guard index > start else {
      let rest = start..<wordEnd(bytes, from: start)
      throw LineFault(message: "expected name=value, found '\(AXTextLine.string(bytes, rest))'", range: rest)
    }
    return LineText(range: start..<index, isQuoted: false)
  }

  private mutating func value(_ bytes: Span<UInt8>, after name: Int) throws(LineFault) -> LineText {
    if index < end, bytes[index] == 0x22 { return try quoted(bytes) }
    let start = index
    if index < end, bytes[index] == 0x7b { skipBraces(bytes) }
    while index < end, bytes[index] != 0x20, bytes[index] != 0x22 { index += 1 }
    guard index > start else {
      let word = AXTextLine.string(bytes, name..<index)
      throw LineFault(message: "'\(word)' has no value; an empty one is written \"\"", range: name..<index)
    }
    return LineText(range: start..<index, isQuoted: false)
  }

  /// Goes past a frame as AX tools print it, `{{0, 0}, {80, 20}}`, which has blanks in it and no quotes.
  ///
  /// Stays where it is if the braces are not closed soon: then they are a word like any other.
  private mutating func skipBraces(_ bytes: Span<UInt8>) {
    var depth = 0
    for place in index..<min(end, index + AXTextLine.longestFrame) {
      switch bytes[place] {
      case 0x7b: depth += 1
      case 0x7d: depth -= 1
      case 0x22: return
      default: break
      }
      if depth == 0 {
        index = place + 1
        return
      }
    }
  }

  private static let longestFrame = 200

  /// A quoted text; what is escaped is checked here, and resolved by whoever keeps it.
  private mutating func quoted(_ bytes: Span<UInt8>) throws(LineFault) -> LineText {
    let open = index
    index += 1
    let start = index
    var hasEscapes = false
    while index < end {
      // Eight at a time over what is neither a quote nor a backslash.
      while index &+ 8 <= end {
        let word = ByteScan.word(bytes, at: index)
        let marks = ByteScan.marks(of: 0x22, in: word) | ByteScan.marks(of: 0x5c, in: word)
        if marks != 0 {
          index &+= marks.trailingZeroBitCount >> 3
          break
        }
        index &+= 8
      }
      guard index < end else { break }
      let byte = bytes[index]
      if byte == 0x22 {
        defer { index += 1 }
        return LineText(range: start..<index, isQuoted: true, hasEscapes: hasEscapes)
      }
      if byte == 0x5c {
        hasEscapes = true
        if index + 1 < end, escapes == .full || bytes[index + 1] == 0x22 { index += 1 }
      }
      index += 1
    }
    throw LineFault(id: "unclosed-quote", message: "the quote that begins here is not closed", range: open..<end)
  }

  private func wordEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != 0x20 { index += 1 }
    return max(index, min(start + 1, end))
  }

  /// Bytes as text for a message, cut where they are many.
  static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var word: [UInt8] = []
    for index in range.lowerBound..<min(range.upperBound, range.lowerBound + 60) { word.append(bytes[index]) }
    return String(decoding: word, as: UTF8.self) + (range.count > 60 ? "…" : "")
  }
}
