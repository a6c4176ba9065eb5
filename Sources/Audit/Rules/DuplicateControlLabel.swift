internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Two controls can be told apart by name.
  ///
  /// ## What it finds
  /// Two or more enabled controls of one kind with one name, below the same named container or window. One finding, at
  /// the second of them.
  ///
  /// ## Why it matters
  /// A list of controls has two of the same, and who speaks to a computer is asked which is meant.
  ///
  /// ## What it leaves alone
  /// Rows of lists, tables and grids that have a name, in which "More" stands once a row; links with one address;
  /// chrome. Where the rows have no name, a control that is in several of them is one finding for the list.
  static let duplicateControlLabel = AuditRule(
    "duplicate-control-label", "two controls can be told apart by name", group: .structure,
    classes: [.recommendation], impact: .moderate, wcag: ["2.4.6", "2.4.4", "3.2.4"], needs: [.role, .label],
    rank: .structure, fix: "distinct",
    failing: [
      .init(
        "two buttons called OK", .linux, .atspiText,
        """
        document-web label="Page"
          push-button label="OK"
          push-button label="OK"  ←
        """),
      .init(
        "three buttons called Delete, in other letters", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete"
          AXButton label="delete"  ←
          AXButton label="Delete"
        """),
      .init(
        "one in each row of a list whose rows say nothing else", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXGrid label="Letters"
            AXCell
              AXButton label="Delete"
            AXCell
              AXButton label="Delete"  ←
        """),
    ],
    passing: [
      .init(
        "one a row", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCell label="Budget"
            AXButton label="Delete"
          AXCell label="Plan"
            AXButton label="Delete"
        """),
      .init(
        "one in each named group, and a text of the same name", .macos, .ax,
        """
        AXWindow title="Letters"
          AXGroup label="In"
            AXButton label="Clear"
          AXGroup label="Out"
            AXButton label="Clear"
            AXStaticText value="Clear"
        """),
    ]
  ) { screen, report in
    var groups: [Twins.Key: Twins.Group] = [:]
    let scopes = Twins.scopes(screen)
    let urls = screen.attributes["url"] + screen.attributes["/url"]
    var rows = TwinRows(screen)
    for label in screen.judged where Twins.applies(to: label.node, screen) {
      var scope = scopes[label.node]
      if screen.facts[label.node].contains(.insideRow) {
        guard let list = rows.list(around: label.node) else { continue }
        // A list is no scope of other controls: its places come behind theirs.
        scope = screen.tree.count + list
      }
      report.examine(label.node)
      let text = label.folded.isEmpty ? label.text.string.lowercased() : label.folded
      let key = Twins.Key(scope: scope, role: screen.roles[label.node], text: text)
      groups[key, default: Twins.Group()].add(label.node, url: screen.tree.string(screen.value(urls, label.node)))
    }
    for group in groups.values.sorted(by: { $0.nodes[0] < $1.nodes[0] }) where group.nodes.count > 1 && !group.isOneLink
    {
      let node = group.nodes[1]
      let role = screen.words.role(node)
      report.find(
        node, .recommendation,
        "\(group.nodes.count) controls of one kind (\(role)) are called '\(screen.words.name(node))'")
    }
  }
}

/// Controls with one name.
private enum Twins {
  struct Key: Hashable {
    var scope: Int
    var role: UInt8
    var text: String
  }

  struct Group {
    var nodes: [Int] = []
    var urls: Set<String> = []

    /// Whether all of them lead to one address.
    var isOneLink: Bool { urls.count == 1 && !urls.contains("") }

    mutating func add(_ node: Int, url: String?) {
      nodes.append(node)
      urls.insert(url ?? "")
    }
  }

  private static let exempt = RoleSet([
    "menu-item", "menu-bar-item", "scroll-bar", "tree-item", "list-item", "key", "row", "cell",
  ])

  static func applies(to node: Int, _ screen: Screen) -> Bool {
    let facts = screen.facts[node]
    return facts.contains(.interactive) && facts.isDisjoint(with: [.disabled, .insideNamed, .web])
      && Roles.interactive.contains(screen.roles[node]) && !exempt.contains(screen.roles[node])
      && !(screen.column == .uia && Roles.links.contains(screen.roles[node]))
  }

  /// The nearest container with a name, or window, around each node; -1 for none.
  static func scopes(_ screen: Screen) -> [Int] {
    var scopes = [Int](repeating: -1, count: screen.tree.count)
    for node in scopes.indices {
      guard let parent = screen.parent(node) else { continue }
      let isScope =
        Roles.windows.contains(screen.roles[parent])
        || (Roles.containers.contains(screen.roles[parent]) && screen.facts[parent].contains(.ownName))
      scopes[node] = isScope ? parent : scopes[parent]
    }
    return scopes
  }
}

/// Rows that say nothing but what their controls say.
private struct TwinRows {
  /// How far above a control its row is looked for, and how many nodes of a row are.
  private static let highest = 16
  private static let longest = 64

  private let screen: Screen
  private var isNamed: [Int: Bool] = [:]

  init(_ screen: Screen) { self.screen = screen }

  /// The list around the row of a control, where that row has no name of its own; `nil` where it has.
  mutating func list(around node: Int) -> Int? {
    var next = screen.parent(node)
    for _ in 0..<TwinRows.highest {
      guard let row = next else { return nil }
      next = screen.parent(row)
      guard Roles.rows.contains(screen.roles[row]) else { continue }
      return hasName(row) ? nil : next
    }
    return nil
  }

  private mutating func hasName(_ row: Int) -> Bool {
    if let known = isNamed[row] { return known }
    let isTold =
      screen.facts[row].contains(.ownName)
      || ((row + 1)..<min(screen.end(row), row + TwinRows.longest)).contains { inner in
        let facts = screen.facts[inner]
        return facts.contains(.ownName) && facts.isDisjoint(with: [.interactive, .insideNamed, .insideUnnamed])
      }
    // What goes on for longer is no row of a few controls.
    isNamed[row] = isTold || screen.end(row) > row + TwinRows.longest
    return isNamed[row] ?? true
  }
}
