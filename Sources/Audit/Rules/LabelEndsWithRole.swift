internal import Vocabulary

extension AuditRule {
  /// A label does not repeat the role.
  ///
  /// ## What it finds
  /// A label whose last word is a word for the element's own role, as in `Save button`; the first word in languages in
  /// which the noun comes first.
  ///
  /// ## Why it matters
  /// A reader says "Save button, button".
  ///
  /// ## What it leaves alone
  /// Role words elsewhere in the label, texts that stand on the screen, labels over fifty characters, and `photo`, `picture`
  /// and `logo` on images, which say what they show.
  static let labelEndsWithRole = AuditRule(
    "label-ends-with-role", "a label does not repeat the role", group: .labels, classes: [.recommendation],
    impact: .minor, wcag: ["4.1.2"], needs: [.role, .label], rank: .labelQuality, fix: "redundant",
    failing: [
      .init(
        "the role behind the name", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Save button"  ←
          AXImage label="Bridge image"  ←
        """),
      .init(
        "the role before the name, in Spanish", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Botón guardar"  ←
        """),
    ],
    passing: [
      .init(
        "a role word inside, and another role's word", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Add a button to the row"
          AXButton label="Insert image"
        """),
      .init(
        "a text that stands on the screen", .macos, .ax,
        """
        AXWindow title="Sewing"
          AXButton title="Choose button"
        """),
    ]
  ) { screen, report in
    let table = RoleWordTable.standard
    for label in screen.judged where !Roles.content.contains(screen.roles[label.node]) {
      report.examine(label.node)
      guard label.text.marks.contains(.space), !label.folded.isEmpty, label.text.bytes.count <= 50,
        label.isAuthored
      else { continue }
      let role = screen.roles[label.node]
      func means(_ word: Substring, nounFirst: Bool) -> Bool {
        if word == "picture" { return false }
        return table.roles(String(word)).contains { $0.roles.contains(role) && (!nounFirst || $0.isNounFirst) }
      }
      let words = label.folded.split(separator: " ")
      guard words.count > 1, let last = words.last, let first = words.first else { continue }
      let isLast = means(last, nounFirst: false) || (words.count > 2 && means(pair(words), nounFirst: false))
      guard isLast || means(first, nounFirst: true) else { continue }
      report.find(
        label.node, .recommendation,
        "the label '\(label.text.string)' repeats the role, which is said anyway",
        evidence: [AuditFinding.Evidence("name", label.text.string)])
    }
  }

  /// The last two words, as "check box" is two.
  private static func pair(_ words: [Substring]) -> Substring {
    Substring(words.suffix(2).joined(separator: " "))
  }
}
