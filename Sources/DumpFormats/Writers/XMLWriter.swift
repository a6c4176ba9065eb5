internal import AccessibilityTree
internal import Vocabulary

/// Writes a dump as XML of our own: `<axverify-dump>` with nested `<node>`, whatever format came in.
///
/// A node has its role and neutral fields as attributes, then an `<attribute>` for each of the dump's own, then its
/// children. Nothing is indented, since the depth has no limit. Where a role or an attribute of the dump's own has a
/// character that XML 1.0 cannot hold, `escaped="true"` says that it is written with the escapes of our text form; in a
/// neutral field such a character is written U+FFFD.
public enum XMLWriter {
  /// The name of the root.
  static let root = "axverify-dump"
  /// The attribute that says that texts are written with escapes.
  static let escaped = "escaped"

  /// Writes a dump.
  public static func write(_ dump: Dump) -> [UInt8] {
    var xml = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root)".utf8)
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
    xml.append(contentsOf: "</\(root)>\n".utf8)
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
    let (role, subrole) = (node.role.isNone ? nil : tree.role(of: id), tree.subrole(of: id))
    appendOwn([("role", role), ("subrole", subrole)], to: &xml)
    append("name", tree.string(node.name), to: &xml)
    append("value", tree.string(node.value), to: &xml)
    append("hint", tree.string(node.hint), to: &xml)
    append("id", tree.string(node.identifier), to: &xml)
    for state in State.allCases { append(state.name, node.states[state].name, to: &xml) }
    xml.append(contentsOf: ">\n".utf8)
    for attribute in tree.attributes(of: id) {
      xml.append(contentsOf: "<attribute".utf8)
      appendOwn([("name", tree.symbols[attribute.name]), ("value", tree.string(attribute.value))], to: &xml)
      xml.append(contentsOf: "/>\n".utf8)
    }
  }

  /// Adds texts of the dump's own, with escapes if one of them needs that.
  private static func appendOwn(_ texts: [(name: String, value: String?)], to xml: inout [UInt8]) {
    let isEscaped = texts.contains { $0.value?.unicodeScalars.contains(where: isForeign) == true }
    for (name, value) in texts {
      append(name, isEscaped ? value.map(TextQuoting.escaped) : value, to: &xml)
    }
    if isEscaped { append(escaped, "true", to: &xml) }
  }

  /// Whether XML 1.0 cannot hold a character, not even as a reference.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a, 0x0d: false
    case ..<0x20, 0xfffe, 0xffff: true
    default: false
    }
  }

  private static func append(_ name: String, _ value: String?, to xml: inout [UInt8]) {
    guard let value else { return }
    xml.append(0x20)
    xml.append(contentsOf: name.utf8)
    xml.append(contentsOf: "=\"".utf8)
    var isAfterHash = false
    for scalar in value.unicodeScalars {
      // `##[` is a command to some services wherever it stands in a log.
      if isAfterHash, scalar == "#" { xml.append(contentsOf: "&#35;".utf8) } else { append(scalar, to: &xml) }
      isAfterHash = scalar == "#"
    }
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
    case _ where isForeign(scalar): xml.append(contentsOf: [0xef, 0xbf, 0xbd])
    case _ where TextQuoting.isHidden(scalar): xml.append(contentsOf: "&#\(scalar.value);".utf8)
    default: UTF8Text.append(scalar, to: &xml)
    }
  }
}
