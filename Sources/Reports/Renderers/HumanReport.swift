public import AccessibilityTree
public import Verification

/// The report for people: failures with both places and carets, the rest in short, each result word counted apart.
public enum HumanReport {
  /// Renders the results of a run.
  public static func render(_ result: RunResult, _ options: ReportOptions) -> [UInt8] {
    var renderer = HumanRenderer(options, isStrict: result.isStrict)
    renderer.run(result)
    return renderer.text.bytes
  }

  /// Renders faults that belong to no run, such as those of a pattern or of one file.
  ///
  /// - Parameters:
  ///   - diagnostics: the faults in the order they are shown.
  ///   - source: the text their places are in; empty where there is none.
  ///   - options: how it is laid out.
  public static func render(_ diagnostics: [Diagnostic], source: [UInt8], _ options: ReportOptions) -> [UInt8] {
    var renderer = HumanRenderer(options, isStrict: false)
    renderer.diagnostics(diagnostics, source: source)
    return renderer.text.bytes
  }

  /// Renders the answer to a query: one match a line, or the nearest node.
  public static func render(_ result: QueryResult, _ options: ReportOptions) -> [UInt8] {
    var renderer = HumanRenderer(options, isStrict: false)
    renderer.query(result)
    return renderer.text.bytes
  }
}

/// Renders one report for people; the parts of it are in extensions, one a file.
struct HumanRenderer {
  let options: ReportOptions
  let isStrict: Bool
  var text: ReportText
  /// How many failures were shown, and how many `--max-failures` kept back.
  private(set) var shown = 0
  private(set) var kept = 0

  init(_ options: ReportOptions, isStrict: Bool) {
    self.options = options
    self.isStrict = isStrict
    text = ReportText(options)
  }

  /// The mark between things on one line.
  var separator: String { options.usesUnicode ? " · " : ", " }
  /// What stands for something left out.
  var ellipsis: String { options.usesUnicode ? "…" : "..." }

  mutating func run(_ result: RunResult) {
    diagnostics(result.errors, source: [])
    for screen in result.screens {
      failures(of: screen)
      if options.detail != .failures { remarks(on: screen) }
    }
    if kept > 0 {
      separate()
      text.line("\(counted(kept, "more failure")) not shown")
    }
    summary(of: result)
  }

  /// Shows what failed on one screen: the errors of its file, then the refused dumps, then its checks.
  private mutating func failures(of screen: ScreenResult) {
    diagnostics(screen.errors, source: screen.source)
    if options.job == .lint { diagnostics(screen.warnings, source: screen.source) }
    for dump in screen.dumps where dump.status == .blocked {
      if admit() { refusal(of: dump, on: screen) }
    }
    for check in screen.checks where isShownInFull(check) {
      if admit() { failure(check, on: screen) }
    }
  }

  /// Whether a result is shown with excerpts: a failure is, and with `-v` whatever is neither passed nor skipped.
  func isShownInFull(_ check: CheckResult) -> Bool {
    switch check.verdict {
    case .fail: true
    case .unverified, .vacuous, .unwitnessed: isStrict || options.detail == .everything
    case .pass, .skip, .blocked: false
    }
  }

  /// Whether one more failure may be shown; counts it either way.
  mutating func admit() -> Bool {
    if let limit = options.maximumFailures, shown >= limit {
      kept += 1
      return false
    }
    shown += 1
    return true
  }

  /// Puts an empty line before whatever comes next, unless nothing came before.
  mutating func separate() {
    if !text.isEmpty { text.endLine() }
  }

  /// A number with its noun, "1 screen" or "2 screens".
  func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
