import AccessibilityTree
import Audit
import DumpFormats
import Expectations
import Reports
import Verification
import Vocabulary

/// Judges a dump against an expectation file and audits it, and writes a report of that.
///
/// The input is the expectation file, the dump, and a decoy.
enum ReportJob {
  static func run(_ input: [UInt8], pick: UInt8) throws(BrokenLaw) {
    let parts = InputParts(input, count: 3)
    switch pick % 4 {
    case 0, 1: try check(parts, pick: pick / 4)
    case 2: try audit(parts[1], pick: pick / 4)
    default: try suggest(parts[1])
    }
  }

  private static func check(_ parts: InputParts, pick: UInt8) throws(BrokenLaw) {
    let format = ReportFormat.all[Int(pick) % ReportFormat.all.count]
    var options = CheckOptions()
    options.paths = ["e.expect"]
    options.quickDump = "dump"
    options.keepsPictures = format.drawsTrees
    let files = HeldFiles(contents: ["e.expect": parts[0], "dump": parts[1], "decoy": parts[2]])
    let result = Checker.run(options, files: files)
    let report = format.render(result, ReportOptions())
    try Harmless.hold(report, format.name)
    let stored = JSONReport.render(result)
    let again: StoredReport
    do throws(Diagnostic) {
      again = try StoredReport(reading: stored, path: "report")
    } catch {
      throw BrokenLaw("a report is not read: \(error.message)")
    }
    guard JSONReport.render(again.result) == stored else { throw BrokenLaw("a stored report is read as another") }
    guard format.render(again.result, ReportOptions()) == report else {
      throw BrokenLaw("the report \(format.name) of a stored report is another")
    }
    _ = try? StoredReport(reading: parts[1], path: "report")
  }

  private static func audit(_ bytes: [UInt8], pick: UInt8) throws(BrokenLaw) {
    guard let dump = ReaderJob.read(bytes) else { return }
    let configuration = AuditConfiguration()
    let platforms = dump.platforms.sorted { $0.rawValue < $1.rawValue }
    guard let platform = platforms.first else { return }
    let audit = Auditor.audit(AuditSubject(dump, path: "dump", platform: platform), configuration)
    let run = AuditRun([audit], configuration: configuration)
    let format = AuditReportFormat.all[Int(pick) % AuditReportFormat.all.count]
    try Harmless.hold(format.render(run, ReportOptions()), format.name)
  }

  /// What is suggested of a dump is a file without an error that the dump passes.
  private static func suggest(_ bytes: [UInt8]) throws(BrokenLaw) {
    guard let dump = ReaderJob.read(bytes) else { return }
    for platform in dump.platforms.sorted(by: { $0.rawValue < $1.rawValue }).prefix(1) {
      let input = Suggester.Input(dump, path: "dump", platform: platform)
      guard let suggestion = try? Suggester.suggest([input], screen: "S \"1\"") else { continue }
      let text = Array(suggestion.text.utf8)
      try Harmless.hold(text, "suggestion")
      var options = CheckOptions()
      options.paths = ["e.expect"]
      options.quickDump = "dump"
      options.platforms = [platform]
      let result = Checker.run(options, files: HeldFiles(contents: ["e.expect": text, "dump": bytes]))
      guard result.exitStatus == 0 else {
        let report = String(decoding: HumanReport.render(result, ReportOptions()), as: UTF8.self)
        throw BrokenLaw("what is suggested does not hold:\n\(suggestion.text)\n\(report)")
      }
    }
  }
}
