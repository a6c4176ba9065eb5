/// What is known of the sources as such: `sources.tsv`.
struct SourceTable: Sendable {
  /// The table of the binary.
  static let standard = SourceTable()

  /// What is known of one source.
  struct Entry: Sendable {
    /// What people call the program that writes the dumps.
    var dumper = ""
    /// The platforms that its dumps can be of.
    var platforms: [Platform] = []
    /// Whether it writes "" for nothing.
    var writesEmptyForNothing = false
    /// The raw attributes that a name may come from.
    var nameAttributes: [String] = []
  }

  /// The sources in the order in which they stand for a platform.
  let order: [Source]
  private let entries: [Source: Entry]

  private init() {
    var order: [Source] = []
    var entries: [Source: Entry] = [:]
    let table = Table(GeneratedTables.sources)
    let word = table.column("source")
    for row in 0..<table.count {
      guard let source = Source(rawValue: table[row, word]) else {
        preconditionFailure("sources.tsv names a source that is not known")
      }
      order.append(source)
      entries[source] = Entry(
        dumper: table[row, table.column("dumper")],
        platforms: table.list(row, table.column("platforms")).compactMap(Platform.init(rawValue:)),
        writesEmptyForNothing: table[row, table.column("empty_for_nothing")] == "yes",
        nameAttributes: table.list(row, table.column("name")))
    }
    self.order = order
    self.entries = entries
  }

  /// What is known of a source; a test makes sure that every one has a row.
  subscript(source: Source) -> Entry { entries[source] ?? Entry() }
}
