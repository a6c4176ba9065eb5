internal import AccessibilityTree
internal import DumpFormats
internal import Verification
internal import Vocabulary

/// The entries of `checks`.
extension StoredReport {
  static func check(_ value: JSONValue) throws(Diagnostic) -> CheckResult {
    let fields = try JSONFields(value)
    let position = try fields.position()
    var check = CheckResult(
      line: position.line, column: position.column, text: try fields.text("text"),
      why: try fields.optionalText("why") ?? "", platform: try fields.word("platform"),
      variant: try fields.optionalText("variant"), verdict: try fields.word("result"),
      message: try fields.optionalText("message"))
    check.matches = try fields.list("matches") { value throws(Diagnostic) in try mention(JSONFields(value)) }
    check.matchCount = try fields.integer("matchCount")
    check.isWaived = try fields.bool("waived")
    check.notes = try fields.texts("notes")
    check.expected = try fields.optionalObject("expected").map(excerpt)
    check.found = try fields.list("found") { value throws(Diagnostic) in try excerpt(JSONFields(value)) }
    if let nearest = try fields.optionalObject("nearest") { check.nearest = try self.nearest(nearest) }
    return check
  }

  private static func mention(_ fields: JSONFields) throws(Diagnostic) -> NodeMention {
    NodeMention(
      path: try fields.text("path"), position: try fields.position(), node: try fields.text("node"),
      index: try fields.integer("index"))
  }

  private static func excerpt(_ fields: JSONFields) throws(Diagnostic) -> Excerpt {
    Excerpt(
      path: try fields.text("path"), position: try fields.position(), length: try fields.integer("length"),
      text: try fields.text("text"), textColumn: try fields.counting("textColumn"), label: try fields.text("label"))
  }

  private static func nearest(_ fields: JSONFields) throws(Diagnostic) -> NearestNode {
    guard let marked = try fields.optionalObject("excerpt") else {
      throw Diagnostic(id: "wrong-report", "a nearest node of the report has no excerpt")
    }
    let parts = try fields.list("parts") { value throws(Diagnostic) in
      let fields = try JSONFields(value)
      return PartComparison(
        part: try fields.text("part"), asked: try fields.text("asked"), found: try fields.text("found"),
        outcome: try fields.word("outcome"))
    }
    return NearestNode(
      node: try mention(fields), parts: parts, excerpt: try excerpt(marked), cause: try fields.optionalText("cause"))
  }
}
