internal import Vocabulary

extension AuditRule {
  /// A bare abbreviation is meant to be there.
  ///
  /// ## What it finds
  /// A label of two to five capitals, or `N/A`, on a control or picture, that is no abbreviation people say.
  ///
  /// ## Why it matters
  /// Readers spell it or make a word of it, and it may be a place-holder. A tree cannot tell, so it is an assumption.
  ///
  /// ## What it leaves alone
  /// `OK`, `TV`, `USB`, `FAQ` and their kin, those of the configuration, texts, cells, and items among which one is
  /// chosen.
  static let labelAbbreviation = AuditRule(
    "label-abbreviation", "a bare abbreviation is meant to be there", group: .labels, classes: [.assumption],
    impact: .minor, wcag: ["2.4.6"], needs: [.label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "capitals that nobody knows", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="QXR"  ←
        """),
      .init(
        "not available", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="N/A"  ←
        """),
    ],
    passing: [
      .init(
        "abbreviations that people say", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="OK"
          AXButton label="FAQ"
        """),
      .init(
        "a text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="QXR"
        """),
    ]
  ) { screen, report in
    let lexicon = LabelLexicon.standard
    let judged = screen.judged
    for place in judged.indices where !Roles.content.contains(screen.roles[judged[place].node]) {
      let node = judged[place].node
      if screen.facts[node].contains(.insideRow) || Roles.choices.contains(screen.roles[node]) { continue }
      report.examine(node)
      // "n/a" is as short as the others.
      if judged[place].text.bytes.count > 5 { continue }
      let label = judged[place]
      let text = label.folded
      let isCapitals = (2...5).contains(label.text.bytes.count) && label.text.marks == .upper
      guard isCapitals || text == "n/a", !lexicon.abbreviations.contains(text),
        !lexicon.failingPlaceholders.contains(text),
        !screen.configuration.abbreviations.contains(text)
      else { continue }
      report.find(
        label.node, .assumption,
        "the label '\(label.text.string)' is an abbreviation; assumed not to be one that people say",
        evidence: [AuditFinding.Evidence("name", label.text.string)])
    }
  }
}
