internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A row that can be pressed hides its pieces.
  ///
  /// ## What it finds
  /// A group or row that can be pressed and that has texts or pictures inside at each of which a reader stops as well.
  ///
  /// ## Why it matters
  /// A person stops at pieces that do nothing, and not at the row that does.
  ///
  /// ## What it leaves alone
  /// Groups that hold controls, and Android, whose reader reads the pieces with the row.
  static let tappableParentExposedChildren = AuditRule(
    "tappable-parent-exposed-children", "a row that can be pressed hides its pieces", group: .structure,
    classes: [.recommendation], impact: .minor, wcag: ["1.3.1"], needs: [.role, .press, .stops], rank: .structure,
    fix: "group",
    failing: [
      .init(
        "a cell that can be pressed", .macos, .ax,
        """
        AXWindow title="Letters"
          AXCell actions="AXPress"  ←
            AXStaticText value="Inbox" actions=""
            AXStaticText value="3 unread" actions=""
        """),
      .init(
        "a row of a list", .macos, .ax,
        """
        AXWindow title="Letters"
          AXRow label="Inbox" actions="AXPress"  ←
            AXImage label="Tray" actions=""
            AXStaticText value="3 unread" actions=""
        """),
    ],
    passing: [
      .init(
        "a row whose pieces are gone", .macos, .ax,
        """
        AXWindow title="Letters"
          AXRow label="Inbox, 3 unread" actions="AXPress"
        """),
      .init(
        "a row with a button", .macos, .ax,
        """
        AXWindow title="Letters"
          AXRow actions="AXPress"
            AXStaticText value="Inbox" actions=""
            AXButton label="More" actions="AXPress"
        """),
    ]
  ) { screen, report in
    let groups = RoleSet(["group", "row", "cell", "list-item"])
    guard screen.column != .android, screen.column != .atspi else { return }
    for node in screen.controls where groups.contains(screen.roles[node]) && screen.facts[node].contains(.pressable) {
      guard screen.facts[node].isDisjoint(with: [.web, .controlBelow]) else { continue }
      report.examine(node)
      var pieces = 0
      for inner in (node + 1)..<min(screen.end(node), node + 64) where screen.facts[inner].contains(.stop) {
        if Roles.texts.contains(screen.roles[inner]) || Roles.images.contains(screen.roles[inner]) { pieces += 1 }
      }
      guard pieces > 1 else { continue }
      report.find(
        node, .recommendation,
        "\(screen.words.aRole(node)) can be pressed, and \(pieces) pieces of it are stops of their own")
    }
  }
}
