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
      guard let start = DogtailReader.start(line.bytes.span, line.range) else { continue }
      return Vocabulary.standard.knows(role: ATSPIRoles.nick(line.bytes[start.role]), in: .atspi)
    }
    return false
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var read = try LineTree(input, by: DogtailReader.self)
    let secure = NeutralFields.fill(&read.parts, by: DogtailRules.self)
    return Dump(read.parts, secure: secure, format: id, source: .dogtail, notes: read.notes, refusal: read.refusal)
  }
}
