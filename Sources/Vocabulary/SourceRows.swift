/// Which rows of a table are about which source, found in one pass.
struct SourceRows: Sendable {
  private let rows: [Source: [Int]]

  /// Reads the column `source`, which names one source or several.
  init(_ table: Table) {
    let column = table.column("source")
    var rows: [Source: [Int]] = [:]
    // Rows of a source stand together, so its word is read once.
    var last: (text: ArraySlice<UInt8>, sources: [Source]) = ([], [])
    for row in 0..<table.count {
      let text = table.bytes(row, column)
      if text != last.text { last = (text, table.list(row, column).map(SourceRows.source)) }
      for source in last.sources { rows[source, default: []].append(row) }
    }
    self.rows = rows
  }

  /// The rows about a source, in the table's order.
  subscript(source: Source) -> [Int] { rows[source] ?? [] }

  private static func source(_ word: String) -> Source {
    guard let source = Source(rawValue: word) else { preconditionFailure("a table names a source that is not known") }
    return source
  }
}
