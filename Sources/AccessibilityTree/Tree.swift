/// A node of a tree, by its place in document order from 0.
public struct NodeID: Hashable, Comparable, Sendable {
  /// The place in document order (depth first), from 0.
  public let index: Int

  /// Makes the identity of the node at a place in document order.
  public init(_ index: Int) { self.index = index }

  /// Orders nodes as a dump lists them.
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// One attribute as the dump spells it.
public struct Attribute: Hashable, Sendable {
  /// Its name, a word of the tree's table.
  public var name: Symbol
  /// Its value; never absent.
  public var value: TextRef

  /// Makes an attribute.
  public init(name: Symbol, value: TextRef) {
    self.name = name
    self.value = value
  }
}

/// What is known of one node: its place in the tree, its words, and the neutral fields its reader found.
public struct Node: Hashable, Sendable {
  /// The parent's place, or -1 for a root.
  public var parent: Int32
  /// One past the last node inside this one: `id.index + 1 ..< subtreeEnd` are its descendants.
  public var subtreeEnd: Int32
  /// The byte of the dump's text at which the node begins.
  public var offset: UInt32
  /// The first of its attributes in `Tree.attributes`.
  public var firstAttribute: UInt32
  /// How many attributes it has.
  public var attributeCount: UInt32
  /// The dump's own word for its role; `none` where the dump has none.
  public var role: Symbol
  /// The dump's own word for its subrole; `none` where there is none.
  public var subrole: Symbol
  /// What a screen reader calls it, by the rules of its source.
  public var name: TextRef = .absent
  /// Its value, in the dump's own spelling.
  public var value: TextRef = .absent
  /// Its hint, help or description.
  public var hint: TextRef = .absent
  /// What tests call it.
  public var identifier: TextRef = .absent
  /// Its states, as printed.
  public var states = States()

  /// Makes a node without neutral fields.
  public init(
    parent: Int32, subtreeEnd: Int32, offset: UInt32, firstAttribute: UInt32, attributeCount: UInt32,
    role: Symbol, subrole: Symbol
  ) {
    self.parent = parent
    self.subtreeEnd = subtreeEnd
    self.offset = offset
    self.firstAttribute = firstAttribute
    self.attributeCount = attributeCount
    self.role = role
    self.subrole = subrole
  }

  /// Whether it has a name that is not empty.
  public var hasName: Bool { !name.isAbsent && name.length > 0 }
}

/// An accessibility tree as one dump shows it: flat arrays in document order, whatever the depth.
///
/// Text stands in one buffer, the dump's own bytes first and decoded text after them; nodes and attributes refer to
/// it. Nothing here knows a format or a platform.
public struct Tree: Sendable {
  /// The nodes in document order, depth first; a dump may have several roots.
  public let nodes: [Node]
  /// The attributes of all nodes, each node's together and in the dump's order, duplicates included.
  public let attributes: [Attribute]
  /// The text that nodes and attributes refer to: valid UTF-8.
  public let text: [UInt8]
  /// How many bytes of `text`, from its start, are the dump itself.
  public let sourceLength: Int
  /// The words of this tree.
  public let symbols: SymbolTable

  /// Makes a tree from its parts, as `TreeBuilder` does.
  public init(nodes: [Node], attributes: [Attribute], text: [UInt8], sourceLength: Int, symbols: SymbolTable) {
    self.nodes = nodes
    self.attributes = attributes
    self.text = text
    self.sourceLength = sourceLength
    self.symbols = symbols
  }

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The node of an identity.
  public subscript(id: NodeID) -> Node { nodes[id.index] }

  /// The attributes of a node in the dump's order.
  public func attributes(of id: NodeID) -> ArraySlice<Attribute> {
    let node = nodes[id.index]
    let first = Int(node.firstAttribute)
    return attributes[first..<(first + Int(node.attributeCount))]
  }

  /// The first attribute of a node with a name.
  public func attribute(_ name: Symbol, of id: NodeID) -> TextRef {
    let node = nodes[id.index]
    for index in Int(node.firstAttribute)..<(Int(node.firstAttribute) + Int(node.attributeCount))
    where attributes[index].name == name {
      return attributes[index].value
    }
    return .absent
  }

  /// The names that attributes have, by their lower-case spelling: sources differ in the letter case of one name.
  public func attributesByFoldedName() -> [String: [Symbol]] {
    var isAttribute = [Bool](repeating: false, count: symbols.count)
    for attribute in attributes { isAttribute[Int(attribute.name.index)] = true }
    var table: [String: [Symbol]] = [:]
    for symbol in symbols.symbols where isAttribute[Int(symbol.index)] {
      table[symbols[symbol].lowercased(), default: []].append(symbol)
    }
    return table
  }

  /// The parent of a node, or `nil` for a root.
  public func parent(of id: NodeID) -> NodeID? {
    let parent = nodes[id.index].parent
    return parent < 0 ? nil : NodeID(Int(parent))
  }

  /// The places of all nodes inside a node, itself not included.
  public func descendants(of id: NodeID) -> Range<Int> {
    (id.index + 1)..<Int(nodes[id.index].subtreeEnd)
  }

  /// Whether a node has no child.
  public func isLeaf(_ id: NodeID) -> Bool {
    Int(nodes[id.index].subtreeEnd) == id.index + 1
  }

  /// The children of a node in order.
  public func children(of id: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var next = id.index + 1
    while next < Int(nodes[id.index].subtreeEnd) {
      children.append(NodeID(next))
      next = Int(nodes[next].subtreeEnd)
    }
    return children
  }

  /// The number of ancestors of a node.
  public func depth(of id: NodeID) -> Int {
    var depth = 0
    var parent = nodes[id.index].parent
    while parent >= 0 {
      depth += 1
      parent = nodes[Int(parent)].parent
    }
    return depth
  }

  /// The bytes of a text; empty where there is none.
  public func bytes(_ ref: TextRef) -> ArraySlice<UInt8> { text[ref.range] }

  /// A text as a string, or `nil` where there is none.
  public func string(_ ref: TextRef) -> String? {
    ref.isAbsent ? nil : String(decoding: text[ref.range], as: UTF8.self)
  }

  /// The dump's word for a node's role; empty where it has none.
  public func role(of id: NodeID) -> String { symbols[nodes[id.index].role] }

  /// The dump's word for a node's subrole, or `nil`.
  public func subrole(of id: NodeID) -> String? {
    let subrole = nodes[id.index].subrole
    return subrole.isNone ? nil : symbols[subrole]
  }
}
