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
    /// The column of its role words, by platform.
    var roles = ByPlatform("")
    /// The column of `states.tsv`, by platform.
    var states = ByPlatform("-")
    /// Where it lists traits.
    var traits = TraitPlace.nowhere
    /// Whether it writes "" for nothing.
    var writesEmptyForNothing = false
    /// What a stop is.
    var stops = StopRule.unknown
    /// Where it cuts.
    var limits = SourceLimits()
    /// Whether it stands for its platforms where there is no dump.
    var isUsual = false
    /// What says that a dump is of the web.
    var web = WebEvidence.documents([])
    /// Why a dump is of its platforms; empty where its words must tell.
    var evidence = ""
    /// The raw attributes that a name may come from.
    var nameAttributes: [String] = []
  }

  /// A word that can differ by platform: `ios:ax-ios;ax-macos`, the last for all others.
  struct ByPlatform: Sendable {
    private var special: [(platform: Platform, word: String)] = []
    private var usual = ""

    init(_ text: String) {
      for part in text.split(separator: ";") {
        guard let colon = part.firstIndex(of: ":") else {
          usual = String(part)
          continue
        }
        guard let platform = Platform(rawValue: String(part[..<colon])) else {
          preconditionFailure("sources.tsv names a platform that is not known")
        }
        special.append((platform, String(part[part.index(after: colon)...])))
      }
    }

    subscript(platform: Platform) -> String {
      special.last { $0.platform == platform.tables }?.word ?? usual
    }
  }

  /// The sources in the order in which they stand for a platform.
  var order: [Source] { SourceTable.order }

  private static let table = Table(GeneratedTables.sources)
  private static let order = (0..<table.count).map { row in
    guard let source = Source(rawValue: table[row, table.column("source")]) else {
      preconditionFailure("sources.tsv names a source that is not known")
    }
    return source
  }
  /// What is known of each source; its row is read when it is first asked for.
  private static let entries = PerCase<Source, Entry> { source in
    let column = table.column("source")
    let row = (0..<table.count).last { table.holds($0, column, source.rawValue) }
    return row.map { entry(table, $0) } ?? Entry()
  }

  /// The sources that a platform's dumps can come from, or those of them that stand for it where there is no dump.
  ///
  /// A look at two cells of each row; nothing else is read of them.
  func sources(of platform: Platform, areUsual: Bool = false) -> [Source] {
    let table = SourceTable.table
    let (platforms, usual) = (table.column("platforms"), table.column("usual"))
    return SourceTable.order.indices.compactMap { row in
      guard table.lists(row, platforms, platform.rawValue), !areUsual || table.holds(row, usual, "yes") else {
        return nil
      }
      return SourceTable.order[row]
    }
  }

  private static func entry(_ table: Table, _ row: Int) -> Entry {
    let cell = { (column: String) in table[row, table.column(column)] }
    let list = { (column: String) in table.list(row, table.column(column)) }
    guard let stops = StopRule(rawValue: cell("stops")) else {
      preconditionFailure("sources.tsv has a rule of stops that is not known")
    }
    let traits = cell("traits")
    return Entry(
      dumper: cell("dumper"), platforms: list("platforms").compactMap(Platform.init(rawValue:)),
      roles: ByPlatform(cell("roles")), states: ByPlatform(cell("states")),
      traits: traits == "-" ? .nowhere : traits == "*" ? .attributes : .list(traits),
      writesEmptyForNothing: cell("empty_for_nothing") == "yes", stops: stops,
      limits: SourceLimits(depth: Int(cell("depth_limit")), nodes: Int(cell("node_limit"))),
      isUsual: cell("usual") == "yes",
      web: cell("web") == "always" ? .always : .documents(list("web").filter { $0 != "-" }),
      evidence: cell("evidence") == "-" ? "" : cell("evidence"), nameAttributes: list("name"))
  }

  /// What is known of a source; a test makes sure that every one has a row.
  subscript(source: Source) -> Entry { SourceTable.entries[source] }
}
