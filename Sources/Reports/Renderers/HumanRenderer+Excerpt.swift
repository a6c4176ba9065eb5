internal import AccessibilityTree
internal import Verification

/// Excerpts: a place, the line that stands there, and carets below what is meant.
extension HumanRenderer {
  /// The narrowest column of line numbers, so that the excerpts of one failure stand below each other.
  private static let narrowestGutter = 4

  private var bar: String { options.usesUnicode ? " │ " : " | " }

  /// Writes the first line of a result: where it is, its word, and whose it is.
  mutating func head(_ path: String, _ position: SourcePosition?, word: String, face: ReportText.Face, of owner: String)
  {
    separate()
    place(path, position)
    if !path.isEmpty || position != nil { text.write("  ") }
    text.write(word, face)
    if !owner.isEmpty { text.write("  \(owner)") }
    text.endLine()
  }

  /// Writes `path:line:column`.
  mutating func place(_ path: String, _ position: SourcePosition?) {
    guard let position else { return text.write(path, .place) }
    text.write("\(path.isEmpty ? "" : "\(path):")\(position.line):\(position.column)", .place)
  }

  /// Writes a place and its excerpt.
  mutating func placed(_ excerpt: Excerpt) {
    place(excerpt.path, excerpt.position)
    text.endLine()
    marked(excerpt)
  }

  /// Writes the line of an excerpt, the carets below it, and what is said at them.
  mutating func marked(_ excerpt: Excerpt) {
    let number = String(excerpt.position.line)
    let gutter = max(Self.narrowestGutter, number.utf8.count)
    let room = options.width - gutter - bar.unicodeScalars.count
    let layout = ExcerptLayout(excerpt, width: room, usesUnicode: options.usesUnicode)
    text.pad(gutter - number.utf8.count)
    text.write(number + bar, .faint)
    text.writeLaidOut(layout.text)
    text.endLine()
    below(gutter)
    text.pad(layout.markOffset)
    text.write(String(repeating: "^", count: layout.markWidth), .failure)
    let label = excerpt.label
    if !label.isEmpty {
      let length = label.unicodeScalars.count
      if layout.markOffset + layout.markWidth + 1 + length > room, layout.markOffset + layout.markWidth > room / 2 {
        text.endLine()
        below(gutter)
        text.pad(min(layout.markOffset, room - length))
      } else {
        text.write(" ")
      }
      text.write(label)
    }
    text.endLine()
  }

  /// Writes a line of a file without marks.
  mutating func unmarked(_ line: String, number: Int) {
    let excerpt = Excerpt(path: "", position: SourcePosition(line: number, column: 1), length: 1, text: line)
    let digits = String(number)
    let gutter = max(Self.narrowestGutter, digits.utf8.count)
    let room = options.width - gutter - bar.unicodeScalars.count
    text.pad(gutter - digits.utf8.count)
    text.write(digits + bar, .faint)
    text.writeLaidOut(ExcerptLayout(excerpt, width: room, usesUnicode: options.usesUnicode).text)
    text.endLine()
  }

  /// Begins a line below an excerpt's own.
  private mutating func below(_ gutter: Int) {
    text.pad(gutter)
    text.write(bar, .faint)
  }
}
