import Foundation
import Testing

@testable import Audit

/// The page about the rules is what the rules say.
struct RulePageTests {
  @Test("the page about the rules is current: run scripts/update-goldens --filter RulePageTests")
  func isCurrent() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/AccessibilityVerification/AccessibilityVerification.docc/AuditRules.md")
    let page = RulePage.markdown
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("rewrote AuditRules.md; read the change, then run again")
      return
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == page)
  }
}
