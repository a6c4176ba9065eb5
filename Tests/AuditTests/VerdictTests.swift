import AccessibilityTree
import Testing
import Vocabulary

@testable import Audit

/// Verdicts, folding, promotion, waivers, known findings and coverage.
struct VerdictTests {
  private static let bad = """
    AXGroup[iOSContentGroup]
      AXButton id="delete"
        AXImage
      AXButton label="btn_send_v2"
      AXStaticText label="Welcome"
    """

  private func audit(_ dump: String = bad, _ change: (inout AuditConfiguration) -> Void = { _ in }) throws -> DumpAudit
  {
    try AuditedDump.audit(.ios, .ax, dump, change)
  }

  private func found(_ audit: DumpAudit) -> [String] {
    audit.findings.map { "\($0.findingClass.rawValue) \($0.rule) \($0.position.line - 1)" }
  }

  @Test("one defect is one finding: the picture of a button without a name is the button's")
  func folding() throws {
    let audit = try audit()
    #expect(found(audit) == ["failure control-missing-label 2", "failure label-not-human-readable 4"])
    #expect(audit.passes == false)
    #expect(audit.findings[0].message == "a button has no name: an identifier is not a name")
    #expect(audit.findings[0].path == "AXGroup")
    #expect(audit.findings[0].spoken == "button")
    #expect(audit.findings[0].evidence == [.init("label", nil), .init("title", nil)])
    #expect(audit.findings[0].fixes.map(\.framework) == ["SwiftUI", "UIKit"])
    #expect(audit.findings[0].clues == ["delete"])
  }

  @Test("a failure is never folded into a recommendation, whatever their ranks")
  func foldingKeepsFailures() throws {
    let audit = try AuditedDump.audit(
      .macos, .ax,
      """
      AXWindow title="Letters"
        AXUnknown label=" Delete  now " actions="AXPress"
      """)
    #expect(audit.findings.map(\.rule) == ["tappable-without-role"])
    #expect(audit.findings[0].folded == ["label-untidy"])
    #expect(audit.passes == false)
  }

  @Test("recommendations and assumptions never change the verdict")
  func recommendations() throws {
    let audit = try audit("AXGroup[iOSContentGroup]\n  AXSlider label=\"Volume\"\n  AXButton label=\"QXR\"")
    #expect(found(audit) == ["recommendation control-missing-value 2", "assumption label-abbreviation 3"])
    #expect(audit.passes == true)
  }

  @Test("a profile promotes recommendations, and never assumptions")
  func promotion() throws {
    let dump = "AXGroup[iOSContentGroup]\n  AXSlider label=\"Volume\"\n  AXButton label=\"QXR\""
    let byProfile = try audit(dump) { $0.profile = "wcag-aa" }
    #expect(found(byProfile) == ["failure control-missing-value 2", "assumption label-abbreviation 3"])
    #expect(byProfile.findings[0].isPromoted && byProfile.findings[0].criterion == nil)
    let byRule = try audit(dump) { $0.rules["label-abbreviation"] = .failing }
    #expect(byRule.passes == true)
    let off = try audit(dump) {
      $0.profile = "wcag-aa"
      $0.rules["control-missing-value"] = .off
    }
    #expect(found(off) == ["assumption label-abbreviation 3"])
  }

  @Test("a failing rule that is off is not verified, and the report says so")
  func off() throws {
    let audit = try audit(Self.bad) { $0.rules["control-missing-label"] = .off }
    #expect(audit.outcomes.first { $0.rule == "control-missing-label" }?.status == .off)
    #expect(audit.unverified.first?.rule == "control-missing-label")
    #expect(audit.unverified.first?.why == "switched off by the configuration")
  }

  @Test("a waiver covers what it names, is counted, and leaves the rest")
  func waivers() throws {
    var waiver = Waiver(rule: "control-missing-label", reason: "the vendor's own control, ticket open")
    waiver.identifier = "delete"
    let audit = try audit(Self.bad) { $0.waivers = [waiver] }
    #expect(found(audit) == ["failure label-not-human-readable 4"])
    #expect(audit.suppressed.map(\.reason) == ["the vendor's own control, ticket open"])
    #expect(audit.outcomes.first { $0.rule == "control-missing-label" }?.status == .suppressed)
    var configuration = AuditConfiguration()
    configuration.waivers = [waiver, Waiver(rule: "silent-stop", reason: "matches nothing at all")]
    let run = AuditRun([audit], configuration: configuration, isStrictAboutWaivers: true)
    #expect(run.unusedWaivers.map(\.rule) == ["silent-stop"])
    #expect(run.exitStatus == 1)
  }

  @Test("waivers that were read beside dumps are about those of that folder alone")
  func waiversOfAFolder() throws {
    var waiver = Waiver(rule: "control-missing-label", reason: "the vendor's own control, ticket open")
    waiver.identifier = "delete"
    waiver.folder = ""
    #expect(try audit(Self.bad) { $0.waivers = [waiver] }.suppressed.count == 1)
    waiver.folder = "dumps/ios/"
    #expect(try audit(Self.bad) { $0.waivers = [waiver] }.suppressed.isEmpty)
    #expect(waiver.isAbout("dumps/ios/a.txt", on: .ios))
    #expect(!waiver.isAbout("dumps/ios/more/a.txt", on: .ios))
  }

  @Test("a picture of the tree has the nodes with findings and all around them first")
  func picture() throws {
    #expect(try audit().picture == nil)
    let whole = try #require(try audit { $0.picturedNodes = 10 }.picture)
    #expect(whole.nodes.map(\.depth) == [0, 1, 2, 1, 1])
    #expect(whole.count == 5)
    let part = try #require(try audit { $0.picturedNodes = 3 }.picture)
    #expect(part.nodes.map(\.node.index) == [0, 1, 3])
    #expect(part.nodes[1].text == "AXButton id=\"delete\"")
  }

  @Test("only links are asked for their purpose, and only pictures for a text in their place")
  func criteria() throws {
    let audit = try audit(
      """
      AXGroup[iOSContentGroup]
        AXButton
        AXLink
        AXButton
          AXImage
      """)
    #expect(audit.findings.map(\.wcag) == [["4.1.2"], ["4.1.2", "2.4.4"], ["4.1.2", "1.1.1"]])
  }

  @Test("an expired waiver does not apply, and is listed")
  func expiry() throws {
    var waiver = Waiver(rule: "control-missing-label", reason: "until the next release")
    waiver.identifier = "delete"
    waiver.expires = CalendarDate("2026-11-29")
    let after = try audit(Self.bad) {
      $0.waivers = [waiver]
      $0.today = CalendarDate("2026-11-30")
    }
    #expect(after.suppressed.isEmpty)
    let onTheDay = try audit(Self.bad) {
      $0.waivers = [waiver]
      $0.today = CalendarDate("2026-11-29")
    }
    #expect(onTheDay.suppressed.count == 1)
    var configuration = AuditConfiguration()
    configuration.waivers = [waiver]
    configuration.today = CalendarDate("2026-11-30")
    #expect(AuditRun([after], configuration: configuration).expiredWaivers == [waiver])
  }

  @Test("what is wrong with a waiver is said")
  func waiverFaults() {
    var waiver = Waiver(rule: "control-missing-lable", reason: "short")
    #expect(
      waiver.faults == [
        "unknown rule 'control-missing-lable'",
        "the reason 'short' of the waiver of 'control-missing-lable' does not say why",
        "the waiver of 'control-missing-lable' matches everything; name an identifier, a role and label, a path or a file",
      ])
    waiver = Waiver(rule: "control-missing-label", reason: "the vendor's own control")
    waiver.file = "dumps/*.txt"
    waiver.path = "**"
    #expect(
      waiver.faults == [
        "rule 'control-missing-label' can fail, so it is waived element by element: name an identifier, a role and label, or a path"
      ])
    waiver.path = "*AXToolbar*"
    #expect(waiver.faults == [])
    waiver = Waiver(rule: "silent-stop", reason: "the pattern is all there is")
    waiver.file = "*"
    #expect(waiver.faults.count == 1)
    waiver = Waiver(rule: "silent-stop", reason: " ")
    waiver.file = "dumps/*.txt"
    #expect(waiver.faults == ["the waiver of 'silent-stop' has no reason"])
    waiver.reason = "decoration of the old theme"
    #expect(waiver.faults == [])
  }

  @Test("known findings are counted and not listed, and what is mended is named")
  func known() throws {
    let first = try audit()
    let list = KnownFindings(KnownFindings.file(of: [first]) + "gone|-|AXButton|-|AXGroup\n")
    var configuration = AuditConfiguration()
    configuration.known = list
    let run = AuditRun([try audit(Self.bad + "\n  AXImage")], configuration: configuration)
    #expect(found(run.audits[0]) == ["failure image-missing-label 6"])
    #expect(run.audits[0].knownCount == 2)
    #expect(run.mendedKnown == ["gone|-|AXButton|-|AXGroup"])
  }

  @Test("coverage counts nodes once, and rules by what came of them")
  func coverage() throws {
    let audit = try audit()
    #expect(audit.coverage.nodes == 5)
    #expect(audit.coverage.audited == 5)
    let counts = Dictionary(grouping: audit.outcomes, by: \.status).mapValues(\.count)
    #expect(counts[.failed] == 2)
    #expect(audit.coverage.passed == counts[.passed])
    #expect(audit.coverage.unverifiedByFormat == counts[.cannotTell])
    #expect(audit.outcomes.count == 54)
    #expect(audit.coverage.unverifiedByNature > 10)
  }

  @Test("one component on several screens is one line")
  func grouping() throws {
    let audits = [try audit(), try audit(), try audit("AXGroup[iOSContentGroup]\n  AXButton id=\"other\"")]
    let run = AuditRun(audits, configuration: AuditConfiguration())
    #expect(
      run.groups.map { "\($0.finding.rule) \($0.places.count)" } == [
        "control-missing-label 2", "control-missing-label 1", "label-not-human-readable 2",
      ])
    #expect(run.passes == false)
  }
}
