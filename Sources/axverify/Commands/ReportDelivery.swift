internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification

/// The reports that were asked for, and where each goes.
struct ReportDelivery: Sendable {
  /// One report.
  struct Order: Sendable {
    let format: ReportFormat
    /// The file; `nil` for standard output.
    let path: String?
  }

  /// The option of `check` and `lint`.
  static let option = OptionSpec(
    long: "report", kind: .target("FORMAT[=FILE]", noun: "report", ReportFormat.all.map(\.name)), isRepeatable: true,
    summary: "what report to make, and where it goes (default: human)",
    details: """
      \(ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
      At most one report goes to standard output. Where none does, the human one is printed there as well, unless \
      it was given a file of its own. Where GITHUB_ACTIONS is set and no report is asked for, the one for github \
      follows the human one.
      """)

  /// How many failures the report for people shows.
  static let maximumFailures = OptionSpec(
    long: "max-failures", kind: .number("N", atLeast: 1), summary: "print only the first N failures (default: all)",
    details: "All are counted all the same, and stand in every report but the human one.")

  private(set) var orders: [Order] = []
  private(set) var errors: [Diagnostic] = []

  /// Reads the values of `--report`.
  ///
  /// - Parameters:
  ///   - values: `FORMAT` or `FORMAT=FILE`.
  ///   - inputs: the files that the command reads, which no report may replace.
  ///   - files: for telling whether two paths lead to one file.
  ///   - isOnGitHub: whether the run is a step of GitHub Actions.
  init(_ values: [String], inputs: [String], files: LocalFiles, isOnGitHub: Bool) {
    for value in values { add(value) }
    let toOutput = orders.filter { $0.path == nil }
    if toOutput.count > 1 {
      let names = toOutput.map { "'\($0.format.name)'" }.joined(separator: " and ")
      fail("two-reports", "at most one report goes to standard output, not \(names); give the others a file")
    }
    for (place, order) in orders.enumerated() {
      guard let path = order.path else { continue }
      if orders[..<place].contains(where: { $0.path == path || $0.path.map { files.areSame($0, path) } ?? false }) {
        fail("two-reports", "two reports are written to '\(path)'")
      }
      // A folder that is read may hold any expectation file.
      if path.hasSuffix(".expect") || inputs.contains(where: { files.areSame($0, path) }) {
        fail("report-on-input", "the report '\(path)' would replace a file that is read")
      }
    }
    if toOutput.isEmpty, !orders.contains(where: { $0.format.name == ReportFormat.all[0].name }) {
      orders.append(Order(format: ReportFormat.all[0], path: nil))
    }
    if values.isEmpty, isOnGitHub, let format = ReportFormat.named("github") {
      orders.append(Order(format: format, path: nil))
    }
  }

  /// Whether one of the reports draws the trees of the dumps.
  var drawsTrees: Bool { orders.contains { $0.format.drawsTrees } }

  private mutating func add(_ value: String) {
    let equals = value.firstIndex(of: "=")
    let name = String(value[..<(equals ?? value.endIndex)])
    let path = equals.map { String(value[value.index(after: $0)...]) }
    // The parser has refused every other name.
    guard let format = ReportFormat.named(name) else { return }
    if path == "" { return fail("missing-value", "'--report \(value)' names no file behind its '='") }
    orders.append(Order(format: format, path: path))
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  /// Makes the reports: files first, so that a reader who goes away costs none of them.
  func deliver(_ result: RunResult, _ options: ReportOptions, _ session: inout Session) -> ExitStatus {
    var status = ExitStatus.success
    for order in orders {
      guard let path = order.path else { continue }
      var plain = options
      plain.isColored = false
      do throws(Diagnostic) {
        try ReportFile(path: path).write(order.format.render(result, plain))
      } catch {
        session.complain([error])
        status = .trouble
      }
    }
    for order in orders where order.path == nil { session.output += order.format.render(result, options) }
    return status
  }
}
