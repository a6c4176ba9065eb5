internal import Reports
internal import Verification

/// The reports of `check`, `lint` and `merge`.
enum CheckDelivery {
  /// Results, and how the reports of them look.
  struct Subject: Sendable {
    let result: RunResult
    let look: ReportOptions
  }

  /// The option of the three.
  static var option: OptionSpec { RunDelivery<Subject>.option(ReportFormat.all.map { ($0.name, $0.summary) }) }

  /// How many failures the report for people shows.
  static let maximumFailures = OptionSpec(
    long: "max-failures", kind: .number("N", atLeast: 1), summary: "print only the first N failures (default: all)",
    details: "All are counted all the same, and stand in every report but the human one.")

  /// The reports that were asked for.
  ///
  /// - Parameter inputs: the files that the command reads, which no report may replace. A folder among them may hold
  ///   any expectation file, so that no report may be named like one.
  static func reports(_ arguments: ParsedArguments, inputs: [String], _ session: Session) -> RunDelivery<Subject> {
    RunDelivery(
      arguments.values("report"), formats: formats, inputs: inputs, inputSuffix: ".expect", files: session.files,
      isOnGitHub: session.surroundings.isOnGitHub)
  }

  /// Whether one of the reports draws the trees of the dumps.
  static func drawsTrees(_ reports: RunDelivery<Subject>) -> Bool {
    reports.formatNames.contains { ReportFormat.named($0)?.drawsTrees ?? false }
  }

  private static let formats: [RunFormat<Subject>] = ReportFormat.all.map { format in
    RunFormat(name: format.name, summary: format.summary) { subject, isFile in
      var look = subject.look
      if isFile { look.isColored = false }
      return format.render(subject.result, look)
    }
  }
}
