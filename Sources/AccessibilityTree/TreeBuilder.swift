/// Builds a tree from what a reader meets, in document order.
///
/// A reader opens a node, gives its attributes, sets its neutral fields, then opens its children and closes it. The
/// stack of open nodes is an array, so depth costs memory and nothing else.
public struct TreeBuilder: Sendable {
  /// The nodes so far.
  public internal(set) var nodes: [Node] = []
  /// The attributes so far.
  public internal(set) var attributes: [Attribute] = []
  /// The dump's bytes, and whatever a reader put after them.
  public private(set) var source: [UInt8]
  /// How many bytes of `source` are the dump's.
  public let sourceLength: Int
  /// Decoded text, apart from the source so that a reader may hold on to that while it adds text.
  var decoded: [UInt8] = []
  /// The words so far.
  public var symbols = SymbolTable()
  /// The places of the open nodes, outermost first.
  public internal(set) var open: [Int32] = []
  /// How many attributes wait for the node that is opened next.
  private var waiting = 0
  /// How many nodes are open around what this builder has, in a part of the dump that another one reads.
  public internal(set) var levelsAbove = 0

  /// Starts a tree over a dump: valid UTF-8 of less than 2 GiB, which the caller has made sure of.
  public init(source: consuming [UInt8]) {
    sourceLength = source.count
    self.source = source
  }

  /// Starts a tree over the first bytes of a buffer; what follows them (a terminator) is dropped in the end.
  public init(source: consuming [UInt8], length: Int) {
    sourceLength = min(length, source.count)
    self.source = source
  }

  /// Makes room for that many nodes and attributes, where a reader can tell.
  public mutating func reserve(nodes count: Int, attributes attributeCount: Int) {
    nodes.reserveCapacity(count)
    attributes.reserveCapacity(attributeCount)
  }

  /// Adds an attribute to the node that is opened next.
  public mutating func addToNext(_ name: Symbol, _ value: TextRef) {
    attributes.append(Attribute(name: name, value: value))
    waiting += 1
  }

  /// Drops the attributes of a node that is not opened after all.
  public mutating func dropNext() {
    attributes.removeLast(waiting)
    waiting = 0
  }

  /// Opens a node inside the innermost open one.
  public mutating func begin(role: Symbol, subrole: Symbol = .none, offset: Int) {
    let place = Int32(nodes.count)
    nodes.append(
      Node(
        parent: open.last ?? -1 - Int32(levelsAbove), subtreeEnd: place + 1, offset: UInt32(offset),
        firstAttribute: UInt32(attributes.count - waiting), attributeCount: UInt32(waiting), role: role,
        subrole: subrole))
    waiting = 0
    open.append(place)
  }

  /// Adds an attribute to the node that was opened last, which has no children yet.
  public mutating func add(_ name: Symbol, _ value: TextRef) {
    attributes.append(Attribute(name: name, value: value))
    nodes[nodes.count - 1].attributeCount += 1
  }

  /// Adds attributes to the node that was opened last, which has no children yet.
  public mutating func add(contentsOf list: [Attribute]) {
    attributes.append(contentsOf: list)
    nodes[nodes.count - 1].attributeCount += UInt32(list.count)
  }

  /// Copies text that does not stand in the dump as it is meant (an escape, an entity, a made-up value).
  public mutating func append(_ bytes: some Sequence<UInt8>) -> TextRef {
    let offset = sourceLength + decoded.count
    decoded.append(contentsOf: bytes)
    return TextRef(offset: UInt32(offset), length: UInt32(sourceLength + decoded.count - offset))
  }

  /// The bytes of a text so far; empty where there is none.
  public func bytes(of ref: TextRef) -> ArraySlice<UInt8> {
    let range = ref.range
    if range.lowerBound < sourceLength { return source[range] }
    return decoded[(range.lowerBound - sourceLength)..<(range.upperBound - sourceLength)]
  }

  /// Finds or adds the word that a text is.
  public mutating func intern(_ ref: TextRef) -> Symbol {
    let bytes = bytes(of: ref)
    return symbols.intern(bytes.span)
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
    while open.count > max(0, depth - levelsAbove) { end() }
    levelsAbove = min(levelsAbove, depth)
  }

  /// How many nodes are open, those of the part before this one included.
  public var depth: Int { levelsAbove + open.count }

  /// Closes every node and hands over the tree.
  public consuming func finish() -> Tree { Tree(parts()) }

  /// Closes every node and hands over what a tree is made of, for changes that need all of it.
  public consuming func parts() -> TreeParts {
    end(toDepth: 0)
    var text = source
    source = []
    // Room is made behind the dump when it is read, so nothing of it moves here where little was decoded.
    if text.count > sourceLength { text.removeLast(text.count - sourceLength) }
    if !decoded.isEmpty { text.append(contentsOf: decoded) }
    return TreeParts(nodes: nodes, attributes: attributes, text: text, sourceLength: sourceLength, symbols: symbols)
  }
}
