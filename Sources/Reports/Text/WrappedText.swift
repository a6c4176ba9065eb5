/// Breaks long lines of a report between words, so that they fit a terminal.
struct WrappedText {
  /// The columns of a line.
  let width: Int

  /// The fewest columns that a text gets, however far it is indented.
  private static let narrowest = 24

  /// Breaks a text, which may come from anywhere, into lines; there is one at least.
  ///
  /// They are escaped, and each is at most as wide as there is room for beside an indentation; a word that is wider
  /// stands alone.
  ///
  /// - Parameter line: is handed the escaped text and the place of each line in it.
  func lines(_ text: String, indent: Int, _ line: ([UInt8], Range<Int>) -> Void) {
    let room = max(WrappedText.narrowest, width - indent)
    let text = Self.escaped(text)
    // Nothing has more columns than bytes.
    if text.count <= room || Self.columns(text, 0..<text.count) <= room { return line(text, 0..<text.count) }
    var current = 0..<0
    var columns = 0
    var isFirst = true
    var start = 0
    while start <= text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      let own = Self.columns(text, start..<end)
      if !current.isEmpty, columns + 1 + own > room {
        line(text, current)
        isFirst = false
        (current, columns) = (start..<end, own)
      } else if current.isEmpty, isFirst || start < end {
        (current, columns) = (start..<end, own)
      } else {
        current = current.lowerBound..<end
        columns += 1 + own
      }
      start = end + 1
    }
    line(text, current)
  }

  /// The beginning of a text that fits one line beside an indentation, with an ellipsis where something is left out.
  func beginning(_ text: String, indent: Int, ellipsis: String) -> String {
    let room = max(WrappedText.narrowest, width - indent)
    let text = Self.escaped(text)
    let kept = room - ellipsis.unicodeScalars.count
    var columns = 0
    var cut = 0
    var index = 0
    while index < text.count {
      let length = Self.length(ofScalarFrom: text[index])
      columns += Self.columns(text, index..<(index + length))
      if columns > room { return String(decoding: text[..<cut], as: UTF8.self) + ellipsis }
      index += length
      if columns <= kept { cut = index }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How many columns a piece of text takes, which ends with a whole character.
  private static func columns(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var columns = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let length = length(ofScalarFrom: text[index])
      columns += length == 1 ? 1 : columnsOfScalar(text[index..<(index + length)])
      index += length
    }
    return columns
  }

  private static func columnsOfScalar(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    var value = UInt32(first) & (0xff >> UInt32(bytes.count + 1))
    for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3f) }
    return Unicode.Scalar(value).map(DisplayWidth.columns) ?? 1
  }

  /// How many bytes a character has, by its first; the text of a string is never cut off within one.
  private static func length(ofScalarFrom byte: UInt8) -> Int {
    byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
  }

  private static func escaped(_ text: String) -> [UInt8] {
    // A piece is bounded in characters, which are counted only where it may be too long.
    let piece = text.utf8.count > ReportText.maximumPiece ? text.prefix(ReportText.maximumPiece) : text[...]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.utf8.count)
    TerminalText.append(piece, to: &bytes)
    return bytes
  }
}
