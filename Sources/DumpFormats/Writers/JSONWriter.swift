internal import AccessibilityTree
internal import Vocabulary

/// Writes a dump as JSON: one flat list of nodes, so that no depth is too much for who reads it.
///
/// Schema 1. What a node does not say is `null`; an empty text is `""`. `parent` is a place in the list.
public enum JSONWriter {
  /// Writes a dump.
  public static func write(_ dump: Dump) -> [UInt8] {
    var json = JSONText()
    json.open("{")
    json.member("schema", number: 1)
    json.member("format", dump.format)
    json.member("source", dump.source.rawValue)
    json.list("platforms", dump.platforms.map(\.rawValue).sorted())
    json.member("platformReason", dump.platformReason)
    header(dump.header, &json)
    json.list("notes", dump.notes)
    json.member("refusal", dump.refusal?.message)
    json.key("nodes")
    json.open("[")
    let places = DumpPlaces(dump)
    for index in dump.tree.nodes.indices { node(NodeID(index), dump, places, &json) }
    json.close("]")
    json.close("}")
    return json.bytes + [0x0a]
  }

  private static func header(_ header: DumpHeader?, _ json: inout JSONText) {
    json.key("header")
    guard let header else { return json.null() }
    json.open("{")
    json.member("source", header.source)
    json.member("platform", header.platform)
    json.member("screen", header.screen)
    json.member("captured", header.captured)
    json.member("tool", header.tool)
    json.member("depthLimit", header.hasNoDepthLimit ? "none" : header.depthLimit.map(String.init))
    json.close("}")
  }

  private static func node(_ id: NodeID, _ dump: Dump, _ places: DumpPlaces, _ json: inout JSONText) {
    let tree = dump.tree
    let node = tree[id]
    let place = places.position(of: id)
    json.open("{")
    if node.parent < 0 { json.member("parent", nil) } else { json.member("parent", number: Int(node.parent)) }
    json.member("line", number: place.line)
    json.member("column", number: place.column)
    json.member("role", node.role.isNone ? nil : tree.role(of: id))
    json.member("subrole", tree.subrole(of: id))
    json.member("name", tree.string(node.name))
    json.member("value", tree.string(node.value))
    json.member("hint", tree.string(node.hint))
    json.member("id", tree.string(node.identifier))
    json.member("secure", flag: dump.secureNodes.contains(id))
    json.key("states")
    json.open("{")
    for state in State.allCases {
      if let value = node.states[state].name { json.member(state.name, value) }
    }
    json.close("}")
    json.key("attributes")
    json.open("[")
    for attribute in tree.attributes(of: id) {
      json.open("[")
      json.item(tree.symbols[attribute.name])
      json.item(tree.string(attribute.value) ?? "")
      json.close("]")
    }
    json.close("]")
    json.close("}")
  }
}

/// JSON as it grows: puts in the commas, escapes the texts.
private struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func open(_ bracket: StaticString) {
    let isNextObject = needsComma && bytes.last == 0x7d
    separate()
    // A line a node, for people and for line-based tools.
    if isNextObject { bytes.append(0x0a) }
    bytes.append(contentsOf: bracket.description.utf8)
    needsComma = false
  }

  mutating func close(_ bracket: StaticString) {
    bytes.append(contentsOf: bracket.description.utf8)
    needsComma = true
  }

  mutating func key(_ name: String) {
    item(name)
    bytes.append(0x3a)
    needsComma = false
  }

  mutating func item(_ text: String) {
    separate()
    JSONText.append(text, to: &bytes)
    needsComma = true
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { item(text) } else { null() }
  }

  mutating func member(_ name: String, number: Int) {
    key(name)
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  mutating func member(_ name: String, flag: Bool) {
    key(name)
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    needsComma = true
  }

  mutating func list(_ name: String, _ texts: [String]) {
    key(name)
    open("[")
    for text in texts { item(text) }
    close("]")
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2c) }
  }

  /// What is hidden or acts on a terminal is escaped, as in our text form.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    TextQuoting.append(escaping: text, to: &bytes)
    bytes.append(0x22)
  }
}
