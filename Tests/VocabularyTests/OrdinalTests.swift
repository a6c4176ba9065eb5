import Testing

@testable import Vocabulary

/// The places that stand for the words of the closed lists, and the tables that are read by them.
struct OrdinalTests {
  private static func places<Key: Ordinal>(_ keys: [Key]) -> [Int] { keys.map { Int($0.ordinal) } }

  @Test("the place of a case is that in the list of all")
  func isPlace() {
    #expect(Self.places(Platform.allCases) == Array(Platform.allCases.indices))
    #expect(Self.places(RoleColumn.allCases) == Array(RoleColumn.allCases.indices))
    #expect(Self.places(Source.allCases) == Array(Source.allCases.indices))
    #expect(Self.places(NeutralAttribute.allCases) == Array(NeutralAttribute.allCases.indices))
  }

  @Test("a value per case is made for its own case, and once it is kept")
  func keepsValues() {
    let words = PerCase<Platform, String> { $0.rawValue }
    for platform in Platform.allCases.reversed() { #expect(words[platform] == platform.rawValue) }
    for platform in Platform.allCases { #expect(words[platform] == platform.rawValue) }
  }

  @Test(
    "a column that names sources names no other word",
    arguments: [GeneratedTables.observability, GeneratedTables.sourceAttributes])
  func namesKnownSources(text: String) {
    let table = Table(text)
    let column = table.column("source")
    var rows: Set<Int> = []
    for row in 0..<table.count {
      for word in table.list(row, column) { #expect(Source(rawValue: word) != nil, "'\(word)'") }
    }
    for source in Source.allCases {
      let own = SourceRows(table)[source]
      #expect(own == (0..<table.count).filter { table.list($0, column).contains(source.rawValue) })
      rows.formUnion(own)
    }
    #expect(rows.count == table.count)
  }

  @Test("a member of a list is a whole one")
  func findsMembers() {
    let table = Table("word\tlist\none\tax;ax-json;idb\n")
    let list = table.column("list")
    for word in ["ax", "ax-json", "idb"] { #expect(table.lists(0, list, word)) }
    for word in ["a", "json", "ax-", "ax;ax-json", "db"] { #expect(!table.lists(0, list, word)) }
  }

  @Test("a role's cell is the same alone and among all", arguments: RoleColumn.allCases)
  func readsCells(column: RoleColumn) {
    let table = RoleFormTable.of(column)
    #expect(table.cells.count == RoleTable.standard.roles.count)
    for (place, cell) in table.cells.enumerated() { #expect(table.cell(place) == cell) }
    #expect(table.cell(-1) == nil)
    #expect(table.cell(table.cells.count) == nil)
  }

  @Test("rows longer than eight bytes and fields of any length are found")
  func scansFields() {
    for length in 0..<20 {
      let word = String(repeating: "x", count: length)
      for end in ["", "\n"] {
        let table = Table("a\tb\tc\n\(word)\t\ty\(word)\n# c\t\td\nz\t\(word)\tq\(end)")
        #expect(table.columns == ["a", "b", "c"])
        #expect(table.count == 2)
        #expect((0..<2).map { row in (0..<3).map { table[row, $0] } } == [[word, "", "y\(word)"], ["z", word, "q"]])
      }
    }
  }
}
