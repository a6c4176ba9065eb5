/// The attributes that one source is known to write: its rows of `source-attributes.tsv`.
struct SourceAttributes: Sendable {
  /// The raw attributes, in the table's order.
  private(set) var names: [String] = []
  /// How observable each of them is.
  private(set) var observability: [String: Observability] = [:]
  /// The neutral attribute that the reader takes from it, where it does.
  private(set) var feeds: [String: NeutralAttribute] = [:]

  /// The attributes of a source; read when first asked for.
  static func of(_ source: Source) -> SourceAttributes {
    switch source {
    case .ax: ax
    case .atspiText: atspiText
    case .atspiXML: atspiXML
    case .uiautomator: uiautomator
    case .uiautomator2: uiautomator2
    case .xcuitest: xcuitest
    case .mac2: mac2
    case .winappdriver: winappdriver
    }
  }

  private static let ax = SourceAttributes(.ax)
  private static let atspiText = SourceAttributes(.atspiText)
  private static let atspiXML = SourceAttributes(.atspiXML)
  private static let uiautomator = SourceAttributes(.uiautomator)
  private static let uiautomator2 = SourceAttributes(.uiautomator2)
  private static let xcuitest = SourceAttributes(.xcuitest)
  private static let mac2 = SourceAttributes(.mac2)
  private static let winappdriver = SourceAttributes(.winappdriver)
  private static let table = Table(GeneratedTables.sourceAttributes)

  private init(_ source: Source) {
    let table = SourceAttributes.table
    let word = table.column("source")
    let attribute = table.column("attribute")
    let feeds = table.column("feeds")
    let how = table.column("how")
    for row in 0..<table.count where table.holds(row, word, source.rawValue) {
      let name = table[row, attribute]
      names.append(name)
      observability[name] = table.holds(row, how, "always") ? .printed : .ifSeen([name])
      if !table.holds(row, feeds, "-") { self.feeds[name] = NeutralAttribute(rawValue: table[row, feeds]) }
    }
  }
}
