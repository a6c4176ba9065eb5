internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A stop has an area.
  ///
  /// ## What it finds
  /// A stop of less than one unit in a direction, or of less than 25 square units.
  ///
  /// ## Why it matters
  /// A reader stops where nothing is to be seen or touched.
  ///
  /// ## What it leaves alone
  /// What is inside a list or scroller, whose rows often have no size until they are shown, and menus that are closed.
  static let zeroSizeStop = AuditRule(
    "zero-size-stop", "a stop has an area", group: .geometry, classes: [.recommendation], impact: .serious,
    wcag: ["4.1.2"], needs: [.frame, .stops], rank: .geometry, fix: "place",
    failing: [
      .init(
        "a button without a height", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="100" width="100" height="0"  ←
        """),
      .init(
        "a text in a corner", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.TextView text="Buy" focusable="true" bounds="[0,0][4,4]"  ←
        """),
    ],
    passing: [
      .init(
        "a button with an area", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="100" width="100" height="50"
        """),
      .init(
        "a row of a list", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeTable accessible="false" x="0" y="0" width="390" height="844"
            XCUIElementTypeCell label="Below" accessible="true" x="0" y="900" width="390" height="0"
        """),
    ]
  ) { screen, report in
    let closed = RoleSet(["menu-item", "menu", "menu-bar-item", "tab-panel"])
    for node in screen.facts.indices where screen.facts[node].contains(.stop) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .insideScroller]),
        !closed.contains(screen.roles[node])
      else { continue }
      guard let frame = screen.frame(node) else { continue }
      guard frame.isSound else {
        report.skip(node)
        continue
      }
      report.examine(node)
      guard frame.width < 1 || frame.height < 1 || frame.area < 25 else { continue }
      report.find(
        node, .recommendation, "\(screen.words.element(node)) is a stop of \(frame.size)",
        evidence: [AuditFinding.Evidence("frame", frame.size)])
    }
  }
}
