import AccessibilityVerification
import Testing

@Test("The settings screen, as it is on iOS", arguments: ["a11y"])
func screen(_ name: String) {
  let project = #filePath.split(separator: "/Tests/")[0]
  let result = Verifier.check(
    expectation: "\(project)/expectations/\(name).expect", dump: "\(project)/dumps/ios/\(name).txt")
  for issue in result.issues { Issue.record("\(issue.text)", sourceLocation: SourceLocation(of: issue)) }
}

extension SourceLocation {
  /// The line of the expectation file, so that an editor leads there.
  init(of issue: ReportedIssue) {
    let (line, column) = (issue.position?.line ?? 1, issue.position?.column ?? 1)
    self.init(fileID: "Expectations/\(issue.path)", filePath: issue.path, line: line, column: column)
  }
}
