internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A hint adds something to the label.
  ///
  /// ## What it finds
  /// A hint, help or tooltip that says the same as the name, letter case apart.
  ///
  /// ## Why it matters
  /// A person hears the same twice.
  ///
  /// ## What it leaves alone
  /// Fields, whose placeholder often is their label, texts, whose tooltip shows what was cut, and elements without a
  /// hint.
  static let hintRepeatsLabel = AuditRule(
    "hint-repeats-label", "a hint adds something to the label", group: .labels, classes: [.recommendation],
    impact: .minor, wcag: [], needs: [.label, .hint], rank: .labelQuality, fix: "redundant",
    failing: [
      .init(
        "a help text that is the label again", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" help="delete"  ←
        """),
      .init(
        "a tooltip that is the name again", .linux, .atspiText,
        """
        frame label="Letters"
          push-button label="Send" help="Send"  ←
        """),
    ],
    passing: [
      .init(
        "a hint that says the result", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" help="Removes the item"
        """),
      .init(
        "no hint", .linux, .atspiText,
        """
        frame label="Letters"
          push-button label="Send"
        """),
    ]
  ) { screen, report in
    for node in screen.labelled {
      let fields = screen.nodes[node]
      guard !fields.hint.isAbsent, fields.hint.length > 0, !Roles.fields.contains(screen.roles[node]),
        !Roles.texts.contains(screen.roles[node]),
        !Roles.windows.contains(screen.roles[node]), screen.facts[node].isDisjoint(with: [.web, .secure])
      else { continue }
      report.examine(node)
      if SameText.folded(screen.bytes(fields.hint), screen.bytes(fields.name)) {
        report.find(node, .recommendation, "the hint '\(screen.words.name(node))' repeats the label")
      }
    }
  }
}

/// Whether two texts say the same.
enum SameText {
  /// Whether they do, letter case and white space around them apart.
  static func folded(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left.elementsEqual(right) { return true }
    guard abs(left.count - right.count) <= 8 else { return false }
    return LabelText(left).string.lowercased() == LabelText(right).string.lowercased()
  }
}
