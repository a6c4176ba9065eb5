/// The parts of a tree while its nodes can still be changed.
///
/// A reader that can only say what a node is called once its children are known (AT-SPI), or that takes a secret out
/// of a tree, does so here, between building and `Tree`.
public struct TreeParts: Sendable {
  /// The nodes in document order.
  public var nodes: [Node]
  /// The attributes of all nodes.
  public var attributes: [Attribute]
  /// The dump's bytes, then decoded text.
  public var text: [UInt8]
  /// How many bytes of `text` are the dump's.
  public let sourceLength: Int
  /// The words.
  public var symbols: SymbolTable

  /// Adds text that does not stand in the dump.
  public mutating func append(_ bytes: some Sequence<UInt8>) -> TextRef {
    let offset = text.count
    text.append(contentsOf: bytes)
    return TextRef(offset: UInt32(offset), length: UInt32(text.count - offset))
  }

  /// Whether some node has an attribute of a name.
  public func hasAttribute(_ name: String) -> Bool {
    guard let symbol = symbols.find(name) else { return false }
    return attributes.contains { $0.name == symbol }
  }

  /// The attributes of a node in the dump's order.
  public func attributes(of node: Node) -> ArraySlice<Attribute> {
    attributes[Int(node.firstAttribute)..<(Int(node.firstAttribute) + Int(node.attributeCount))]
  }
}

extension Tree {
  /// Makes a tree from finished parts.
  public init(_ parts: consuming TreeParts) {
    self.init(
      nodes: parts.nodes, attributes: parts.attributes, text: parts.text, sourceLength: parts.sourceLength,
      symbols: parts.symbols)
  }
}
