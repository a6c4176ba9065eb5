public import AccessibilityTree
public import TreeDiff

/// A kind of report of a diff.
///
/// A new one is a renderer and a row here.
public struct DiffReportFormat: Sendable {
  /// The word of `--report`.
  public let name: String
  /// What it is for, in half a line.
  public let summary: String
  /// Makes the report: the same bytes for the same diff, on every run.
  public let render: @Sendable (DiffRun, DiffReportOptions) -> [UInt8]

  /// All kinds, the default first.
  public static let all =
    [
      DiffReportFormat(name: "human", summary: "for people, at a terminal or in a log", render: HumanDiffReport.render),
      DiffReportFormat(name: "json", summary: "for programs: stable keys, schema 1") { run, _ in
        JSONDiffReport.render(run)
      },
    ]
    + FindingFormat.all.map { format in
      DiffReportFormat(name: format.name, summary: summaries[format.name] ?? format.summary) { run, options in
        var report = FindingReport(diff: run)
        report.repositoryPrefix = options.look.repositoryPrefix
        return format.render(report)
      }
    }

  /// Where what `check` says of a format is not what it holds here.
  private static let summaries = [
    "junit": "XML for CI servers: one test suite per screen, one test case per change",
    "html": "one page for a browser",
  ]

  /// The kind of a name.
  public static func named(_ name: String) -> DiffReportFormat? { all.first { $0.name == name } }
}

/// How the report of a diff is laid out.
public struct DiffReportOptions: Sendable {
  /// What all reports for people have.
  public var look: ReportOptions
  /// How many elements around a change are shown above it.
  public var context = 2
  /// Does two parts of a long report at once, where the caller has a thread to spare.
  public var performer: Performer?

  /// The options of a plain run.
  public init(_ look: ReportOptions = ReportOptions()) { self.look = look }
}
