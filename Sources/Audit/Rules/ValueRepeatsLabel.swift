internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

extension AuditRule {
  /// A value adds something to the label.
  ///
  /// ## What it finds
  /// A control whose value says the same as its name.
  ///
  /// ## Why it matters
  /// A person hears the same twice, and not what the value is of.
  ///
  /// ## What it leaves alone
  /// Texts, whose value is what they say; pop-up buttons and items, which toolkits name by their value; and sources
  /// that print the label where there is no value.
  static let valueRepeatsLabel = AuditRule(
    "value-repeats-label", "a value adds something to the label", group: .labels, classes: [.recommendation],
    impact: .minor, wcag: ["4.1.2"], needs: [.label, .value], rank: .value, fix: "value",
    failing: [
      .init(
        "a slider whose value is its name", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXSlider label="Volume" value="Volume"  ←
        """),
      .init(
        "a button whose value is its name", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Send" value="send"  ←
        """),
    ],
    passing: [
      .init(
        "a name and a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXSlider label="Volume" value="35 %"
        """),
      .init(
        "a text whose value is what it says", .macos, .ax,
        """
        AXWindow title="Letters"
          AXStaticText label="Nothing yet" value="Nothing yet"
        """),
    ]
  ) { screen, report in
    let choices = RoleSet(["menu-button", "tab"])
    for node in screen.controls {
      let fields = screen.nodes[node]
      guard !fields.value.isAbsent, fields.value.length > 0, screen.facts[node].contains(.ownName),
        !Roles.content.contains(screen.roles[node]), !choices.contains(screen.roles[node]),
        !Roles.choices.contains(screen.roles[node]),
        screen.facts[node].isDisjoint(with: [.web, .secure])
      else { continue }
      report.examine(node)
      if fields.value != fields.name, SameText.folded(screen.bytes(fields.value), screen.bytes(fields.name)) {
        report.find(node, .recommendation, "the value of \(screen.words.element(node)) repeats the label")
      }
    }
  }
}
