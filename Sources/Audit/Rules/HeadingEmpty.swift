internal import Vocabulary

extension AuditRule {
  /// A heading has text.
  ///
  /// ## What it finds
  /// A heading with no name and nothing inside that speaks.
  ///
  /// ## Why it matters
  /// Readers jump from heading to heading; this one leads to nothing.
  ///
  /// ## What it leaves alone
  /// Hidden headings.
  static let headingEmpty = AuditRule(
    "heading-empty", "a heading has text", group: .names, classes: [.recommendation], impact: .moderate,
    wcag: ["1.3.1", "2.4.6"], needs: [.heading, .label], rank: .missingName, fix: "label",
    failing: [
      .init(
        "a heading without a label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXHeading  ←
        """),
      .init(
        "a heading of white space", .linux, .atspiText,
        """
        document-web label="Page"
          heading label=" "  ←
        """),
    ],
    passing: [
      .init(
        "a heading with a label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXHeading label="Settings"
        """),
      .init(
        "a heading with a text inside", .linux, .atspiText,
        """
        document-web label="Page"
          heading
            static label="Settings"
        """),
    ]
  ) { screen, report in
    for node in screen.facts.indices where screen.facts[node].contains(.heading) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome]) else { continue }
      report.examine(node)
      if screen.facts[node].isDisjoint(with: [.named, .speaksBelow]) {
        report.find(node, .recommendation, "a heading has no text")
      }
    }
  }
}
