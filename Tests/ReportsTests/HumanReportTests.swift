import AccessibilityTree
import Reports
import Testing
import Verification
import Vocabulary

@Suite("The report for people")
struct HumanReportTests {
  @Test("is safe to print, whatever a dump or a file holds")
  func hostile() {
    let text = String(decoding: HumanReport.render(Samples.hostile, ReportOptions()), as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      #expect(!line.contains("##["), "\(line)")
      #expect(!line.contains("##vso["), "\(line)")
      let acting = line.unicodeScalars.filter { $0.properties.generalCategory == .control || $0.value == 0x202e }
      #expect(acting.isEmpty, "\(line)")
    }
  }

  /// 10,000 results on 100 lines each of 10 files, a quarter of them failures.
  static var many: RunResult {
    let screens = (0..<10).map { file in
      let checks = (0..<1_000).map { index in
        var check = Samples.check(
          index % 4 == 0 ? .fail : .unverified, line: index + 2, message: "message \(index % 3)")
        check.notes = ["a note"]
        return check
      }
      return ScreenResult(
        file: "expectations/\(file).expect", screen: "\(file)", dumps: [Samples.judged(.ios)], checks: checks)
    }
    return RunResult(screens: screens)
  }

  @Test("of 10,000 results shows as many failures as were asked for, and counts all", .timeLimit(.minutes(5)))
  func tenThousand() throws {
    var options = ReportOptions()
    options.maximumFailures = 2
    try Golden("ten-thousand.human.txt").compare(HumanReport.render(Self.many, options))
  }

  @Test("shows all failures where no number was given", .timeLimit(.minutes(5)))
  func allOfTenThousand() {
    let text = HumanReport.render(Self.many, ReportOptions())
    let lines = text.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.count { $0.hasSuffix("  FAIL  ios") } == 2_500)
    #expect(lines.last == "0 pass · 2500 fail · 7500 unverified · 10 screens, 10 dumps judged")
  }

  @Test("counts no result that does not fail against the number of failures")
  func verboseBesideFailures() {
    var options = ReportOptions()
    options.detail = .everything
    options.maximumFailures = 1
    let checks = [
      Samples.check(.unverified, line: 2), Samples.check(.unverified, line: 3), Samples.check(.fail, line: 4),
      Samples.check(.fail, line: 5),
    ]
    let result = RunResult(screens: [ScreenResult(file: "a.expect", screen: "A", checks: checks)])
    let text = String(decoding: HumanReport.render(result, options), as: UTF8.self)
    #expect(
      text == """
        a.expect:2:1  UNVERIFIED  ios
           2 │ button "OK"

        a.expect:3:1  UNVERIFIED  ios
           3 │ button "OK"

        a.expect:4:1  FAIL  ios
           4 │ button "OK"

        1 more failure not shown

        0 pass · 2 fail · 2 unverified · 1 screen, 0 dumps judged

        """)
  }

  @Test("of a fault in a pattern has its carets in the pattern")
  func pattern() {
    let fault = Diagnostic(
      id: "unknown-role", "unknown role 'buton'", path: "pattern", position: SourcePosition(line: 1, column: 1),
      length: 5, suggestion: "button", notes: ["roles stand in lower case"])
    let text = HumanReport.render([fault], source: Array("buton \"OK\"".utf8), ReportOptions())
    #expect(
      String(decoding: text, as: UTF8.self) == """
        pattern:1:1  ERROR
           1 │ buton "OK"
             │ ^^^^^ unknown role 'buton'; did you mean 'button'?
          note: roles stand in lower case

        """)
  }

  @Test("of a fault without a file names the place alone")
  func noFile() {
    let fault = Diagnostic(id: "x", "wrong", position: SourcePosition(line: 2, column: 1))
    #expect(
      String(decoding: HumanReport.render([fault], source: [], ReportOptions()), as: UTF8.self)
        == "2:1  ERROR\n  wrong\n")
  }

  @Test("of issues is what fails the run, one by one")
  func issues() {
    #expect(Samples.nothingFailed.issues.isEmpty)
    #expect(Samples.eachVerdict().issues.map(\.word) == ["ERROR", "ERROR", "BLOCKED", "FAIL"])
    #expect(
      Samples.strict.issues.map(\.word) == [
        "ERROR", "ERROR", "BLOCKED", "FAIL", "UNVERIFIED", "UNVERIFIED", "VACUOUS", "UNWITNESSED", "ORPHAN",
      ])
    #expect(
      Samples.eachVerdict().issues.last
        == ReportedIssue(
          path: "expectations/a11y.expect", position: SourcePosition(line: 9, column: 23), word: "FAIL",
          text: """
            expectations/a11y.expect:9:23  FAIL  ios
              checked differs
               9 │ checkbox "Select all" checked=mixed
                 │                       ^^^^^^^^^^^^^ on iOS: no value (UIKit has no half-way state)
              why: no value on iOS, 2 on macOS
            dumps/ios/a11y.txt:5:43
               5 │   AXCheckBox[AXSwitch] label="Select all" value="1"
                 │                                           ^^^^^^^^^ is there
              role checkbox ok · name "Select all" ok · checked differs

            """))
  }
}
