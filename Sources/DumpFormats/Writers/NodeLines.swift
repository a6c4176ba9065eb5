public import AccessibilityTree

/// The lines of many nodes of one dump, as reports show them: what there is to know of its words is asked once.
public struct NodeLines: Sendable {
  /// What is known of one word of the dump.
  private struct Word: Sendable {
    /// The word as the name of an attribute, with the blank before it and the sign behind it.
    var name: [UInt8]
    /// Whether its values are states, which stand without quotes.
    var isState: Bool
    /// Whether the attribute tells nothing, whatever its value.
    var isNoise: Bool
    /// The value with which it tells nothing.
    var usual: [UInt8]
  }

  private let tree: Tree
  private let tellsAll: Bool
  /// By the numbers of the tree's words; empty names for words that name no attribute.
  private let words: [Word]

  /// Looks up the words of a dump.
  public init(_ dump: Dump) {
    tree = dump.tree
    let telling = TellingAttributes.of(dump.source)
    tellsAll = telling == nil
    var isAttribute = [Bool](repeating: false, count: dump.tree.symbols.count)
    for attribute in dump.tree.attributes { isAttribute[Int(attribute.name.index)] = true }
    let symbols = dump.tree.symbols
    words = isAttribute.enumerated().map { index, isAttribute in
      guard isAttribute else { return Word(name: [], isState: false, isNoise: false, usual: []) }
      let symbol = Symbol(index: UInt32(index))
      var name: [UInt8] = [0x20]
      NodeLine.appendName(symbols.bytes(of: symbol), to: &name)
      name.append(0x3d)
      return Word(
        name: name, isState: NodeLine.states.contains(symbols[symbol]),
        isNoise: telling?.isNoise(symbols[symbol]) ?? false,
        usual: telling?.usual(symbols[symbol]).map { Array($0.utf8) } ?? [])
    }
  }

  /// What a report shows of a node, as `NodeLine.text` has it.
  public func text(of id: NodeID) -> String {
    let node = tree.nodes[id.index]
    var line: [UInt8] = []
    NodeLine.appendRole(tree.symbols.bytes(of: node.role), isNone: node.role.isNone, to: &line)
    if !node.subrole.isNone { NodeLine.appendSubrole(tree.symbols.bytes(of: node.subrole), to: &line) }
    let first = Int(node.firstAttribute)
    for index in first..<(first + Int(node.attributeCount)) {
      let attribute = tree.attributes[index]
      let place = Int(attribute.name.index)
      let value = tree.bytes(attribute.value)
      // An empty value is nobody's usual one, and tells nothing all the same.
      if !tellsAll, value.isEmpty || words[place].isNoise || value.elementsEqual(words[place].usual) { continue }
      line.append(contentsOf: words[place].name)
      if words[place].isState, NodeLine.isBare(value) {
        line.append(contentsOf: value)
      } else {
        TextQuoting.append(value, to: &line)
      }
    }
    return String(decoding: line, as: UTF8.self)
  }
}
