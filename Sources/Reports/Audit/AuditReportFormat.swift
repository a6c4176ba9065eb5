public import Audit

/// A kind of report of an audit.
///
/// A new one is a renderer and a row here.
public struct AuditReportFormat: Sendable {
  /// The word of `--report`.
  public let name: String
  /// What it is for, in half a line.
  public let summary: String
  /// Whether it shows the trees of `DumpAudit.picture`.
  public let drawsTrees: Bool
  /// Makes the report: the same bytes for the same audit, on every run.
  public let render: @Sendable (AuditRun, ReportOptions) -> [UInt8]

  private init(
    name: String, summary: String, drawsTrees: Bool = false,
    render: @escaping @Sendable (AuditRun, ReportOptions) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.drawsTrees = drawsTrees
    self.render = render
  }

  /// All kinds, the default first.
  public static let all =
    [
      AuditReportFormat(
        name: "human", summary: "for people, at a terminal or in a log", render: HumanAuditReport.render),
      AuditReportFormat(name: "json", summary: "for programs: stable keys, schema 1") { run, _ in
        JSONAuditReport.render(run)
      },
      AuditReportFormat(name: "known", summary: "the findings as a list for --known") { run, _ in
        Array(KnownFindings.file(of: run.audits).utf8)
      },
    ]
    + FindingFormat.all.map { format in
      AuditReportFormat(name: format.name, summary: format.summary, drawsTrees: format.drawsTrees) { run, options in
        var report = FindingReport(audit: run)
        report.repositoryPrefix = options.repositoryPrefix
        return format.render(report)
      }
    }

  /// The kind of a name.
  public static func named(_ name: String) -> AuditReportFormat? { all.first { $0.name == name } }
}
