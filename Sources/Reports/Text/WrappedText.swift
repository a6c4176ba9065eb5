/// Breaks long lines of a report between words, so that they fit a terminal.
struct WrappedText {
  /// The columns of a line.
  let width: Int

  /// The fewest columns that a text gets, however far it is indented.
  private static let narrowest = 24

  /// The lines of a text, which may come from anywhere; there is one at least.
  ///
  /// They are escaped, and each is at most as wide as there is room for beside an indentation; a word that is wider
  /// stands alone.
  func lines(_ text: String, indent: Int) -> [String] {
    let room = max(WrappedText.narrowest, width - indent)
    if text.utf8.count <= room, TerminalText.isPlain(text[...]) { return [text] }
    let text = Self.escaped(text)
    if Self.columns(text[...]) <= room { return [text] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    for bytes in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let word = Substring(bytes)
      let own = Self.columns(word)
      if !line.isEmpty, columns + 1 + own > room {
        lines.append(line)
        (line, columns) = (String(word), own)
      } else if line.isEmpty, lines.isEmpty || !word.isEmpty {
        (line, columns) = (String(word), own)
      } else {
        line += " " + word
        columns += 1 + own
      }
    }
    lines.append(line)
    return lines
  }

  /// The beginning of a text that fits one line beside an indentation, with an ellipsis where something is left out.
  func beginning(_ text: String, indent: Int, ellipsis: String) -> String {
    let room = max(WrappedText.narrowest, width - indent)
    if text.utf8.count <= room, TerminalText.isPlain(text[...]) { return text }
    let text = Self.escaped(text)
    var columns = 0
    var end = text.unicodeScalars.startIndex
    var cut = end
    for scalar in text.unicodeScalars {
      columns += DisplayWidth.columns(of: scalar)
      if columns > room { return String(text.unicodeScalars[..<cut]) + ellipsis }
      end = text.unicodeScalars.index(after: end)
      if columns <= room - ellipsis.unicodeScalars.count { cut = end }
    }
    return text
  }

  private static func columns(_ word: Substring) -> Int {
    if TerminalText.isPlain(word) { return word.utf8.count }
    return word.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  private static func escaped(_ text: String) -> String {
    // A piece is bounded in characters, which are counted only where it may be too long.
    let piece = text.utf8.count > ReportText.maximumPiece ? text.prefix(ReportText.maximumPiece) : text[...]
    if TerminalText.isPlain(piece) { return String(piece) }
    var bytes: [UInt8] = []
    TerminalText.append(piece, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
