internal import Vocabulary

extension AuditRule {
  /// A label has no unfilled place.
  ///
  /// ## What it finds
  /// `Optional("Save")`, `nil`, `%@ items`, `{{name}}`, `${title}`, `Hello {0}` and their kin, on controls, pictures,
  /// texts and headings.
  ///
  /// ## Why it matters
  /// Nobody shows that on purpose, and a reader says it sign by sign.
  ///
  /// ## What it leaves alone
  /// Web pages inside an app, and the values of fields. Percentages, as in `50% off`, are no template.
  static let labelUnresolvedTemplate = AuditRule(
    "label-unresolved-template", "a label has no unfilled place", group: .labels, classes: [.failure],
    criterion: .unspeakableLabel, impact: .serious, wcag: ["2.4.6", "4.1.2"], needs: [.label], rank: .labelQuality,
    fix: "text",
    failing: [
      .init(
        "a count that was not filled in", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="%@ unread"  ←
          AXButton label="Optional(Save)"  ←
        """),
      .init(
        "a name that was not filled in", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.TextView text="Hello {{name}}"  ←
        """),
    ],
    passing: [
      .init(
        "percentages and braces that mean something", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="50% discount"
          AXButton label="100%"
        """),
      .init(
        "the value of a field", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField label="Format" value="%d items"
        """),
    ]
  ) { screen, report in
    for node in screen.labelled {
      let facts = screen.facts[node]
      if !facts.isDisjoint(with: [.web, .secure]) { continue }
      guard screen.isJudged(node) || screen.isContent(node) else { continue }
      report.examine(node)
      let name = screen.name(node)
      // Most texts have no sign in them with which a template begins, and do not begin as "undefined" does.
      if !TemplateText.mayBeWhole(name), !LabelMarks(name.span).contains(.template) { continue }
      let text = LabelText(name)
      guard !text.isBlank, TemplateText.matches(text.bytes, text.marks), !OddCharacters.hasPrivateUse(text.bytes) else {
        continue
      }
      let shown = screen.words.bounded(text.string)
      report.find(
        node, .failure,
        "the \(screen.isContent(node) ? "text" : "label") '\(shown)' is a template that was never filled in",
        detector: LabelDetector.unresolvedTemplate.rawValue, evidence: [AuditFinding.Evidence("name", shown)])
    }
  }
}
