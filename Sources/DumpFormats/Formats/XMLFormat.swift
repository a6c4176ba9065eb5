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
  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var document = try XMLDocument(input, from: head.start, shape: shape)
    let secure = NeutralFields.fill(&document.parts, by: Rules.self)
    return Dump(document, format: id, source: source, secure: secure)
  }
}

extension Dump {
  /// Makes the dump of an XML document whose neutral fields are filled.
  init(_ document: consuming XMLDocument, format: String, source: Source, secure: SecureFields) {
    let (header, notes) = (document.header, document.notes + (secure.note.map { [$0] } ?? []))
    let refusal = document.refusal ?? document.contradiction(of: source)
    let tree = Tree(document.parts)
    let evidence = header?.platform.map(PlatformEvidence.declared) ?? .of(tree, source: source)
    self.init(
      tree: tree, format: format, source: source, platforms: evidence.platforms, platformReason: evidence.reason,
      header: header?.words, notes: notes, refusal: refusal, secureNodes: secure.nodes)
  }
}
