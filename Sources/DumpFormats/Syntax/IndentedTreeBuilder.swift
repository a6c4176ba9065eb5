internal import AccessibilityTree

/// Builds a tree from lines whose depth is told by the column at which they begin.
struct IndentedTreeBuilder: TreeReader {
  var builder: TreeBuilder
  /// The columns of the open nodes, outermost first.
  private var columns: [Int] = []
  /// The column of the outermost node that the last node, or the last question, closed.
  private(set) var closedColumn: Int?

  init(source: [UInt8]) { builder = TreeBuilder(source: source) }

  /// How many nodes there are.
  var count: Int { builder.nodes.count }

  /// Closes what a node at a column is not inside of, and tells the column of the node that it is inside of.
  ///
  /// - Returns: `nil` where it is a root.
  mutating func parentColumn(at column: Int) -> Int? {
    closedColumn = nil
    while let last = columns.last, last >= column {
      closedColumn = columns.removeLast()
      builder.end()
    }
    return columns.last
  }

  /// Opens a node at a column, inside the last one that stands to the left of it.
  mutating func begin(role: Symbol, subrole: Symbol = .none, offset: Int, at column: Int) {
    _ = parentColumn(at: column)
    builder.begin(role: role, subrole: subrole, offset: offset)
    columns.append(column)
  }

  /// Closes all nodes, so that the next one is a root.
  mutating func closeAll() { _ = parentColumn(at: -1) }

  /// Finds or adds the word that stands at a place of the dump.
  mutating func symbol(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Symbol {
    builder.symbols.intern(bytes.extracting(range))
  }

  /// Adds an attribute to the node that was opened last.
  mutating func add(_ name: String, _ value: TextRef) {
    builder.add(builder.symbols.intern(name), value)
  }

  /// Adds an attribute with a text that does not stand in the dump.
  mutating func add(_ name: String, text: some Sequence<UInt8>) {
    let ref = builder.append(text)
    add(name, ref)
  }
}

extension TextRef {
  /// A text that stands in the dump as it is.
  init(_ range: Range<Int>) {
    self.init(offset: UInt32(range.lowerBound), length: UInt32(range.count))
  }
}
