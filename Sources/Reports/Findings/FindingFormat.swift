/// A report that is made from findings, whatever command found them.
///
/// A new one is a renderer and a row here.
public struct FindingFormat: Sendable {
  /// The word of `--report`.
  public let name: String
  /// What it is for, in half a line.
  public let summary: String
  /// Whether it shows the trees of `FindingGroup.trees`.
  public let drawsTrees: Bool
  /// Makes the report: the same bytes for the same findings, on every run.
  public let render: @Sendable (FindingReport) -> [UInt8]

  init(
    name: String, summary: String, drawsTrees: Bool = false, render: @escaping @Sendable (FindingReport) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.drawsTrees = drawsTrees
    self.render = render
  }

  /// All of them.
  public static let all = [
    FindingFormat(name: "junit", summary: "XML for CI servers: one test case per check and platform") {
      JUnitReport.render($0)
    },
    FindingFormat(name: "sarif", summary: "SARIF 2.1.0, for code scanning") { SARIFReport.render($0) },
    FindingFormat(name: "github", summary: "workflow commands of GitHub Actions, which annotate the lines") {
      GitHubReport.render($0)
    },
    FindingFormat(name: "markdown", summary: "for a comment on a pull request, or GITHUB_STEP_SUMMARY") {
      MarkdownReport.render($0)
    },
    FindingFormat(name: "html", summary: "one page with the trees, for a browser", drawsTrees: true) {
      HTMLReport.render($0)
    },
  ]
}
