internal import AccessibilityTree
internal import Verification

/// The end of the report: dumps that nobody owns, and the counts, which are never added up.
extension HumanRenderer {
  /// How many orphans are listed without `-v`.
  private static let maximumOrphans = 20

  mutating func summary(of result: RunResult) {
    orphans(result.orphans)
    separate()
    switch options.job {
    case .check: counts(result.summary)
    case .lint: faults(of: result)
    }
    let judged = result.screens.reduce(0) { sum, screen in sum + screen.dumps.count { $0.status == .judged } }
    let screens = counted(result.screens.count, "screen")
    text.line(options.job == .lint ? screens : "\(screens), \(counted(judged, "dump")) judged")
  }

  private mutating func orphans(_ orphans: [String]) {
    guard !orphans.isEmpty, isStrict || options.detail != .failures else { return }
    separate()
    text.write("orphans:", isStrict ? .failure : .caution)
    text.line(" \(counted(orphans.count, "dump")) that no expectation file owns")
    let limit = options.detail == .everything ? orphans.count : Self.maximumOrphans
    for path in orphans.prefix(limit) { text.line("  \(path)") }
    if orphans.count > limit { text.line("  \(ellipsis) and \(orphans.count - limit) more") }
  }

  /// Writes each word with its count; those at zero are left out, save `pass` and `fail`.
  private mutating func counts(_ summary: Summary) {
    var isFirst = true
    func piece(_ count: Int, _ word: String, _ face: ReportText.Face, always: Bool = false) {
      guard count > 0 || always else { return }
      if !isFirst { text.write(separator) }
      isFirst = false
      text.write("\(count) \(word)", count > 0 ? face : .plain)
    }
    for verdict in Verdict.allCases {
      piece(
        summary[verdict], verdict.rawValue, face(of: verdict), always: verdict == .pass || verdict == .fail)
    }
    piece(summary.errors, "error", .failure)
    piece(summary.waived, "waived", .caution)
    text.write(separator)
  }

  /// Writes what a look at the files alone found.
  private mutating func faults(of result: RunResult) {
    let warnings = result.screens.reduce(0) { $0 + $1.warnings.count }
    let errors = result.summary.errors
    text.write(counted(errors, "error"), errors > 0 ? .failure : .plain)
    text.write(separator)
    text.write(counted(warnings, "warning"), warnings > 0 ? .caution : .plain)
    text.write(separator)
  }
}
