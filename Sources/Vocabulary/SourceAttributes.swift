/// The attributes that one source is known to write: its rows of `source-attributes.tsv`.
struct SourceAttributes: Sendable {
  /// The raw attributes, in the table's order.
  private(set) var names: [String] = []
  /// How observable each of them is.
  private(set) var observability: [String: Observability] = [:]
  /// The neutral attribute that the reader takes from it, where it does.
  private(set) var feeds: [String: NeutralAttribute] = [:]

  /// The attributes of a source; read when first asked for.
  static func of(_ source: Source) -> SourceAttributes { all[source] }

  /// The raw attributes of all sources in lower case; read when first asked for.
  static let foldedNames: Set<String> = {
    let attribute = table.column("attribute")
    return Set((0..<table.count).map { table[$0, attribute].lowercased() })
  }()

  private static let all = PerCase<Source, SourceAttributes> { SourceAttributes($0) }
  private static let table = Table(GeneratedTables.sourceAttributes)
  private static let rows = SourceRows(table)

  private init(_ source: Source) {
    let table = SourceAttributes.table
    let attribute = table.column("attribute")
    let feeds = table.column("feeds")
    let how = table.column("how")
    for row in SourceAttributes.rows[source] {
      let name = table[row, attribute]
      names.append(name)
      observability[name] = table.holds(row, how, "always") ? .printed : .ifSeen([name])
      if !table.holds(row, feeds, "-") { self.feeds[name] = NeutralAttribute(rawValue: table[row, feeds]) }
    }
  }
}
