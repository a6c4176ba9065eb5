internal import AccessibilityTree
internal import Vocabulary

/// Flutter's semantics tree, as `debugDumpSemanticsTree` prints it.
enum FlutterFormat: DumpFormat {
  static let id = "flutter"
  static let title = "a semantics tree of Flutter"

  /// What is printed where nothing asked for semantics.
  private static let failure: StaticString = "Semantics not generated"

  static func recognises(_ head: DumpHead) -> Bool {
    head.bareLines.contains { line in
      FlutterLine(line.bytes.span, line.range).kind == .node || line.contains(failure)
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let bytes = input.bytes
    let fence = try head.fence(in: input) { $0.firstLine.contains("SemanticsNode#") }
    let range = fence?.content ?? head.start(ofLineIn: bytes)..<bytes.count
    let lines = DumpLines(bytes, in: range, firstLine: fence?.line ?? 1)
    var reader = FlutterReader(bytes, lines.lines)
    var fault = reader.fault
    if fault == nil, input.endsInsideCharacter || fence?.isClosed == false {
      fault = .cut("the dump is cut off before its end", bytes)
    }
    if fault?.id != "several-dumps", reader.isFragment {
      fault = LineFault(
        id: "fragment", message: "the dump is a fragment: its first node hangs from a branch of a node that is missing",
        range: 0..<0)
    }
    if reader.tree.count == 0 {
      let nothing = LineFault(
        id: "failed-capture",
        message: "the capture failed: Flutter generated no semantics, since nothing asked for them",
        range: 0..<0)
      throw (fault ?? nothing).diagnostic(bytes, path: input.path, reach: LineFault.linesOfNode)
    }
    var notes = input.notes + lines.notes
    let (count, first) = reader.noise
    if count > 0 {
      notes.append("skipped what stands beside the tree on \(count) line\(count == 1 ? "" : "s"), first line \(first)")
    }
    var parts = reader.tree.takeParts()
    let secure = FlutterRules.fill(&parts)
    return Dump(
      parts, secure: secure, format: id, source: .flutter, notes: notes,
      refusal: fault?.diagnostic(bytes, path: input.path, reach: LineFault.linesOfNode))
  }
}
