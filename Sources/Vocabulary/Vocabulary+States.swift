extension Vocabulary {
  /// How a state is published in a source's dumps, as `states.tsv` says it to people.
  ///
  /// - Parameters:
  ///   - state: a word of the table's first column, as `disabled` or `checked=mixed`.
  ///   - source: what wrote the dump.
  ///   - platform: the platform it is of.
  /// - Returns: The cell, or `nil` for a word that is not there and for a source without a column.
  public func stateCell(_ state: String, source: Source, platform: Platform) -> String? {
    let table = Vocabulary.states
    let word = table.column("state")
    let column = stateColumn(of: source, on: platform)
    guard column != "-", let row = (0..<table.count).first(where: { table[$0, word] == state }) else { return nil }
    return table[row, table.column(column)]
  }

  /// The row of a state in `states.tsv` as it stands there: the titles of the columns with their cells.
  public func stateRow(_ state: String) -> [(column: String, cell: String)] {
    let table = Vocabulary.states
    let word = table.column("state")
    guard let row = (0..<table.count).first(where: { table[$0, word] == state }) else { return [] }
    return table.columns.indices.map { (table.columns[$0], table[row, $0]) }
  }

  private static let states = Table(GeneratedTables.states)

  private func stateColumn(of source: Source, on platform: Platform) -> String {
    SourceTable.standard[source].states[platform]
  }
}
