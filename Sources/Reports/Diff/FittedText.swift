/// A text cut to the columns that there is room for.
enum FittedText {
  /// The beginning of a text, with an ellipsis where something is left out.
  static func beginning(of text: String, columns: Int, ellipsis: String) -> String {
    let scalars = text.unicodeScalars
    // Most texts are short, and nothing is wider than what it is escaped to.
    if text.utf8.count <= columns, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    var room = columns
    var end = scalars.startIndex
    // Where the text ends if an ellipsis has to follow.
    var cut = end
    while end < scalars.endIndex {
      let scalar = scalars[end]
      room -= TerminalText.escape(scalar).map { $0.utf8.count } ?? DisplayWidth.columns(of: scalar)
      if room < 0 { return String(scalars[..<cut]) + ellipsis }
      end = scalars.index(after: end)
      if room >= ellipsis.unicodeScalars.count { cut = end }
    }
    return text
  }

  /// A text between two changes with its middle left out, where it is long; words are kept whole where they are short.
  static func middle(of text: String, before: Int, after: Int, ellipsis: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > before + after + ellipsis.unicodeScalars.count else { return text }
    let head = scalars.prefix(before)
    let tail = scalars.suffix(after)
    let headEnd = head.lastIndex(of: " ") ?? head.endIndex
    let tailStart = tail.firstIndex(of: " ") ?? tail.startIndex
    return String(scalars[head.startIndex..<headEnd]) + ellipsis + String(scalars[tailStart...])
  }
}
