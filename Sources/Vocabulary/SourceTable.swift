/// The sources and the attributes they write: `sources.tsv` and `source-attributes.tsv`.
struct SourceTable: Sendable {
  /// The tables of the binary.
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
    /// The raw attributes it writes, in the table's order.
    var attributes: [String] = []
    /// How observable each of them is.
    var observability: [String: Observability] = [:]
    /// The neutral attribute that the reader takes from it, where it does.
    var feeds: [String: NeutralAttribute] = [:]
  }

  /// The sources in the order in which they stand for a platform.
  let order: [Source]
  private let entries: [Source: Entry]

  private init() {
    var order: [Source] = []
    var entries: [Source: Entry] = [:]
    let table = Table(GeneratedTables.sources)
    let source = table.column("source")
    for row in 0..<table.count {
      guard let source = Source(rawValue: table[row, source]) else {
        preconditionFailure("sources.tsv names a source that is not known")
      }
      order.append(source)
      entries[source] = Entry(
        dumper: table[row, table.column("dumper")],
        platforms: table.list(row, table.column("platforms")).compactMap(Platform.init(rawValue:)),
        writesEmptyForNothing: table[row, table.column("empty_for_nothing")] == "yes",
        nameAttributes: table.list(row, table.column("name")))
    }
    SourceTable.readAttributes(into: &entries)
    self.order = order
    self.entries = entries
  }

  /// What is known of a source; a test makes sure that every one has a row.
  subscript(source: Source) -> Entry { entries[source] ?? Entry() }

  private static func readAttributes(into entries: inout [Source: Entry]) {
    let table = Table(GeneratedTables.sourceAttributes)
    let source = table.column("source")
    let attribute = table.column("attribute")
    let feeds = table.column("feeds")
    let how = table.column("how")
    var current: Source?
    var word = ""
    for row in 0..<table.count {
      // The rows of one source stand together, so its word is looked up once.
      if current == nil || table[row, source] != word {
        word = table[row, source]
        current = Source(rawValue: word)
      }
      guard let current else { preconditionFailure("source-attributes.tsv names a source that is not known") }
      let name = table[row, attribute]
      entries[current]?.attributes.append(name)
      entries[current]?.observability[name] = table[row, how] == "always" ? .printed : .ifSeen([name])
      if let neutral = NeutralAttribute(rawValue: table[row, feeds]) { entries[current]?.feeds[name] = neutral }
    }
  }
}
