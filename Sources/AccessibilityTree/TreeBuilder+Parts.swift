extension TreeBuilder {
  /// Starts a tree over a part of a dump before which another builder has read, at a depth of so many open nodes.
  ///
  /// A node that is inside one of those has, until `append`, that node's depth in place of a parent: -2 is the first of
  /// them, -1 is none.
  public mutating func begin(insideLevels levels: Int) {
    levelsAbove = levels
  }

  /// Whether what another builder made can follow: it is not deeper inside than nodes are open here.
  public func canTake(_ part: TreeBuilder) -> Bool {
    guard let first = part.nodes.first else { return true }
    return first.parent >= -1 - Int32(depth)
  }

  /// Takes over what another builder made of the part of the same dump that follows.
  ///
  /// Nodes, attributes, words and text are then the same, place by place, as if one builder had made all of it.
  public mutating func append(_ part: consuming TreeBuilder) {
    let (nodeCount, attributeCount) = (Int32(nodes.count), UInt32(attributes.count))
    let textCount = UInt32(decoded.count)
    let words = part.symbols.symbols.map { symbols.intern(part.symbols.bytes(of: $0).span) }
    func word(_ symbol: Symbol) -> Symbol { symbol.isNone ? symbol : words[Int(symbol.index) - 1] }
    for var node in part.nodes {
      if node.parent < 0 {
        end(toDepth: Int(-1 - node.parent))
        node.parent = open.last ?? -1
      } else {
        node.parent += nodeCount
      }
      node.subtreeEnd += nodeCount
      node.firstAttribute += attributeCount
      node.role = word(node.role)
      node.subrole = word(node.subrole)
      nodes.append(node)
    }
    for var attribute in part.attributes {
      attribute.name = word(attribute.name)
      if !attribute.value.isAbsent, Int(attribute.value.offset) >= sourceLength { attribute.value.offset += textCount }
      attributes.append(attribute)
    }
    decoded.append(contentsOf: part.decoded)
    if part.nodes.isEmpty { return }
    end(toDepth: part.levelsAbove)
    open += part.open.map { $0 + nodeCount }
  }
}
