internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A control's label is short.
  ///
  /// ## What it finds
  /// A label of more than 120 characters on a control, of more than 240 on a row that is put together from several
  /// texts, and of more than 512 on anything but text. The first number is the configuration's.
  ///
  /// ## Why it matters
  /// A person hears all of it before the role, each time.
  ///
  /// ## What it leaves alone
  /// Texts, documents, and the values of fields.
  static let labelTooLong = AuditRule(
    "label-too-long", "a control's label is short", group: .labels, classes: [.recommendation], impact: .minor,
    wcag: ["2.4.6"], needs: [.label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "a button with a whole paragraph", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="By pressing this you agree that all your letters, drafts and attachments are sent to the people you have chosen, now and later"  ←
        """),
      .init(
        "an image with an essay", .macos, .ax,
        """
        AXWindow title="Pictures"
          AXCheckBox label="I have read the terms of use and the notice on privacy, I understand both of them, and I accept them as they are now and will be" value="0"  ←
        """),
    ],
    passing: [
      .init(
        "a short label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Send to everybody"
        """),
      .init(
        "a long text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXStaticText label="By pressing the button you agree that all your letters, drafts and attachments are sent to the people you have chosen, now and later"
        """),
    ]
  ) { screen, report in
    for label in screen.judged {
      report.examine(label.node)
      let limit = LabelLength.limit(screen.roles[label.node], screen)
      guard label.text.bytes.count > limit else { continue }
      let length = label.text.bytes.count { $0 & 0xc0 != 0x80 }
      guard length > limit else { continue }
      report.find(
        label.node, .recommendation, "the label has \(length) characters, where up to \(limit) are easy to listen to")
    }
  }
}

private enum LabelLength {
  private static let longestRow = 240
  private static let longestAtAll = 512

  static func limit(_ role: UInt8, _ screen: Screen) -> Int {
    if Roles.rows.contains(role) { return max(longestRow, screen.configuration.longestLabel) }
    return Roles.widgets.contains(role) ? screen.configuration.longestLabel : longestAtAll
  }
}
