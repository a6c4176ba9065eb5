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
    var twins = Twins(screen)
    let judged = screen.judged
    for place in judged.indices where Twins.applies(to: judged[place].node, screen) {
      if let node = twins.take(place) { report.examine(node) }
    }
    for nodes in twins.groups where !twins.isOneLink(nodes) {
      let role = screen.words.role(nodes[1])
      report.find(
        nodes[1], .recommendation,
        "\(nodes.count) controls of one kind (\(role)) are called '\(screen.words.name(nodes[1]))'")
    }
  }
}

/// Controls with one name.
private struct Twins {
  /// What two controls of one name have in common: the name by its hash, since most names are had by one control alone.
  private struct Key: Hashable {
    var scope: Int
    var role: UInt8
    var name: Int

    /// One number for all three, since there is a key for each control.
    func hash(into hasher: inout Hasher) { hasher.combine(name &+ (scope &* 256 &+ Int(role)) &* 0x9e37_79b9) }
  }

  private static let exempt = RoleSet([
    "menu-item", "menu-bar-item", "scroll-bar", "tree-item", "list-item", "key", "row", "cell",
  ])

  private let screen: Screen
  private let judged: [JudgedLabel]
  private let scopes: [Int]
  private let urls: [Symbol]
  private var rows: TwinRows
  /// The first label of each name, by its place among those that are judged.
  private var first: [Key: Int] = [:]
  /// Further controls of one name, by the place of the first.
  private var more: [Int: [Int]] = [:]

  init(_ screen: Screen) {
    self.screen = screen
    judged = screen.judged
    scopes = Twins.scopes(screen)
    urls = screen.attributes["url"] + screen.attributes["/url"]
    rows = TwinRows(screen)
    first.reserveCapacity(judged.count)
  }

  static func applies(to node: Int, _ screen: Screen) -> Bool {
    let facts = screen.facts[node]
    return facts.contains(.interactive) && facts.isDisjoint(with: [.disabled, .insideNamed, .web])
      && Roles.interactive.contains(screen.roles[node]) && !exempt.contains(screen.roles[node])
      && !(screen.column == .uia && Roles.links.contains(screen.roles[node]))
  }

  /// Takes in a label; the control that it is of, unless that is in a row with a name.
  mutating func take(_ place: Int) -> Int? {
    let node = judged[place].node
    var scope = scopes[node]
    if screen.facts[node].contains(.insideRow) {
      guard let list = rows.list(around: node) else { return nil }
      // A list is no scope of other controls: its places come behind theirs.
      scope = screen.tree.count + list
    }
    let key = Key(scope: scope, role: screen.roles[node], name: Twins.hash(judged[place].text.bytes))
    if let other = first[key] {
      if Twins.areSame(judged[other], judged[place]) { more[other, default: []].append(node) }
    } else {
      first[key] = place
    }
    return node
  }

  /// The controls of each name that several have, in document order.
  var groups: [[Int]] {
    more.sorted { $0.key < $1.key }.map { [judged[$0.key].node] + $0.value }
  }

  /// Whether all of some links lead to one address.
  func isOneLink(_ nodes: [Int]) -> Bool {
    let address = screen.bytes(screen.value(urls, nodes[0]))
    return !address.isEmpty
      && nodes.allSatisfy { screen.bytes(screen.value(urls, $0)).elementsEqual(address) }
  }

  /// FNV-1a of a text, the case of ASCII letters apart; what is beyond ASCII is left out, and compared afterwards.
  private static func hash(_ bytes: [UInt8]) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte < 0x80 {
      hash = (hash ^ UInt64(ASCII.isUpper(byte) ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }

  private static func areSame(_ one: JudgedLabel, _ other: JudgedLabel) -> Bool {
    if one.text.bytes == other.text.bytes { return true }
    guard !one.folded.isEmpty, !other.folded.isEmpty else {
      return one.text.string.lowercased() == other.text.string.lowercased()
    }
    return one.folded == other.folded
  }

  /// The nearest container with a name, or window, around each node; -1 for none.
  private static func scopes(_ screen: Screen) -> [Int] {
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
