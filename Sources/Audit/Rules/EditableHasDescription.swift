internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A text field has no content description.
  ///
  /// ## What it finds
  /// A field of Android with a content description.
  ///
  /// ## Why it matters
  /// Some versions of TalkBack say the description in place of what was typed. Others say both, and React Native puts
  /// its labels there, so it does not fail.
  ///
  /// ## What it leaves alone
  /// Fields with a hint or a label beside them.
  static let editableHasDescription = AuditRule(
    "editable-has-description", "a text field has no content description", group: .android,
    classes: [.recommendation], impact: .serious, wcag: ["4.1.2"], needs: [.androidClass, .label], rank: .labelQuality,
    fix: "hintfield",
    failing: [
      .init(
        "a description over the text", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="ana@example.org" content-desc="Email"  ←
        """),
      .init(
        "a description over nothing yet", .android, .uiautomator2,
        """
        android.widget.FrameLayout
          android.widget.EditText text="" content-desc="Email"  ←
        """),
    ],
    passing: [
      .init(
        "a hint", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="ana@example.org" content-desc="" hint="Email"
        """),
      .init(
        "a description on a button", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="" hint="Email"
          android.widget.ImageButton content-desc="Clear" clickable="true"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where Roles.fields.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.web]) else { continue }
      report.examine(node)
      let description = screen.raw("content-desc", node)
      if description.isAbsent || LabelText.isBlank(screen.bytes(description)) { continue }
      report.find(
        node, .recommendation, "a text field has a content description, which can take the place of what is typed",
        evidence: [AuditFinding.Evidence("content-desc", screen.tree.string(description).map(screen.words.bounded))])
    }
  }
}
