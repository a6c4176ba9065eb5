import Foundation
import Testing
import Vocabulary

@testable import Audit

/// What scripts write into the sources is current, and every table is well formed.
struct GeneratedFilesTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Audit")

  @Test("the generated tables are current: run scripts/generate-tables")
  func tables() throws {
    let tables = Self.folder.appending(path: "Tables")
    let files = try FileManager.default.contentsOfDirectory(atPath: tables.path)
      .filter { $0.hasSuffix(".tsv") }.sorted()
    #expect(GeneratedTables.all.map(\.file).sorted() == files, "run scripts/generate-tables")
    for (file, text) in GeneratedTables.all {
      let current = try String(contentsOf: tables.appending(path: file), encoding: .utf8)
      #expect(text == current, "\(file) was changed: run scripts/generate-tables")
    }
  }

  @Test("every row of a table has a field for every column", arguments: GeneratedTables.all.map(\.file))
  func isWellFormed(file: String) throws {
    let text = try #require(GeneratedTables.all.first { $0.file == file }).text
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let columns = try #require(lines.first).count
    for line in lines { #expect(line.count == columns && !line.contains(""), "\(line)") }
  }

  @Test("the help of the rules is what their doc comments say: run scripts/generate-rule-help")
  func help() throws {
    let rules = Self.folder.appending(path: "Rules")
    var comments: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: rules.path).sorted() {
      let lines = try String(contentsOf: rules.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
      guard let start = lines.firstIndex(where: { $0.hasSuffix("= AuditRule(") && $0.hasPrefix("  static let ") })
      else {
        continue
      }
      let above = lines[..<start].reversed().prefix { $0.hasPrefix("  ///") }.reversed()
      let id = try #require(lines[start + 1].split(separator: "\"").dropFirst().first)
      comments[String(id)] = above.map { String($0.dropFirst(6)) }.joined(separator: "\n")
    }
    #expect(comments == GeneratedRuleHelp.texts, "run scripts/generate-rule-help")
    #expect(Set(comments.keys) == Set(AuditCatalogue.rules.map(\.id)))
  }

  @Test(
    "every rule says what it finds, why it matters and what it leaves alone", arguments: AuditCatalogue.rules.map(\.id))
  func headings(id: String) throws {
    let help = try #require(AuditCatalogue.rule(id)).help
    #expect(help.sections.map(\.title) == RuleHelp.titles)
    #expect(help.summary.hasSuffix("."))
    #expect(help.sections.allSatisfy { !$0.lines.isEmpty })
  }

  @Test("every rule has a fix for each platform it can be about, and success criteria that WCAG has")
  func references() {
    for rule in AuditCatalogue.rules {
      #expect(FixTable.kinds.contains(rule.fix), "\(rule.id)")
      #expect(rule.wcag.allSatisfy { SuccessCriterion.numbered($0) != nil }, "\(rule.id)")
      for example in rule.failing { #expect(!FixTable.fixes(rule.fix, on: example.platform).isEmpty, "\(rule.id)") }
    }
    #expect(FixTable.kinds == Set(AuditCatalogue.rules.map(\.fix)))
    #expect(Set(AuditCatalogue.rules.map(\.id)).count == 54)
    #expect(AuditCatalogue.rules.filter(\.canFail).count == 11)
  }
}
