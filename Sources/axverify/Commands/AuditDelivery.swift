internal import AccessibilityTree
internal import AccessibilityVerification
internal import Audit
internal import Reports

/// The reports of an audit that were asked for, and where each goes.
struct AuditDelivery: Sendable {
  private struct Order: Sendable {
    let format: AuditReportFormat
    /// The file; `nil` for standard output.
    let path: String?
  }

  /// The option of `audit`.
  static let option = OptionSpec(
    long: "report", kind: .target("FORMAT[=FILE]", noun: "report", AuditReportFormat.all.map(\.name)),
    isRepeatable: true, summary: "what report to make, and where it goes (default: human)",
    details: """
      \(AuditReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
      At most one report goes to standard output. Where none does, the human one is printed there as well, unless \
      it was given a file of its own. Where GITHUB_ACTIONS is set and no report is asked for, the one for github \
      follows the human one.
      """)

  private var orders: [Order] = []
  private(set) var errors: [Diagnostic] = []

  /// Reads the values of `--report`.
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
      if inputs.contains(where: { files.areSame($0, path) }) {
        fail("report-on-input", "the report '\(path)' would replace a file that is read")
      }
    }
    if toOutput.isEmpty, !orders.contains(where: { $0.format.name == AuditReportFormat.all[0].name }) {
      orders.append(Order(format: AuditReportFormat.all[0], path: nil))
    }
    if values.isEmpty, isOnGitHub, let format = AuditReportFormat.named("github") {
      orders.append(Order(format: format, path: nil))
    }
  }

  private mutating func add(_ value: String) {
    let equals = value.firstIndex(of: "=")
    let name = String(value[..<(equals ?? value.endIndex)])
    let path = equals.map { String(value[value.index(after: $0)...]) }
    // The parser has refused every other name.
    guard let format = AuditReportFormat.named(name) else { return }
    if path == "" { return fail("missing-value", "'--report \(value)' names no file behind its '='") }
    orders.append(Order(format: format, path: path))
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  /// Makes the reports: files first, so that a reader who goes away costs none of them.
  func deliver(_ run: AuditRun, _ options: ReportOptions, _ session: inout Session) -> ExitStatus {
    var status = ExitStatus.success
    for order in orders {
      guard let path = order.path else { continue }
      var plain = options
      plain.isColored = false
      do throws(Diagnostic) {
        try ReportFile(path: path).write(order.format.render(run, plain))
      } catch {
        session.complain([error])
        status = .trouble
      }
    }
    for order in orders where order.path == nil { session.output += order.format.render(run, options) }
    return status
  }
}
