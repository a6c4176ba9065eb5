internal import AccessibilityTree

/// What a file is that no format knows, as precisely as can be said.
enum UnreadFormats {
  /// Roots of XML that is something else.
  private static let roots: [String: String] = [
    "html": "an HTML page",
    "HTML": "an HTML page",
    "svg": "an SVG image",
    "plist": "a property list",
    "testsuites": "a JUnit report",
    "testsuite": "a JUnit report",
  ]

  /// Why a dump is refused whose format is not known.
  static func refusal(_ head: DumpHead, of input: borrowing DumpInput) -> Diagnostic {
    let known = ["formats that are read: " + DumpFormatRegistry.formats.map { $0.id }.joined(separator: ", ")]
    if head.json != nil, let told = FailedCapture.message(of: JSONDocument(input.bytes, from: head.start)) {
      return input.refuse(
        "failed-capture", "the capture failed: the answer is an error, '\(shortened(told))'", at: head.start)
    }
    let (id, message) = head.xml.map(xml) ?? head.json.map(json) ?? text(head.lines.map(\.text))
    return input.refuse(id, message, at: head.start, notes: id == "unknown-format" ? known : [])
  }

  private static func xml(_ head: XMLHead) -> (id: String, message: String) {
    if let what = roots[head.root] { return ("unknown-format", "the file is \(what), which is no dump") }
    if head.attributes.contains(where: { $0.value.contains("accessibility.") && $0.value.contains(".example.org/ns") })
    {
      return ("unread-format", "the dump is in the XML of the OSWorld benchmark, which is known and not read")
    }
    if head.hasDOCTYPE { return ("doctype", "the XML has a DOCTYPE, which is never loaded") }
    if head.root.isEmpty {
      return ("truncated-dump", "the dump ends before its first element, so nothing was captured")
    }
    if !head.isRootTagClosed {
      return ("truncated-dump", "the dump is cut off in the middle of its first tag")
    }
    return ("unknown-format", "the XML has the root <\(head.root)>, which no format that is read has")
  }

  private static func json(_ head: JSONHead) -> (id: String, message: String) {
    let what = head.isArray ? "list" : "object"
    if head.isCutEmpty {
      return ("truncated-dump", "the dump is cut off: the JSON \(what) that it begins with is not closed")
    }
    if head.isEmpty { return ("no-nodes", "the file is an empty JSON \(what), so nothing was captured") }
    return ("unknown-format", "the file is JSON, and none of the formats that are read is")
  }

  private static func text(_ lines: [String]) -> (id: String, message: String) {
    if let failed = FailedCapture.meaning(of: lines) {
      return ("failed-capture", "the capture failed: '\(shortened(failed.line))' (\(failed.meaning))")
    }
    if lines == ["null"] {
      return (
        "failed-capture",
        "the file is JSON's 'null', which is what a tool writes where it finds no element"
      )
    }
    if lines.contains(where: { $0.hasPrefix("AXRole: AX") }) {
      return (
        "unread-format", "the file is a list of attributes as WebKit's tests print it, which is known and not read"
      )
    }
    // `AccessibilityBridge.log` of the engine; its texts have no quotes, so that where one ends cannot be told.
    if lines.contains(where: { $0.contains("SemanticsObject id=") && $0.contains(" actions=") }) {
      return (
        "unread-format",
        "the file is the log of Flutter's engine, which is known and not read; capture 'debugDumpSemanticsTree()'"
      )
    }
    let first = lines.first ?? ""
    return ("unknown-format", "no format that is read begins with '\(shortened(first))'")
  }

  private static func shortened(_ line: String) -> String {
    line.count > 80 ? line.prefix(80) + "…" : line
  }
}
