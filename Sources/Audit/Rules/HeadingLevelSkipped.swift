internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Heading levels go up by one.
  ///
  /// ## What it finds
  /// A heading whose level is more than one below that of the heading before it. Needs a source that prints levels.
  ///
  /// ## Why it matters
  /// Who jumps by level looks for a heading that is not there.
  ///
  /// ## What it leaves alone
  /// The level of the first heading, and steps back up.
  static let headingLevelSkipped = AuditRule(
    "heading-level-skipped", "heading levels go up by one", group: .roles, classes: [.recommendation],
    impact: .moderate, wcag: ["1.3.1"], needs: [.heading, .headingLevel], rank: .structure, fix: "heading",
    failing: [
      .init(
        "from one to three", .linux, .atspiXML,
        """
        document-web name="Page" states="enabled sensitive showing visible"
          heading name="Settings" level="1" states="enabled sensitive showing visible"
          heading name="Sound" level="3" states="enabled sensitive showing visible"  ←
        """),
      .init(
        "from two to five, later on", .macos, .ax,
        """
        AXWindow title="Page"
          AXHeading label="Settings" AXHeadingLevel="1"
          AXHeading label="Sound" AXHeadingLevel="2"
          AXHeading label="Bass" AXHeadingLevel="5"  ←
        """),
    ],
    passing: [
      .init(
        "one after the other, and back", .linux, .atspiXML,
        """
        document-web name="Page" states="enabled sensitive showing visible"
          heading name="Settings" level="1" states="enabled sensitive showing visible"
          heading name="Sound" level="2" states="enabled sensitive showing visible"
          heading name="About" level="1" states="enabled sensitive showing visible"
        """),
      .init(
        "a first heading of any level", .macos, .ax,
        """
        AXWindow title="Page"
          AXHeading label="Sound" AXHeadingLevel="3"
        """),
    ]
  ) { screen, report in
    let names = ["level", "axheadinglevel", "headinglevel", "aria-level"]
    var last: Int?
    for node in screen.facts.indices where screen.facts[node].contains(.heading) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome]) else { continue }
      guard let text = names.lazy.compactMap({ screen.rawText($0, node) }).first,
        let current = Int(text.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }), (1...20).contains(current)
      else { continue }
      report.examine(node)
      if let before = last, current > before + 1 {
        report.find(
          node, .recommendation, "a heading of level \(current) follows one of level \(before)",
          evidence: [AuditFinding.Evidence("level", text)])
      }
      last = current
    }
  }
}
