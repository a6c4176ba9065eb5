internal import AccessibilityTree
internal import Vocabulary

/// The indented text of AX walkers, of our AT-SPI captures, and of our own form with a header: a line a node.
enum AXTextFormat: DumpFormat {
  static let id = "ax-text"
  static let title = "indented text, one line a node"
  static let hasTextHeader = true
  static let markup = DumpMarkup.line

  static func recognises(_ head: DumpHead) -> Bool {
    recognises(head.lines, of: head) || hasPrefixes(head) && recognises(head.bareLines, of: head)
  }

  /// Whether each of the first lines is one of a node or of the header: a dump that stands among other text is no prose.
  static func isAllNodes(_ head: DumpHead) -> Bool {
    head.bareLines.allSatisfy { line in
      let first = line.bytes.first { $0 > 0x20 }
      return first == 0x23 || RoleStyle(ofLine: line) != .other
    }
  }

  /// Whether a log put something before the lines.
  private static func hasPrefixes(_ head: DumpHead) -> Bool {
    !head.lines.elementsEqual(head.bareLines) { $0.bytes == $1.bytes }
  }

  private static func recognises(_ lines: [HeadLine], of head: DumpHead) -> Bool {
    guard let first = lines.first else { return false }
    // In the YAML of our captures the header is a comment.
    if first.hasPrefix("# axverify-") { return !PlaywrightAriaFormat.recognises(head) }
    if WalkerFormat.recognises(head) { return false }
    switch RoleStyle(ofLine: first) {
    case .ax: return !ChromiumMacFormat.recognises(head)
    case .unreadable: return lines.contains { RoleStyle(ofLine: $0) == .ax }
    case .nick:
      // A lower-case word begins many a text; a quoted attribute in the first lines is what ours have.
      return lines.contains { line in
        line.contains(" label=\"") || line.contains(" value=\"") || line.contains(" help=\"")
      }
    case .other: return false
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, inputNotes, isCut) = (input.path, input.notes, input.endsInsideCharacter)
    let performer = input.performer
    // A log's prefixes go; blanks before all lines stay, since they say that what stood around the lines is missing.
    let isPrefixed = hasPrefixes(head) && recognises(head.bareLines, of: head)
    let style = (isPrefixed ? head.bareLines : head.lines).lazy.map { RoleStyle(ofLine: $0) }
      .first { $0 != .unreadable && $0 != .other }
    // What a log said before the header is none of the dump; before a dump without one it is a line that is wrong.
    let start = head.hasOwnMark ? head.start(ofLineIn: input.bytes) : input.start.byte
    var before = head.block == nil ? note(onLinesBefore: start, in: input.bytes) : []
    var lines: [Range<Int>]?
    if isPrefixed {
      let split = DumpLines(input.bytes, in: start..<input.bytes.count, firstLine: input.start.line, takesMargin: false)
      before += split.notes
      lines = split.lines
    }
    // The reader alone holds the dump, so that its bytes become the tree's without being copied.
    var bytes: [UInt8] = []
    swap(&bytes, &input.bytes)
    var reader = AXTextReader(
      consume bytes, from: start, lines: lines, escapes: style == .nick ? .full : .walker, roles: RoleWholeness(),
      performer: performer)
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
      secure = try SourceFields.fill(&parts, source: source, performer: performer)
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
