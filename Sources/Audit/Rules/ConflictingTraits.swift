internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Traits do not contradict each other.
  ///
  /// ## What it finds
  /// Two traits that say two kinds: button and adjustable, button and search field, button and key, search field and
  /// key, link and adjustable, text and adjustable.
  ///
  /// ## Why it matters
  /// The reader says one of them, and offers what belongs to the other.
  ///
  /// ## What it leaves alone
  /// Button with link, header, text, image or selected, which controls of the system have too; keys of a keyboard.
  static let conflictingTraits = AuditRule(
    "conflicting-traits", "traits do not contradict each other", group: .roles, classes: [.recommendation],
    impact: .moderate, wcag: ["4.1.2"], needs: [.traits], rank: .role, fix: "traits",
    failing: [
      .init(
        "a button that is adjusted", .ios, .xcuitest,
        """
        XCUIElementTypeWindow traits="None"
          XCUIElementTypeButton label="Volume" accessible="true" traits="Button, Adjustable"  ←
        """),
      .init(
        "a link that is adjusted", .ios, .xcuitest,
        """
        XCUIElementTypeWindow traits="None"
          XCUIElementTypeLink label="Pages" accessible="true" traits="Link, Adjustable"  ←
        """),
    ],
    passing: [
      .init(
        "a button that is a header", .ios, .xcuitest,
        """
        XCUIElementTypeWindow traits="None"
          XCUIElementTypeButton label="Section" accessible="true" traits="Button, Header"
        """),
      .init(
        "a slider", .ios, .xcuitest,
        """
        XCUIElementTypeWindow traits="None"
          XCUIElementTypeSlider label="Volume" value="3" accessible="true" traits="Adjustable"
        """),
    ]
  ) { screen, report in
    let pairs: [(Traits, Traits)] = [
      (.button, .adjustable), (.button, .searchField), (.button, .keyboardKey), (.searchField, .keyboardKey),
      (.link, .adjustable), (.staticText, .adjustable),
    ]
    for node in screen.facts.indices where !screen.traits[node].isEmpty {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web]) else { continue }
      report.examine(node)
      let traits = screen.traits[node]
      if screen.role(node)?.name == "key" { continue }
      guard let pair = pairs.first(where: { traits.contains($0.0) && traits.contains($0.1) }) else { continue }
      let names = pair.0.union(pair.1).names.joined(separator: " and ")
      report.find(
        node, .recommendation, "\(screen.words.element(node)) has the traits \(names), which contradict each other")
    }
  }
}
