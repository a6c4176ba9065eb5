internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A row's own buttons are custom actions of the row.
  ///
  /// ## What it finds
  /// Three or more rows of one list that each hold the same two or more named buttons as stops of their own. One
  /// finding, at the list.
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
    let buttons = RowButtons(screen)
    for list in screen.facts.indices where RowButtons.holders.contains(screen.roles[list]) {
      guard screen.facts[list].isDisjoint(with: [.hidden, .chrome, .web]), buttons.hasThreeRows(list) else { continue }
      let rows = screen.children(list).filter { Roles.rows.contains(screen.roles[$0]) }
      report.examine(list)
      let named = rows.map { buttons.nodes(in: $0) }
      guard let first = named.first(where: { $0.count >= 2 }) else { continue }
      let alike = named.count { buttons.areAlike($0, first) }
      guard alike >= 3 else { continue }
      let names = first.map { "'\(screen.words.name($0))'" }.joined(separator: ", ")
      report.find(list, .recommendation, "\(alike) rows hold the same buttons (\(names)) as stops of their own")
    }
  }
}

/// The buttons that rows hold.
private struct RowButtons {
  static let holders = RoleSet(["list", "table", "grid", "tree", "group", "generic", "scroll-area"])
  private static let roles = RoleSet(["button", "toggle-button", "menu-button"])
  private let screen: Screen
  /// The attributes in which custom actions are listed.
  private let actions: [Symbol]

  init(_ screen: Screen) {
    self.screen = screen
    actions = screen.attributes["customactions"] + screen.attributes["custom_actions"]
  }

  /// Whether a node has three rows or more: most have none, so that no list is made of them.
  func hasThreeRows(_ list: Int) -> Bool {
    var count = 0
    var next = list + 1
    let end = screen.end(list)
    while next < end, count < 3 {
      if Roles.rows.contains(screen.roles[next]) { count += 1 }
      next = screen.end(next)
    }
    return count >= 3
  }

  /// The named buttons of a row that are stops, unless its custom actions name them.
  func nodes(in row: Int) -> [Int] {
    let listed = screen.bytes(screen.value(actions, row))
    var nodes: [Int] = []
    for inner in (row + 1)..<min(screen.end(row), row + 64)
    where RowButtons.roles.contains(screen.roles[inner])
      && screen.facts[inner].isSuperset(of: [.stop, .ownName])
    {
      if listed.isEmpty || !holds(listed, screen.name(inner)) { nodes.append(inner) }
    }
    return nodes
  }

  /// Whether two rows have buttons of the same names.
  func areAlike(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { screen.name($0.0).elementsEqual(screen.name($0.1)) }
  }

  private func holds(_ list: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    list.indices.contains { list[$0...].starts(with: name) }
  }
}
