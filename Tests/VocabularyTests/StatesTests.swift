import Testing

@testable import Vocabulary

/// The five states of the contract on every platform.
struct StatesTests {
  /// How one source publishes disabled, selected, checked, mixed and expanded.
  struct Case: Sendable, CustomTestStringConvertible {
    var source: Source
    var platform: Platform
    /// The cells of states.tsv, in that order.
    var cells: [String]
    /// Whether each is shown, for a check box.
    var shown: [Observability]
    var mixed: MixedCheck
    var testDescription: String { "\(source.rawValue) on \(platform.rawValue)" }
  }

  static let noHalfWay = MixedCheck.none(because: "UIKit has no half-way state")
  static let expandedSeen = Observability.ifSeen(["expanded", "AXExpanded"])
  static let ax: [Observability] = [.printed, .printed, .printed, expandedSeen]

  static let cases: [Case] = [
    Case(
      source: .ax, platform: .ios,
      cells: [
        "AXEnabled=false", "AXSelected=true; tab: AXValue=1", "AXValue=1 / 0 (checkbox, switch)",
        "none: value missing", "AXExpanded where published",
      ],
      shown: ax, mixed: noHalfWay),
    Case(
      source: .ax, platform: .macos,
      cells: [
        "AXEnabled=false (setAccessibilityEnabled)",
        "AXSelected=true (setAccessibilitySelected); tabs: AXValue=1", "AXValue=1 / 0", "AXValue=2",
        "AXExpanded=true (setAccessibilityExpanded); AXDisclosing on rows",
      ],
      shown: ax, mixed: .expressible),
    Case(
      source: .uiautomator, platform: .android,
      cells: ["enabled=false", "selected=true", "checkable=true + checked=true/false", "none (checked=false)", "none"],
      shown: [
        .printed, .printed, .printed,
        .never(because: "uiautomator does not print whether it is expanded"),
      ],
      mixed: .notShown(because: "uiautomator prints a half-way box as unchecked")),
    Case(
      source: .uiautomator2, platform: .wearos,
      cells: ["enabled=false", "selected=true", "checkable=true + checked=true/false", "none (checked=false)", "none"],
      shown: [
        .printed, .printed, .printed,
        .never(because: "UiAutomator2 does not print whether it is expanded"),
      ],
      mixed: .notShown(because: "UiAutomator2 prints a half-way box as unchecked")),
    Case(
      source: .winappdriver, platform: .windows,
      cells: [
        "IsEnabled=false", "SelectionItem.IsSelected=true", "Toggle.ToggleState On / Off",
        "Toggle.ToggleState Indeterminate", "ExpandCollapseState Expanded",
      ],
      shown: [
        .printed, .ifSeen(["IsSelected", "SelectionItem.IsSelected"]),
        .ifSeen(["ToggleState", "Toggle.ToggleState"]),
        .ifSeen(["ExpandCollapseState", "ExpandCollapse.ExpandCollapseState"]),
      ],
      mixed: .expressible),
    Case(
      source: .atspiXML, platform: .linux,
      cells: [
        "enabled and sensitive not set", "selectable + selected", "checkable + checked",
        "checkable + indeterminate", "expandable + expanded",
      ],
      shown: [.printed, .printed, .printed, .printed], mixed: .expressible),
    Case(
      source: .atspiText, platform: .web,
      cells: [
        "enabled and sensitive not set", "selectable + selected", "checkable + checked",
        "checkable + indeterminate", "expandable + expanded",
      ],
      shown: [.printed, .printed, .printed, .ifSeen(["expanded"])], mixed: .expressible),
    Case(
      source: .xcuitest, platform: .ios,
      cells: [
        "enabled=false; traits NotEnabled", "selected=true; value=1 on buttons; traits Selected",
        "value=1 / 0", "none", "none",
      ],
      shown: [
        .printed, .ifSeen(["selected", "traits"]), .printed,
        .never(because: "WebDriverAgent does not print whether it is expanded"),
      ],
      mixed: noHalfWay),
    Case(
      source: .mac2, platform: .macos,
      cells: [
        "enabled=false; traits NotEnabled", "selected=true; value=1 on buttons; traits Selected",
        "value=1 / 0", "none", "none",
      ],
      shown: [
        .printed, .printed, .printed,
        .never(because: "Appium's Mac2 driver does not print whether it is expanded"),
      ],
      mixed: .expressible),
  ]

  @Test("disabled, selected, checked, mixed and expanded on every platform", arguments: cases)
  func publishes(_ test: Case) throws {
    let vocabulary = Vocabulary.standard
    let box = try #require(vocabulary.neutralRole("checkbox"))
    let cells = ["disabled", "selected", "checked", "checked=mixed", "expanded"].map {
      vocabulary.stateCell($0, source: test.source, platform: test.platform)
    }
    #expect(cells == test.cells)
    let shown = [NeutralAttribute.enabled, .selected, .checked, .expanded].map {
      vocabulary.observability(of: $0, source: test.source, platform: test.platform, role: box)
    }
    #expect(shown == test.shown)
    #expect(vocabulary.mixedCheck(source: test.source, platform: test.platform) == test.mixed)
  }

  @Test(
    "a half-way check beyond those",
    arguments: [
      (Source.ax, Platform.tvos, noHalfWay), (.ax, .visionos, noHalfWay), (.ax, .ipados, noHalfWay),
      (.xcuitest, .web, noHalfWay), (.ax, .web, .expressible), (.atspiText, .linux, .expressible),
      (.uiautomator, .web, .notShown(because: "uiautomator prints a half-way box as unchecked")),
    ])
  func mixes(source: Source, platform: Platform, mixed: MixedCheck) {
    #expect(Vocabulary.standard.mixedCheck(source: source, platform: platform) == mixed)
  }

  @Test("the first row that fits decides")
  func tellsUnknownStates() {
    #expect(Vocabulary.standard.stateCell("nonsense", source: .ax, platform: .ios) == nil)
    #expect(Vocabulary.standard.stateRow("nonsense").isEmpty)
    let row = Vocabulary.standard.stateRow("busy")
    #expect(row.first?.cell == "busy")
    #expect(row.first { $0.column == "aria" }?.cell == "aria-busy=true")
  }

  @Test("what can be checked, and what is a text field")
  func sets() {
    let vocabulary = Vocabulary.standard
    #expect(
      vocabulary.neutralRoles.filter(vocabulary.isCheckable).map(\.name)
        == ["toggle-button", "checkbox", "switch", "radio", "list-item", "tree-item", "menu-item"])
    #expect(
      vocabulary.neutralRoles.filter(vocabulary.isEditable).map(\.name)
        == ["textfield", "textarea", "searchfield", "securefield", "combobox"])
  }
}
