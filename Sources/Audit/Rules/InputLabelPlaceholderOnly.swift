internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A field has a name that stays when something is typed.
  ///
  /// ## What it finds
  /// A text field whose only name is its placeholder.
  ///
  /// ## Why it matters
  /// A placeholder is gone as soon as something is typed, on the screen and for some readers.
  ///
  /// ## What it leaves alone
  /// Fields with a label. It never fails: SwiftUI makes the title of a `TextField` its placeholder.
  static let inputLabelPlaceholderOnly = AuditRule(
    "input-label-placeholder-only", "a field's name is more than its placeholder", group: .names,
    classes: [.recommendation], impact: .moderate, wcag: ["3.3.2"], needs: [.role, .label, .placeholder],
    rank: .labelQuality, fix: "input",
    failing: [
      .init(
        "a placeholder and no label", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeTextField accessible="true" placeholderValue="Email"  ←
        """),
      .init(
        "a hint and no description", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="" content-desc="" hint="Email"  ←
        """),
    ],
    passing: [
      .init(
        "a label beside the placeholder", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeTextField accessible="true" label="Email" placeholderValue="name@example.org"
        """),
      .init(
        "a search field, whose name the system gives", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeSearchField accessible="true" label="Search" placeholderValue="Search"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where Roles.fields.contains(screen.roles[node]) {
      report.examine(node)
      guard let placeholder = Placeholder.text(of: node, on: screen) else { continue }
      let fields = screen.nodes[node]
      let isOnly = !screen.facts[node].contains(.ownName) || fields.name == fields.hint
      guard isOnly else { continue }
      report.find(
        node, .recommendation, "the only name of a field is its placeholder '\(screen.words.bounded(placeholder))'")
    }
  }
}
