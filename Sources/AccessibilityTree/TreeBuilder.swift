/// Builds a tree from what a reader meets, in document order.
///
/// A reader opens a node, gives its attributes, sets its neutral fields, then opens its children and closes it. The
/// stack of open nodes is an array, so depth costs memory and nothing else.
public struct TreeBuilder: Sendable {
  /// The nodes so far.
  public private(set) var nodes: [Node] = []
  /// The attributes so far.
  public private(set) var attributes: [Attribute] = []
  /// The dump's bytes, then decoded text.
  public private(set) var text: [UInt8]
  /// How many bytes of `text` are the dump's.
  public let sourceLength: Int
  /// The words so far.
  public var symbols = SymbolTable()
  /// The places of the open nodes, outermost first.
  public private(set) var open: [Int32] = []

  /// Starts a tree over a dump: valid UTF-8 of less than 2 GiB, which the caller has made sure of.
  public init(source: [UInt8]) {
    text = source
    sourceLength = source.count
  }

  /// Opens a node inside the innermost open one.
  public mutating func begin(role: Symbol, subrole: Symbol = .none, offset: Int) {
    let place = Int32(nodes.count)
    nodes.append(
      Node(
        parent: open.last ?? -1, subtreeEnd: place + 1, offset: UInt32(offset),
        firstAttribute: UInt32(attributes.count), attributeCount: 0, role: role, subrole: subrole))
    open.append(place)
  }

  /// Adds an attribute to the node that was opened last, which has no children yet.
  public mutating func add(_ name: Symbol, _ value: TextRef) {
    attributes.append(Attribute(name: name, value: value))
    nodes[nodes.count - 1].attributeCount += 1
  }

  /// Copies text that does not stand in the dump as it is meant (an escape, an entity, a made-up value).
  public mutating func append(_ bytes: some Sequence<UInt8>) -> TextRef {
    let offset = text.count
    text.append(contentsOf: bytes)
    return TextRef(offset: UInt32(offset), length: UInt32(text.count - offset))
  }

  /// Changes the node that was opened last.
  public mutating func update(_ change: (inout Node) -> Void) {
    change(&nodes[nodes.count - 1])
  }

  /// The node that was opened last.
  public var last: Node? { nodes.last }

  /// The attributes of the node that was opened last.
  public var lastAttributes: ArraySlice<Attribute> {
    guard let node = nodes.last else { return [] }
    return attributes[Int(node.firstAttribute)...]
  }

  /// Closes the innermost open node.
  public mutating func end() {
    guard let place = open.popLast() else { return }
    nodes[Int(place)].subtreeEnd = Int32(nodes.count)
  }

  /// Closes open nodes until that many are left open.
  public mutating func end(toDepth depth: Int) {
    while open.count > depth { end() }
  }

  /// Closes every node and hands over the tree.
  public consuming func finish() -> Tree {
    end(toDepth: 0)
    return Tree(
      nodes: nodes, attributes: attributes, text: text, sourceLength: sourceLength, symbols: symbols)
  }
}
