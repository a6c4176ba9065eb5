internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A control on the screen can be reached.
  ///
  /// ## What it finds
  /// A control that is drawn and enabled, at which no reader stops, and neither at anything around nor inside it. Needs
  /// a source that lists what a reader passes over as well.
  ///
  /// ## Why it matters
  /// For a person with a screen reader it does not exist.
  ///
  /// ## What it leaves alone
  /// Rows, cells and text fields, whose stop is computed from what is inside; tables, chrome and containers; what has
  /// no area. Sources that list only what is reached cannot show what is missing.
  static let controlNotExposed = AuditRule(
    "control-not-exposed", "a control on the screen can be reached", group: .structure, classes: [.failure],
    criterion: .notExposed, impact: .critical, wcag: ["4.1.2", "2.1.1"], needs: [.role, .exposed], rank: .exposure,
    fix: "expose",
    failing: [
      .init(
        "a button that is passed over", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeButton label="Delete" enabled="true" visible="true" accessible="false" x="0" y="0" width="44" height="44"  ←
        """),
      .init(
        "a button that is not important", .android, .uiautomator2,
        """
        android.widget.FrameLayout a11y-important="true" displayed="true"
          android.widget.Button text="Delete" clickable="true" a11y-important="false" displayed="true"  ←
        """),
    ],
    passing: [
      .init(
        "a button that is reached, and one inside a stop", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeButton label="Delete" enabled="true" visible="true" accessible="true"
          XCUIElementTypeOther label="Card" accessible="true" visible="true"
            XCUIElementTypeButton label="More" enabled="true" visible="true" accessible="false"
        """),
      .init(
        "a button without an area", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" visible="true"
          XCUIElementTypeButton label="Delete" enabled="true" visible="true" accessible="false" x="0" y="0" width="0" height="0"
          XCUIElementTypeStaticText label="Welcome" accessible="true" visible="true"
        """),
    ]
  ) { screen, report in
    let reach = Reach(screen)
    for node in screen.controls where Roles.interactive.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.web, .insideNamed, .insideUnnamed]),
        !Roles.fields.contains(screen.roles[node])
      else { continue }
      if let frame = screen.frame(node), !frame.isSound || frame.isEmpty {
        report.skip(node)
        continue
      }
      report.examine(node)
      guard screen.facts[node].contains(.unexposed), !reach.isReached(around: node) else { continue }
      report.find(
        node, .failure, "\(screen.words.element(node)) is on the screen and cannot be reached",
        evidence: reach.evidence(node))
    }
  }
}

/// Where readers stop around and inside a node.
struct Reach {
  private let screen: Screen
  private let above: [Bool]
  private let below: [Bool]

  init(_ screen: Screen) {
    self.screen = screen
    let parents = screen.tree.nodes.map { Int($0.parent) }
    let isStop = screen.facts.map { $0.contains(.stop) && !$0.contains(.unexposed) }
    var above = [Bool](repeating: false, count: parents.count)
    var below = above
    for node in parents.indices where parents[node] >= 0 {
      above[node] = above[parents[node]] || isStop[parents[node]]
    }
    for node in parents.indices.reversed() where parents[node] >= 0 && (below[node] || isStop[node]) {
      below[parents[node]] = true
    }
    self.above = above
    self.below = below
  }

  /// Whether a reader stops at something around or inside a node.
  func isReached(around node: Int) -> Bool { above[node] || below[node] }

  /// What the dump says of it.
  func evidence(_ node: Int) -> [AuditFinding.Evidence] {
    ["accessible", "a11y-important", "iscontrolelement"].compactMap { name in
      screen.rawText(name, node).map { AuditFinding.Evidence(name, $0) }
    }
  }
}
