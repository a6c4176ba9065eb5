import AccessibilityTree
import Verification
import Vocabulary

/// Results as text, so that whole results are compared.
enum ResultText {
  /// All of a run: what belongs to no screen, then each screen.
  static func of(_ run: RunResult) -> String {
    var lines = run.errors.map { "error: \(of($0))" }
    for screen in run.screens {
      if run.screens.count > 1 { lines.append("== \(screen.file)") }
      lines += of(screen)
    }
    lines += run.orphans.map { "orphan \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func of(_ screen: ScreenResult) -> [String] {
    var lines = screen.errors.map { "error \(of($0))" } + screen.warnings.map { "warning \(of($0))" }
    for dump in screen.dumps where dump.status != .judged || !dump.notes.isEmpty {
      let name = dump.platform.rawValue + (dump.variant.map { ".\($0)" } ?? "")
      lines.append("\(name) \(dump.status.rawValue)" + (dump.reason.map { ": \($0)" } ?? ""))
      lines += dump.notes.map { "  | \($0)" }
    }
    return lines + screen.checks.flatMap(of)
  }

  private static func of(_ check: CheckResult) -> [String] {
    let selector = check.platform.rawValue + (check.variant.map { ".\($0)" } ?? "")
    let waived = check.isWaived ? " (waived)" : ""
    var lines = [
      "\(check.line) \(selector) \(check.verdict.rawValue)\(waived)" + (check.message.map { ": \($0)" } ?? "")
    ]
    lines += check.notes.map { "  | \($0)" }
    if let cause = check.nearest?.cause { lines.append("  | cause: \(cause)") }
    return lines
  }

  private static func of(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.position.map { "\($0.line):\($0.column)+\(diagnostic.length) " } ?? ""
    let path = diagnostic.position == nil && !diagnostic.path.isEmpty ? "\(diagnostic.path): " : ""
    let suggestion = diagnostic.suggestion.map { " (\($0)?)" } ?? ""
    return "\(place)\(path)\(diagnostic.message)\(suggestion)"
  }
}
