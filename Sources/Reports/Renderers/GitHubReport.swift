internal import AccessibilityTree

/// The report for GitHub Actions: workflow commands, which annotate the lines of the files.
///
/// What could not be told is no annotation, since a source that cannot show a thing would be said on every run; it
/// is in the report for people.
public enum GitHubReport {
  /// Renders findings; what fails comes first, since the service shows but the first few.
  public static func render(_ report: FindingReport) -> [UInt8] {
    var bytes: [UInt8] = []
    let findings = Finding.byUrgency(report.groups.flatMap(\.findings).filter { $0.standing != .consequence })
    for finding in findings where finding.weight.fails { append(finding, "error", in: report, to: &bytes) }
    for finding in findings where finding.weight == .warning { append(finding, "warning", in: report, to: &bytes) }
    for finding in findings where finding.weight == .note || finding.weight == .assumption {
      append(finding, "notice", in: report, to: &bytes)
    }
    return bytes
  }

  private static func append(
    _ finding: Finding, _ command: StaticString, in report: FindingReport, to bytes: inout [UInt8]
  ) {
    var properties: [(name: StaticString, value: String)] = []
    let place = finding.place
    if !place.path.isEmpty {
      properties.append(("file", RepositoryPath.of(place.path, below: report.repositoryPrefix)))
    }
    if !place.path.isEmpty, let position = place.position {
      properties.append(("line", String(position.line)))
      properties.append(("col", String(position.column)))
      properties.append(("endColumn", String(position.column + max(1, place.length) - 1)))
    }
    properties.append(("title", finding.owner.isEmpty ? finding.word : "\(finding.word) \(finding.owner)"))
    WorkflowCommand.append(
      command, properties, message: message(of: finding), to: &bytes)
  }

  /// The message, and the details without what the message, the annotation's place or its title says already.
  private static func message(of finding: Finding) -> String {
    let lines = finding.details.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let said = "  \(finding.message)"
    return ([finding.message] + lines.filter { !$0.isEmpty && $0 != said }.map(String.init)).joined(separator: "\n")
  }
}
