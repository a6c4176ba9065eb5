internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Two controls do not share one rectangle.
  ///
  /// ## What it finds
  /// Two controls, neither around the other, whose frames are the same within a unit.
  ///
  /// ## Why it matters
  /// A person cannot touch the lower one, and hears two things in one place.
  ///
  /// ## What it leaves alone
  /// Chains of wrappers, whose frames are the same by nature; frames without an area; items on a map, and those of
  /// menus and lists, which lie in one place while they are closed.
  static let sameBounds = AuditRule(
    "same-bounds", "two controls do not share one rectangle", group: .structure, classes: [.recommendation],
    impact: .moderate, wcag: ["4.1.2"], needs: [.role, .frame], rank: .geometry, fix: "place",
    failing: [
      .init(
        "two buttons in one place", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="400" width="350" height="50"
          XCUIElementTypeButton label="Offer" accessible="true" x="20" y="400" width="350" height="50"  ←
        """),
      .init(
        "almost one place", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.Button text="Buy" clickable="true" bounds="[40,40][400,160]"
          android.widget.Button text="Offer" clickable="true" bounds="[40,40][401,160]"  ←
        """),
    ],
    passing: [
      .init(
        "side by side", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="400" width="150" height="50"
          XCUIElementTypeButton label="Offer" accessible="true" x="200" y="400" width="150" height="50"
        """),
      .init(
        "a wrapper", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.LinearLayout clickable="true" bounds="[40,40][400,160]"
            android.widget.Button text="Buy" clickable="true" bounds="[40,40][400,160]"
        """),
    ]
  ) { screen, report in
    var places: [[Int]: Int] = [:]
    let free = RoleSet(["map-item", "key", "menu-item", "list-item", "tree-item", "cell", "row"])
    for node in screen.controls where !screen.facts[node].contains(.controlBelow) && !free.contains(screen.roles[node])
    {
      guard screen.facts[node].isDisjoint(with: [.web, .insideNamed, .insideUnnamed, .insideRow]),
        let frame = screen.frame(node)
      else { continue }
      guard frame.isSound, !frame.isEmpty, frame.maxX < 1e9, frame.maxY < 1e9, abs(frame.x) < 1e9, abs(frame.y) < 1e9
      else {
        report.skip(node)
        continue
      }
      report.examine(node)
      // A step of two units, looked up with its neighbour, catches all that is within one.
      let key = [frame.x, frame.y, frame.width, frame.height].map { Int(($0 / 2).rounded(.down)) }
      if let other = places[key] {
        report.find(
          node, .recommendation, "\(screen.words.element(node)) has the frame of \(screen.words.element(other))",
          evidence: [
            AuditFinding.Evidence("frame", "\(Frame.number(frame.x)), \(Frame.number(frame.y)), \(frame.size)")
          ])
      } else {
        places[key] = node
      }
    }
  }
}
