internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A stop is on the screen or in what scrolls.
  ///
  /// ## What it finds
  /// A stop that lies wholly outside the screen, with nothing around it that scrolls. One finding for the screen,
  /// at the first.
  ///
  /// ## Why it matters
  /// A person hears what cannot be seen. Drawers and pagers do that on purpose, so it is an assumption.
  ///
  /// ## What it leaves alone
  /// What is inside a list, pager or scroller, and what has no area.
  static let offScreenStop = AuditRule(
    "off-screen-stop", "a stop is on the screen or in what scrolls", group: .geometry, classes: [.assumption],
    impact: .moderate, wcag: ["2.4.3", "2.4.7"], needs: [.frame, .stops], rank: .geometry, fix: "place",
    failing: [
      .init(
        "a button beside the screen", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="400" y="100" width="100" height="50"  ←
        """),
      .init(
        "a text above the screen", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeStaticText label="Welcome" accessible="true" x="20" y="-80" width="100" height="50"  ←
        """),
    ],
    passing: [
      .init(
        "a button at the edge", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="380" y="100" width="100" height="50"
        """),
      .init(
        "a row that is scrolled away", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeTable accessible="false" x="0" y="0" width="390" height="844"
            XCUIElementTypeCell label="Below" accessible="true" x="0" y="900" width="390" height="44"
        """),
    ]
  ) { screen, report in
    let windows = RoleSet(["window", "application", "dialog"])
    guard let root = OffScreen.screen(of: screen, windows) else {
      return report.cannotTell("the dump does not show the size of the screen")
    }
    var outside: [Int] = []
    for node in screen.facts.indices where screen.facts[node].contains(.stop) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .insideScroller]),
        !windows.contains(screen.roles[node])
      else { continue }
      guard let frame = screen.frame(node), frame.isSound, !frame.isEmpty else { continue }
      report.examine(node)
      guard frame.maxX <= root.x || frame.x >= root.maxX || frame.maxY <= root.y || frame.y >= root.maxY else {
        continue
      }
      outside.append(node)
    }
    guard let node = outside.first, let frame = screen.frame(node) else { return }
    let others = outside.count > 1 ? " and \(outside.count - 1) more are stops" : " is a stop"
    report.find(
      node, .assumption, "\(screen.words.element(node))\(others) outside of the screen; assumed not to be meant",
      evidence: [
        AuditFinding.Evidence("frame", "\(Frame.number(frame.x)), \(Frame.number(frame.y)), \(frame.size)")
      ])
  }
}

private enum OffScreen {
  /// The frame of the screen: the first root, window or application with an area, where it holds most of what there is.
  static func screen(of screen: Screen, _ windows: RoleSet) -> Frame? {
    // On a desktop, windows lie beside each other.
    switch screen.platform.tables {
    case .ios, .android: break
    default: return nil
    }
    for node in screen.facts.indices.prefix(8) {
      guard let frame = screen.frame(node), frame.isSound, frame.width >= 50, frame.height >= 50 else { continue }
      return frame
    }
    return nil
  }
}
