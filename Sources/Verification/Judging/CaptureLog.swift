internal import AccessibilityTree

/// The log that a host wrote during a capture: what it could not apply has to have been said there.
struct CaptureLog {
  /// Its path, for messages.
  let path: String
  private let text: [UInt8]
  private let index: LineIndex

  /// Takes in a log; bytes that are no UTF-8 are replaced, since a log is only searched.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    index = LineIndex(text, length: text.count)
  }

  /// The lines in which an expression is found, from 1.
  func lines(matching expression: RegularExpression) throws(RegularExpression.LimitReached) -> [Int] {
    var hits: [Int] = []
    for line in 1...index.count {
      let range = index.bytes(ofLine: line, in: text, length: text.count)
      if line == index.count, range.isEmpty { continue }
      if try expression.isFound(in: text, range: range) { hits.append(line) }
    }
    return hits
  }

  /// The first few of these lines, to be shown.
  func excerpts(_ lines: [Int]) -> [Excerpt] {
    lines.prefix(3).map { line in
      let range = index.bytes(ofLine: line, in: text, length: text.count)
      let shown = String(decoding: text[range], as: UTF8.self)
      return Excerpt(
        path: path, position: SourcePosition(line: line, column: 1), length: max(1, shown.unicodeScalars.count),
        text: shown)
    }
  }
}
