internal import AccessibilityTree
internal import Expectations

/// The text of an expectation file, for excerpts of it.
struct FileText: Sendable {
  private let path: String
  private let source: [UInt8]
  private let index: LineIndex

  /// Finds the lines of a file.
  init(_ file: ExpectationFile) {
    path = file.path
    source = file.source
    index = LineIndex(file.source, length: file.source.count)
  }

  /// A line with a part of it marked.
  func excerpt(_ span: SourceSpan, label: String) -> Excerpt {
    Excerpt(
      path: path, position: span.start, length: max(1, span.length), text: line(span.start.line), label: label)
  }

  /// The text of a span.
  func text(_ span: SourceSpan) -> String {
    let scalars = line(span.start.line).unicodeScalars.dropFirst(span.start.column - 1).prefix(span.length)
    return String(String.UnicodeScalarView(scalars))
  }

  /// A pattern as the file writes it: what stands before the arms, then what the arm adds.
  func text(_ pattern: NodePattern?, arm: Arm?) -> String {
    [pattern?.span, arm?.pattern.span].compactMap { $0 }.filter { $0.length > 0 }.map(text).joined(separator: " ")
  }

  /// A whole line without what ends it.
  private func line(_ line: Int) -> String {
    String(decoding: source[index.bytes(ofLine: line, in: source, length: source.count)], as: UTF8.self)
  }
}
