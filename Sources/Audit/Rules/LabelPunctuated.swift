internal import Vocabulary

extension AuditRule {
  /// A control's label is not a sentence.
  ///
  /// ## What it finds
  /// A control whose label ends in a full stop. Off unless the configuration switches it on.
  ///
  /// ## Why it matters
  /// Readers make a pause of a full stop before they say the role.
  ///
  /// ## What it leaves alone
  /// Labels with a comma, ellipses, and texts.
  static let labelPunctuated = AuditRule(
    "label-punctuated", "a control's label is not a sentence", group: .labels, classes: [.recommendation],
    impact: .minor, wcag: [], needs: [.role, .label], isOn: false, rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "a button with a full stop", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete."  ←
        """),
      .init(
        "a check box with a full stop", .macos, .ax,
        """
        AXWindow title="Letters"
          AXCheckBox label="Ask before deleting." value="1"  ←
        """),
    ],
    passing: [
      .init(
        "a label without, and one that goes on", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete"
          AXButton label="Save as..."
        """),
      .init(
        "a sentence in a text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="Nothing is here yet."
        """),
    ]
  ) { screen, report in
    for label in screen.judged where Roles.widgets.contains(screen.roles[label.node]) {
      report.examine(label.node)
      let bytes = label.text.bytes
      guard bytes.last == 0x2e, bytes.dropLast().last != 0x2e, !bytes.contains(0x2c) else { continue }
      report.find(
        label.node, .recommendation, "the label '\(screen.words.bounded(label.text.string))' ends in a full stop")
    }
  }
}
