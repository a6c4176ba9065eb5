import AccessibilityTree
import Testing
import Vocabulary

@testable import Audit

/// Dumps that are not audited, or not in full.
struct GatesTests {
  @Test("nothing but windows is refused, and never passes")
  func empty() throws {
    let audit = try AuditedDump.audit(.macos, .ax, "AXApplication title=\"Letters\"\n  AXWindow title=\"Letters\"")
    #expect(audit.passes == nil)
    #expect(audit.refusal?.message == "there is nothing in the dump but applications and windows")
    #expect(AuditRun([audit], configuration: AuditConfiguration()).exitStatus == 2)
  }

  @Test("fewer elements than are required refuse a dump")
  func required() throws {
    let dump = "AXWindow title=\"Letters\"\n  AXButton label=\"Send\""
    #expect(try AuditedDump.audit(.macos, .ax, dump) { $0.requiredElements = 1 }.passes == true)
    let audit = try AuditedDump.audit(.macos, .ax, dump) { $0.requiredElements = 2 }
    #expect(audit.refusal?.message == "1 elements are there to audit, and at least 2 are required")
  }

  @Test("nothing to audit passes, and has looked at nothing")
  func nothing() throws {
    let audit = try AuditedDump.audit(.macos, .ax, "AXWindow title=\"Letters\"\n  AXGroup\n    AXSplitter")
    #expect(audit.passes == true)
    #expect(audit.passing.isEmpty)
  }

  @Test("frames that make no sense are none")
  func noFrames() throws {
    let audit = try AuditedDump.audit(
      .ios, .xcuitest,
      "XCUIElementTypeWindow\n  XCUIElementTypeButton label=\"Buy\" x=\"-1\" y=\"-1\" width=\"0\" height=\"0\"")
    let outcome = try #require(audit.outcomes.first { $0.rule == "same-bounds" })
    #expect(outcome.status == .cannotTell)
    #expect(outcome.reason == "no node has a frame that makes sense")
  }

  @Test("many empty frames make the tree stale")
  func stale() throws {
    let rows = (0..<24).map { index in
      "  XCUIElementTypeButton label=\"Row \(index)\" x=\"0\" y=\"\(index)\" width=\"\(index % 3)\" height=\"\(index % 3)\""
    }
    let audit = try AuditedDump.audit(
      .ios, .xcuitest,
      (["XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\""] + rows).joined(separator: "\n"))
    #expect(audit.notes == ["the tree may be stale: 8 of 25 frames are empty"])
    #expect(audit.outcomes.first { $0.rule == "zero-size-stop" }?.status == .cannotTell)
  }

  @Test("containers that arrived empty, and what another engine draws, are not verified")
  func incomplete() throws {
    let audit = try AuditedDump.audit(
      .macos, .ax,
      """
      AXWindow title="Letters"
        AXToolbar
        AXWebArea label="Help"
        AXButton label="Send"
      """)
    let gates = audit.unverified.filter { $0.rule == nil }.prefix(2)
    #expect(
      gates.map { "\($0.what): \($0.why)" } == [
        "what is inside the toolbar: it arrived empty",
        "what is inside the web area 'Help': it has no children in this tree",
      ])
  }

  @Test("the Simulator's own window is left out")
  func simulator() throws {
    let audit = try AuditedDump.audit(
      .ios, .ax,
      """
      AXWindow title="iPhone"
        AXButton
        AXGroup[iOSContentGroup]
          AXButton label="Send"
      """)
    #expect(audit.findings.isEmpty)
    #expect(audit.notes == ["1 node of the Simulator's own window is left out"])
  }

  @Test("the system's window over an app is left out, and audited where it is all there is")
  func systemUI() throws {
    let over = try AuditedDump.audit(
      .android, .uiautomator,
      """
      android.widget.FrameLayout package="com.example"
        android.widget.Button text="Send" clickable="true" package="com.example"
        android.widget.ImageButton clickable="true" package="com.android.systemui"
      """)
    #expect(over.findings.isEmpty)
    let alone = try AuditedDump.audit(
      .android, .uiautomator,
      """
      android.widget.FrameLayout package="com.android.systemui"
        android.widget.ImageButton clickable="true" package="com.android.systemui"
      """)
    #expect(alone.findings.map(\.rule) == ["control-missing-label"])
  }
}
