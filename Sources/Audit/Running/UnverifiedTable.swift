internal import Vocabulary

/// What no dump can prove: `not-verified.tsv`.
enum UnverifiedTable {
  private static let table = Table(GeneratedTables.notVerified)

  /// The lines that hold for a screen.
  static func lines(for screen: Screen) -> [DumpAudit.Unverified] {
    let (what, why) = (table.column("what"), table.column("why"))
    let (place, platforms, shownBy) = (table.column("where"), table.column("platforms"), table.column("shown_by"))
    return (0..<table.count).compactMap { row in
      guard fits(table.list(row, platforms), screen.platform) else { return nil }
      if table.list(row, shownBy).contains(where: screen.attributes.has) { return nil }
      let place = table[row, place]
      return DumpAudit.Unverified(
        what: table[row, what], why: table[row, why], where: place == "-" ? "" : place, rule: nil)
    }
  }

  private static func fits(_ platforms: [String], _ platform: Platform) -> Bool {
    platforms == ["any"] || platforms.contains(platform.rawValue)
      || (platforms.contains(platform.tables.rawValue) && !platform.isInferred)
      || (platforms == ["apple"] && platform.isApple) || (platforms == ["ios"] && platform.tables == .ios)
  }
}
