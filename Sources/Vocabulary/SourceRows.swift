/// Which rows of a table are about which source.
struct SourceRows: Sendable {
  private let table: Table
  private let column: Int

  /// Takes a table whose column `source` names one source or several; a test holds it to sources that are known.
  init(_ table: Table) {
    self.table = table
    column = table.column("source")
  }

  /// The rows about a source, in the table's order.
  subscript(source: Source) -> [Int] {
    let word = source.rawValue
    var rows: [Int] = []
    // Rows of a source stand together, so its word is read once.
    var (last, isAbout): (ArraySlice<UInt8>, Bool) = ([], false)
    for row in 0..<table.count {
      let text = table.bytes(row, column)
      if text != last { (last, isAbout) = (text, table.lists(row, column, word)) }
      if isAbout { rows.append(row) }
    }
    return rows
  }
}
