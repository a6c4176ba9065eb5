public import Verification

/// A kind of report of `check` and `lint`.
///
/// A new one is a renderer and a row here, or in `FindingFormat` where other commands are to have it too.
public struct ReportFormat: Sendable {
  /// The word of `--report`.
  public let name: String
  /// What it is for, in half a line.
  public let summary: String
  /// Whether it shows the trees of the dumps, which are kept only where it is asked for.
  public let drawsTrees: Bool
  /// Makes the report: the same bytes for the same results, on every run.
  public let render: @Sendable (RunResult, ReportOptions) -> [UInt8]

  init(
    name: String, summary: String, drawsTrees: Bool = false,
    render: @escaping @Sendable (RunResult, ReportOptions) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.drawsTrees = drawsTrees
    self.render = render
  }

  /// All kinds, the default first.
  public static let all =
    [
      ReportFormat(name: "human", summary: "for people, at a terminal or in a log", render: HumanReport.render),
      ReportFormat(name: "json", summary: "for programs: stable keys, schema 1") { result, options in
        JSONReport.render(result, job: options.job)
      },
    ]
    + FindingFormat.all.map { format in
      ReportFormat(name: format.name, summary: format.summary, drawsTrees: format.drawsTrees) { result, options in
        var report = FindingReport(result, job: options.job)
        report.repositoryPrefix = options.repositoryPrefix
        return format.render(report)
      }
    }

  /// The kind of a name.
  public static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
