import Foundation
import Testing

@testable import Vocabulary

/// The tables of the binary are the files, and every file is well formed.
struct GeneratedTablesTests {
  /// Where the tables lie, from this file up.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Vocabulary/Tables")

  @Test("the generated source is current: run scripts/generate-tables")
  func isCurrent() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".tsv") }.sorted()
    #expect(GeneratedTables.all.map(\.file).sorted() == files, "run scripts/generate-tables")
    for (file, text) in GeneratedTables.all {
      let current = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      #expect(text == current, "\(file) was changed: run scripts/generate-tables")
    }
  }

  @Test("every row of a table has a field for every column", arguments: GeneratedTables.all.map(\.file))
  func isWellFormed(file: String) throws {
    let text = try #require(GeneratedTables.all.first { $0.file == file }).text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let columns = try #require(lines.first).count
    for line in lines { #expect(line.count == columns, "\(line)") }
    for line in lines { #expect(!line.contains(""), "an empty field in \(line)") }
    let table = Table(text)
    #expect(table.count == lines.count - 1)
    #expect(
      (0..<table.count).map { row in (0..<columns).map { table[row, $0] } }
        == lines.dropFirst().map { $0.map(String.init) })
  }

  @Test("comments, blank lines and a missing last line feed are no rows")
  func readsOddText() {
    let table = Table("# a comment\n\nword\tlist\n\none\ta;b\n# two\tc\nthree\t-")
    #expect(table.columns == ["word", "list"])
    #expect((0..<table.count).map { table[$0, 0] } == ["one", "three"])
    #expect(table.list(0, table.column("list")) == ["a", "b"])
    #expect(table[1, 1] == "-")
    #expect(Table("").count == 0)
  }
}
