internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// An identifier is used once.
  ///
  /// ## What it finds
  /// Two elements with one identifier, outside of rows. Off unless the configuration switches it on.
  ///
  /// ## Why it matters
  /// For tests that look elements up by it. Nobody hears it.
  ///
  /// ## What it leaves alone
  /// Rows and cells, which repeat identifiers by design, and containers that hand theirs down to what is inside.
  static let duplicateIdentifier = AuditRule(
    "duplicate-identifier", "an identifier is used once", group: .structure, classes: [.recommendation],
    impact: .minor, wcag: [], needs: [.identifier], isOn: false, rank: .structure, fix: "identifier",
    failing: [
      .init(
        "two buttons with one identifier", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" id="action"
          AXButton label="Send" id="action"  ←
        """),
      .init(
        "two views with one identifier", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="Delete" resource-id="app:id/action" clickable="true"
          android.widget.Button text="Send" resource-id="app:id/action" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "identifiers of their own", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" id="delete"
          AXButton label="Send" id="send"
        """),
      .init(
        "rows", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCell label="One" id="cell"
            AXButton label="More" id="more"
          AXCell label="Two" id="cell"
            AXButton label="More" id="more"
        """),
    ]
  ) { screen, report in
    var first: [String: Int] = [:]
    for node in screen.facts.indices {
      let facts = screen.facts[node]
      guard facts.isDisjoint(with: [.hidden, .chrome, .web, .insideRow]), !Roles.rows.contains(screen.roles[node]),
        let identifier = screen.tree.string(screen.nodes[node].identifier), !identifier.isEmpty
      else { continue }
      report.examine(node)
      guard let other = first[identifier] else {
        first[identifier] = node
        continue
      }
      if screen.end(other) > node { continue }
      report.find(
        node, .recommendation,
        "the identifier '\(screen.words.bounded(identifier))' is \(screen.words.element(other))'s as well",
        evidence: [AuditFinding.Evidence("identifier", screen.words.bounded(identifier))])
    }
  }
}
