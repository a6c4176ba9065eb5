import Testing
import Verification

@testable import Reports

@Suite("Reports, compared whole with stored ones")
struct GoldenReportTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout ReportOptions) -> Void
    var testDescription: String { name }
  }

  static let looks = [
    Look(name: "human") { _ in },
    Look(name: "quiet") { $0.detail = .failures },
    Look(name: "verbose") { $0.detail = .everything },
    Look(name: "ascii-color") { look in
      look.usesUnicode = false
      look.isColored = true
      look.width = 60
    },
    Look(name: "lint") { $0.job = .lint },
  ]

  @Test("for people", arguments: Samples.all.map(\.name), looks)
  func human(sample: String, look: Look) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    var options = ReportOptions()
    look.change(&options)
    try Golden("\(sample).\(look.name).txt").compare(HumanReport.render(result, options))
  }

  @Test("for programs", arguments: Samples.all.map(\.name))
  func json(sample: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    try Golden("\(sample).json").compare(JSONReport.render(result))
  }

  /// The endings of the files of each report that is made from findings.
  static let endings = [
    "junit": "junit.xml", "sarif": "sarif", "github": "github.txt", "markdown": "md", "html": "html",
  ]

  @Test("for services and browsers", arguments: Samples.all.map(\.name), FindingFormat.all.map(\.name))
  func findings(sample: String, format: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let report = try #require(ReportFormat.named(format))
    var bytes = report.render(result, ReportOptions())
    if format == "html" {
      // The style and the script are the same on every page.
      let page = String(decoding: bytes, as: UTF8.self)
      bytes = Array(page.replacing("\(PageStyle.text)", with: "").replacing("\(PageScript.text)", with: "").utf8)
    }
    try Golden("\(sample).\(try #require(Self.endings[format]))").compare(bytes)
  }
}
