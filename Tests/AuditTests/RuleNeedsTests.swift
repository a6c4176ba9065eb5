import DumpFormats
import Testing
import Vocabulary

@testable import Audit

/// A rule whose needs a dump lacks cannot tell, and never passes.
struct RuleNeedsTests {
  /// For each need a dump that lacks it; what is selected is printed by every source.
  private static let lacking: [Need: RuleExample] = [
    .role: RuleExample("", .android, .maestro, "? text=\"Delete\" bounds=\"[0,0][10,10]\"\n  ? text=\"Send\""),
    .label: RuleExample("", .macos, .axJSON, "AXWindow\n  AXButton help=\"Sends it\""),
    .visibleText: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXButton label=\"Delete\""),
    .value: RuleExample("", .web, .playwrightAria, "main\n  button name=\"Delete\""),
    .hint: RuleExample(
      "", .android, .uiautomator, "android.widget.FrameLayout\n  android.widget.Button text=\"Delete\""),
    .placeholder: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXTextField label=\"Name\""),
    .identifier: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXButton label=\"Delete\""),
    .frame: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXButton label=\"Delete\""),
    .unit: RuleExample(
      "", .android, .uiautomator,
      "android.widget.FrameLayout bounds=\"[0,0][9,9]\"\n"
        + "  android.widget.Button text=\"Delete\" bounds=\"[0,0][9,9]\""),
    .press: RuleExample("", .web, .cdp, "RootWebArea name=\"Page\"\n  button name=\"Delete\""),
    .adjust: RuleExample("", .web, .cdp, "RootWebArea name=\"Page\"\n  slider name=\"Volume\""),
    .url: RuleExample("", .linux, .atspiText, "frame label=\"Letters\"\n  push-button label=\"Delete\""),
    .traits: RuleExample("", .ios, .xcuitest, "XCUIElementTypeWindow\n  XCUIElementTypeButton label=\"Delete\""),
    .exposed: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXButton label=\"Delete\""),
    .stops: RuleExample("", .ios, .xcuitestDebug, "Window\n  Button label=\"Delete\""),
    .heading: RuleExample(
      "", .android, .uiautomator, "android.widget.FrameLayout\n  android.widget.TextView text=\"Letters\""),
    .headingLevel: RuleExample("", .ios, .ax, "AXGroup[iOSContentGroup]\n  AXHeading label=\"Letters\""),
    .order: RuleExample(
      "", .ios, .xcuitest,
      "XCUIElementTypeWindow\n"
        + "  XCUIElementTypeButton label=\"A\" accessible=\"true\" x=\"0\" y=\"0\" width=\"9\" height=\"9\""),
    .androidClass: RuleExample("", .android, .maestro, "? text=\"Delete\" bounds=\"[0,0][10,10]\"\n  ? text=\"Send\""),
  ]

  @Test("there is a dump that lacks each need")
  func needs() {
    #expect(Set(Need.allCases).subtracting(Self.lacking.keys) == [.selected])
  }

  @Test(
    "a rule cannot tell, for a reason, from a dump that lacks any one of its needs",
    arguments: AuditCatalogue.rules.map(\.id))
  func cannotTell(_ id: String) throws {
    let rule = try #require(AuditCatalogue.rule(id))
    // Elsewhere than on Android a rule about its classes has nothing to look at.
    let dumps = rule.needs.compactMap { Self.lacking[$0] }
      .filter { $0.platform == .android || !rule.needs.contains(.androidClass) }
    #expect(!dumps.isEmpty, "a rule that needs nothing could pass on anything")
    for dump in dumps {
      let audit = try AuditedDump.audit(dump) { $0.rules[id] = .on }
      let outcome = try #require(audit.outcomes.first { $0.rule == id })
      #expect(outcome.status == .cannotTell, "\(dump.source): \(outcome)")
      #expect(outcome.reason?.isEmpty == false)
      #expect(audit.findings.allSatisfy { $0.rule != id })
      #expect(audit.unverified.contains { $0.rule == id })
    }
  }

  @Test("where only Android has what a rule is about, there is nothing to check elsewhere")
  func alien() throws {
    for rule in AuditCatalogue.rules where rule.needs.contains(.androidClass) {
      let audit = try AuditedDump.audit(
        .linux, .atspiText, "frame label=\"Letters\"\n  push-button label=\"Delete\"")
      let outcome = try #require(audit.outcomes.first { $0.rule == rule.id })
      #expect(outcome.status == .nothingToCheck)
      #expect(outcome.reason == "only Android has classes")
    }
  }

  @Test("tabs of which none says whether it is selected are not told")
  func untoldTabs() throws {
    let audit = try AuditedDump.audit(
      .linux, .atspiText,
      "frame label=\"Letters\"\n  page-tab-list\n"
        + "    page-tab label=\"In\"\n    page-tab label=\"Out\"")
    #expect(audit.outcomes.first { $0.rule == "selection-count" }?.status == .cannotTell)
  }

  @Test("links in a script whose words are not known are not told, and count as skipped")
  func untoldLinks() throws {
    let audit = try AuditedDump.audit(.ios, .ax, "AXGroup[iOSContentGroup]\n  AXLink label=\"こちら\"")
    let outcome = try #require(audit.outcomes.first { $0.rule == "link-purpose-unclear" })
    #expect(outcome.status == .cannotTell)
    #expect(outcome.skipped == 1)
  }
}
