internal import AccessibilityTree
internal import Vocabulary

/// Writes a dump as XML of our own: `<axverify-dump>` with nested `<node>`, whatever format came in.
///
/// A node has its role and neutral fields as attributes, then an `<attribute>` for each of the dump's own, then its
/// children. Nothing is indented, since the depth has no limit. A character that XML 1.0 cannot hold is written U+FFFD.
public enum XMLWriter {
  /// Writes a dump.
  public static func write(_ dump: Dump) -> [UInt8] {
    var xml = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<axverify-dump".utf8)
    append("source", dump.source.rawValue, to: &xml)
    if let header = dump.header {
      append("platform", header.platform, to: &xml)
      append("screen", header.screen, to: &xml)
      append("captured", header.captured, to: &xml)
      append("tool", header.tool, to: &xml)
      append("depth-limit", header.hasNoDepthLimit ? "none" : header.depthLimit.map(String.init), to: &xml)
    }
    append("nodes", String(dump.tree.count), to: &xml)
    append("refused", dump.refusal?.message, to: &xml)
    xml.append(contentsOf: ">\n".utf8)
    var ends: [Int] = []
    for index in dump.tree.nodes.indices {
      while let end = ends.last, end <= index { close(&ends, &xml) }
      open(NodeID(index), dump, &xml)
      ends.append(Int(dump.tree.nodes[index].subtreeEnd))
    }
    while !ends.isEmpty { close(&ends, &xml) }
    xml.append(contentsOf: "</axverify-dump>\n".utf8)
    return xml
  }

  private static func close(_ ends: inout [Int], _ xml: inout [UInt8]) {
    ends.removeLast()
    xml.append(contentsOf: "</node>\n".utf8)
  }

  private static func open(_ id: NodeID, _ dump: Dump, _ xml: inout [UInt8]) {
    let tree = dump.tree
    let node = tree[id]
    xml.append(contentsOf: "<node".utf8)
    append("role", node.role.isNone ? nil : tree.role(of: id), to: &xml)
    append("subrole", tree.subrole(of: id), to: &xml)
    append("name", tree.string(node.name), to: &xml)
    append("value", tree.string(node.value), to: &xml)
    append("hint", tree.string(node.hint), to: &xml)
    append("id", tree.string(node.identifier), to: &xml)
    for state in State.allCases { append(state.name, node.states[state].name, to: &xml) }
    xml.append(contentsOf: ">\n".utf8)
    for attribute in tree.attributes(of: id) {
      xml.append(contentsOf: "<attribute".utf8)
      append("name", tree.symbols[attribute.name], to: &xml)
      append("value", tree.string(attribute.value), to: &xml)
      xml.append(contentsOf: "/>\n".utf8)
    }
  }

  private static func append(_ name: String, _ value: String?, to xml: inout [UInt8]) {
    guard let value else { return }
    xml.append(0x20)
    xml.append(contentsOf: name.utf8)
    xml.append(contentsOf: "=\"".utf8)
    for scalar in value.unicodeScalars { append(scalar, to: &xml) }
    xml.append(0x22)
  }

  /// Blanks but the plain one are written as references, since a parser turns them into plain ones.
  private static func append(_ scalar: Unicode.Scalar, to xml: inout [UInt8]) {
    switch scalar.value {
    case 0x26: xml.append(contentsOf: "&amp;".utf8)
    case 0x3c: xml.append(contentsOf: "&lt;".utf8)
    case 0x3e: xml.append(contentsOf: "&gt;".utf8)
    case 0x22: xml.append(contentsOf: "&quot;".utf8)
    case 0x09, 0x0a, 0x0d: xml.append(contentsOf: "&#\(scalar.value);".utf8)
    case ..<0x20, 0xfffe, 0xffff: xml.append(contentsOf: [0xef, 0xbf, 0xbd])
    case _ where TextQuoting.isHidden(scalar): xml.append(contentsOf: "&#\(scalar.value);".utf8)
    default: UTF8Text.append(scalar, to: &xml)
    }
  }
}
