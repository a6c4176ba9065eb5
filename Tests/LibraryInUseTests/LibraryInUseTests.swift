import AccessibilityVerification
import Foundation
import Testing

@Suite("The library in use")
struct LibraryInUseTests {
  static let project = #filePath.split(separator: "/Tests/")[0]

  @Test("makes an issue of each failing check, at its line of the expectation file")
  func places() throws {
    let result = Verifier.check(
      expectation: "\(Self.project)/Tests/Examples/failing.expect", dump: "\(Self.project)/dumps/ios/a11y.txt")
    #expect(result.issues.map(\.position?.line) == [4, 5])
    let found = Places()
    withKnownIssue {
      for issue in result.issues { Issue.record("\(issue.text)", sourceLocation: SourceLocation(of: issue)) }
    } matching: { issue in
      found.add(issue)
      return true
    }
    #expect(found.lines == ["failing.expect:4", "failing.expect:5"])
    #expect(found.texts == result.issues.map(\.text))
  }

  /// What the test library saw; a known issue is matched on the thread that made it.
  private final class Places: @unchecked Sendable {
    var lines: [String] = []
    var texts: [String] = []

    func add(_ issue: Issue) {
      let place = issue.sourceLocation
      lines.append("\((place?.filePath ?? "").split(separator: "/").last ?? ""):\(place?.line ?? 0)")
      texts += issue.comments.map(\.rawValue)
    }
  }

  @Test("a dump in memory is judged as a file is")
  func memory() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: "\(Self.project)/dumps/ios/a11y.txt")))
    let result = Verifier.check(expectation: "\(Self.project)/expectations/a11y.expect", dump: bytes)
    #expect(result.issues.isEmpty)
    #expect(result.summary[.pass] > 0)
    let cut = Verifier.check(
      expectation: "\(Self.project)/expectations/a11y.expect", dump: [], named: "screen.txt", platform: .ios)
    #expect(cut.issues.map(\.word) == ["BLOCKED"])
    #expect(cut.issues.map(\.path) == ["screen.txt"])
  }

  static let examples = ["SwiftTestingExample.swift", "XCTestExample.swift"]

  @Test("is documented as it is compiled here", arguments: examples)
  func documented(file: String) throws {
    let page = try String(
      contentsOfFile:
        "\(Self.project)/Sources/AccessibilityVerification/AccessibilityVerification.docc/Tests.md", encoding: .utf8)
    let code = try String(contentsOfFile: "\(Self.project)/Tests/LibraryInUseTests/\(file)", encoding: .utf8)
    #expect(page.contains("```swift\n\(code)```\n"), "the block of \(file) on the page is not the file")
  }
}
