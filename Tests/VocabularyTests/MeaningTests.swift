import Testing

@testable import Vocabulary

/// What a dump's own words mean, and which words the tables have.
struct MeaningTests {
  @Test(
    "a role with its subrole",
    arguments: [
      (RoleColumn.macAX, "AXButton", nil, "button"),
      (.macAX, "AXButton", "AXCloseButton", "window-button"),
      (.macAX, "AXButton", "AXUnknown", "button"),
      (.macAX, "AXButton", "", "button"),
      (.macAX, "AXButton", "OurOwn", "button"),
      (.macAX, "AXGroup", "AXDefinition", "group"),
      (.macAX, "AXCheckBox", nil, "checkbox"),
      (.macAX, "AXCheckBox", "AXSwitch", "switch"),
      (.macAX, "AXUnknown", nil, "none"),
      (.macAX, "AXUnknown", "AXUnknown", "none"),
      (.macAX, "OurOwn", "AXSwitch", "switch"),
      (.macAX, "OurOwn", nil, nil),
      (.macAX, "OurOwn", "AXUnknown", nil),
      (.macAX, "axbutton", nil, nil),
      (.macAX, "", nil, nil),
      (.iosAX, "AXRadioButton", "AXTabButton", "tab"),
      (.iosAX, "AXRadioButton", nil, "radio"),
      (.iosAX, "AXGenericElement", nil, "none"),
      (.iosAX, "AXGroup", "iOSContentGroup", "screen"),
      (.iosAX, "AXMenuBar", nil, "menu-bar"),
      (.xcui, "XCUIElementTypeButton", nil, "button"),
      (.xcui, "Button", nil, "button"),
      (.xcui, "XCUIElementTypeAny", nil, "none"),
      (.xcui, "XCUIElementTypeNew", nil, nil),
      (.xcui, "Window", "Main", "window"),
      (.android, "android.widget.CheckBox", nil, "checkbox"),
      (.android, "android.widget.EditText", "secure", "securefield"),
      (.android, "dev.example.Fancy", nil, nil),
      (.uia, "Button", nil, "button"),
      (.uia, "Edit", "secure", "securefield"),
      (.atspi, "push-button", nil, "button"),
      (.atspi, "button", nil, "button"),
      (.atspi, "push button", nil, "button"),
      (.atspi, "button-menu", nil, "menu-button"),
      (.atspi, "push-button", "none", "button"),
      (.atspi, "push-button", "presentation", "button"),
      (.atspi, "push-button", "command", "button"),
      (.atspi, "list-item", "option", "list-item"),
      (.atspi, "toggle-button", "switch", "switch"),
      (.atspi, "toggle-button", "button", "toggle-button"),
      (.atspi, "password-text", "textbox", "securefield"),
      (.atspi, "entry", "searchbox", "searchfield"),
      (.atspi, "entry", "textbox", "textfield"),
      (.atspi, "text", "textbox", "textarea"),
      (.atspi, "panel", "group", "group"),
      (.atspi, "extended", nil, nil),
      (.atspi, "extended", "button", "button"),
      (.aria, "searchbox", nil, "searchfield"),
      (.aria, "command", nil, nil),
    ] as [(RoleColumn, String, String?, String?)])
  func means(column: RoleColumn, role: String, subrole: String?, meaning: String?) {
    #expect(Vocabulary.standard.meaning(ofRole: role, subrole: subrole, in: column)?.name == meaning)
  }

  @Test(
    "a subrole alone",
    arguments: [
      (RoleColumn.macAX, "AXSwitch", "switch"), (.macAX, "AXUnknown", nil), (.macAX, "AXDefinition", nil),
      (.macAX, "OurOwn", nil), (.iosAX, "AXTabButton", "tab"), (.iosAX, "AXToggle", "toggle-button"),
      (.xcui, "Main", nil), (.android, "secure", "securefield"), (.uia, "secure", "securefield"),
      (.atspi, "option", "list-item"), (.atspi, "none", nil), (.atspi, "presentation", nil),
      (.atspi, "widget", nil), (.aria, "button", nil),
    ] as [(RoleColumn, String, String?)])
  func meansAlone(column: RoleColumn, subrole: String, meaning: String?) {
    #expect(Vocabulary.standard.meaning(ofSubrole: subrole, in: column)?.name == meaning)
  }

  @Test(
    "roles that a column has, spelt exactly so",
    arguments: [
      (RoleColumn.macAX, ["AXButton", "AXUnknown", "AXIncrementorArrow"], ["AXBtuton", "axbutton", "Button", ""]),
      (.iosAX, ["AXButton", "AXGenericElement", "AXWindow"], ["AXBtuton", "button"]),
      (.xcui, ["XCUIElementTypeSwitch", "Switch"], ["XCUIElementTypeSwicth", "switch", "XCUIElementType"]),
      (.android, ["android.widget.Button", "android.app.ActionBar$Tab"], ["Button", "android.widget.Buton"]),
      (.uia, ["Button", "TabItem"], ["button", "Heading"]),
      (
        .atspi, ["push-button", "button", "push-button-menu", "button-menu", "document-web", "focus-traversable"],
        ["push button", "Push-Button", "link-button"]
      ),
      (.aria, ["button", "treegrid"], ["widget", "AXButton"]),
    ])
  func knowsRoles(column: RoleColumn, known: [String], unknown: [String]) {
    for word in known { #expect(Vocabulary.standard.knows(role: word, in: column), "\(word)") }
    for word in unknown { #expect(!Vocabulary.standard.knows(role: word, in: column), "\(word)") }
  }

  @Test(
    "subroles that a column has, spelt exactly so",
    arguments: [
      (RoleColumn.macAX, ["AXSwitch", "AXUnknown", "AXStandardWindow"], ["AXSwich", ""]),
      (.iosAX, ["AXSwitch", "iOSContentGroup", "AXStandardWindow"], ["iosContentGroup"]),
      (.xcui, [], ["Main"]),
      (.android, ["secure"], ["password"]),
      (.uia, ["secure"], ["Secure"]),
      (.atspi, ["none", "option", "switch"], ["widget", "AXSwitch"]),
      (.aria, [], ["button"]),
    ])
  func knowsSubroles(column: RoleColumn, known: [String], unknown: [String]) {
    for word in known { #expect(Vocabulary.standard.knows(subrole: word, in: column), "\(word)") }
    for word in unknown { #expect(!Vocabulary.standard.knows(subrole: word, in: column), "\(word)") }
  }

  @Test("what is offered as a suggestion is known, and nothing twice", arguments: RoleColumn.allCases)
  func suggests(column: RoleColumn) {
    let vocabulary = Vocabulary.standard
    let roles = vocabulary.roles(in: column)
    let subroles = vocabulary.subroles(in: column)
    #expect(roles.allSatisfy { vocabulary.knows(role: $0, in: column) })
    #expect(subroles.allSatisfy { vocabulary.knows(subrole: $0, in: column) })
    #expect(Set(roles).count == roles.count)
    #expect(Set(subroles).count == subroles.count)
  }

  @Test("how many words a column offers")
  func countsWords() {
    let vocabulary = Vocabulary.standard
    #expect(
      RoleColumn.allCases.map { vocabulary.roles(in: $0).count } == [
        68, 68, 166, 116, 41, 134, 89, 9, 44, 252, 117, 47,
      ])
    #expect(RoleColumn.allCases.map { vocabulary.subroles(in: $0).count } == [116, 116, 0, 1, 1, 89, 0, 1, 1, 0, 0, 1])
  }

  @Test("the neutral roles by name and alias")
  func findsNeutralRoles() throws {
    let vocabulary = Vocabulary.standard
    let roles = vocabulary.neutralRoles
    #expect(roles.count == 127)
    #expect(roles.map(\.index) == Array(0..<127))
    for role in roles { #expect(vocabulary.neutralRole(role.name) == role) }
    #expect(vocabulary.neutralRole("header")?.name == "heading")
    #expect(vocabulary.neutralRole("search")?.name == "searchfield")
    for word in ["Button", "AXButton", "buton", "", "-"] { #expect(vocabulary.neutralRole(word) == nil, "\(word)") }
    #expect(vocabulary.neutralRoleWords == roles.map(\.name) + ["header", "search"])
    for name in [
      "button", "link", "header", "image", "text", "checkbox", "radio", "switch", "slider", "search",
      "summary", "none",
    ] {
      #expect(vocabulary.neutralRole(name) != nil, "\(name)")
    }
  }

  @Test("what a row says of a role beside its words")
  func readsRows() throws {
    let slider = try #require(Vocabulary.standard.neutralRole("slider"))
    #expect(slider.kind == .widget)
    #expect(slider.interactive == .yes)
    #expect(slider.childrenArePresentational)
    let item = try #require(Vocabulary.standard.neutralRole("list-item"))
    #expect(item.kind == .container)
    #expect(item.interactive == .varies)
    #expect(!item.childrenArePresentational)
  }

  /// Where an engine maps an ARIA role to an AT-SPI role, `ROLE[ARIA]` is what our captures print.
  @Test("an ARIA role on the AT-SPI role that it is mapped to fits what it means")
  func fitsWebRoles() throws {
    let table = Table(GeneratedTables.ariaRoles)
    let atspi = Table(GeneratedTables.atspiRoles)
    var misfits: [String] = []
    for row in 0..<table.count {
      let aria = table[row, 0]
      let constant = "ATSPI_" + table[row, table.column("atk_role")].replacing("PUSH_BUTTON", with: "BUTTON")
      guard let place = (0..<atspi.count).first(where: { atspi[$0, 1] == constant }) else { continue }
      let role = atspi[place, 0].split(separator: " ").joined(separator: "-")
      guard let meaning = Vocabulary.standard.meaning(ofRole: role, subrole: aria, in: .atspi) else { continue }
      guard case .expressible = Vocabulary.standard.demand(meaning, in: .atspi, on: .web) else { continue }
      if try !FitsTests.fits("\(role)[\(aria)]", meaning.name, .atspi, .web) {
        misfits.append("\(role)[\(aria)] means \(meaning.name)")
      }
    }
    #expect(misfits == [])
  }
}
