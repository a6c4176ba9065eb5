internal import AccessibilityTree
internal import Vocabulary

/// What dogtail's `dump` prints: `[push button | OK]`, a blank a level, and each action as if it were a child.
///
/// Its verbose form adds `     [p:(0, 0), s:(10, 10), vis:True, show:True]`.
enum DogtailFormat: DumpFormat {
  static let id = "dogtail"
  static let title = "dogtail's dump"

  static func recognises(_ head: DumpHead) -> Bool {
    // A prompt may stand before it.
    for line in head.bareLines.prefix(5) {
      let bytes = Array(line.utf8)
      guard let start = DogtailReader.start(bytes.span, 0..<bytes.count) else { continue }
      return Vocabulary.standard.knows(role: ATSPIRoles.nick(bytes[start.role]), in: .atspi)
    }
    return false
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, isCut) = (input.path, input.endsInsideCharacter)
    var notes = input.notes
    let lines = DumpLines(input.bytes, in: 0..<input.bytes.count)
    notes += lines.notes
    let bytes = input.bytes
    input.bytes = []
    var reader = DogtailReader(bytes, lines.lines)
    if reader.fault == nil, isCut {
      reader.fault = LineFault.cut("the dump is cut off in the middle of a character", bytes)
    }
    let refusal = reader.fault?.diagnostic(bytes, path: path)
    notes += reader.notes
    if reader.builder.nodes.isEmpty {
      throw refusal ?? Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
    }
    var parts = reader.takeParts()
    let secure = NeutralFields.fill(&parts, by: DogtailRules.self)
    return Dump(parts, secure: secure, format: id, source: .dogtail, notes: notes, refusal: refusal)
  }
}
