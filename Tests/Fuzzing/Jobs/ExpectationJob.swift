import AccessibilityTree
import Expectations
import Reports
import Verification
import Vocabulary

/// Reads an expectation file, and does all that is done with one without a dump.
enum ExpectationJob {
  static func run(_ input: [UInt8], pick: UInt8) throws(BrokenLaw) {
    let file = ExpectationFile.parse(input, path: "f.expect")
    try holdPlaces(file)
    for check in file.checks {
      if case .bare(let pattern) = check.kind { _ = pattern.canonicalText }
    }
    for platform in file.platforms { _ = file.resolutions(for: Selector(platform: platform)) }
    var options = ReportOptions()
    options.isColored = pick & 1 == 1
    options.width = 20 + Int(pick >> 1)
    _ = HumanReport.render(file.diagnostics, source: file.source, options)
    _ = Explainer.explain(input, path: "f.expect")
    var asked = CheckOptions()
    asked.paths = ["f.expect"]
    let result = Linter.run(asked, files: HeldFiles(contents: ["f.expect": input]))
    _ = JSONReport.render(result, job: .lint)
    if result.exitStatus == 0, !file.diagnostics.allSatisfy({ $0.severity != .error }) {
      throw BrokenLaw("a file with an error passes lint")
    }
  }

  /// Every fault has a place that is in the file.
  private static func holdPlaces(_ file: ExpectationFile) throws(BrokenLaw) {
    let lines = LineIndex(file.source, length: file.source.count)
    for diagnostic in file.diagnostics {
      guard let place = diagnostic.position else { throw BrokenLaw("no place for: \(diagnostic.message)") }
      guard place.line >= 1, place.line <= max(1, lines.count), place.column >= 1 else {
        throw BrokenLaw("a place outside the file: \(place.line):\(place.column)")
      }
    }
  }
}
