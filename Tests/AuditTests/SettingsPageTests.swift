import Foundation
import AccessibilityTree
import Testing

@testable import Audit

/// The captured settings page and its broken twin, in each format that shows them.
///
/// The faults of the broken page, from its HTML (`Fixtures/captured/settings-broken.html`), and the rule that each format
/// shows them to. AT-SPI text and Chromium's
/// Linux text print no actions; an aria snapshot leaves out the tree below what can be pressed, and in the form for
/// agents and in the old JSON a picture without a name as well, unless all of it was asked for.
///
/// | fault | AT-SPI XML | AT-SPI text, CDP, Chromium's text for Linux, aria snapshot, whole JSON snapshot | Chromium's own text | aria snapshot for agents, JSON snapshot |
/// |---|---|---|---|---|
/// | a `div` that only looks like a heading | – | – | – | – |
/// | a `div` with a click handler | tappable-without-role | – | tappable-without-role | – |
/// | a link without an address | – | – | – | – |
/// | a check box without its half-way state | – | – | – | – |
/// | a switch without a name | control-missing-label | the same | the same | the same |
/// | a slider that cannot be focused | – | – | – | – |
/// | a range without a name | control-missing-label | the same | the same | the same |
/// | two buttons called OK | duplicate-control-label, which never fails | the same | the same | the same |
/// | a button with nothing but a picture | control-missing-label | the same | the same | the same |
/// | a button whose role is stripped | – (the browser keeps it: it can be focused) | – | – | – |
/// | a picture without `alt` | image-missing-label | the same | the same | – |
/// | a picture called `battery-icon-80` | label-not-human-readable | the same | the same | the same |
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

  private static let captured = "Tests/AuditTests/Fixtures/captured/"

  @Test(
    "the good page passes in every other format, with nothing found at all",
    arguments: [
      "cdp/settings.json", "playwright/settings.yaml", "playwright/settings.ai.yaml",
      "playwright/settings.snapshot.json", "playwright/settings-full.snapshot.json",
      "chrome-formatter/settings.blink.txt", "chrome-formatter/settings.linux.txt",
    ])
  func goodElsewhere(path: String) throws {
    let audit = try audit(Self.captured + path)
    #expect(audit.passes == true)
    #expect(audit.findings.map(\.message) == [])
    #expect(audit.coverage.audited > 10)
  }

  /// The faults that a format shows, beside the five that all of them do.
  struct Format: Sendable, CustomTestStringConvertible {
    var path: String
    /// Whether a picture without a name is in it.
    var showsPicture: Bool
    /// Whether it says that something can be pressed.
    var showsClick: Bool
    var testDescription: String { path }
  }

  @Test(
    "the broken page fails for exactly what each other format can show",
    arguments: [
      Format(path: "cdp/settings-broken.json", showsPicture: true, showsClick: false),
      Format(path: "playwright/settings-broken.yaml", showsPicture: true, showsClick: false),
      Format(path: "playwright/settings-broken.ai.yaml", showsPicture: false, showsClick: false),
      Format(path: "playwright/settings-broken.snapshot.json", showsPicture: false, showsClick: false),
      Format(path: "playwright/settings-broken-full.snapshot.json", showsPicture: true, showsClick: false),
      Format(path: "chrome-formatter/settings-broken.blink.txt", showsPicture: true, showsClick: true),
      Format(path: "chrome-formatter/settings-broken.linux.txt", showsPicture: true, showsClick: false),
    ])
  func brokenElsewhere(_ format: Format) throws {
    let findings = try audit(Self.captured + format.path).findings
    var wanted = [
      "control-missing-label button", "control-missing-label slider", "control-missing-label switch",
      "label-not-human-readable image 'battery-icon-80'",
    ]
    if format.showsPicture { wanted.append("image-missing-label image") }
    if format.showsClick { wanted.append("tappable-without-role 'Save the draft'") }
    let failures = findings.filter { $0.findingClass == .failure }
    #expect(failures.map(what).sorted() == wanted.sorted())
    #expect(failures.first { $0.rule == "control-missing-label" }?.path.isEmpty == false)
    #expect(findings.filter { $0.findingClass != .failure }.map(\.rule) == ["duplicate-control-label"])
  }

  /// A rule and the element it is about, as far as all formats agree on it.
  private func what(_ finding: AuditFinding) -> String {
    let role = finding.spoken.split(separator: ", ").first { ["button", "switch", "slider"].contains($0) }
    switch finding.rule {
    case "control-missing-label": return "\(finding.rule) \(role ?? "?")"
    case "image-missing-label": return "\(finding.rule) image"
    case "label-not-human-readable":
      return "\(finding.rule) image '\(finding.evidence.first?.value ?? "")'"
    default: return "\(finding.rule) '\(finding.spoken)'"
    }
  }

  private func failures(_ audit: DumpAudit) -> [String] {
    audit.findings.filter { $0.findingClass == .failure }.map { "\($0.position.line) \($0.rule)" }.sorted()
  }
}
