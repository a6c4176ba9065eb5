internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A toggle's value is the platform's.
  ///
  /// ## What it finds
  /// A check box or switch whose value is a word such as `On`, and not 0, 1 or 2.
  ///
  /// ## Why it matters
  /// The reader translates the platform's value; a word is English on a Japanese phone.
  ///
  /// ## What it leaves alone
  /// State descriptions of Android, which are translated by design.
  static let toggleValueNotPlatform = AuditRule(
    "toggle-value-not-platform", "a toggle's value is 0, 1 or 2", group: .roles, classes: [.recommendation],
    impact: .moderate, wcag: ["4.1.2"], needs: [.role, .value], rank: .value, fix: "value",
    failing: [
      .init(
        "a switch that says On", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Alerts" value="On"  ←
        """),
      .init(
        "a check box that says checked", .macos, .ax,
        """
        AXWindow title="Letters"
          AXCheckBox label="Ask first" value="checked"  ←
        """),
    ],
    passing: [
      .init(
        "numbers", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Alerts" value="1"
        """),
      .init(
        "the half-way check of macOS", .macos, .ax,
        """
        AXWindow title="Letters"
          AXCheckBox label="All" value="2"
        """),
    ]
  ) { screen, report in
    let toggles = RoleSet(["checkbox", "switch"])
    let usual: Set<String> = ["0", "1", "2", "true", "false"]
    for node in screen.controls where toggles.contains(screen.roles[node]) && screen.column != .android {
      guard screen.facts[node].isDisjoint(with: [.web]), let value = screen.tree.string(screen.nodes[node].value),
        !value.isEmpty
      else { continue }
      report.examine(node)
      if usual.contains(value.lowercased()) { continue }
      report.find(
        node, .recommendation,
        "the value of \(screen.words.element(node)) is '\(screen.words.bounded(value))', and not 0, 1 or 2",
        evidence: [AuditFinding.Evidence("value", screen.words.bounded(value))])
    }
  }
}
