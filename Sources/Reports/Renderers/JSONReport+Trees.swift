internal import AccessibilityTree
internal import Verification
internal import Vocabulary

/// The trees of a screen, which are there only where another report of the same run draws them, or where they are asked
/// for: a page can be made of merged reports then.
extension JSONReport {
  static func write(_ picture: DumpPicture, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.key("platform")
    json.string(picture.platform.rawValue)
    json.key("variant")
    json.string(picture.variant)
    json.key("path")
    json.string(picture.path)
    json.key("count")
    json.integer(picture.count)
    json.key("nodes")
    json.beginArray(.block)
    for node in picture.nodes { write(node, to: &json) }
    json.end()
    json.end()
  }

  private static func write(_ node: DumpPicture.Node, to json: inout JSONWriter) {
    json.beginObject()
    json.key("index")
    json.integer(node.index)
    json.key("depth")
    json.integer(node.depth)
    json.key("line")
    json.integer(node.position.line)
    json.key("column")
    json.integer(node.position.column)
    json.key("node")
    json.string(node.text)
    json.key("stop")
    if let isStop = node.isStop { json.boolean(isStop) } else { json.null() }
    json.key("inScope")
    json.boolean(node.isInScope)
    json.key("claims")
    json.beginArray()
    for line in node.claims { json.integer(line) }
    json.end()
    json.end()
  }
}
