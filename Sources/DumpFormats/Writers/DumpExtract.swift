public import AccessibilityTree
internal import Vocabulary

/// A piece of a dump that a person asked for by its place, as reports print places.
public struct DumpExtract: Sendable {
  /// The nodes that begin there, without those inside another of them.
  public let nodes: [NodeID]
  private let dump: Dump
  private let places: DumpPlaces

  /// Finds the nodes that begin on a line or, where none does, the last one before it.
  ///
  /// - Parameters:
  ///   - dump: the dump.
  ///   - line: the line, from 1.
  ///   - column: the column, from 1, where one node of the line is meant: the last that begins there or before.
  /// - Throws: that no node stands there.
  public init(_ dump: Dump, line: Int, column: Int?) throws(Diagnostic) {
    let places = DumpPlaces(dump)
    let all = dump.tree.nodes.indices.map { (node: NodeID($0), place: places.position(of: NodeID($0))) }
    var found: [NodeID] = []
    if column == nil {
      var coveredUntil = 0
      for (node, place) in all where place.line == line && node.index >= coveredUntil {
        coveredUntil = Int(dump.tree[node].subtreeEnd)
        found.append(node)
      }
    }
    if found.isEmpty, line <= places.lineCount {
      let end = SourcePosition(line: line, column: column ?? .max)
      // Of two that begin at one place, the inner one comes later.
      if let last = all.filter({ $0.place <= end }).max(by: { $0.place <= $1.place }) { found = [last.node] }
    }
    guard !found.isEmpty else {
      let count = places.lineCount
      throw Diagnostic(
        id: "no-such-place", "no node stands at line \(line); the dump has \(count) line\(count == 1 ? "" : "s")")
    }
    (self.dump, self.places, nodes) = (dump, places, found)
  }

  /// The nodes and all that is inside them.
  public var parts: [Range<Int>] { nodes.map { $0.index..<Int(dump.tree[$0].subtreeEnd) } }

  /// Writes the nodes in our text form: what is around them, and what is inside them.
  ///
  /// - Parameter reading: the dump as a screen reader goes through it, where its platform is known.
  /// - Throws: that the tree is too deep for indented text.
  public func text(_ reading: DumpReading?) throws(Diagnostic) -> [UInt8] {
    var text: [UInt8] = []
    for node in nodes {
      text.append(contentsOf: headline(node, reading).utf8)
      var around: [NodeID] = []
      while let parent = dump.tree.parent(of: around.last ?? node) { around.append(parent) }
      for (depth, ancestor) in around.reversed().enumerated() { try append(ancestor, depth: depth, to: &text) }
      var ends: [Int32] = []
      for index in node.index..<Int(dump.tree[node].subtreeEnd) {
        while let end = ends.last, end <= index { ends.removeLast() }
        try append(NodeID(index), depth: around.count + ends.count, to: &text)
        ends.append(dump.tree.nodes[index].subtreeEnd)
      }
    }
    return text
  }

  private func append(_ node: NodeID, depth: Int, to text: inout [UInt8]) throws(Diagnostic) {
    guard depth < AXTextWriter.deepest else { throw AXTextWriter.tooDeep }
    text.append(contentsOf: repeatElement(0x20, count: depth * 2))
    NodeLine.append(node, of: dump, telling: nil, to: &text)
    text.append(0x0a)
  }

  /// Where a node is, and what it is to a screen reader.
  private func headline(_ node: NodeID, _ reading: DumpReading?) -> String {
    let place = places.position(of: node)
    var line = "# axverify-at: line=\(place.line) column=\(place.column)"
    guard let reading else { return line + "\n" }
    if let role = reading.meaning(of: node) { line += " role=\(role.name)" }
    switch reading.stops[node.index] {
    case .yes: line += " stop=true"
    case .no: line += " stop=false"
    case .untold: break
    }
    let words = reading.announcement(of: node).text
    if !words.isEmpty { line += " spoken=\"\(TextQuoting.escaped(words))\"" }
    return line + "\n"
  }
}
