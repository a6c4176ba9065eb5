import AccessibilityTree
import Testing
import Verification
import Vocabulary

@testable import Reports

@Suite("Stored reports")
struct StoredReportTests {
  static func stored(_ result: RunResult, job: ReportOptions.Job = .check, path: String = "a.json") throws
    -> StoredReport
  {
    try StoredReport(reading: JSONReport.render(result, job: job), path: path)
  }

  @Test("make every report as the results do", arguments: Samples.all.map(\.name), ReportFormat.all.map(\.name))
  func roundTrip(sample: String, format: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let report = try #require(ReportFormat.named(format))
    let read = try Self.stored(result).result
    for detail in [ReportOptions.Detail.failures, .normal, .everything] {
      var options = ReportOptions()
      options.detail = detail
      #expect(report.render(read, options) == report.render(result, options))
    }
  }

  @Test("make the report of 'lint' as its results do", arguments: Samples.all.map(\.name))
  func lint(sample: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let read = try Self.stored(result, job: .lint)
    var options = ReportOptions()
    options.job = .lint
    #expect(read.job == .lint)
    #expect(HumanReport.render(read.result, options) == HumanReport.render(result, options))
  }

  static let good = """
    {"schema": 1, "tool": "axverify", "command": "check", "strict": false, "screens": [], "orphans": [], "errors": []}
    """

  static let wrong: [(text: String, message: String, place: SourcePosition?)] = [
    ("", "the JSON is empty", nil), ("[1, 2", "", nil),
    ("{}", "this is no JSON report of axverify", nil), ("[]", "this is no JSON report of axverify", nil),
    (good + " x", "there is more behind the end of the JSON value", SourcePosition(line: 1, column: 116)),
    (
      good.replacing("1", with: "2"), "the report is of a schema that is not known here, not 1",
      SourcePosition(line: 1, column: 12)
    ),
    (
      good.replacing("\"check\"", with: "\"chekc\""), "'command' of the report is not a known word",
      SourcePosition(line: 1, column: 46)
    ),
    (
      good.replacing("\"strict\": false, ", with: ""),
      "the report has no 'strict' here; was it made by a version before this one?", SourcePosition(line: 1, column: 1)
    ),
    (
      good.replacing("\"orphans\": []", with: "\"orphans\": {}"), "'orphans' of the report is an object, not a list",
      SourcePosition(line: 1, column: 98)
    ),
    (
      good.replacing("\"orphans\": []", with: "\"orphans\": [1]"),
      "'orphans' of the report holds a number, not texts alone",
      SourcePosition(line: 1, column: 99)
    ),
    (
      good.replacing("\"screens\": []", with: "\"screens\": [7]"), "the report has a number here, not an object",
      SourcePosition(line: 1, column: 84)
    ),
  ]

  @Test("that are none are refused with their place", arguments: wrong)
  func refused(text: String, message: String, place: SourcePosition?) throws {
    let error = #expect(throws: Diagnostic.self) { try StoredReport(reading: Array(text.utf8), path: "a.json") }
    let got = try #require(error)
    #expect(got.path == "a.json")
    if let place { #expect(got.position == place) }
    if place != nil || text.hasPrefix("{") { #expect(got.message == message) }
  }

  @Test("cut anywhere are refused")
  func cut() throws {
    let whole = JSONReport.render(Samples.eachVerdict())
    for length in stride(from: 0, to: whole.count - 2, by: 97) {
      #expect(throws: Diagnostic.self) { try StoredReport(reading: Array(whole.prefix(length)), path: "a.json") }
    }
  }

  @Test("do not make up lines without end")
  func farLine() throws {
    let text = String(decoding: JSONReport.render(Samples.eachVerdict()), as: UTF8.self)
    let far = text.replacing("{ \"line\": 3, \"text\"", with: "{ \"line\": 2000000000, \"text\"")
    #expect(far != text)
    let error = #expect(throws: Diagnostic.self) { try StoredReport(reading: Array(far.utf8), path: "a.json") }
    #expect(error?.message == "no expectation file has so many lines")
  }
}

@Suite("Merged reports")
struct ReportMergeTests {
  static func merged(_ parts: [(path: String, result: RunResult)], jobs: [ReportOptions.Job] = []) throws -> ReportMerge
  {
    var merge = ReportMerge()
    for (place, part) in parts.enumerated() {
      let job = jobs.isEmpty ? .check : jobs[place]
      merge.add(try StoredReportTests.stored(part.result, job: job), path: part.path)
    }
    merge.finish()
    return merge
  }

  static func screen(_ file: String, _ dumps: [DumpResult], _ checks: [CheckResult]) -> ScreenResult {
    ScreenResult(file: file, screen: file, dumps: dumps, checks: checks)
  }

  @Test("are in the order of the whole, and say once what every part says")
  func shards() throws {
    let error = Diagnostic(id: "no-such-file", "no such file or folder", path: "x")
    func part(_ files: [String]) -> RunResult {
      RunResult(
        screens: files.map { Self.screen($0, [Samples.judged(.ios)], [Samples.check(.pass, line: 3)]) },
        orphans: ["dumps/ios/b.txt", "dumps/ios/c.txt"], errors: [error])
    }
    let whole = part(["a", "b", "c", "d"])
    let merge = try Self.merged([("1", part(["b", "d"])), ("2", part([])), ("3", part(["a", "c"]))])
    #expect(merge.errors.isEmpty)
    #expect(JSONReport.render(merge.result) == JSONReport.render(whole))
  }

  @Test("of machines that each had one platform are one screen")
  func platforms() throws {
    func missing(_ platform: Platform) -> DumpResult {
      DumpResult(platform: platform, path: "dumps/\(platform)/a11y.*", status: .missing, reason: "no dump")
    }
    let ios = Self.screen(
      "a", [Samples.judged(.ios), missing(.macos)],
      [3, 4].flatMap { [Samples.check(.pass, line: $0), Samples.check(.skip, line: $0, on: .macos)] })
    let macos = Self.screen(
      "a", [missing(.ios), Samples.judged(.macos)],
      [3, 4].flatMap { [Samples.check(.skip, line: $0), Samples.check(.fail, line: $0, on: .macos)] })
    let merge = try Self.merged([("ios", RunResult(screens: [ios])), ("macos", RunResult(screens: [macos]))])
    #expect(merge.errors.isEmpty)
    let screen = try #require(merge.result.screens.first)
    #expect(merge.result.screens.count == 1)
    #expect(screen.dumps.map(\.status) == [.judged, .judged])
    #expect(screen.checks.map(\.line) == [3, 3, 4, 4])
    #expect(screen.checks.map(\.platform) == [.ios, .macos, .ios, .macos])
    #expect(screen.checks.map(\.verdict) == [.pass, .fail, .pass, .fail])
  }

  @Test("that judge one dump twice, or are of unlike runs, are refused by name")
  func unlike() throws {
    let result = RunResult(screens: [Self.screen("a", [Samples.judged(.ios)], [Samples.check(.pass, line: 3)])])
    let twice = try Self.merged([("1.json", result), ("2.json", result)])
    #expect(twice.errors.map(\.message) == ["a on ios is judged in this report, and in '1.json' as well"])
    #expect(twice.errors.map(\.path) == ["2.json"])
    var strict = result
    strict.isStrict = true
    let stricter = try Self.merged([("1.json", result), ("2.json", strict)])
    #expect(
      stricter.errors.map(\.message) == ["of this report and '1.json', '2.json' alone is of a run with '--strict'"])
    let lint = try Self.merged([("1.json", result), ("2.json", result)], jobs: [.check, .lint])
    #expect(lint.errors.map(\.message) == ["this is a report of 'lint', and '1.json' is one of 'check'"])
  }
}
