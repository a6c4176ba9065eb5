import AccessibilityVerification
import XCTest

final class SettingsScreenTests: XCTestCase {
  func testIsAsExpectedOnIOS() {
    let project = #filePath.split(separator: "/Tests/")[0]
    let result = Verifier.check(
      expectation: "\(project)/expectations/a11y.expect", dump: "\(project)/dumps/ios/a11y.txt")
    for issue in result.issues { record(issue) }
  }
}

extension XCTestCase {
  /// Fails at the line of the expectation file, so that an editor leads there.
  func record(_ issue: ReportedIssue) {
    let line = issue.position?.line ?? 1
    #if canImport(ObjectiveC)
      let place = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: issue.path, lineNumber: line))
      record(XCTIssue(type: .assertionFailure, compactDescription: issue.text, sourceCodeContext: place))
    #else
      recordFailure(withDescription: issue.text, inFile: issue.path, atLine: line, expected: true)
    #endif
  }
}
