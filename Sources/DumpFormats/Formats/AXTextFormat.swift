internal import AccessibilityTree
internal import Vocabulary

/// The indented text of AX walkers, of our AT-SPI captures, and of our own form with a header: a line a node.
enum AXTextFormat: DumpFormat {
  static let id = "ax-text"
  static let title = "indented text, one line a node"
  static let hasTextHeader = true
  static let markup = DumpMarkup.line

  static func recognises(_ head: DumpHead) -> Bool {
    guard let first = head.lines.first else { return false }
    // In the YAML of our captures the header is a comment.
    if head.hasOwnMark { return !PlaywrightAriaFormat.recognises(head) }
    if WalkerFormat.recognises(head) { return false }
    switch RoleStyle(ofLine: first) {
    case .ax: return !ChromiumMacFormat.recognises(head)
    case .unreadable: return head.lines.contains { RoleStyle(ofLine: $0) == .ax }
    case .nick:
      // A lower-case word begins many a text; a quoted attribute in the first lines is what ours have.
      return head.lines.contains { line in
        line.contains(" label=\"") || line.contains(" value=\"") || line.contains(" help=\"")
      }
    case .other: return false
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, inputNotes, isCut) = (input.path, input.notes, input.endsInsideCharacter)
    let style = head.lines.lazy.map { RoleStyle(ofLine: $0) }.first { $0 != .unreadable && $0 != .other }
    // What a log said before the header is none of the dump; before a dump without one it is a line that is wrong.
    let start = head.hasOwnMark ? head.start(ofLineIn: input.bytes) : 0
    let before = note(onLinesBefore: start, in: input.bytes)
    // The reader alone holds the dump, so that its bytes become the tree's without being copied.
    var bytes: [UInt8] = []
    swap(&bytes, &input.bytes)
    var reader = AXTextReader(
      consume bytes, from: start, escapes: style == .nick ? .full : .walker, roles: RoleWholeness())
    let refusals = AXTextRefusals(path: path)
    let refusal = refusals.refusal(reader, isCut: isCut)
    if reader.builder.nodes.isEmpty { throw refusal ?? refusals.empty() }
    guard let source = reader.header?.source ?? source(of: reader.builder) else { throw refusals.unknownSource() }
    var notes = inputNotes + before
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

  /// That lines stand before the header, where some do.
  private static func note(onLinesBefore start: Int, in bytes: [UInt8]) -> [String] {
    guard bytes[..<start].contains(where: { $0 > 0x20 }) else { return [] }
    let count = bytes[..<start].count { $0 == 0x0a }
    return ["skipped \(count == 1 ? "1 line" : "\(count) lines") before the header"]
  }

  /// What a dump without `source=` comes from, by its role words.
  private static func source(of builder: TreeBuilder) -> Source? {
    for node in builder.nodes where !node.role.isNone {
      switch RoleStyle(ofRole: builder.symbols[node.role]) {
      case .ax: return .ax
      case .nick: return .atspiText
      case .unreadable: continue
      case .other: return nil
      }
    }
    return .ax
  }
}
