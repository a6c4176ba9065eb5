internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A row's own buttons are custom actions of the row.
  ///
  /// ## What it finds
  /// Three or more rows of one list that each hold the same two or more named buttons as stops of their own. One finding, at
  /// the list.
  ///
  /// ## Why it matters
  /// With custom actions a row is one stop, and a person goes through a list three times as fast.
  ///
  /// ## What it leaves alone
  /// Rows that have such actions already, tables with column headers, and platforms without custom actions.
  static let rowActions = AuditRule(
    "row-actions", "a row's own buttons are custom actions of the row", group: .structure,
    classes: [.recommendation], impact: .minor, wcag: [], needs: [.role, .label, .stops], rank: .structure,
    fix: "actions",
    failing: [
      .init(
        "two buttons in each of three cells", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGrid label="Letters"  ←
            AXCell label="One"
              AXButton label="Reply"
              AXButton label="Delete"
            AXCell label="Two"
              AXButton label="Reply"
              AXButton label="Delete"
            AXCell label="Three"
              AXButton label="Reply"
              AXButton label="Delete"
        """),
      .init(
        "two buttons in each of three rows", .android, .uiautomator,
        """
        android.widget.TableLayout  ←
          android.widget.TableRow
            android.widget.Button text="Reply" clickable="true"
            android.widget.Button text="Delete" clickable="true"
          android.widget.TableRow
            android.widget.Button text="Reply" clickable="true"
            android.widget.Button text="Delete" clickable="true"
          android.widget.TableRow
            android.widget.Button text="Reply" clickable="true"
            android.widget.Button text="Delete" clickable="true"
        """),
    ],
    passing: [
      .init(
        "one button a row", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGrid label="Letters"
            AXCell label="One"
              AXButton label="Delete"
            AXCell label="Two"
              AXButton label="Delete"
            AXCell label="Three"
              AXButton label="Delete"
        """),
      .init(
        "two rows", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGrid label="Letters"
            AXCell label="One"
              AXButton label="Reply"
              AXButton label="Delete"
            AXCell label="Two"
              AXButton label="Reply"
              AXButton label="Delete"
        """),
    ]
  ) { screen, report in
    switch screen.platform.tables {
    case .ios, .macos, .android: break
    default: return
    }
    for list in screen.facts.indices where RowButtons.holders.contains(screen.roles[list]) {
      guard screen.facts[list].isDisjoint(with: [.hidden, .chrome, .web]) else { continue }
      let rows = screen.children(list).filter { Roles.rows.contains(screen.roles[$0]) }
      guard rows.count >= 3 else { continue }
      report.examine(list)
      let named = rows.map { RowButtons.names(in: $0, screen) }
      guard let first = named.first(where: { $0.count >= 2 }) else { continue }
      let alike = named.count { $0 == first }
      guard alike >= 3 else { continue }
      let buttons = first.map { "'\($0)'" }.joined(separator: ", ")
      report.find(list, .recommendation, "\(alike) rows hold the same buttons (\(buttons)) as stops of their own")
    }
  }
}

private enum RowButtons {
  static let holders = RoleSet(["list", "table", "grid", "tree", "group", "generic", "scroll-area"])
  private static let buttons = RoleSet(["button", "toggle-button", "menu-button"])
  private static let customActions = ["customactions", "custom_actions"]

  /// The names of the buttons of a row, unless its custom actions name them.
  static func names(in row: Int, _ screen: Screen) -> [String] {
    let actions = customActions.lazy.compactMap { screen.rawText($0, row) }.first ?? ""
    var names: [String] = []
    for inner in (row + 1)..<min(screen.end(row), row + 64)
    where buttons.contains(screen.roles[inner]) && screen.facts[inner].contains(.stop) {
      let name = screen.words.name(inner)
      if !name.isEmpty, !actions.contains(name) { names.append(name) }
    }
    return names
  }
}
