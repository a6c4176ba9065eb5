internal import Vocabulary

extension AuditRule {
  /// Every enabled interactive element has a name.
  ///
  /// ## What it finds
  /// A control whose name is blank after all that could name it: label, title, its own text, and where the platform
  /// does that, the texts inside it. What a toolkit fills in for want of a name, such as `GtkImage`, counts as blank.
  ///
  /// ## Why it matters
  /// A screen reader says "button" and nothing else. Nobody knows what it does without trying it.
  ///
  /// ## What it leaves alone
  /// Hidden and disabled controls, chrome of the system, containers and scrollers, pieces of a control that has a name,
  /// and text fields, which have a rule of their own.
  static let controlMissingLabel = AuditRule(
    "control-missing-label", "every enabled interactive element has a name", group: .names, classes: [.failure],
    criterion: .missingLabel, impact: .critical, wcag: ["4.1.2", "2.4.4", "1.1.1"], needs: [.role, .label],
    rank: .missingName, fix: "label",
    failing: [
      .init(
        "a button with a hint and no label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton help="Removes the item"  ←
        """),
      .init(
        "a clickable picture without a description", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.ImageButton clickable="true" content-desc="" text=""  ←
        """),
      .init(
        "an empty label over a good title", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="" title="Send"  ←
        """),
      .init(
        "a button named after its class by GTK", .linux, .atspiText,
        """
        frame label="Letters"
          push-button label="GtkImage"  ←
        """),
    ],
    passing: [
      .init(
        "a labelled button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete"
        """),
      .init(
        "a row named by the texts inside it", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.LinearLayout clickable="true"
            android.widget.LinearLayout
              android.widget.TextView text="Display"
        """),
      .init(
        "a disabled button without a name", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton enabled=false
        """),
    ]
  ) { screen, report in
    for node in screen.controls where MissingName.applies(to: node, on: screen) {
      report.examine(node)
      if screen.facts[node].contains(.named) { continue }
      let diagnosis = MissingName.diagnosis(of: node, on: screen)
      report.find(
        node, .failure, "\(screen.words.aRole(node)) has no name\(diagnosis.map { ": \($0)" } ?? "")",
        evidence: MissingName.evidence(of: node, on: screen))
    }
  }
}
