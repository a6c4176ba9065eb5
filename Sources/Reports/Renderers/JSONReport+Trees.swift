internal import AccessibilityTree
internal import Verification
internal import Vocabulary

/// The trees of a screen, which are there only where another report of the same run draws them, or where they are asked
/// for: a page can be made of merged reports then.
extension JSONReport {
  static func write(_ picture: DumpPicture, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.member("platform", picture.platform.rawValue)
    json.member("variant", picture.variant)
    json.member("path", picture.path)
    json.member("count", picture.count)
    json.key("nodes")
    json.beginArray(.block)
    for node in picture.nodes { write(node, to: &json) }
    json.end()
    json.end()
  }

  private static func write(_ node: DumpPicture.Node, to json: inout JSONWriter) {
    json.beginObject()
    json.member("index", node.index)
    json.member("depth", node.depth)
    json.member("line", node.position.line)
    json.member("column", node.position.column)
    json.member("node", node.text)
    json.key("stop")
    if let isStop = node.isStop { json.boolean(isStop) } else { json.null() }
    json.member("inScope", node.isInScope)
    json.key("claims")
    json.beginArray()
    for line in node.claims { json.integer(line) }
    json.end()
    json.end()
  }
}
