internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A target is 24 × 24 or has room around it.
  ///
  /// ## What it finds
  /// A control smaller than 24 × 24 whose circle of 24 around its centre meets another control, or the circle of
  /// another small one: success criterion 2.5.8 of level AA.
  ///
  /// ## Why it matters
  /// Who cannot hold a finger still touches the neighbour.
  ///
  /// ## What it leaves alone
  /// Links in a line of text, controls that the system draws, a larger control of the same name and kind elsewhere, and
  /// what scrolls. A frame is not a hit region, which may be larger.
  static let targetBelowAA = AuditRule(
    "target-below-aa", "a target is 24 × 24 or has room around it", group: .geometry, classes: [.recommendation],
    impact: .serious, wcag: ["2.5.8"], needs: [.role, .frame, .unit], rank: .geometry, fix: "target",
    failing: [
      .init(
        "two small buttons side by side", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Reply" accessible="true" x="20" y="100" width="16" height="16"  ←
          XCUIElementTypeButton label="Delete" accessible="true" x="40" y="100" width="16" height="16"  ←
        """),
      .init(
        "a small button beside a large one", .android, .uiautomator, density: 2,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.ImageButton content-desc="Clear" clickable="true" bounds="[100,100][130,130]"  ←
          android.widget.Button text="Send" clickable="true" bounds="[134,80][500,180]"
        """),
    ],
    passing: [
      .init(
        "a small button with room", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Reply" accessible="true" x="20" y="100" width="16" height="16"
          XCUIElementTypeButton label="Delete" accessible="true" x="80" y="100" width="16" height="16"
        """),
      .init(
        "large ones", .android, .uiautomator, density: 2,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.ImageButton content-desc="Clear" clickable="true" bounds="[100,100][148,148]"
          android.widget.Button text="Send" clickable="true" bounds="[148,80][500,180]"
        """),
    ]
  ) { screen, report in
    let targets = screen.targets
    var grid = ControlGrid()
    for (node, frame) in targets.all { grid.insert(node, frame) }
    for (node, frame) in targets.all where targets.isJudged(node) {
      report.examine(node)
      guard targets.isSmall(frame), let other = targets.neighbour(of: node, frame, grid),
        !targets.hasLargerTwin(node)
      else { continue }
      report.find(
        node, .recommendation,
        "the frame of \(screen.words.element(node)) is \(frame.size), and \(screen.words.element(other)) is within 24 of its centre",
        evidence: [AuditFinding.Evidence("frame", frame.size)])
    }
  }
}
