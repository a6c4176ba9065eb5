internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Stops follow the layout.
  ///
  /// ## What it finds
  /// Neighbours in one container that are read from the lower to the upper one, by more than a row. Needs frames, and a
  /// source whose order is that of reading.
  ///
  /// ## Why it matters
  /// A person hears the answer before the question.
  ///
  /// ## What it leaves alone
  /// Toolbars, tab lists, grids, maps and web pages; neighbours in one row. Trees in the order of views (XCUITest,
  /// WebDriverAgent, uiautomator) cannot tell.
  static let readingOrder = AuditRule(
    "reading-order", "stops follow the layout", group: .structure, classes: [.recommendation], impact: .moderate,
    wcag: ["1.3.2", "2.4.3"], needs: [.order, .frame, .stops], rank: .structure, fix: "order",
    failing: [
      .init(
        "the lower one first", .macos, .ax,
        """
        AXWindow title="Letters" frame="0,0,400,400"
          AXStaticText value="Answer" frame="20,200,300,20"
          AXStaticText value="Question" frame="20,40,300,20"  ←
        """),
      .init(
        "a button of the bottom first", .macos, .ax,
        """
        AXWindow title="Letters" frame="0,0,400,400"
          AXButton label="Send" frame="20,350,100,30"
          AXTextField label="To" frame="20,40,300,24"  ←
          AXTextField label="Subject" frame="20,80,300,24"
        """),
    ],
    passing: [
      .init(
        "from top to bottom", .macos, .ax,
        """
        AXWindow title="Letters" frame="0,0,400,400"
          AXStaticText value="Question" frame="20,40,300,20"
          AXStaticText value="Answer" frame="20,200,300,20"
        """),
      .init(
        "two columns side by side", .macos, .ax,
        """
        AXWindow title="Letters" frame="0,0,400,400"
          AXStaticText value="Name" frame="20,40,100,20"
          AXTextField label="Name" frame="140,38,200,24"
        """),
    ]
  ) { screen, report in
    let free = RoleSet([
      "toolbar", "tab-list", "grid", "map", "navigation-bar", "menu-bar", "menu", "table", "segmented-control",
    ])
    var last: [Int: Int] = [:]
    for node in screen.facts.indices where screen.facts[node].contains(.stop) && screen.end(node) == node + 1 {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .insideToolbar]),
        let parent = screen.parent(node),
        !free.contains(screen.roles[parent])
      else { continue }
      guard let frame = screen.frame(node), frame.isSound, !frame.isEmpty else {
        report.skip(node)
        continue
      }
      report.examine(node)
      defer { last[parent] = node }
      guard let before = last[parent], let upper = screen.frame(before) else { continue }
      let isOneRow = min(frame.maxY, upper.maxY) - max(frame.y, upper.y) >= min(frame.height, upper.height) / 2
      // A second column begins at the top again.
      let isNextColumn = frame.x >= upper.maxX || frame.maxX <= upper.x
      guard !isOneRow, !isNextColumn, upper.y - frame.maxY >= 24 else { continue }
      report.find(
        node, .recommendation,
        "\(screen.words.element(node)) is read after \(screen.words.element(before)), which stands below it")
    }
  }
}
