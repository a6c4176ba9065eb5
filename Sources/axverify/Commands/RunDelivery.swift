internal import AccessibilityTree
internal import AccessibilityVerification

/// A kind of report of some run, as a command offers it.
struct RunFormat<Run: Sendable>: Sendable {
  /// The word of `--report`.
  let name: String
  /// What it is for, in half a line.
  let summary: String
  /// Whether it shows trees, which a run keeps only where they are asked for.
  var drawsTrees = false
  /// Makes the report; the flag says whether colours may be used.
  let render: @Sendable (Run, _ isFile: Bool) -> [UInt8]
}

/// The reports of a run that were asked for, and where each goes.
struct RunDelivery<Run: Sendable>: Sendable {
  private struct Order: Sendable {
    let format: RunFormat<Run>
    /// The file; `nil` for standard output.
    let path: String?
  }

  private let formats: [RunFormat<Run>]
  private var orders: [Order] = []
  private(set) var errors: [Diagnostic] = []

  /// Whether one of the reports shows trees.
  var drawsTrees: Bool { orders.contains { $0.format.drawsTrees } }

  /// The option of a command.
  static func option(_ formats: [(name: String, summary: String)]) -> OptionSpec {
    let onGitHub = """
       Where GITHUB_ACTIONS is set and no report is asked for, the one for github follows the human one.
      """
    return OptionSpec(
      long: "report", kind: .target("FORMAT[=FILE]", noun: "report", OptionSpec.Words { formats.map(\.name) }),
      isRepeatable: true, summary: "what report to make, and where it goes (default: human)",
      details: """
        \(formats.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
        At most one report goes to standard output. Where none does, the human one is printed there as well, unless \
        it was given a file of its own.\(formats.contains { $0.name == "github" } ? onGitHub : "")
        """)
  }

  /// Reads the values of `--report`; the first of the formats is the one that people read.
  ///
  /// - Parameters:
  ///   - values: `FORMAT` or `FORMAT=FILE`.
  ///   - inputs: the files that the command reads, which no report may replace.
  ///   - inputSuffix: how the files end that the command may find by itself.
  ///   - files: for telling whether two paths lead to one file.
  ///   - isOnGitHub: whether the run is a step of GitHub Actions.
  init(
    _ values: [String], formats: [RunFormat<Run>], inputs: [String], inputSuffix: String? = nil, files: LocalFiles,
    isOnGitHub: Bool = false
  ) {
    self.formats = formats
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
      if inputSuffix.map(path.hasSuffix) ?? false || inputs.contains(where: { files.areSame($0, path) }) {
        fail("report-on-input", "the report '\(path)' would replace a file that is read")
      }
    }
    if toOutput.isEmpty, let usual = formats.first, !orders.contains(where: { $0.format.name == usual.name }) {
      orders.append(Order(format: usual, path: nil))
    }
    if values.isEmpty, isOnGitHub, let format = formats.first(where: { $0.name == "github" }) {
      orders.append(Order(format: format, path: nil))
    }
  }

  /// The words of the reports that are made.
  var formatNames: [String] { orders.map(\.format.name) }

  private mutating func add(_ value: String) {
    let equals = value.firstIndex(of: "=")
    let name = String(value[..<(equals ?? value.endIndex)])
    let path = equals.map { String(value[value.index(after: $0)...]) }
    // The parser has refused every other name.
    guard let format = formats.first(where: { $0.name == name }) else { return }
    if path == "" { return fail("missing-value", "'--report \(value)' names no file behind its '='") }
    orders.append(Order(format: format, path: path))
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  /// Makes the reports: files first, so that a reader who goes away costs none of them.
  func deliver(_ run: Run, _ session: inout Session) -> ExitStatus {
    var status = ExitStatus.success
    for order in orders {
      guard let path = order.path else { continue }
      do throws(Diagnostic) {
        try ReportFile(path: path).write(order.format.render(run, true))
      } catch {
        session.complain([error])
        status = .trouble
      }
    }
    for order in orders where order.path == nil {
      let report = order.format.render(run, false)
      // Nearly always it is all there is, and a report of many megabytes is not copied for nothing.
      if session.output.isEmpty { session.output = report } else { session.output += report }
    }
    return status
  }
}
