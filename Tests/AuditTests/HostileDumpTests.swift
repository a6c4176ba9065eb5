import Testing
import Vocabulary

@testable import Audit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Dumps that are made to cost time: depth, crowds and repetition.
struct HostileDumpTests {
  /// A dump of one root with so many lines below it.
  private func crowd(_ line: (Int) -> String, count: Int = 6_000) -> String {
    "XCUIElementTypeWindow accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"\n"
      + (0..<count).map { "  " + line($0) }.joined(separator: "\n")
  }

  @Test("six thousand controls in one spot", .timeLimit(.minutes(5)))
  func oneSpot() throws {
    let audit = try AuditedDump.audit(
      .ios, .xcuitest,
      crowd {
        "XCUIElementTypeButton label=\"B\($0)\" accessible=\"true\" x=\"5\" y=\"5\" width=\"\(10 + $0 % 7)\" height=\"10\""
      })
    #expect(audit.coverage.nodes == 6_001)
    #expect(audit.passes == true)
  }

  @Test("six thousand links in one line of text", .timeLimit(.minutes(5)))
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
    "two thousand levels of windows, buttons and rows", .timeLimit(.minutes(5)),
    arguments: ["AXWindow", "AXButton", "AXRow"])
  func depth(role: String) throws {
    let lines = (0..<2_000).map { String(repeating: "  ", count: $0) + role }
    let audit = try AuditedDump.audit(
      .macos, .ax, (lines + [String(repeating: "  ", count: 2_000) + "AXImage"]).joined(separator: "\n"))
    #expect(audit.coverage.nodes == 2_001)
    #expect(audit.passes == false)
    #expect(audit.findings.allSatisfy { $0.path.unicodeScalars.count < 200 })
  }

  /// The seconds of this thread that an audit of so many lines takes, the better of two; other tests run beside it.
  private func seconds(_ count: Int, _ line: (Int) -> String) throws -> Double {
    let subject = try AuditedDump.subject(
      Array(RuleExample("", .ios, .xcuitest, crowd(line, count: count)).file.utf8), platform: .ios)
    return (0..<2).map { _ in
      let start = threadSeconds()
      _ = Auditor.audit(subject, AuditConfiguration())
      return threadSeconds() - start
    }.min() ?? 0
  }

  private func threadSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "eight times as many siblings cost no more than a few times eight, whatever is equal among them",
    .timeLimit(.minutes(5)),
    arguments: [
      "XCUIElementTypeButton label=\"Same\" accessible=\"true\" x=\"5\" y=\"5\" width=\"10\" height=\"10\"",
      "XCUIElementTypeCell accessible=\"false\" x=\"5\" y=\"5\" width=\"10\" height=\"10\"",
      "XCUIElementTypeStaticText label=\"Same\" accessible=\"true\" x=\"500\" y=\"5\" width=\"10\" height=\"0\"",
      "XCUIElementTypeTextField accessible=\"true\" identifier=\"same\"",
      "XCUIElementTypeAlert accessible=\"true\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"",
    ])
  func siblings(line: String) throws {
    let few = try seconds(400) { _ in line }
    let many = try seconds(3_200) { _ in line }
    // Quadratic would be 64.
    #expect(many < few * 32 + 0.05, "\(few) s and \(many) s")
  }

  @Test("twenty thousand siblings, and rows with as many buttons", .timeLimit(.minutes(5)))
  func manySiblings() throws {
    let audit = try AuditedDump.audit(
      .ios, .xcuitest, crowd({ "XCUIElementTypeButton label=\"Same \($0 % 3)\" accessible=\"true\"" }, count: 20_000))
    #expect(audit.passes == true)
    #expect(audit.findings.filter { $0.rule == "duplicate-control-label" }.count == 3)
    let rows = (0..<4_000).map { _ in
      "    XCUIElementTypeCell accessible=\"false\"\n      XCUIElementTypeButton label=\"More\" accessible=\"true\""
    }
    let list = try AuditedDump.audit(
      .ios, .xcuitest,
      "XCUIElementTypeWindow accessible=\"false\"\n  XCUIElementTypeTable accessible=\"false\"\n"
        + rows.joined(separator: "\n"))
    #expect(list.findings.filter { $0.rule == "duplicate-control-label" }.count == 1)
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
