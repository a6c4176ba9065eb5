internal import Vocabulary

/// A success criterion of WCAG 2.2: a row of `wcag-sc.tsv`.
public struct SuccessCriterion: Hashable, Sendable {
  /// Its number, such as `4.1.2`.
  public let number: String
  /// Its name.
  public let name: String
  /// Its level: A, AA or AAA.
  public let level: String
  /// The page that explains it.
  public let url: String

  private static let all: [String: SuccessCriterion] = {
    let table = Table(GeneratedTables.wcagSc)
    let (number, name) = (table.column("sc"), table.column("name"))
    let (level, url) = (table.column("level"), table.column("url"))
    var all: [String: SuccessCriterion] = [:]
    for row in 0..<table.count {
      all[table[row, number]] = SuccessCriterion(
        number: table[row, number], name: table[row, name], level: table[row, level], url: table[row, url])
    }
    return all
  }()

  /// The criterion of a number; `nil` where WCAG has none.
  public static func numbered(_ number: String) -> SuccessCriterion? { all[number] }
}
