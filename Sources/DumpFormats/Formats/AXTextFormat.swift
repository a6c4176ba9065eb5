internal import AccessibilityTree
internal import Vocabulary

/// The indented text of AX walkers, of our AT-SPI captures, and of our own form with a header: a line a node.
enum AXTextFormat: DumpFormat {
  static let id = "ax-text"
  static let title = "indented text, one line a node"
  static let markup = DumpMarkup.line

  static func recognises(_ head: DumpHead) -> Bool {
    guard let first = head.lines.first else { return false }
    // In the YAML of our captures the header is a comment.
    if first.hasPrefix("# axverify-") { return !PlaywrightAriaFormat.recognises(head) }
    if WalkerFormat.recognises(head) { return false }
    switch RoleStyle(ofLine: first) {
    case .ax: return !ChromiumMacFormat.recognises(head)
    case .unreadable: return head.lines.contains { RoleStyle(ofLine: $0) == .ax }
    case .nick:
      // A lower-case word begins many a text; a quoted attribute in the first lines is what ours have.
      return head.lines.contains { line in
        ["label", "value", "help"].contains { line.contains(" \($0)=\"") }
      }
    case .other: return false
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, inputNotes, isCut) = (input.path, input.notes, input.endsInsideCharacter)
    let style = head.lines.lazy.map { RoleStyle(ofLine: $0) }.first { $0 != .unreadable && $0 != .other }
    // The reader alone holds the dump, so that its bytes become the tree's without being copied.
    var bytes: [UInt8] = []
    swap(&bytes, &input.bytes)
    var reader = AXTextReader(consume bytes, escapes: style == .nick ? .full : .walker, roles: RoleWholeness())
    let refusals = AXTextRefusals(path: path)
    let refusal = refusals.refusal(reader, isCut: isCut)
    if reader.builder.nodes.isEmpty { throw refusal ?? refusals.empty() }
    guard let source = reader.header?.source ?? source(of: reader.builder) else { throw refusals.unknownSource() }
    var notes = inputNotes
    if reader.keptUnfinishedLine, refusal == nil { notes.append("the last line has no line feed, and seems whole") }
    let header = reader.header
    var parts = reader.takeParts()
    let secure: SecureFields
    do throws(UnreadSource) {
      secure = try SourceFields.fill(&parts, source: source)
    } catch {
      throw refusals.unread(error)
    }
    if let note = secure.note { notes.append(note) }
    let tree = Tree(parts)
    notes += CaptureLimits.notes(tree, source: source, header: header?.words)
    let evidence = header?.platform.map(PlatformEvidence.declared) ?? .of(tree, source: source)
    return Dump(
      tree: tree, format: id, source: source, platforms: evidence.platforms, platformReason: evidence.reason,
      header: header?.words, notes: notes, refusal: refusal, secureNodes: secure.nodes)
  }

  /// What a dump without `source=` comes from, by its role words.
  private static func source(of builder: TreeBuilder) -> Source? {
    for node in builder.nodes where !node.role.isNone {
      switch RoleStyle(ofLine: builder.symbols[node.role]) {
      case .ax: return .ax
      case .nick: return .atspiText
      case .unreadable: continue
      case .other: return nil
      }
    }
    return .ax
  }
}
