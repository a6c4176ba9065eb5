import Testing

@testable import Vocabulary

/// What the twelve contract roles demand, per platform, and the roles that need a rule of their own.
struct DemandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var role: String
    var source: Source
    var platform: Platform
    var says: String
    var testDescription: String { "\(role), \(source.rawValue) on \(platform.rawValue)" }
  }

  @Test("the contract roles on every platform", arguments: contract)
  func demands(_ test: Case) throws {
    let vocabulary = Vocabulary.standard
    let role = try #require(vocabulary.neutralRole(test.role))
    let column = vocabulary.column(of: test.source, on: test.platform)
    #expect(vocabulary.explain(role, in: column, on: test.platform) == test.says)
  }

  /// One line a role: iOS, macOS, Android, Windows, Linux and the web.
  static let contract: [Case] = cases(
    [
      (
        "button", "AXButton", "AXButton", "android.widget.Button or android.widget.ImageButton",
        "Button without ToggleState", "push-button"
      ),
      (
        "link", "AXLink", "AXLink",
        "android.view.View with the role description, which no dump shows or "
          + "android.widget.TextView with text-has-clickable-span=\"true\"", "Hyperlink", "link"
      ),
      ("header", "AXHeading", "AXHeading", "any class with heading=\"true\"", "Text with HeadingLevel", "heading"),
      ("image", "AXImage", "AXImage", "android.widget.ImageView or android.widget.Image", "Image", "image"),
      ("text", "AXStaticText", "AXStaticText", "android.widget.TextView", "Text", "label or static"),
      (
        "checkbox", "AXCheckBox or AXCheckBox[AXSwitch]", "AXCheckBox",
        "android.widget.CheckBox or android.widget.CompoundButton", "CheckBox", "check-box"
      ),
      (
        "radio", "none: UIKit has no radio trait; the element must carry AXGenericElement or AXGroup",
        "AXRadioButton", "android.widget.RadioButton", "RadioButton", "radio-button"
      ),
      (
        "switch", "AXCheckBox[AXSwitch]", "AXCheckBox[AXSwitch]",
        "android.widget.Switch or android.view.View with the role description, which no dump shows",
        "Button with ToggleState", "switch or toggle-button"
      ),
      ("slider", "AXSlider", "AXSlider", "android.widget.SeekBar", "Slider", "slider"),
      (
        "search", "AXTextField[AXSearchField]", "AXTextField[AXSearchField]",
        "android.widget.SearchView or android.widget.EditText", "Edit", "entry"
      ),
      (
        "summary", "AXStaticText",
        "none: AppKit has no summary role; the element must carry AXUnknown, AXGenericElement or AXGroup",
        "any class with the role description, which no dump shows",
        "?the tables know no UI Automation control type for 'summary'",
        "?the tables know no AT-SPI role for 'summary'"
      ),
      (
        "none", "AXGenericElement", "AXUnknown", "android.view.View", "Custom",
        "unknown, filler, panel or section"
      ),
    ])

  /// Puts the place into a line's texts: `none: …` and `?…` (cannot be told) have it before the reason.
  private static func cases(
    _ rows: [(role: String, ios: String, macos: String, android: String, windows: String, linux: String)]
  ) -> [Case] {
    let none = "none: "
    func sentence(_ text: String, _ platform: Platform) -> String {
      let place = "on \(platform.displayName)"
      if text.hasPrefix(none) { return "none \(place): \(text.dropFirst(none.count))" }
      if text.hasPrefix("?") { return "cannot be told \(place): \(text.dropFirst())" }
      return "\(text) \(place)"
    }
    return rows.flatMap { row in
      [
        (Source.ax, Platform.ios, row.ios), (.ax, .ipados, row.ios), (.ax, .macos, row.macos),
        (.uiautomator, .android, row.android), (.uiautomator2, .wearos, row.android),
        (.winappdriver, .windows, row.windows), (.atspiText, .linux, row.linux), (.atspiXML, .linux, row.linux),
        (.atspiText, .web, row.linux),
      ].map { Case(role: row.role, source: $0.0, platform: $0.1, says: sentence($0.2, $0.1)) }
    }
  }

  @Test(
    "the contract roles in XCUITest, and what a platform lacks whatever the source",
    arguments: [
      ("button", Source.xcuitest, Platform.ios, "Button on iOS"),
      (
        "header", .xcuitest, .ios,
        "StaticText with the trait Header, Other with the trait Header or "
          + "Any with the trait Header on iOS"
      ),
      ("checkbox", .xcuitest, .ios, "CheckBox or Switch on iOS"),
      ("switch", .xcuitest, .ios, "Switch on iOS"),
      ("radio", .xcuitest, .ios, "none on iOS: UIKit has no radio trait; the element must carry Other, Any or Group"),
      (
        "radio-group", .xcuitest, .ipados,
        "none on iPadOS: UIKit has no trait for a radio group; the element must carry Other, Any or Group"
      ),
      ("radio", .mac2, .macos, "RadioButton on macOS"),
      ("summary", .xcuitest, .ios, "StaticText with the trait SummaryElement on iOS"),
      (
        "summary", .mac2, .macos,
        "none on macOS: AppKit has no summary role; the element must carry Other, Any or Group"
      ),
      ("search", .mac2, .macos, "SearchField on macOS"),
      ("none", .xcuitest, .ios, "Other or Any on iOS"),
    ])
  func demandsOfXCUITest(role: String, source: Source, platform: Platform, says: String) throws {
    let vocabulary = Vocabulary.standard
    let role = try #require(vocabulary.neutralRole(role))
    let column = vocabulary.column(of: source, on: platform)
    #expect(vocabulary.explain(role, in: column, on: platform) == says)
  }

  @Test(
    "roles beyond the contract",
    arguments: [
      (
        "radio", Source.ax, Platform.tvos,
        "none on tvOS (inferred from UIKit): UIKit has no radio trait; "
          + "the element must carry AXGenericElement or AXGroup"
      ),
      ("button", .ax, .visionos, "AXButton on visionOS (inferred from UIKit)"),
      ("decorative", .ax, .ios, "not there: what is 'decorative' is left out of the tree on iOS"),
      (
        "decorative", .ax, .tvos,
        "not there: what is 'decorative' is left out of the tree on tvOS (inferred from UIKit)"
      ),
      ("decorative", .ax, .macos, "AXImage[AXDecorative] on macOS"),
      ("separator", .ax, .ios, "not there: what is 'separator' is left out of the tree on iOS"),
      ("menu-bar", .ax, .ios, "cannot be told on iOS: the tables know no AX role on iOS for 'menu-bar'"),
      ("touch-bar", .ax, .macos, "cannot be told on macOS: the tables know no AX role on macOS for 'touch-bar'"),
      ("menu", .uiautomator, .android, "cannot be told on Android: the tables know no Android class for 'menu'"),
      (
        "screen", .winappdriver, .windows,
        "cannot be told on Windows: the tables know no UI Automation control type for 'screen'"
      ),
      ("securefield", .uiautomator, .android, "android.widget.EditText with password=\"true\" on Android"),
      ("securefield", .winappdriver, .windows, "Edit with IsPassword=\"True\" on Windows"),
      ("stepper-button", .ax, .macos, "AXButton[AXIncrementArrow] or AXButton[AXDecrementArrow] on macOS"),
      ("textfield", .atspiXML, .linux, "entry or text with the state single-line on Linux"),
      ("tab", .ax, .ios, "AXRadioButton[AXTabButton] on iOS"),
      ("button", .ax, .watchos, "cannot be told on watchOS: nothing can be read from outside on watchOS"),
      ("button", .ax, .web, "AXButton on the web"),
      (
        "summary", .ax, .web,
        "none on the web: AppKit has no summary role; the element must carry "
          + "AXUnknown, AXGenericElement or AXGroup"
      ),
    ])
  func demandsBeyond(role: String, source: Source, platform: Platform, says: String) throws {
    let vocabulary = Vocabulary.standard
    let role = try #require(vocabulary.neutralRole(role))
    let column = vocabulary.column(of: source, on: platform)
    #expect(vocabulary.explain(role, in: column, on: platform) == says)
  }

  @Test("ARIA's own words")
  func demandsOfARIA() throws {
    let role = try #require(Vocabulary.standard.neutralRole("toggle-button"))
    #expect(
      Vocabulary.standard.demand(role, in: .aria, on: .web)
        == .expressible([RoleForm(role: "button", condition: .hasAttribute("pressed"))]))
  }

  @Test("the forms come whole: usual ones first, then the further words, conditions in their kinds")
  func demandsForms() throws {
    let vocabulary = Vocabulary.standard
    func demand(_ role: String, _ column: RoleColumn, _ platform: Platform) throws -> RoleDemand {
      vocabulary.demand(try #require(vocabulary.neutralRole(role)), in: column, on: platform)
    }
    #expect(
      try demand("disclosure", .macAX, .macos)
        == .expressible([
          RoleForm(role: "AXDisclosureTriangle"), RoleForm(role: "AXGroup", subroles: ["AXSummary"]),
        ]))
    #expect(
      try demand("button", .uia, .windows)
        == .expressible([RoleForm(role: "Button", condition: .lacksAttribute("ToggleState"))]))
    #expect(
      try demand("heading", .android, .android)
        == .expressible([RoleForm(role: nil, condition: .attribute("heading", equals: "true"))]))
    #expect(
      try demand("sheet", .android, .android)
        == .expressible([RoleForm(role: "android.view.ViewGroup", condition: .hasAttribute("pane-title"))]))
    #expect(
      try demand("radio", .iosAX, .ios)
        == .none(
          [
            RoleForm(role: "AXGenericElement"), RoleForm(role: "AXGroup"),
            RoleForm(role: "AXGenericElement", subroles: ["AXApplicationGroup", "AXFieldset"]),
            RoleForm(role: "AXGroup", subroles: ["AXApplicationGroup", "AXFieldset"]),
          ], because: "UIKit has no radio trait"))
    #expect(
      try demand("radio", .xcui, .ios)
        == .none(
          [RoleForm(role: "Other"), RoleForm(role: "Any"), RoleForm(role: "Group")], because: "UIKit has no radio trait"
        ))
  }

  @Test("a role that is not of the table has no counterpart")
  func demandsOfAStranger() {
    let stranger = NeutralRole(
      index: 9999, name: "stranger", kind: .widget, interactive: .no, childrenArePresentational: false)
    #expect(
      Vocabulary.standard.demand(stranger, in: .macAX, on: .macos)
        == .unknown(because: "the tables know no AX role on macOS for 'stranger'"))
    #expect(Vocabulary.standard.row(stranger).isEmpty)
    #expect(
      !Vocabulary.standard.fits(
        form: RoleForm(role: "entry"), of: stranger, rawRole: "entry", subrole: "textbox", in: .atspi))
  }
}
