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
    let refusal = document.refusal
    var notes = document.notes
    if let note = secure.note { notes.append(note) }
    let tree = Tree(document.parts)
    notes += CaptureLimits.notes(tree, source: source)
    let evidence = PlatformEvidence.of(tree, source: source)
    self.init(
      tree: tree, format: format, source: source, platforms: evidence.platforms, platformReason: evidence.reason,
      notes: notes, refusal: refusal, secureNodes: secure.nodes)
  }
}
