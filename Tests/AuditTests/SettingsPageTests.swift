import Foundation
import AccessibilityTree
import Testing

@testable import Audit

/// The captured settings page and its broken twin, in each format that shows them.
///
/// The faults of the broken page, from its HTML, and the rule that each format shows them to. AT-SPI text and Chromium's
/// Linux text print no actions; an aria snapshot leaves out the tree below what can be pressed, and in the form for
/// agents and in the old JSON a picture without a name as well.
///
/// | fault | AT-SPI XML | AT-SPI text, CDP, Chromium's text for Linux, aria snapshot | Chromium's own text | aria snapshot for agents, JSON snapshot |
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

  /// The real captures of other formats, which lie beside a checkout where they are at hand.
  private static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus")
  private static let hasCorpus = FileManager.default.fileExists(atPath: corpus.path)

  @Test(
    "the good page passes in every other format", .enabled(if: hasCorpus),
    arguments: [
      "cdp-captured/settings.json", "playwright-captured/settings.yaml", "playwright-captured/settings.ai.yaml",
      "playwright-captured/settings.snapshot.json", "chrome-formatter-captured/settings.blink.txt",
      "chrome-formatter-captured/settings.linux.txt",
    ])
  func goodElsewhere(path: String) throws {
    let audit = try audit("../shared/corpus/" + path)
    #expect(audit.passes == true)
    #expect(audit.findings.filter { $0.findingClass == .failure }.map(\.message) == [])
  }

  @Test(
    "the broken page fails for exactly what each other format can show", .enabled(if: hasCorpus),
    arguments: [
      ("cdp-captured/settings-broken.json", true, false), ("playwright-captured/settings-broken.yaml", true, false),
      ("playwright-captured/settings-broken.ai.yaml", false, false),
      ("playwright-captured/settings-broken.snapshot.json", false, false),
      ("chrome-formatter-captured/settings-broken.blink.txt", true, true),
      ("chrome-formatter-captured/settings-broken.linux.txt", true, false),
    ])
  func brokenElsewhere(path: String, showsPicture: Bool, showsClick: Bool) throws {
    let found = try audit("../shared/corpus/" + path).findings.filter { $0.findingClass == .failure }.map(\.rule)
      .sorted()
    var wanted = Array(repeating: "control-missing-label", count: 3)
    if showsPicture { wanted.append("image-missing-label") }
    wanted.append("label-not-human-readable")
    if showsClick { wanted.append("tappable-without-role") }
    #expect(found == wanted)
  }

  private func failures(_ audit: DumpAudit) -> [String] {
    audit.findings.filter { $0.findingClass == .failure }.map { "\($0.position.line) \($0.rule)" }.sorted()
  }
}
