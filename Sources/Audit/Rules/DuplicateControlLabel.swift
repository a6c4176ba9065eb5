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
  /// Rows of lists, tables and grids, in which "More" stands once a row; links with one address; chrome.
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
    let urls = screen.attributes["url"]
    for label in screen.judged where Twins.applies(to: label.node, screen) {
      report.examine(label.node)
      let text = label.folded.isEmpty ? label.text.string.lowercased() : label.folded
      let key = Twins.Key(scope: scopes[label.node], role: screen.roles[label.node], text: text)
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
    return facts.contains(.interactive) && facts.isDisjoint(with: [.disabled, .insideRow, .insideNamed, .web])
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
