internal import Vocabulary

extension AuditRule {
  /// A row of texts is one stop.
  ///
  /// ## What it finds
  /// A row, cell, item or unnamed group that holds two to six texts or pictures, each a stop of its own, and nothing to
  /// act on; of groups, those that hold nothing else and lie in a row, cell, item, list or group beside others like it.
  ///
  /// ## Why it matters
  /// "Total" and "35 €" are one thing to hear, and half as many swipes.
  ///
  /// ## What it leaves alone
  /// Tables with column headers, long paragraphs, containers that are a stop themselves, and platforms whose readers go
  /// by lines and not by stops (macOS, Windows, Linux, the web).
  static let groupRelatedText = AuditRule(
    "group-related-text", "a row of texts is one stop", group: .structure, classes: [.recommendation],
    impact: .minor, wcag: ["1.3.1"], needs: [.role, .stops], rank: .structure, fix: "group",
    failing: [
      .init(
        "a cell of two texts", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCell  ←
            AXStaticText label="Total"
            AXStaticText label="35 €"
        """),
      .init(
        "groups of two texts, one below the other", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGroup  ←
            AXStaticText label="Total"
            AXStaticText label="35 €"
          AXGroup  ←
            AXStaticText label="Tax"
            AXStaticText label="3 €"
        """),
      .init(
        "a row of two texts", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.TableRow  ←
            android.widget.TextView text="Total"
            android.widget.TextView text="35 €"
        """),
    ],
    passing: [
      .init(
        "one text, and a cell that is a stop", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false"
          XCUIElementTypeCell accessible="false"
            XCUIElementTypeStaticText label="Total" accessible="true"
          XCUIElementTypeCell label="Sum, 35 €" accessible="true"
            XCUIElementTypeStaticText label="Sum" accessible="false"
            XCUIElementTypeStaticText label="35 €" accessible="false"
        """),
      .init(
        "a row with a button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCell
            AXStaticText label="Total"
            AXStaticText label="35 €"
            AXButton label="Pay"
        """),
    ]
  ) { screen, report in
    guard screen.platform.tables == .ios || screen.platform.tables == .android else { return }
    let groups = RoleSet(["cell", "row", "list-item"])
    for node in screen.facts.indices
    where groups.contains(screen.roles[node]) || GroupedTexts.isPair(node, screen) {
      let facts = screen.facts[node]
      guard facts.isDisjoint(with: [.hidden, .chrome, .web, .stop, .controlBelow, .interactive]) else { continue }
      report.examine(node)
      guard let count = GroupedTexts.count(in: node, screen), (2...6).contains(count) else { continue }
      report.find(node, .recommendation, "\(count) texts of \(screen.words.aRole(node)) are stops of their own")
    }
  }
}

private enum GroupedTexts {
  private static let plain = RoleSet(["group", "generic"])

  /// Whether an unnamed group holds two to six leaves, and a sibling beside it as many: a pair of a list, not a column.
  static func isPair(_ node: Int, _ screen: Screen) -> Bool {
    let size = screen.end(node) - node
    guard plain.contains(screen.roles[node]), (3...7).contains(size), !screen.facts[node].contains(.named) else {
      return false
    }
    guard isFlat(node, screen), let parent = screen.parent(node) else { return false }
    let next = screen.end(node)
    if next < screen.end(parent), isLike(next, size, screen) { return true }
    // The group before this one, if it is as large.
    let before = node - size
    return before > parent && isLike(before, size, screen)
  }

  private static func isLike(_ other: Int, _ size: Int, _ screen: Screen) -> Bool {
    plain.contains(screen.roles[other]) && screen.end(other) - other == size && isFlat(other, screen)
  }

  /// Whether all that is inside are leaves.
  private static func isFlat(_ node: Int, _ screen: Screen) -> Bool {
    ((node + 1)..<screen.end(node)).allSatisfy { screen.end($0) == $0 + 1 }
  }

  private static let longest = 200
  private static let headers = RoleSet(["column-header", "row-header"])

  /// How many texts and pictures inside are stops; `nil` where they are better left apart.
  static func count(in node: Int, _ screen: Screen) -> Int? {
    var count = 0
    for inner in (node + 1)..<min(screen.end(node), node + 64) {
      if headers.contains(screen.roles[inner]) { return nil }
      guard screen.facts[inner].contains(.stop) else { continue }
      guard Roles.texts.contains(screen.roles[inner]) || Roles.images.contains(screen.roles[inner]) else { return nil }
      if screen.name(inner).count > longest { return nil }
      count += 1
    }
    return count
  }
}
