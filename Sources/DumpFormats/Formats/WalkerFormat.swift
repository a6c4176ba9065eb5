internal import AccessibilityTree
internal import Vocabulary

/// The dump of an AX walker in one of the dialects that tools have.
///
/// `AXButton "OK" [id: ok]` and `[7] AXButton — OK` are two of them. The plain one, which our own text form grew out of,
/// is read by `AXTextFormat`.
enum WalkerFormat: DumpFormat {
  static let id = "walker"
  static let title = "a dump of an AX walker in a dialect of its own"

  /// Whether more of the first lines are in a dialect than plain.
  static func recognises(_ head: DumpHead) -> Bool {
    if let known = head.isDialect { return known }
    return isDialect(head)
  }

  /// Whether more of the first lines are in a dialect than plain; two formats ask, so it is found out once a head.
  static func isDialect(_ head: DumpHead) -> Bool {
    if head.hasOwnMark { return false }
    var (dialect, plain, left) = (0, 0, head.bareLines.count)
    for line in head.bareLines {
      // What is left cannot tip it.
      if dialect + left <= plain { return false }
      left -= 1
      guard let node = WalkerLine(line.bytes, line.range) else { continue }
      if node.marks > 0 { dialect += 1 } else if node.hasPlainAttribute { plain += 1 }
    }
    return dialect > plain
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let bytes = input.bytes
    let fence = try head.fence(in: input) { isNode($0.firstLine) }
    let range = fence?.content ?? head.start(ofLineIn: bytes)..<bytes.count
    let lines = DumpLines(bytes, in: range, firstLine: fence?.line ?? 1)
    var reader = WalkerReader(bytes, lines.lines)
    var fault = reader.fault
    if fault == nil, input.endsInsideCharacter || fence?.isClosed == false {
      fault = .cut("the dump is cut off before its end", bytes)
    }
    if fault == nil, let (count, line) = reader.told, count != reader.tree.count {
      fault = LineFault(
        id: "truncated-dump",
        message: "the dump says that it has \(count) elements, and \(reader.tree.count) are there",
        range: line)
    }
    if reader.tree.count == 0 {
      let nothing = LineFault(id: "no-nodes", message: "the dump holds no node, so nothing was captured", range: 0..<0)
      throw (fault ?? nothing).diagnostic(bytes, path: input.path)
    }
    let notes = input.notes + lines.notes + notes(reader)
    var parts = reader.tree.takeParts()
    let secure = NeutralFields.fill(&parts, by: WalkerRules.self)
    return Dump(
      parts, secure: secure, format: id, source: .walker, notes: notes,
      refusal: fault?.diagnostic(bytes, path: input.path))
  }

  private static func isNode(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    return WalkerLine(bytes, 0..<bytes.count) != nil
  }

  private static func notes(_ reader: WalkerReader) -> [String] {
    var notes: [String] = []
    let (count, first) = reader.noise
    if count > 0 { notes.append("skipped \(count) line\(count == 1 ? "" : "s") of no node, first line \(first)") }
    if reader.shortRoles > 0 {
      notes.append("read \(reader.shortRoles) role\(reader.shortRoles == 1 ? "" : "s") without AX as those with it")
    }
    return notes
  }
}
