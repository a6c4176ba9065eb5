internal import Vocabulary

extension AuditRule {
  /// A state is a value or a trait, and not a part of the label.
  ///
  /// ## What it finds
  /// A label with a word for a state behind a comma, colon or dash (`Alerts, on`), on an element whose role has that
  /// state.
  ///
  /// ## Why it matters
  /// A reader says the state twice, or says the old one when only the label lags behind.
  ///
  /// ## What it leaves alone
  /// Commands such as `Turn off`, and elements without a state.
  static let labelContainsState = AuditRule(
    "label-contains-state", "a state is a value or a trait, and not a part of the label", group: .labels,
    classes: [.recommendation], impact: .moderate, wcag: ["4.1.2"], needs: [.role, .label], rank: .labelQuality,
    fix: "redundant",
    failing: [
      .init(
        "a switch that says that it is on", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Alerts, on" value="1"  ←
        """),
      .init(
        "a tab that says that it is selected", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.CheckBox content-desc="Agree: not checked" checkable="true" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "a name and a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Alerts" value="1"
        """),
      .init(
        "a command", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Turn off" value="0"
          AXButton label="Light, on"
        """),
    ]
  ) { screen, report in
    let roles = RoleSet([
      "checkbox", "switch", "radio", "toggle-button", "tab", "menu-item", "disclosure", "list-item", "tree-item",
    ])
    let judged = screen.judged
    for place in judged.indices where roles.contains(screen.roles[judged[place].node]) {
      let label = judged[place]
      report.examine(label.node)
      guard !label.folded.isEmpty, let word = StateText.word(in: label.folded) else { continue }
      report.find(
        label.node, .recommendation, "the label '\(label.text.string)' holds the state '\(word)'",
        evidence: [AuditFinding.Evidence("name", label.text.string)])
    }
  }
}

/// Words for states in labels.
private enum StateText {
  /// The part of a label that is a word for a state: a later part between commas, or the last behind a colon or dash.
  static func word(in label: String) -> Substring? {
    // A comma, a colon or a dash; most labels have none.
    guard label.utf8.contains(where: { $0 == 0x2c || $0 == 0x3a || $0 == 0xe2 }) else { return nil }
    let parts = label.split { $0 == "," || $0 == ":" || $0 == "–" || $0 == "—" }
    guard parts.count > 1 else { return nil }
    for part in parts.dropFirst() {
      let word = part.drop { $0 == " " }
      let end = word.lastIndex { $0 != " " && $0 != "." }
      guard let end else { continue }
      let bare = word[...end]
      if !RoleWordTable.standard.states(String(bare)).isEmpty { return bare }
    }
    return nil
  }
}
