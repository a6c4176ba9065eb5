internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A stop of a screen reader says something.
  ///
  /// ## What it finds
  /// An element without a role of its own at which a reader stops, and which has neither name nor value nor anything
  /// inside that speaks.
  ///
  /// ## Why it matters
  /// A person swipes, hears nothing, and does not know whether the reader hangs.
  ///
  /// ## What it leaves alone
  /// What can be pressed, which is `control-missing-label`, and lines and spacers thinner than two units.
  static let silentStop = AuditRule(
    "silent-stop", "a stop has a name or a value", group: .names, classes: [.recommendation], impact: .serious,
    wcag: ["4.1.2"], needs: [.stops, .label], rank: .missingName, fix: "place",
    failing: [
      .init(
        "an element of no kind that says nothing", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGenericElement  ←
          AXStaticText label="Welcome"
        """),
      .init(
        "an accessible view without a label", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeOther accessible="true"  ←
        """),
    ],
    passing: [
      .init(
        "an element with a label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGenericElement label="Step 2 of 3"
        """),
      .init(
        "a thin line", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeOther accessible="true" x="0" y="40" width="320" height="1"
        """),
    ]
  ) { screen, report in
    for node in screen.facts.indices where SilentStopTest.isShapelessStop(node, on: screen) {
      report.examine(node)
      let facts = screen.facts[node]
      if !facts.isDisjoint(with: [.named, .speaksBelow, .controlBelow]) { continue }
      if SilentStopTest.says(screen.nodes[node].value, screen) || SilentStopTest.isThin(node, screen) { continue }
      report.find(node, .recommendation, "a stop says nothing: it has neither name nor value")
    }
  }
}

private enum SilentStopTest {
  /// Whether a reader stops at a node that is of no kind.
  static func isShapelessStop(_ node: Int, on screen: Screen) -> Bool {
    let facts = screen.facts[node]
    guard facts.isDisjoint(with: [.hidden, .chrome, .web, .interactive, .disabled]) else { return false }
    guard Roles.shapeless.contains(screen.roles[node]) else { return false }
    if facts.contains(.stop) { return true }
    return screen.column == .iosAX && screen.end(node) == node + 1
      && screen.tree.role(of: NodeID(node)) == "AXGenericElement"
  }

  static func says(_ ref: TextRef, _ screen: Screen) -> Bool {
    !ref.isAbsent && !LabelText.isBlank(screen.bytes(ref))
  }

  static func isThin(_ node: Int, _ screen: Screen) -> Bool {
    guard let frame = screen.frame(node), frame.isSound else { return false }
    return frame.width < 2 || frame.height < 2
  }
}
