internal import AccessibilityTree
internal import Vocabulary

/// XCUITest's `debugDescription` of an element, as tests, debuggers, logs and agents print it.
///
/// It tells the element's attributes, its subtree, its path and the query that found it; elements are told again in
/// the last two. Several descriptions can stand one below the other, as WebDriverAgent prints them for windows.
enum XCUITestDebugFormat: DumpFormat {
  static let id = "xcuitest-debug"
  static let title = "a debugDescription of XCUITest"

  /// How a description begins inside quotes.
  private static let marks: [StaticString] = ["Attributes: ", "Element subtree:"]
  /// The same behind the quote.
  private static let quotedMarks: [StaticString] = ["\"Attributes: ", "\"Element subtree:"]

  static func recognises(_ head: DumpHead) -> Bool {
    isQuoted(head) || head.bareLines.contains { isTelling($0.bytes) }
  }

  private static func isQuoted(_ head: DumpHead) -> Bool {
    head.lines.contains { line in
      quotedMarks.contains(where: line.contains) || marks.contains(where: line.hasPrefix) && line.contains("\\n")
    }
  }

  /// Whether a line is one that no other text has.
  private static func isTelling(_ line: [UInt8]) -> Bool {
    switch XCUITestDebugLine(line.span, 0..<line.count) {
    case .subtree, .path, .chain, .element: true
    case .blank, .attributes, .find, .other: false
    }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var isOpen = false
    if isQuoted(head), let quoted = QuotedDump(input.bytes, from: head.start, marks: marks) {
      isOpen = !quoted.isClosed
      input.replace(with: quoted.text, note: "read the description out of its quotes; lines count from its first")
    }
    let (path, bytes) = (input.path, input.bytes)
    let lines = DumpLines(bytes, in: 0..<bytes.count)
    var reader = XCUITestDebugReader(bytes, lines.lines)
    let fault = fault(reader, bytes, isCut: input.endsInsideCharacter || isOpen)
    if reader.tree.count == 0 { throw (fault ?? nothing(reader)).diagnostic(bytes, path: path) }
    let notes = input.notes + lines.notes + notes(reader)
    var parts = reader.tree.takeParts()
    let secure = NeutralFields.fill(&parts, by: XCUITestDebugRules.self)
    return Dump(
      parts, secure: secure, format: id, source: .xcuitestDebug, notes: notes,
      refusal: fault?.diagnostic(bytes, path: path))
  }

  /// Why a description must not be judged.
  private static func fault(_ reader: XCUITestDebugReader, _ bytes: [UInt8], isCut: Bool) -> LineFault? {
    if let fault = reader.fault { return fault }
    if reader.tree.count > 0, !reader.isWhole, !reader.isFragment {
      return .cut("the dump is cut off: no 'Path to element:' follows the subtree", bytes)
    }
    if isCut { return .cut("the dump is cut off in the middle of its text", bytes) }
    if let line = reader.repeated {
      return LineFault(
        id: "several-dumps", message: "a second dump of the same element begins here; keep one a file", range: line)
    }
    if reader.isFragment {
      return LineFault(
        id: "fragment", message: "the dump is a fragment: no 'Element subtree:' stands before its first element",
        range: 0..<0)
    }
    return nil
  }

  /// What to say of a description without an element.
  private static func nothing(_ reader: XCUITestDebugReader) -> LineFault {
    let message =
      if reader.count > 0 {
        "the capture failed: the element subtree is empty"
      } else if reader.hasQuery {
        "the file lists what a query found, which is no tree; print the description of an element, as of the app"
      } else if reader.hasChain {
        "the capture failed: there is a query chain and no element subtree, so the app could not be read"
      } else {
        "the dump holds no element subtree, so nothing was captured"
      }
    return LineFault(
      id: reader.hasQuery && reader.count == 0 ? "not-a-dump" : "failed-capture", message: message, range: 0..<0)
  }

  private static func notes(_ reader: XCUITestDebugReader) -> [String] {
    var notes: [String] = []
    if reader.count > 1 { notes.append("\(reader.count) descriptions in one file, read as one tree after the other") }
    let (count, first) = reader.noise
    if count > 0 {
      notes.append("skipped \(count) line\(count == 1 ? "" : "s") that are no elements, first line \(first)")
    }
    return notes
  }
}
