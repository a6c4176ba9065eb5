internal import AccessibilityTree
internal import Verification
internal import Vocabulary

/// The entries of `checks`.
extension JSONReport {
  static func write(_ check: CheckResult, to json: inout JSONWriter) {
    json.beginObject()
    json.key("line")
    json.integer(check.line)
    json.key("column")
    json.integer(check.column)
    json.key("text")
    json.string(check.text)
    json.key("why")
    json.string(check.why.isEmpty ? nil : check.why)
    json.key("platform")
    json.string(check.platform.rawValue)
    json.key("variant")
    json.string(check.variant)
    json.key("result")
    json.string(check.verdict.rawValue)
    json.key("message")
    json.string(check.message)
    json.key("matches")
    json.beginArray()
    for match in check.matches { write(match, to: &json) }
    json.end()
    json.key("nearest")
    write(check.nearest, to: &json)
    json.key("matchCount")
    json.integer(check.matchCount)
    json.key("waived")
    json.boolean(check.isWaived)
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
    json.key("path")
    json.string(excerpt.path)
    json.key("line")
    json.integer(excerpt.position.line)
    json.key("column")
    json.integer(excerpt.position.column)
    json.key("length")
    json.integer(excerpt.length)
    json.key("text")
    json.string(excerpt.text)
    json.key("textColumn")
    json.integer(excerpt.textColumn)
    json.key("label")
    json.string(excerpt.label)
    json.end()
  }

  private static func write(_ node: NodeMention, to json: inout JSONWriter) {
    json.beginObject()
    members(of: node, to: &json)
    json.end()
  }

  private static func members(of node: NodeMention, to json: inout JSONWriter) {
    json.key("path")
    json.string(node.path)
    json.key("line")
    json.integer(node.position.line)
    json.key("column")
    json.integer(node.position.column)
    json.key("node")
    json.string(node.node)
    json.key("index")
    json.integer(node.index)
  }

  private static func write(_ nearest: NearestNode?, to json: inout JSONWriter) {
    guard let nearest else { return json.null() }
    json.beginObject()
    members(of: nearest.node, to: &json)
    json.key("parts")
    json.beginArray()
    for part in nearest.parts {
      json.beginObject()
      json.key("part")
      json.string(part.part)
      json.key("asked")
      json.string(part.asked)
      json.key("found")
      json.string(part.found)
      json.key("outcome")
      json.string(part.outcome.rawValue)
      json.end()
    }
    json.end()
    json.key("cause")
    json.string(nearest.cause)
    json.key("excerpt")
    write(nearest.excerpt, to: &json)
    json.end()
  }
}
