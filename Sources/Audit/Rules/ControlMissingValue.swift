internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A slider, toggle or picker has a value.
  ///
  /// ## What it finds
  /// A control of a kind that has a value or state, and neither is there.
  ///
  /// ## Why it matters
  /// A reader says "Volume, slider" and not how loud it is.
  ///
  /// ## What it leaves alone
  /// Progress, which without a value is one that runs without an end, buttons that open and close something, and pop-up
  /// buttons without a choice yet. A check box without a value on iOS is
  /// said to be missing or half-way, since UIKit has no half-way state.
  static let controlMissingValue = AuditRule(
    "control-missing-value", "a slider, toggle or picker has a value", group: .roles,
    classes: [.recommendation], impact: .serious, wcag: ["4.1.2"], needs: [.role, .value], rank: .value,
    fix: "value",
    failing: [
      .init(
        "a slider without a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXSlider label="Volume"  ←
        """),
      .init(
        "a switch without a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCheckBox[AXSwitch] label="Alerts"  ←
        """),
    ],
    passing: [
      .init(
        "a slider with a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXSlider label="Volume" value="35 %"
        """),
      .init(
        "a check box whose state is printed", .linux, .atspiXML,
        """
        frame name="Sound" states="enabled sensitive showing visible"
          check-box name="Mute" states="checkable checked enabled sensitive showing visible"
        """),
    ]
  ) { screen, report in
    for node in screen.facts.indices where MissingValue.roles.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .disabled, .insideNamed]) else { continue }
      guard MissingValue.isShown(node, screen) else { continue }
      report.examine(node)
      let fields = screen.nodes[node]
      if !fields.value.isAbsent, !LabelText.isBlank(screen.bytes(fields.value)) { continue }
      if fields.states[.checked] != .absent || fields.states[.selected] != .absent { continue }
      if MissingValue.isOpening(node, screen) { continue }
      let isHalf = screen.platform.tables == .ios && Roles.toggles.contains(screen.roles[node])
      report.find(
        node, .recommendation,
        isHalf
          ? "\(screen.words.element(node)) has no value: it is either missing or half-way, which UIKit cannot say"
          : "\(screen.words.element(node)) has no value")
    }
  }
}

private enum MissingValue {
  static let roles = RoleSet([
    "slider", "stepper", "picker-wheel", "rating", "level", "page-indicator", "checkbox", "switch", "radio",
    "toggle-button",
  ])

  /// Whether a button is said to be open or closed, and not on or off: Chromium calls a disclosure a toggle button.
  static func isOpening(_ node: Int, _ screen: Screen) -> Bool {
    screen.nodes[node].states[.expanded] != .absent
      || screen.bytes(screen.raw("expandable", node)).elementsEqual("true".utf8)
  }

  /// Whether the source prints values of such a node: uiautomator does of what can be checked.
  static func isShown(_ node: Int, _ screen: Screen) -> Bool {
    // iOS has no radio role, and XCUITest prints a picker's wheel with its value always.
    if screen.column == .android {
      return Roles.toggles.contains(screen.roles[node]) && screen.facts[node].contains(.checkable)
    }
    let observed = Vocabulary.standard.observability(
      of: Roles.toggles.contains(screen.roles[node]) ? .checked : .value, source: screen.source,
      platform: screen.platform,
      role: screen.role(node))
    if case .never = observed { return false }
    return true
  }
}
