import Testing
import Vocabulary

@testable import Audit

/// Dumps that are made to cost time: depth, crowds and repetition.
struct HostileDumpTests {
  /// A dump of one root with so many lines below it.
  private func crowd(_ line: (Int) -> String, count: Int = 6_000) -> String {
    "XCUIElementTypeWindow accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"\n"
      + (0..<count).map { "  " + line($0) }.joined(separator: "\n")
  }

  @Test("six thousand controls in one spot", .timeLimit(.minutes(1)))
  func oneSpot() throws {
    let audit = try AuditedDump.audit(
      .ios, .xcuitest,
      crowd {
        "XCUIElementTypeButton label=\"B\($0)\" accessible=\"true\" x=\"5\" y=\"5\" width=\"\(10 + $0 % 7)\" height=\"10\""
      })
    #expect(audit.coverage.nodes == 6_001)
    #expect(audit.passes == true)
  }

  @Test("six thousand links in one line of text", .timeLimit(.minutes(1)))
  func links() throws {
    let audit = try AuditedDump.audit(
      .ios, .xcuitest,
      crowd {
        "XCUIElementTypeLink label=\"here\" accessible=\"true\" x=\"\($0 * 9)\" y=\"5\" width=\"8\" height=\"8\""
      })
    #expect(audit.findings.allSatisfy { $0.findingClass != .failure })
    #expect(AuditRun([audit], configuration: AuditConfiguration()).groups.count < 20)
  }

  @Test(
    "two thousand levels of windows, buttons and rows", .timeLimit(.minutes(1)),
    arguments: ["AXWindow", "AXButton", "AXRow"])
  func depth(role: String) throws {
    let lines = (0..<2_000).map { String(repeating: "  ", count: $0) + role }
    let audit = try AuditedDump.audit(
      .macos, .ax, (lines + [String(repeating: "  ", count: 2_000) + "AXImage"]).joined(separator: "\n"))
    #expect(audit.coverage.nodes == 2_001)
    #expect(audit.passes == false)
    #expect(audit.findings.allSatisfy { $0.path.unicodeScalars.count < 200 })
  }

  @Test("a label of a megabyte, and one of every odd character")
  func labels() throws {
    let long = String(repeating: "a_", count: 500_000)
    let odd = String(
      String.UnicodeScalarView((0x20...0x2fff).compactMap(Unicode.Scalar.init).filter { $0 != "\"" && $0 != "\\" }))
    let audit = try AuditedDump.audit(
      .macos, .ax, "AXWindow title=\"x\"\n  AXButton label=\"\(long)\"\n  AXButton label=\"\(odd)\"")
    #expect(audit.coverage.nodes == 3)
    #expect(
      audit.findings.allSatisfy { $0.message.unicodeScalars.count < 400 && $0.element.unicodeScalars.count <= 241 })
  }
}
