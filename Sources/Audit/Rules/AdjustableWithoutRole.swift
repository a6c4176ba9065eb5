internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Something that goes up and down is a slider.
  ///
  /// ## What it finds
  /// Actions to increment and decrement, or the trait for it, on an element whose role is none that has a value to
  /// change. The other way round, a slider of AX without those actions, is a recommendation.
  ///
  /// ## Why it matters
  /// A reader does not say that swiping up and down changes it.
  ///
  /// ## What it leaves alone
  /// Sliders, steppers, wheels of pickers, ratings, scroll bars, splitters and page indicators.
  static let adjustableWithoutRole = AuditRule(
    "adjustable-without-role", "something that goes up and down is a slider", group: .roles,
    classes: [.failure, .recommendation],
    criterion: .missingRole, impact: .serious, wcag: ["4.1.2"], needs: [.role, .adjust], rank: .role,
    fix: "adjustable",
    failing: [
      .init(
        "a button that is adjusted", .macos, .ax,
        """
        AXWindow title="Sound"
          AXButton label="Volume" actions="AXIncrement,AXDecrement"  ←
        """),
      .init(
        "a section with both actions", .linux, .atspiXML,
        """
        document-web name="Page" states="enabled sensitive showing visible"
          section name="Volume" states="enabled sensitive showing visible" action="increment" action="decrement"  ←
        """),
      .init(
        "a slider that can only be pressed", .macos, .ax,
        """
        AXWindow title="Sound"
          AXSlider label="Volume" value="35" actions="AXPress"  ←
        """),
    ],
    passing: [
      .init(
        "a slider", .macos, .ax,
        """
        AXWindow title="Sound"
          AXSlider label="Volume" value="35" actions="AXIncrement,AXDecrement"
        """),
      .init(
        "a spin button", .linux, .atspiXML,
        """
        frame name="Sound" states="enabled sensitive showing visible"
          spin-button name="Minutes" value="5" states="enabled sensitive showing visible" action="increment"
        """),
    ]
  ) { screen, report in
    let adjustable = RoleSet([
      "slider", "stepper", "picker-wheel", "rating", "scroll-bar", "splitter", "page-indicator", "picker",
      "date-picker",
      "time-picker", "textfield", "level", "value-indicator", "stepper-button", "color-well", "calendar", "pager",
      "ruler-marker",
      "combobox", "progress", "activity",
    ])
    let lists = screen.attributes["actions"] + screen.attributes["axactions"]
    for node in screen.controls {
      let isAdjusted = screen.facts[node].contains(.adjustable) || screen.traits[node].contains(.adjustable)
      guard isAdjusted, screen.facts[node].isDisjoint(with: [.web]) else {
        // AppKit and UIKit give a slider both actions; one without was made by hand.
        if screen.column.isWalked, Roles.sliders.contains(screen.roles[node]), !screen.value(lists, node).isAbsent,
          screen.facts[node].isDisjoint(with: [.web])
        {
          report.examine(node)
          report.find(
            node, .recommendation, "\(screen.words.element(node)) can neither be incremented nor decremented",
            detector: "no-actions", evidence: [AuditFinding.Evidence("actions", screen.rawText("actions", node))])
        }
        continue
      }
      report.examine(node)
      if adjustable.contains(screen.roles[node]) || screen.roles[node] == RoleSet.unknown { continue }
      // On iOS the trait is the role, and types of XCUITest that are none say nothing against it.
      if screen.traits[node].contains(.adjustable), Roles.shapeless.contains(screen.roles[node]) { continue }
      report.find(
        node, .failure,
        "\(screen.words.element(node)) goes up and down and is published as \(screen.words.aRole(node))",
        evidence: [AuditFinding.Evidence("role", screen.tree.role(of: NodeID(node)))])
    }
  }
}
