public import Verification

/// A kind of report.
///
/// A new one is a renderer and a row here.
public struct ReportFormat: Sendable {
  /// The word of `--report`.
  public let name: String
  /// What it is for, in half a line.
  public let summary: String
  /// Makes the report: the same bytes for the same results, on every run.
  public let render: @Sendable (RunResult, ReportOptions) -> [UInt8]

  /// All kinds, the default first.
  public static let all = [
    ReportFormat(name: "human", summary: "for people, at a terminal or in a log", render: HumanReport.render),
    ReportFormat(name: "json", summary: "for programs: stable keys, schema 1") { result, _ in
      JSONReport.render(result)
    },
  ]

  /// The kind of a name.
  public static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
