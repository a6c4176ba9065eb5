internal import Vocabulary

extension AuditRule {
  /// Parent and child do not say the same thing twice.
  ///
  /// ## What it finds
  /// An element and its first child with one name and one role, at both of which a reader stops.
  ///
  /// ## Why it matters
  /// A person hears it twice and wonders whether there are two.
  ///
  /// ## What it leaves alone
  /// Texts inside a control, which are no stops.
  static let parentRepeatsChild = AuditRule(
    "parent-repeats-child", "parent and child do not say the same thing twice", group: .structure,
    classes: [.recommendation], impact: .minor, wcag: ["1.3.1"], needs: [.role, .label, .stops], rank: .structure,
    fix: "group",
    failing: [
      .init(
        "a view around a view of its name", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false"
          XCUIElementTypeButton label="Buy" accessible="true"
            XCUIElementTypeButton label="Buy" accessible="true"  ←
        """),
      .init(
        "a clickable layout around a clickable button", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button content-desc="Buy" clickable="true"
            android.widget.Button text="Buy" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "a text inside a button", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false"
          XCUIElementTypeButton label="Buy" accessible="true"
            XCUIElementTypeStaticText label="Buy" accessible="false"
        """),
      .init(
        "another name inside", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button content-desc="Buy" clickable="true"
            android.widget.Button text="Offer" clickable="true"
        """),
    ]
  ) { screen, report in
    for node in screen.labelled where screen.facts[node].contains(.stop) {
      guard let parent = screen.parent(node), node == parent + 1, screen.facts[parent].contains(.stop),
        screen.facts[parent].contains(.ownName), screen.facts[node].isDisjoint(with: [.web])
      else { continue }
      report.examine(node)
      guard screen.roles[node] == screen.roles[parent], SameText.folded(screen.name(node), screen.name(parent)) else {
        continue
      }
      report.find(node, .recommendation, "\(screen.words.element(node)) repeats the stop around it")
    }
  }
}
