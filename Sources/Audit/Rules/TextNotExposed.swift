internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Text on the screen can be reached.
  ///
  /// ## What it finds
  /// A text that is drawn, at which no reader stops, nor at anything around it.
  ///
  /// ## Why it matters
  /// It can be seen and not heard. It may be said elsewhere, so it is an assumption.
  ///
  /// ## What it leaves alone
  /// Texts inside a stop, hidden ones, and those of web pages.
  static let textNotExposed = AuditRule(
    "text-not-exposed", "text on the screen can be reached", group: .structure, classes: [.assumption],
    impact: .serious, wcag: ["1.3.1", "1.3.2"], needs: [.role, .exposed], rank: .exposure, fix: "expose",
    failing: [
      .init(
        "a text that is passed over", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeStaticText label="3 unread" visible="true" accessible="false"  ←
        """),
      .init(
        "a text that is not important", .android, .uiautomator2,
        """
        android.widget.FrameLayout a11y-important="true" displayed="true"
          android.widget.TextView text="3 unread" a11y-important="false" displayed="true"  ←
        """),
    ],
    passing: [
      .init(
        "a text that is reached", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeStaticText label="3 unread" visible="true" accessible="true"
        """),
      .init(
        "a text inside a stop", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeCell label="Inbox, 3 unread" visible="true" accessible="true"
            XCUIElementTypeStaticText label="3 unread" visible="true" accessible="false"
        """),
    ]
  ) { screen, report in
    let reach = Reach(screen)
    for node in screen.labelled where Roles.texts.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.web, .interactive, .insideNamed]) else { continue }
      if let frame = screen.frame(node), !frame.isSound || frame.isEmpty {
        report.skip(node)
        continue
      }
      report.examine(node)
      guard screen.facts[node].contains(.unexposed), !reach.isReached(around: node) else { continue }
      report.find(
        node, .assumption,
        "\(screen.words.element(node)) is on the screen and cannot be reached; assumed not to be said elsewhere",
        evidence: reach.evidence(node))
    }
  }
}
