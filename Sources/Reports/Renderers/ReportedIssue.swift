public import AccessibilityTree
public import Verification

/// A failure of a run as the report for people shows it, for a test library to record as an issue of its own.
public struct ReportedIssue: Hashable, Sendable {
  /// The file it is about: an expectation file, or a dump that is refused.
  public var path: String
  /// Where in the file; `nil` where the whole file is meant.
  public var position: SourcePosition?
  /// The result word: `FAIL`, `BLOCKED`, `ERROR`, and in a strict run whatever proves nothing.
  public var word: String
  /// What there is to say, with excerpts and carets; safe to print anywhere.
  public var text: String

  /// Makes an issue.
  public init(path: String, position: SourcePosition?, word: String, text: String) {
    self.path = path
    self.position = position
    self.word = word
    self.text = text
  }
}

extension RunResult {
  /// What fails a check, in the order of its report: empty exactly where the exit status is 0.
  public var issues: [ReportedIssue] {
    var issues = errors.map(issue)
    for screen in screens {
      for error in screen.errors {
        issues.append(issue(error, source: screen.source))
      }
      for dump in screen.dumps where dump.status == .blocked {
        let refusal = dump.refusal
        issues.append(
          ReportedIssue(
            path: refusal.map(\.path).flatMap { $0.isEmpty ? nil : $0 } ?? dump.path, position: refusal?.position,
            word: Verdict.blocked.word, text: rendered { $0.refusal(of: dump, on: screen) }))
      }
      for check in screen.checks where fails(check) {
        issues.append(
          ReportedIssue(
            path: check.expected?.path ?? screen.file,
            position: check.expected?.position ?? SourcePosition(line: check.line, column: check.column),
            word: check.verdict.word, text: rendered { $0.failure(check, on: screen) }))
      }
    }
    guard isStrict else { return issues }
    return issues
      + orphans.map { path in
        let text = rendered { $0.text.line("\(path): no expectation file owns this dump") }
        return ReportedIssue(path: path, position: nil, word: "ORPHAN", text: text)
      }
  }

  private func fails(_ check: CheckResult) -> Bool {
    switch check.verdict {
    case .fail: true
    case .unverified, .vacuous, .unwitnessed: isStrict
    case .pass, .skip, .blocked: false
    }
  }

  private func issue(_ error: Diagnostic) -> ReportedIssue { issue(error, source: []) }

  private func issue(_ error: Diagnostic, source: [UInt8]) -> ReportedIssue {
    ReportedIssue(
      path: error.path, position: error.position, word: error.severity.rawValue.uppercased(),
      text: rendered { $0.diagnostics([error], source: source) })
  }

  private func rendered(_ body: (inout HumanRenderer) -> Void) -> String {
    var renderer = HumanRenderer(ReportOptions(), isStrict: isStrict)
    body(&renderer)
    return String(decoding: renderer.text.bytes, as: UTF8.self)
  }
}
