import Foundation
import AccessibilityTree
import Testing

@testable import Audit

/// The captured settings page and its broken twin, in each format that shows them.
///
/// The faults of the broken page, from its HTML, and where they can be seen:
///
/// | fault | AT-SPI text | AT-SPI XML |
/// |---|---|---|
/// | a `div` that only looks like a heading | – | – |
/// | a `div` with a click handler | – (no actions) | tappable-without-role |
/// | a link without an address | – | – |
/// | a check box without its half-way state | – | – |
/// | a switch without a name | control-missing-label | control-missing-label |
/// | a slider that cannot be focused | – | – |
/// | a range without a name | control-missing-label | control-missing-label |
/// | two buttons called OK | duplicate-control-label, which never fails | the same |
/// | a button with nothing but a picture | control-missing-label | control-missing-label |
/// | a button whose role is stripped | – (the browser keeps it: it can be focused) | – |
/// | a picture without `alt` | image-missing-label (the browser's own words) | image-missing-label |
/// | a picture called `battery-icon-80` | label-not-human-readable | label-not-human-readable |
struct SettingsPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func audit(_ path: String) throws -> DumpAudit {
    let bytes = [UInt8](try Data(contentsOf: Self.root.appending(path: path)))
    return Auditor.audit(try AuditedDump.subject(bytes, path: path), AuditConfiguration())
  }

  @Test(
    "the good page passes, with nothing found at all",
    arguments: ["dumps/web/settings-page.txt", "Tests/AuditTests/Fixtures/settings-page.xml"])
  func good(path: String) throws {
    let audit = try audit(path)
    #expect(audit.passes == true)
    #expect(audit.findings.map(\.message) == [])
  }

  @Test("the broken page fails for exactly what AT-SPI text can show")
  func brokenText() throws {
    let audit = try audit("dumps/decoys/settings-page-broken.txt")
    #expect(
      failures(audit) == [
        "10 control-missing-label", "13 control-missing-label", "16 control-missing-label",
        "19 image-missing-label", "21 label-not-human-readable",
      ])
    #expect(audit.findings.filter { $0.findingClass != .failure }.map(\.rule) == ["duplicate-control-label"])
  }

  @Test("the broken page fails for exactly what AT-SPI XML can show, the click handler as well")
  func brokenXML() throws {
    let audit = try audit("Tests/AuditTests/Fixtures/settings-page-broken.xml")
    #expect(
      failures(audit) == [
        "100 control-missing-label", "147 control-missing-label", "185 control-missing-label",
        "220 image-missing-label", "243 label-not-human-readable", "45 tappable-without-role",
      ])
    #expect(audit.findings.first { $0.rule == "tappable-without-role" }?.spoken == "Save the draft")
  }

  private func failures(_ audit: DumpAudit) -> [String] {
    audit.findings.filter { $0.findingClass == .failure }.map { "\($0.position.line) \($0.rule)" }.sorted()
  }
}
