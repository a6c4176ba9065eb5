internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A screen with much text has a heading.
  ///
  /// ## What it finds
  /// Eight or more texts at which a reader stops, and neither a heading nor a titled navigation bar or window.
  ///
  /// ## Why it matters
  /// Readers jump by headings; without one a person goes through everything. Whether a given text looks like a heading
  /// is in no tree, so that is not checked.
  ///
  /// ## What it leaves alone
  /// Screens with little text, and sources that have no headings.
  static let screenWithoutHeading = AuditRule(
    "screen-without-heading", "a screen with much text has a heading", group: .roles, classes: [.recommendation],
    impact: .moderate, wcag: ["1.3.1", "2.4.6"], needs: [.heading, .stops], rank: .structure, fix: "heading",
    failing: [
      .init(
        "eight texts and no heading", .ios, .ax,
        """
        AXGroup[iOSContentGroup]  ←
          AXStaticText label="One"
          AXStaticText label="Two"
          AXStaticText label="Three"
          AXStaticText label="Four"
          AXStaticText label="Five"
          AXStaticText label="Six"
          AXStaticText label="Seven"
          AXStaticText label="Eight"
        """),
      .init(
        "a page of paragraphs", .linux, .atspiText,
        """
        document-web  ←
          paragraph
            static label="One"
            static label="Two"
            static label="Three"
            static label="Four"
          paragraph
            static label="Five"
            static label="Six"
            static label="Seven"
            static label="Eight"
        """),
    ],
    passing: [
      .init(
        "a heading", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXHeading label="Numbers"
          AXStaticText label="One"
          AXStaticText label="Two"
          AXStaticText label="Three"
          AXStaticText label="Four"
          AXStaticText label="Five"
          AXStaticText label="Six"
          AXStaticText label="Seven"
          AXStaticText label="Eight"
        """),
      .init(
        "little text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="One"
        """),
    ]
  ) { screen, report in
    guard let root = screen.facts.indices.first(where: { screen.facts[$0].isDisjoint(with: [.hidden, .chrome]) }) else {
      return
    }
    report.examine(root)
    let titled = RoleSet(["window", "navigation-bar", "dialog", "alert-dialog", "sheet"])
    var texts = 0
    for node in screen.facts.indices where screen.facts[node].isDisjoint(with: [.hidden, .chrome, .insideRow]) {
      if screen.facts[node].contains(.heading) { return }
      if titled.contains(screen.roles[node]), screen.facts[node].contains(.ownName) { return }
      if screen.facts[node].contains(.stop), Roles.texts.contains(screen.roles[node]) { texts += 1 }
    }
    guard texts >= 8 else { return }
    report.find(root, .recommendation, "\(texts) texts are stops, and none of them is a heading")
  }
}
