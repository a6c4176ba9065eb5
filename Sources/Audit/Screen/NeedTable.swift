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

  /// Why a screen does not show something; `nil` where it does.
  func whyMissing(_ need: Need, on screen: Screen) -> String? {
    if need == .unit, screen.configuration.density != nil { return nil }
    guard let row = rows[need]?.first(where: { fits($0, screen) }) else { return "nothing is known of this source" }
    switch row.how {
    case "always": return nil
    case "seen":
      if row.attributes.contains(where: screen.attributes.has) { return nil }
      let names = row.detail.split(separator: ";").map { "'\($0)'" }
      let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      return "no node of this dump has \(list)"
    default: return row.detail
    }
  }

  private func fits(_ row: Row, _ screen: Screen) -> Bool {
    let platform = screen.platform
    return (row.sources == ["any"] || row.sources.contains(screen.source.rawValue))
      && (row.platforms == ["any"] || row.platforms.contains(platform.tables.rawValue)
        || (row.platforms == ["apple"] && platform.isApple))
  }
}
