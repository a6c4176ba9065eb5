internal import Vocabulary

/// Whether dumps show what rules need: `needs.tsv`.
struct NeedTable: Sendable {
  private struct Row: Sendable {
    var sources: [String]
    var platforms: [String]
    var how: String
    var detail: String
    var attributes: [String]
  }

  /// The table of the binary.
  static let standard = NeedTable()
  private let rows: [Need: [Row]]

  private init() {
    let table = Table(GeneratedTables.needs)
    let columns = (
      need: table.column("need"), sources: table.column("sources"), platforms: table.column("platforms"),
      how: table.column("how"), detail: table.column("detail")
    )
    var rows: [Need: [Row]] = [:]
    for row in 0..<table.count {
      guard let need = Need(rawValue: table[row, columns.need]) else {
        preconditionFailure("needs.tsv names a need that is not known")
      }
      rows[need, default: []].append(
        Row(
          sources: table.list(row, columns.sources), platforms: table.list(row, columns.platforms),
          how: table[row, columns.how], detail: table[row, columns.detail],
          attributes: table.list(row, columns.detail).map { $0.lowercased() }))
    }
    self.rows = rows
  }

  /// What a need comes to on one screen.
  enum Answer: Hashable {
    /// The dump shows it.
    case met
    /// It cannot be told, for a reason.
    case missing(String)
    /// The platform has no such thing.
    case alien(String)
  }

  /// Whether a screen shows something.
  func answer(_ need: Need, on screen: Screen) -> Answer {
    if need == .unit, screen.configuration.density != nil { return .met }
    guard let row = rows[need]?.first(where: { fits($0, screen) }) else {
      return .missing("nothing is known of this source")
    }
    switch row.how {
    case "always": return .met
    case "seen":
      if row.attributes.contains(where: screen.attributes.has) { return .met }
      let names = row.detail.split(separator: ";").map { "'\($0)'" }
      let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      return .missing("no node of this dump has \(list)")
    case "never": return .missing(row.detail)
    case "alien": return .alien(row.detail)
    default: preconditionFailure("needs.tsv has a kind of answer that is not known")
    }
  }

  private func fits(_ row: Row, _ screen: Screen) -> Bool {
    let platform = screen.platform
    return (row.sources == ["any"] || row.sources.contains(screen.source.rawValue))
      && (row.platforms == ["any"] || row.platforms.contains(platform.tables.rawValue)
        || (row.platforms == ["apple"] && platform.isApple))
  }
}
