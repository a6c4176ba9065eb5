public import AccessibilityTree
public import Vocabulary

/// The frames of a dump's nodes, in whatever spelling and under whatever names the dump has them.
///
/// One answer for `check`, `diff` and `audit`.
public struct DumpFrames: Sendable {
  /// Attributes that hold all four numbers, by the dump's symbols; the first that a node has counts.
  private var whole: [Symbol] = []
  /// Pairs of a place and a size.
  private var pairs: [(place: Symbol, size: Symbol)] = []
  /// The four attributes of a number each, where the dump has all of them.
  private var edges: [Symbol] = []
  private let tree: Tree

  /// Attributes that hold all four numbers.
  private static let wholeNames = [
    "bounds", "extents", "frame", "rect", "axframe", "boundingrectangle", "box", "rectangle",
  ]
  /// Pairs of a place and a size.
  private static let pairNames = [
    ("absolute_position", "size"), ("position", "size"), ("axposition", "axsize"), ("location", "size"), ("p", "s"),
  ]
  private static let edgeNames = ["x", "y", "width", "height"]

  /// Looks the attributes up in a dump.
  ///
  /// Where a source's places are relative to other nodes, they are no frame, and there is none.
  public init(_ dump: Dump, on platform: Platform) {
    tree = dump.tree
    if case .never = Vocabulary.standard.observability(of: .frame, source: dump.source, platform: platform, role: nil) {
      return
    }
    let symbols = tree.attributesByFoldedName()
    let pairNames = DumpFrames.pairNames
    whole = DumpFrames.wholeNames.flatMap { symbols[$0] ?? [] }
    pairs = pairNames.compactMap { names in
      guard let place = symbols[names.0]?.first, let size = symbols[names.1]?.first else { return nil }
      return (place, size)
    }
    let found = DumpFrames.edgeNames.compactMap { symbols[$0]?.first }
    if found.count == DumpFrames.edgeNames.count { edges = found }
  }

  /// Whether no node has one.
  public var isEmpty: Bool { whole.isEmpty && pairs.isEmpty && edges.isEmpty }

  /// Where a node stands; `nil` where the dump does not say, or not in numbers.
  public func frame(of id: NodeID) -> Frame? {
    guard let text = text(of: id) else { return edgeFrame(of: id) }
    return FrameSpelling(text)?.frame
  }

  /// The frame of each node, in the tree's order; empty where no node has one.
  public var all: [Frame?] {
    if isEmpty { return [] }
    guard whole.isEmpty, pairs.isEmpty else { return tree.nodes.indices.map { frame(of: NodeID($0)) } }
    return allOfEdges
  }

  /// The frames of four attributes each, in one walk over the attributes.
  private var allOfEdges: [Frame?] {
    // Which of the four a symbol is.
    var places = [UInt8](repeating: 4, count: tree.symbols.count)
    for (place, symbol) in edges.enumerated() { places[Int(symbol.index)] = UInt8(place) }
    var frames = [Frame?](repeating: nil, count: tree.count)
    let (nodes, attributes, text) = (tree.nodes, tree.attributes, tree.text)
    for node in nodes.indices {
      var numbers: (Double?, Double?, Double?, Double?) = (nil, nil, nil, nil)
      // Attributes are gone over backwards, since the first of a name counts.
      let first = Int(nodes[node].firstAttribute)
      for index in (first..<(first + Int(nodes[node].attributeCount))).reversed() {
        let place = places[Int(attributes[index].name.index)]
        if place == 4 { continue }
        let value = FrameSpelling.value(text[attributes[index].value.range])
        switch place {
        case 0: numbers.0 = value
        case 1: numbers.1 = value
        case 2: numbers.2 = value
        default: numbers.3 = value
        }
      }
      guard let x = numbers.0, let y = numbers.1, let width = numbers.2, let height = numbers.3 else { continue }
      frames[node] = Frame(x: x, y: y, width: width, height: height)
    }
    return frames
  }

  /// Where a node stands as `x,y,width,height`; a frame that cannot be read as the dump has it, `nil` where it has none.
  public func words(of id: NodeID) -> String? {
    guard let text = text(of: id) ?? edgeText(of: id) else { return nil }
    return FrameSpelling(text)?.words ?? String(decoding: text, as: UTF8.self)
  }

  /// The text in which a node's four numbers stand.
  private func text(of id: NodeID) -> ArraySlice<UInt8>? {
    for symbol in whole {
      let ref = tree.attribute(symbol, of: id)
      if !ref.isAbsent { return tree.bytes(ref) }
    }
    for pair in pairs {
      let (place, size) = (tree.attribute(pair.place, of: id), tree.attribute(pair.size, of: id))
      if !place.isAbsent, !size.isAbsent { return (tree.bytes(place) + [0x3b] + tree.bytes(size))[...] }
    }
    return nil
  }

  private func edgeText(of id: NodeID) -> ArraySlice<UInt8>? {
    let parts = edges.map { tree.attribute($0, of: id) }
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isAbsent }) else { return nil }
    return Array(parts.map { tree.bytes($0) }.joined(separator: [0x2c]))[...]
  }

  /// The frame of four attributes, without a copy: large dumps have one a node.
  private func edgeFrame(of id: NodeID) -> Frame? {
    guard edges.count == 4, let x = number(edges[0], id), let y = number(edges[1], id),
      let width = number(edges[2], id),
      let height = number(edges[3], id)
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  private func number(_ symbol: Symbol, _ id: NodeID) -> Double? {
    let ref = tree.attribute(symbol, of: id)
    return ref.isAbsent ? nil : FrameSpelling.value(tree.bytes(ref))
  }
}
