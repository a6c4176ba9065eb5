import Testing

@testable import Vocabulary

/// What each source shows, and why not where it does not.
struct ObservabilityTests {
  /// Attributes of a source that are alike, for a node of a role on a platform.
  struct Case: Sendable, CustomTestStringConvertible {
    var source: Source
    var platform: Platform
    var role: String?
    var attributes: [NeutralAttribute]
    var answer: Observability
    var testDescription: String {
      "\(source.rawValue) on \(platform.rawValue), \(role ?? "any role"): "
        + attributes.map(\.rawValue).joined(separator: " ")
    }
    init(
      _ source: Source, _ platform: Platform, _ attributes: [NeutralAttribute], _ answer: Observability,
      role: String? = nil
    ) {
      self.source = source
      self.platform = platform
      self.role = role
      self.attributes = attributes
      self.answer = answer
    }
  }

  static let busyOnApple = Observability.never(
    because: "nothing outside the app tells on Apple's platforms that it is busy")

  static let cases: [Case] =
    [
      // An AX walker.
      Case(.ax, .ios, [.name, .value, .hint, .enabled, .selected, .checked, .role, .subrole, .spoken], .printed),
      Case(.ax, .macos, [.checked], .printed, role: "checkbox"),
      Case(.ax, .macos, [.checked], .printed, role: "slider"),
      Case(.ax, .macos, [.id], .ifSeen(["id", "identifier", "AXIdentifier"])),
      Case(.ax, .macos, [.frame], .ifSeen(["frame", "AXFrame"])),
      Case(.ax, .macos, [.focused], .ifSeen(["focused", "AXFocused"])),
      Case(.ax, .ios, [.expanded], .ifSeen(["expanded", "AXExpanded"])),
      Case(.ax, .ios, [.busy], busyOnApple),
      Case(.ax, .tvos, [.busy], busyOnApple),
      Case(.ax, .macos, [.busy], busyOnApple),
      Case(.ax, .web, [.busy], .ifSeen(["busy", "AXElementBusy"])),
      // AT-SPI as text and as XML.
      Case(
        .atspiText, .linux, [.name, .value, .hint, .enabled, .selected, .checked, .role, .subrole, .spoken], .printed),
      Case(.atspiText, .linux, [.id], .ifSeen(["id", "identifier", "accessible-id"])),
      Case(.atspiText, .web, [.frame], .ifSeen(["frame", "extents"])),
      Case(.atspiText, .linux, [.focused], .ifSeen(["focused"])),
      Case(.atspiText, .linux, [.expanded], .ifSeen(["expanded"])),
      Case(.atspiText, .linux, [.busy], .ifSeen(["busy"])),
      Case(.atspiXML, .linux, NeutralAttribute.allCases, .printed),
    ] + android(.uiautomator, "uiautomator", ["hint", "hintText"])
    + android(.uiautomator2, "UiAutomator2", ["hint", "hintText", "tooltip-text"])
    + [
      // WebDriverAgent.
      Case(.xcuitest, .ios, [.name, .value, .id, .enabled, .checked, .frame, .role, .spoken], .printed),
      Case(.xcuitest, .ios, [.hint], .ifSeen(["placeholderValue"]), role: "textfield"),
      Case(.xcuitest, .ios, [.hint], .ifSeen(["placeholderValue"]), role: "searchfield"),
      Case(.xcuitest, .ios, [.hint], .never(because: "WebDriverAgent prints no hint"), role: "button"),
      Case(.xcuitest, .ios, [.hint], .never(because: "WebDriverAgent prints no hint")),
      Case(.xcuitest, .ios, [.selected], .printed, role: "button"),
      Case(.xcuitest, .ios, [.selected], .ifSeen(["selected", "traits"]), role: "cell"),
      Case(.xcuitest, .ios, [.selected], .ifSeen(["selected", "traits"])),
      Case(.xcuitest, .tvos, [.focused], .ifSeen(["focused"])),
      Case(.xcuitest, .ios, [.expanded], .never(because: "WebDriverAgent does not print whether it is expanded")),
      Case(.xcuitest, .ios, [.busy], busyOnApple),
      Case(.xcuitest, .ios, [.subrole], .never(because: "XCUITest has no subroles")),
      // Mac2.
      Case(
        .mac2, .macos, [.name, .value, .id, .enabled, .selected, .checked, .frame, .role, .spoken], .printed),
      Case(.mac2, .macos, [.hint], .ifSeen(["placeholderValue"]), role: "textfield"),
      Case(.mac2, .macos, [.hint], .never(because: "Appium's Mac2 driver prints no hint"), role: "button"),
      Case(.mac2, .macos, [.focused], .never(because: "Appium's Mac2 driver does not print what has the focus")),
      Case(.mac2, .macos, [.expanded], .never(because: "Appium's Mac2 driver does not print whether it is expanded")),
      Case(.mac2, .macos, [.busy], busyOnApple),
      Case(.mac2, .macos, [.subrole], .never(because: "XCUITest has no subroles")),
      // WinAppDriver.
      Case(.winappdriver, .windows, [.name, .id, .hint, .enabled, .focused, .frame, .role, .spoken], .printed),
      Case(.winappdriver, .windows, [.value], .ifSeen(["Value.Value", "Value", "ValueValue", "RangeValue.Value"])),
      Case(.winappdriver, .windows, [.checked], .ifSeen(["ToggleState", "Toggle.ToggleState"]), role: "checkbox"),
      Case(
        .winappdriver, .windows, [.checked],
        .never(because: "UI Automation tells of a radio button that it is selected, not that it is checked"),
        role: "radio"),
      Case(.winappdriver, .windows, [.checked], .printed, role: "slider"),
      Case(.winappdriver, .windows, [.selected], .ifSeen(["IsSelected", "SelectionItem.IsSelected"])),
      Case(
        .winappdriver, .windows, [.expanded],
        .ifSeen(["ExpandCollapseState", "ExpandCollapse.ExpandCollapseState"])),
      Case(.winappdriver, .windows, [.busy], .never(because: "WinAppDriver does not print whether it is busy")),
      Case(.winappdriver, .windows, [.subrole], .printed, role: "textfield"),
      Case(.winappdriver, .windows, [.subrole], .never(because: "UI Automation has no subroles"), role: "button"),
      // The watch.
      Case(
        .ax, .watchos, NeutralAttribute.allCases, .never(because: "nothing can be read from outside on watchOS")),
    ] + furtherCases

  /// Both of Android's dumpers say the same things.
  private static func android(_ source: Source, _ dumper: String, _ hints: [String]) -> [Case] {
    [
      Case(source, .android, [.name, .id, .enabled, .selected, .checked, .focused, .frame, .role, .spoken], .printed),
      Case(source, .wearos, [.checked], .printed, role: "checkbox"),
      Case(source, .android, [.value], .printed, role: "textfield"),
      Case(source, .android, [.value], .printed, role: "securefield"),
      Case(source, .android, [.value], .never(because: "\(dumper) prints no value for it"), role: "slider"),
      Case(source, .android, [.value], .never(because: "\(dumper) prints no value for it")),
      Case(source, .android, [.hint], .ifSeen(hints)),
      Case(source, .android, [.expanded], .never(because: "\(dumper) does not print whether it is expanded")),
      Case(source, .android, [.busy], .never(because: "\(dumper) does not print whether it is busy")),
      Case(source, .android, [.subrole], .printed, role: "securefield"),
      Case(source, .android, [.subrole], .never(because: "Android has no subroles"), role: "button"),
    ]
  }

  @Test("neutral attributes by source", arguments: cases)
  func shows(_ test: Case) throws {
    let role = try test.role.map { try #require(Vocabulary.standard.neutralRole($0)) }
    for attribute in test.attributes {
      let answer = Vocabulary.standard.observability(
        of: attribute, source: test.source, platform: test.platform, role: role)
      #expect(answer == test.answer, "\(attribute)")
    }
  }

  @Test("every source has an answer for every attribute, and the cases ask for all of them", arguments: Source.allCases)
  func isComplete(source: Source) {
    for attribute in NeutralAttribute.allCases {
      for platform in Vocabulary.standard.platforms(of: source) {
        let answer = ObservabilityRules.of(source).answer(attribute, platform: platform, role: nil)
        #expect(answer != nil, "\(attribute) on \(platform)")
      }
      #expect(Self.cases.contains { $0.source == source && $0.attributes.contains(attribute) }, "\(attribute)")
    }
  }

  @Test("what counts if seen is a raw attribute of the source", arguments: Source.allCases)
  func namesRawAttributes(source: Source) {
    let raw = Vocabulary.standard.rawAttributes(of: source)
    for role in [nil] + Vocabulary.standard.neutralRoles.map(Optional.some) {
      for attribute in NeutralAttribute.allCases {
        for platform in Vocabulary.standard.platforms(of: source) {
          if case .ifSeen(let names) = Vocabulary.standard.observability(
            of: attribute, source: source, platform: platform, role: role)
          {
            #expect(!names.isEmpty)
            #expect(names.allSatisfy(raw.contains), "\(attribute): \(names)")
          }
        }
      }
    }
  }

  @Test(
    "raw attributes by source",
    arguments: [
      (Source.ax, "label", Observability.printed), (.ax, "enabled", .printed),
      (.ax, "AXIdentifier", .ifSeen(["AXIdentifier"])),
      (.ax, "text", .never(because: "the AX walker does not print 'text'")),
      (.uiautomator, "content-desc", .printed), (.uiautomator, "NAF", .printed),
      (.uiautomator, "hint", .ifSeen(["hint"])),
      (.uiautomator, "important-for-accessibility", .ifSeen(["important-for-accessibility"])),
      (.uiautomator, "heading", .never(because: "uiautomator does not print 'heading'")),
      (
        .uiautomator, "text-has-clickable-span",
        .never(because: "uiautomator does not print 'text-has-clickable-span'")
      ),
      (.uiautomator2, "heading", .ifSeen(["heading"])), (.uiautomator2, "displayed", .printed),
      (.uiautomator2, "NAF", .never(because: "UiAutomator2 does not print 'NAF'")),
      (.xcuitest, "label", .printed), (.xcuitest, "visible", .printed),
      (.xcuitest, "accessible", .ifSeen(["accessible"])), (.xcuitest, "traits", .ifSeen(["traits"])),
      (.xcuitest, "title", .never(because: "WebDriverAgent does not print 'title'")),
      (.mac2, "elementType", .printed), (.mac2, "placeholderValue", .ifSeen(["placeholderValue"])),
      (.mac2, "visible", .never(because: "Appium's Mac2 driver does not print 'visible'")),
      (.winappdriver, "HelpText", .printed), (.winappdriver, "ToggleState", .ifSeen(["ToggleState"])),
      (.winappdriver, "HeadingLevel", .ifSeen(["HeadingLevel"])),
      (.winappdriver, "helptext", .never(because: "WinAppDriver does not print 'helptext'")),
      (.atspiText, "states", .never(because: "our AT-SPI capture as text does not print 'states'")),
      (.atspiXML, "states", .printed), (.atspiXML, "xml-roles", .ifSeen(["xml-roles"])),
    ])
  func showsRaw(source: Source, attribute: String, answer: Observability) {
    #expect(Vocabulary.standard.observability(ofRaw: attribute, source: source) == answer)
  }
}
