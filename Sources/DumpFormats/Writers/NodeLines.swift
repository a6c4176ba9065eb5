public import AccessibilityTree

/// The lines of many nodes of one dump, as reports show them: what there is to know of its words is asked once.
public struct NodeLines: Sendable {
  /// What is known of one word of the dump.
  private struct Word: Sendable {
    /// The word as a role.
    var role: [UInt8] = []
    /// The word as a subrole, in its brackets.
    var subrole: [UInt8] = []
    /// The word as the name of an attribute, with the blank before it and the sign behind it.
    var name: [UInt8] = [0x20]
    /// Whether its values are states, which stand without quotes.
    var isState: Bool
    /// Whether the attribute tells nothing, whatever its value.
    var isNoise: Bool
    /// The value with which it tells nothing.
    var usual: [UInt8]
  }

  private let tree: Tree
  private let tellsAll: Bool
  /// By the numbers of the tree's words.
  private let words: [Word]

  /// Looks up the words of a dump.
  public init(_ dump: Dump) {
    tree = dump.tree
    let telling = TellingAttributes.of(dump.source)
    tellsAll = telling == nil
    let symbols = dump.tree.symbols
    words = (0..<symbols.count).map { index in
      let symbol = Symbol(index: UInt32(index))
      let (text, bytes) = (symbols[symbol], symbols.bytes(of: symbol))
      var word = Word(
        isState: NodeLine.states.contains(text), isNoise: telling?.isNoise(text) ?? false,
        usual: telling?.usual(text).map { Array($0.utf8) } ?? [])
      NodeLine.appendRole(bytes, isNone: symbol.isNone, to: &word.role)
      NodeLine.appendSubrole(bytes, to: &word.subrole)
      NodeLine.appendName(bytes, to: &word.name)
      word.name.append(0x3d)
      return word
    }
  }

  /// What a report shows of a node, as `NodeLine.text` has it.
  public func text(of id: NodeID) -> String {
    var line: [UInt8] = []
    append(id, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Adds the line of a node to others.
  public func append(_ id: NodeID, to line: inout [UInt8]) {
    let node = tree.nodes[id.index]
    line.append(contentsOf: words[Int(node.role.index)].role)
    if !node.subrole.isNone { line.append(contentsOf: words[Int(node.subrole.index)].subrole) }
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
  }
}
