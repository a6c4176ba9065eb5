internal import AccessibilityTree
internal import Verification
internal import Vocabulary

/// The entries of `checks`.
extension JSONReport {
  static func write(_ check: CheckResult, to json: inout JSONWriter) {
    json.beginObject()
    json.member("line", check.line)
    json.member("column", check.column)
    json.member("text", check.text)
    json.member("why", check.why.isEmpty ? nil : check.why)
    json.member("platform", check.platform.rawValue)
    json.member("variant", check.variant)
    json.member("result", check.verdict.rawValue)
    json.member("message", check.message)
    json.key("matches")
    json.beginArray()
    for match in check.matches { write(match, to: &json) }
    json.end()
    json.key("nearest")
    write(check.nearest, to: &json)
    json.member("matchCount", check.matchCount)
    json.member("waived", check.isWaived)
    json.key("notes")
    strings(check.notes, to: &json)
    json.key("expected")
    if let expected = check.expected { write(expected, to: &json) } else { json.null() }
    json.key("found")
    json.beginArray()
    for excerpt in check.found { write(excerpt, to: &json) }
    json.end()
    json.end()
  }

  /// A line with what is marked in it.
  private static func write(_ excerpt: Excerpt, to json: inout JSONWriter) {
    json.beginObject()
    json.member("path", excerpt.path)
    json.member("line", excerpt.position.line)
    json.member("column", excerpt.position.column)
    json.member("length", excerpt.length)
    json.member("text", excerpt.text)
    json.member("textColumn", excerpt.textColumn)
    json.member("label", excerpt.label)
    json.end()
  }

  private static func write(_ node: NodeMention, to json: inout JSONWriter) {
    json.beginObject()
    members(of: node, to: &json)
    json.end()
  }

  private static func members(of node: NodeMention, to json: inout JSONWriter) {
    json.member("path", node.path)
    json.member("line", node.position.line)
    json.member("column", node.position.column)
    json.member("node", node.node)
    json.member("index", node.index)
  }

  private static func write(_ nearest: NearestNode?, to json: inout JSONWriter) {
    guard let nearest else { return json.null() }
    json.beginObject()
    members(of: nearest.node, to: &json)
    json.key("parts")
    json.beginArray()
    for part in nearest.parts {
      json.beginObject()
      json.member("part", part.part)
      json.member("asked", part.asked)
      json.member("found", part.found)
      json.member("outcome", part.outcome.rawValue)
      json.end()
    }
    json.end()
    json.member("cause", nearest.cause)
    json.key("excerpt")
    write(nearest.excerpt, to: &json)
    json.end()
  }
}
