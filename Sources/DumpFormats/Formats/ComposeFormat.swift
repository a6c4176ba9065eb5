internal import AccessibilityTree
internal import Vocabulary

/// The semantics tree of Jetpack Compose, as `printToLog` and `printToString` print it.
enum ComposeFormat: DumpFormat {
  static let id = "compose"
  static let title = "a semantics tree of Jetpack Compose"

  static func recognises(_ head: DumpHead) -> Bool {
    head.bareLines.contains { line in
      let bytes = line.bytes
      let parsed = ComposeLine(bytes.span, line.range)
      switch parsed.kind {
      case .heading: return line.contains("useUnmergedTree")
      case .root, .child: return (try? ComposeNode(bytes.span, parsed.content)) != nil
      case .blank, .property, .actions, .flags, .omission, .other: return false
      }
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let bytes = input.bytes
    let fence = try head.fence(in: input) {
      $0.firstLine.contains("useUnmergedTree") || $0.firstLine.contains("Node #")
    }
    let range = fence?.content ?? head.start(ofLineIn: bytes)..<bytes.count
    let lines = DumpLines(bytes, in: range, firstLine: fence?.line ?? 1, takesMargin: false)
    var reader = ComposeReader(bytes, lines.lines)
    var fault = reader.fault
    if fault == nil, input.endsInsideCharacter || fence?.isClosed == false {
      fault = .cut("the dump is cut off before its end", bytes)
    }
    if reader.tree.count == 0 {
      let nothing = LineFault(
        id: "failed-capture", message: "the capture failed: no node was found to print", range: 0..<0)
      throw (fault ?? nothing).diagnostic(bytes, path: input.path, reach: LineFault.linesOfNode)
    }
    let notes = input.notes + lines.notes + notes(reader)
    var parts = reader.tree.takeParts()
    let secure = NeutralFields.fill(&parts, by: ComposeRules.self)
    return Dump(
      parts, secure: secure, format: id, source: .compose, notes: notes,
      refusal: fault?.diagnostic(bytes, path: input.path, reach: LineFault.linesOfNode))
  }

  private static func notes(_ reader: ComposeReader) -> [String] {
    var notes: [String] = []
    if reader.isGuessed {
      notes.append(
        "the blanks that lines begin with are lost; depths are told by the bars, and where those do not by place")
    }
    let (count, first) = reader.noise
    if count > 0 {
      notes.append("skipped \(count) line\(count == 1 ? "" : "s") that say nothing of the tree, first line \(first)")
    }
    if reader.omissions > 0 {
      let nodes = reader.omissions == 1 ? "1 node says" : "\(reader.omissions) nodes say"
      notes.append("\(nodes) that there is more inside or beside it, which was not printed")
    }
    return notes
  }
}
