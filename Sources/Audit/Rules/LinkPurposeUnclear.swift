internal import Vocabulary

extension AuditRule {
  /// A link says where it goes.
  ///
  /// ## What it finds
  /// A link whose every word is one of those that say nothing of a place: `click here`, `read more`, `more info`.
  ///
  /// ## Why it matters
  /// Readers list the links of a screen without the text around them.
  ///
  /// ## What it leaves alone
  /// Languages other than English.
  static let linkPurposeUnclear = AuditRule(
    "link-purpose-unclear", "a link says where it goes", group: .labels, classes: [.recommendation],
    impact: .moderate, wcag: ["2.4.4"], needs: [.role, .label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "click here", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXLink label="Click here"  ←
        """),
      .init(
        "learn more", .linux, .atspiText,
        """
        document-web label="Page"
          link label="Learn more"  ←
        """),
    ],
    passing: [
      .init(
        "a link with a place", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXLink label="More about privacy"
        """),
      .init(
        "a button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="More"
        """),
    ]
  ) { screen, report in
    let words = Set(LabelLexicon.standard.vagueLinkWords.flatMap { $0.split(separator: " ").map(String.init) })
    for label in screen.judged where Roles.links.contains(screen.roles[label.node]) {
      // Nothing is known of the words of other scripts.
      if label.text.marks.isDisjoint(with: [.lower, .upper]) {
        report.skip(label.node)
        continue
      }
      report.examine(label.node)
      // The words are of ASCII, so that a first one that is none of them settles most labels.
      if !label.text.marks.contains(.beyondASCII) {
        let first = ASCII.lower(label.text.bytes).split(maxSplits: 1) { !ASCII.isAlphanumeric($0) }.first
        guard let first, words.contains(String(decoding: first, as: UTF8.self)) else { continue }
      }
      let parts = label.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard !parts.isEmpty, parts.allSatisfy(words.contains) else { continue }
      report.find(label.node, .recommendation, "the link '\(label.text.string)' does not say where it goes")
    }
    if report.examined == 0, report.skipped > 0 { report.cannotTell("only English words for links are known") }
  }
}
