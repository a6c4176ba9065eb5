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
          android.widget.Button text="Offer" clickable="true" bounds="[39,41][400,160]"  ←
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
    var places = Rectangles(screen)
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
      guard let other = places.place(node, frame) else { continue }
      report.find(
        node, .recommendation, "\(screen.words.element(node)) has the frame of \(screen.words.element(other))",
        evidence: [
          AuditFinding.Evidence("frame", "\(Frame.number(frame.x)), \(Frame.number(frame.y)), \(frame.size)")
        ])
    }
  }
}

/// The frames seen so far, in cells of two units, so that a frame within a unit lies in one of four of them.
private struct Rectangles {
  private static let side = 2.0
  private static let tolerance = 1.0

  private let frames: [Frame?]
  private var cells = CellTable()

  init(_ screen: Screen) { frames = screen.frames }

  /// The first control whose frame this one has; where there is none, the frame is kept.
  mutating func place(_ node: Int, _ frame: Frame) -> Int? {
    let (x, y) = (Rectangles.cell(frame.x), Rectangles.cell(frame.y))
    func same(_ x: Int, _ y: Int) -> Int? {
      cells.first(x: x, y: y) { frames[$0].map { Rectangles.areSame($0, frame) } ?? false }
    }
    if let other = same(x.0, y.0) ?? same(x.1, y.0) ?? same(x.0, y.1) ?? same(x.1, y.1) { return other }
    cells.insert(node, x: x.0, y: y.0)
    return nil
  }

  /// The cell of a number, and the one beyond whichever edge is within a unit.
  private static func cell(_ number: Double) -> (Int, Int) {
    let place = (number / side).rounded(.down)
    return (Int(place), Int(place) + (number - place * side < tolerance ? -1 : 1))
  }

  private static func areSame(_ one: Frame, _ other: Frame) -> Bool {
    abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
      && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }
}
