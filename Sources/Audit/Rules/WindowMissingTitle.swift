internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A window, dialog, sheet or alert has a title.
  ///
  /// ## What it finds
  /// A window or dialog without a name whose first content is neither a heading nor a text.
  ///
  /// ## Why it matters
  /// The title is the first thing a reader says when it opens, and what a person chooses windows by.
  ///
  /// ## What it leaves alone
  /// The windows of iOS, which have no titles, and the bare windows in which menus and tooltips pop up.
  static let windowMissingTitle = AuditRule(
    "window-missing-title", "a window, dialog, sheet or alert has a title", group: .names,
    classes: [.recommendation], impact: .moderate, wcag: ["2.4.2", "4.1.2"], needs: [.role, .label],
    rank: .missingName, fix: "title",
    failing: [
      .init(
        "a window without a title", .macos, .ax,
        """
        AXWindow  ←
          AXButton label="Send"
        """),
      .init(
        "a dialog that begins with a button", .linux, .atspiText,
        """
        application label="letters"
          dialog  ←
            push-button label="OK"
        """),
    ],
    passing: [
      .init(
        "a window with a title", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Send"
        """),
      .init(
        "a sheet that begins with its question", .macos, .ax,
        """
        AXWindow title="Letters"
          AXSheet
            AXStaticText value="Delete the letter?"
            AXButton label="Delete"
        """),
    ]
  ) { screen, report in
    for node in screen.facts.indices where WindowTitle.roles.contains(screen.roles[node]) {
      guard WindowTitle.applies(to: node, on: screen) else { continue }
      report.examine(node)
      if screen.facts[node].contains(.ownName) || WindowTitle.beginsWithText(node, screen) { continue }
      report.find(node, .recommendation, "\(screen.words.aRole(node)) has no title")
    }
  }
}

private enum WindowTitle {
  static let roles = RoleSet(["window", "dialog", "alert-dialog", "sheet", "popover", "drawer"])
  private static let windows = RoleSet(["window"])
  private static let shells = RoleSet { $0.kind == .container || $0.kind == .structure || $0.kind == .window }

  /// How many nodes are looked through for the first text, so that windows within windows cost no more.
  private static let furthest = 256

  static func applies(to node: Int, on screen: Screen) -> Bool {
    guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web]), screen.end(node) > node + 1 else {
      return false
    }
    guard windows.contains(screen.roles[node]) else { return true }
    // AT-SPI calls the window of a menu or a tooltip a window, and one with a frame a frame.
    return screen.platform.tables != .ios && screen.column != .android
      && screen.tree.role(of: NodeID(node)) != "window"
  }

  /// Whether the first thing inside that is no container is a heading or a text.
  static func beginsWithText(_ node: Int, _ screen: Screen) -> Bool {
    for inner in (node + 1)..<min(screen.end(node), node + furthest) {
      if screen.facts[inner].contains(.heading) || Roles.texts.contains(screen.roles[inner]) {
        return screen.facts[inner].contains(.named)
      }
      if screen.facts[inner].contains(.ownName), Roles.shapeless.contains(screen.roles[inner]) { return true }
      if !shells.contains(screen.roles[inner]), !Roles.images.contains(screen.roles[inner]),
        !screen.facts[inner].contains(.chrome)
      {
        return false
      }
    }
    return false
  }
}
