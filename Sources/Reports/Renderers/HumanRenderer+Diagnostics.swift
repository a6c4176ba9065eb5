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
      self.diagnostic(diagnostic, source: source, index: index)
    }
  }

  private mutating func diagnostic(_ diagnostic: Diagnostic, source: [UInt8], index: LineIndex) {
    let face: ReportText.Face = diagnostic.severity == .error ? .failure : .caution
    head(
      diagnostic.path, diagnostic.position, word: diagnostic.severity.rawValue.uppercased(), face: face, of: "")
    let message = diagnostic.sentence
    if let position = diagnostic.position, !source.isEmpty, position.line <= index.count {
      let line = source[index.bytes(ofLine: position.line, in: source, length: source.count)]
      marked(
        Excerpt(
          path: diagnostic.path, position: position, length: diagnostic.length,
          text: String(decoding: line, as: UTF8.self), label: message))
    } else {
      text.line("  \(message)")
    }
    notes(diagnostic.notes)
  }
}
