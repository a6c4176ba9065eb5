internal import Vocabulary

extension AuditRule {
  /// A label is no left-over filler.
  ///
  /// ## What it finds
  /// `TODO`, `lorem ipsum`, `asdf`, `content description`, `unlabelled` and their kin on controls and pictures. Words
  /// that a design tool fills in and that may be meant (`Untitled`, `Label`, `Title`) are assumptions, and so is all of
  /// it in text that stands on the screen.
  ///
  /// ## Why it matters
  /// There is a label, so no other check complains, and nobody knows what it is.
  ///
  /// ## What it leaves alone
  /// Labels that hold more than the filler, `lorem ipsum` apart.
  static let labelIsPlaceholderText = AuditRule(
    "label-is-placeholder-text", "a label is no left-over filler", group: .labels,
    classes: [.failure, .assumption], criterion: .unspeakableLabel, impact: .serious, wcag: ["2.4.6"],
    needs: [.label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "what a programmer meant to change", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="TODO"  ←
          AXImage label="Image description"  ←
        """),
      .init(
        "a design tool's word that may be meant", .macos, .ax,
        """
        AXWindow title="Notes"
          AXButton label="Untitled"  ←
        """),
    ],
    passing: [
      .init(
        "a label that holds more", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Add to the to-do list"
        """),
      .init(
        "a field that is called Title", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField label="Title" value="Untitled"
        """),
    ]
  ) { screen, report in
    let lexicon = LabelLexicon.standard
    let judged = screen.judged
    let sieve = WordSieve(lexicon.failingPlaceholders.union(lexicon.assumedPlaceholders))
    for place in judged.indices {
      report.examine(judged[place].node)
      let isLorem = judged[place].text.bytes.first.map { $0 | 0x20 == UInt8(ascii: "l") } ?? false
      if !isLorem, !sieve.mayHold(judged[place].key) { continue }
      let label = judged[place]
      let text = label.folded
      let isFiller = lexicon.failingPlaceholders.contains(text) || text.hasPrefix("lorem ipsum")
      // A field for a title is called that, and a choice between "Default" and "None" is one.
      let isAssumed =
        lexicon.assumedPlaceholders.contains(text) && !Roles.choices.contains(screen.roles[label.node])
        && !Roles.fields.contains(screen.roles[label.node])
      guard isFiller || isAssumed else { continue }
      let isContent = Roles.content.contains(screen.roles[label.node])
      let shown = screen.words.bounded(label.text.string)
      report.find(
        label.node, isFiller && !isContent ? .failure : .assumption,
        isFiller
          ? "the label '\(shown)' is left-over filler"
          : "the label '\(shown)' looks like filler; if it is meant, waive it",
        evidence: [AuditFinding.Evidence("name", shown)])
    }
  }
}
