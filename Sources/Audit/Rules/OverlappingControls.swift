internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Controls do not cover each other.
  ///
  /// ## What it finds
  /// Two enabled controls, neither around the other, that share a quarter of the smaller one or more.
  ///
  /// ## Why it matters
  /// A touch reaches the upper one, whichever was meant.
  ///
  /// ## What it leaves alone
  /// Items on a map, keys, what floats over something that scrolls or over half a screen and more, such as a backdrop
  /// that closes what lies on it, and two of one name, as in the middle of a transition. Each control is compared with a bounded number of neighbours.
  static let overlappingControls = AuditRule(
    "overlapping-controls", "controls do not cover each other", group: .geometry, classes: [.recommendation],
    impact: .serious, wcag: ["2.5.8"], needs: [.role, .frame], rank: .geometry, fix: "place",
    failing: [
      .init(
        "half covered", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="100" width="100" height="50"
          XCUIElementTypeButton label="Offer" accessible="true" x="70" y="100" width="100" height="50"  ←
        """),
      .init(
        "a small one on a large one", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.Button text="Buy" clickable="true" bounds="[0,0][1000,300]"
          android.widget.Button text="Offer" clickable="true" bounds="[800,200][900,320]"  ←
        """),
    ],
    passing: [
      .init(
        "a corner", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="100" width="100" height="50"
          XCUIElementTypeButton label="Offer" accessible="true" x="110" y="140" width="100" height="50"
        """),
      .init(
        "one inside the other's subtree", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.LinearLayout clickable="true" bounds="[0,0][1000,300]"
            android.widget.Button text="Offer" clickable="true" bounds="[800,100][900,200]"
        """),
      .init(
        "a button over a backdrop", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.view.View content-desc="Close" clickable="true" bounds="[0,0][1080,1920]"
          android.widget.Button text="Offer" clickable="true" bounds="[800,100][900,200]"
        """),
    ]
  ) { screen, report in
    let overlaps = Overlaps(screen)
    var grid = ControlGrid()
    for node in overlaps.nodes { if let frame = screen.frame(node) { grid.insert(node, frame) } }
    for node in overlaps.nodes {
      guard let frame = screen.frame(node) else { continue }
      report.examine(node)
      // Asked from the smaller of the two, so that each pair comes up once.
      guard let other = overlaps.other(over: node, frame, grid) else { continue }
      report.find(
        max(node, other), .recommendation,
        "\(screen.words.element(max(node, other))) covers a part of \(screen.words.element(min(node, other)))",
        evidence: [AuditFinding.Evidence("frame", frame.size)])
    }
  }
}

private struct Overlaps {
  private static let free = RoleSet(["map-item", "key", "map", "slider", "scroll-bar", "menu-item", "value-indicator"])
  let screen: Screen
  let nodes: [Int]
  /// What is as large lies behind the rest on purpose.
  private let largest: Double

  init(_ screen: Screen) {
    self.screen = screen
    let root = screen.frames.lazy.compactMap { $0 }.first { $0.isSound && !$0.isEmpty }
    largest = (root?.area ?? .infinity) / 2
    nodes = screen.controls.filter { node in
      guard screen.facts[node].isDisjoint(with: [.web, .insideNamed, .insideUnnamed, .controlBelow, .insideScroller]),
        !Overlaps.free.contains(screen.roles[node]), !screen.facts[node].contains(.scrollable)
      else { return false }
      guard let frame = screen.frame(node) else { return false }
      return frame.isSound && frame.area >= 1
    }
  }

  /// A control that shares a quarter of the smaller one or more; equal frames are `same-bounds`.
  func other(over node: Int, _ frame: Frame, _ grid: ControlGrid) -> Int? {
    let (frames, name, area) = (screen.frames, screen.name(node), frame.area)
    return grid.firstNear(frame, fromLevelOf: frame) { other in
      guard other != node, let theirs = frames[other], theirs != frame else { return false }
      let theirArea = theirs.area
      guard theirArea < largest, area < theirArea || (area == theirArea && node > other) else { return false }
      guard frame.overlap(theirs) * 4 >= area, !isAround(node, other), !isAround(other, node) else { return false }
      return !name.elementsEqual(screen.name(other))
    }
  }

  private func isAround(_ outer: Int, _ inner: Int) -> Bool { outer < inner && inner < screen.end(outer) }
}
