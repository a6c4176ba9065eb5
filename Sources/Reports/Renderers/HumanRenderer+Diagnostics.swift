internal import AccessibilityTree
internal import Verification

/// Faults of files, of patterns and of the run itself.
extension HumanRenderer {
  /// Shows faults; errors count as failures.
  mutating func diagnostics(_ diagnostics: [Diagnostic], source: [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    let index = LineIndex(source, length: source.count)
    for diagnostic in diagnostics {
      if diagnostic.severity == .error, !admit() { continue }
      self.diagnostic(diagnostic, excerpt: diagnostic.excerpt(of: source, index: index))
    }
  }

  /// Shows one fault, with its line where there is one.
  mutating func diagnostic(_ diagnostic: Diagnostic, excerpt: Excerpt?) {
    let face: ReportText.Face = diagnostic.severity == .error ? .failure : .caution
    head(
      diagnostic.path, diagnostic.position, word: diagnostic.severity.rawValue.uppercased(), face: face, of: "")
    if let excerpt { marked(excerpt) } else { text.line("  \(diagnostic.sentence)") }
    notes(diagnostic.notes)
  }
}

extension Diagnostic {
  /// The line of a file that it is about; `nil` where the file has no such line.
  func excerpt(of source: [UInt8], index: LineIndex) -> Excerpt? {
    guard let position, !source.isEmpty, position.line <= index.count else { return nil }
    let line = source[index.bytes(ofLine: position.line, in: source, length: source.count)]
    return Excerpt(
      path: path, position: position, length: length, text: String(decoding: line, as: UTF8.self), label: sentence)
  }
}
