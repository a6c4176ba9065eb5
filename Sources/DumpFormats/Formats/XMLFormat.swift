internal import AccessibilityTree
internal import Vocabulary

/// A format that is XML: its elements and its rules are data, the reading is shared.
protocol XMLFormat: DumpFormat {
  associatedtype Rules: SourceRules
  /// What its elements are.
  static var shape: XMLShape { get }
  /// What writes it.
  static var source: Source { get }
}

extension XMLFormat {
  static var markup: DumpMarkup { .tag }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let performer = input.performer
    var document = try XMLDocument(consume input, from: head.start, shape: shape)
    let secure = NeutralFields.fill(&document.parts, by: Rules.self, performer: performer)
    return Dump(consume document, format: id, source: source, secure: secure)
  }
}

extension Dump {
  /// Makes the dump of an XML document whose neutral fields are filled.
  init(_ document: consuming XMLDocument, format: String, source: Source, secure: SecureFields) {
    self.init(
      document.parts, secure: secure, format: format, source: source, notes: document.notes,
      refusal: document.refusal ?? document.contradiction(of: source), header: document.header)
  }
}
