internal import AccessibilityTree
internal import Vocabulary

extension Dump {
  /// Makes the dump of a tree whose neutral fields are filled, with all that is told from the tree itself.
  init(
    _ parts: consuming TreeParts, secure: SecureFields, format: String, source: Source, notes: [String],
    refusal: Diagnostic?, header: AXTextHeader? = nil
  ) {
    var notes = notes
    if let note = secure.note { notes.append(note) }
    let tree = Tree(parts)
    notes += CaptureLimits.notes(tree, source: source, header: header?.words)
    let evidence = header?.platform.map(PlatformEvidence.declared) ?? .of(tree, source: source)
    self.init(
      tree: tree, format: format, source: source, platforms: evidence.platforms, platformReason: evidence.reason,
      header: header?.words, notes: notes, refusal: refusal, secureNodes: secure.nodes)
  }
}
