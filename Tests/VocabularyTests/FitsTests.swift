import Testing

@testable import Vocabulary

/// Which words of a node fit a neutral role, and which do not.
struct FitsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var column: RoleColumn
    var role: String
    var fits: [String]
    var not: [String]
    var testDescription: String { "\(role) in \(column.rawValue)" }
  }

  static let cases: [Case] = [
    Case(
      column: .macAX, role: "button",
      fits: [
        "AXButton", "AXButton[AXToolbarButton]", "AXButton[AXUnknown]",
        "AXButton[]", "AXButton[SomethingElse]", "AXSortButton", "AXButton[AXSortButton]",
      ],
      not: ["AXButton[AXCloseButton]", "AXButton[AXToggle]", "AXCheckBox", "AXLink", "axbutton", "AXUnknown", ""]),
    Case(
      column: .macAX, role: "textfield", fits: ["AXTextField", "AXTextField[AXUnknown]"],
      not: ["AXTextField[AXSearchField]", "AXTextField[AXSecureTextField]", "AXTextArea"]),
    Case(
      column: .macAX, role: "searchfield", fits: ["AXTextField[AXSearchField]"], not: ["AXTextField", "AXTextField[]"]),
    Case(
      column: .macAX, role: "checkbox", fits: ["AXCheckBox"], not: ["AXCheckBox[AXSwitch]", "AXCheckBox[AXToggle]"]),
    Case(column: .macAX, role: "switch", fits: ["AXCheckBox[AXSwitch]"], not: ["AXCheckBox", "AXButton[AXSwitch]"]),
    Case(
      column: .macAX, role: "window",
      fits: [
        "AXWindow", "AXWindow[AXUnknown]", "AXWindow[AXStandardWindow]",
        "AXWindow[AXFloatingWindow]",
      ], not: ["AXWindow[AXDialog]", "AXWindow[AXSystemDialog]"]),
    Case(
      column: .macAX, role: "dialog",
      fits: [
        "AXWindow[AXDialog]", "AXWindow[AXSystemDialog]",
        "AXGroup[AXApplicationDialog]",
      ], not: ["AXWindow", "AXGroup", "AXSheet"]),
    Case(
      column: .macAX, role: "link", fits: ["AXLink", "AXLink[AXTextLink]", "AXStaticText[AXTextLink]"],
      not: ["AXStaticText"]),
    Case(column: .macAX, role: "text", fits: ["AXStaticText"], not: ["AXStaticText[AXTextLink]"]),
    Case(
      column: .macAX, role: "group", fits: ["AXGroup", "AXGroup[AXApplicationGroup]", "AXGroup[AXDefinition]"],
      not: ["AXGroup[AXLandmarkMain]", "AXGroup[iOSContentGroup]", "AXUnknown"]),
    Case(
      column: .macAX, role: "list-item", fits: ["AXGroup", "AXRow"],
      not: ["AXGroup[AXApplicationGroup]", "AXRow[AXOutlineRow]"]),
    Case(column: .macAX, role: "definition", fits: ["AXGroup[AXDefinition]"], not: ["AXGroup"]),
    Case(
      column: .macAX, role: "none", fits: ["AXUnknown", "AXUnknown[AXUnknown]"],
      not: ["AXGroup", "AXButton[AXUnknown]"]),
    Case(column: .iosAX, role: "checkbox", fits: ["AXCheckBox", "AXCheckBox[AXSwitch]"], not: ["AXButton"]),
    Case(column: .iosAX, role: "switch", fits: ["AXCheckBox[AXSwitch]"], not: ["AXCheckBox"]),
    Case(column: .iosAX, role: "toggle-button", fits: ["AXCheckBox[AXSwitch]"], not: ["AXCheckBox"]),
    Case(column: .iosAX, role: "tab", fits: ["AXRadioButton[AXTabButton]"], not: ["AXRadioButton"]),
    Case(column: .iosAX, role: "group", fits: ["AXGroup"], not: ["AXGroup[iOSContentGroup]", "AXGroup[AXMapArea]"]),
    Case(column: .iosAX, role: "none", fits: ["AXGenericElement"], not: ["AXGenericElement[AXMapArea]", "AXGroup"]),
    Case(column: .iosAX, role: "map", fits: ["AXGroup[AXMapArea]", "AXGenericElement[AXMapArea]"], not: ["AXGroup"]),
    Case(
      column: .xcui, role: "button", fits: ["XCUIElementTypeButton", "Button", "XCUIElementTypeToolbarButton"],
      not: ["XCUIElementTypeSwitch", "XCUIElementType", "button", "XCUIElementTypeXCUIElementTypeButton"]),
    Case(column: .xcui, role: "switch", fits: ["XCUIElementTypeSwitch", "Switch"], not: ["XCUIElementTypeToggle"]),
    Case(
      column: .android, role: "textfield", fits: ["android.widget.EditText", "android.widget.AutoCompleteTextView"],
      not: ["android.widget.EditText[secure]", "android.widget.TextView", "EditText"]),
    Case(
      column: .android, role: "securefield", fits: ["android.widget.EditText[secure]"],
      not: ["android.widget.EditText", "android.widget.TextView[secure]"]),
    Case(
      column: .android, role: "group", fits: ["android.view.ViewGroup", "android.widget.FrameLayout"],
      not: ["android.view.View", "com.google.android.material.card.MaterialCardView"]),
    Case(column: .android, role: "heading", fits: ["android.widget.TextView", "anything.at.All"], not: []),
    Case(
      column: .android, role: "tab", fits: ["android.view.View", "android.app.ActionBar$Tab"],
      not: ["android.widget.Button"]),
    Case(column: .uia, role: "textfield", fits: ["Edit"], not: ["Edit[secure]", "Document"]),
    Case(column: .uia, role: "securefield", fits: ["Edit[secure]"], not: ["Edit"]),
    Case(
      column: .atspi, role: "button",
      fits: [
        "push-button", "button", "push button", "push-button[none]",
        "push-button[button]",
      ], not: ["toggle-button", "toggle-button[button]", "push-button[link]", "push-button-menu"]),
    Case(column: .atspi, role: "menu-button", fits: ["push-button-menu", "button-menu", "push-button"], not: ["menu"]),
    Case(
      column: .atspi, role: "toggle-button", fits: ["toggle-button", "toggle-button[button]"],
      not: ["toggle-button[switch]"]),
    Case(
      column: .atspi, role: "switch", fits: ["switch", "toggle-button", "toggle-button[switch]"], not: ["check-box"]),
    Case(column: .atspi, role: "searchfield", fits: ["entry", "entry[searchbox]"], not: ["entry[textbox]", "text"]),
    Case(
      column: .atspi, role: "textfield", fits: ["entry", "entry[textbox]", "text", "text[textbox]"],
      not: ["entry[searchbox]", "password-text"]),
    Case(
      column: .atspi, role: "textarea", fits: ["text", "text[textbox]", "entry[textbox]"], not: ["entry[searchbox]"]),
    Case(column: .atspi, role: "securefield", fits: ["password-text", "password-text[textbox]"], not: ["entry"]),
    Case(column: .atspi, role: "list-item", fits: ["list-item", "list-item[option]"], not: ["list-item[treeitem]"]),
    Case(column: .atspi, role: "group", fits: ["panel", "panel[group]", "layered-pane"], not: ["panel[radiogroup]"]),
    Case(column: .atspi, role: "radio-group", fits: ["panel", "panel[radiogroup]"], not: ["panel[group]"]),
    Case(column: .atspi, role: "status", fits: ["status-bar", "status-bar[status]"], not: ["notification[alert]"]),
    Case(column: .atspi, role: "alert-dialog", fits: ["alert", "alert[alertdialog]"], not: ["alert[dialog]"]),
    Case(column: .atspi, role: "image", fits: ["image", "image[img]", "animation"], not: ["icon"]),
  ]

  @Test("words that fit, and words that do not", arguments: cases)
  func fits(_ test: Case) throws {
    for words in test.fits { #expect(try Self.fits(words, test.role, test.column, .web), "\(words)") }
    for words in test.not { #expect(try !Self.fits(words, test.role, test.column, .web), "\(words)") }
  }

  @Test("where a platform has no such role, only the words for no role fit")
  func fitsNoRole() throws {
    for words in ["AXGenericElement", "AXGroup", "AXGroup[AXApplicationGroup]", "AXGroup[AXUnknown]"] {
      #expect(try Self.fits(words, "radio", .iosAX, .ios), "\(words)")
    }
    for words in [
      "AXRadioButton", "AXRadioButton[AXTabButton]", "AXButton", "AXGroup[AXMapArea]",
      "AXGroup[iOSContentGroup]", "AXStaticText", "AXUnknown",
    ] {
      #expect(try !Self.fits(words, "radio", .iosAX, .ios), "\(words)")
    }
    for words in ["XCUIElementTypeOther", "XCUIElementTypeAny", "XCUIElementTypeGroup", "Other"] {
      #expect(try Self.fits(words, "radio", .xcui, .ios), "\(words)")
    }
    #expect(try !Self.fits("XCUIElementTypeRadioButton", "radio", .xcui, .ios))
    #expect(try Self.fits("XCUIElementTypeRadioButton", "radio", .xcui, .macos))
    for words in ["AXUnknown", "AXGroup", "AXGroup[AXFieldset]"] {
      #expect(try Self.fits(words, "summary", .macAX, .macos), "\(words)")
    }
    #expect(try !Self.fits("AXStaticText", "summary", .macAX, .macos))
  }

  @Test("every usual form fits its own role", arguments: RoleColumn.allCases)
  func fitsItself(column: RoleColumn) {
    for (role, cell) in zip(RoleTable.standard.roles, RoleFormTable.of(column).cells) {
      guard case .forms(let usual, let further) = cell else { continue }
      for form in usual + further {
        for subrole in form.subroles.isEmpty ? [nil] : form.subroles.map(Optional.some) {
          #expect(
            Vocabulary.standard.fits(
              form: form, of: role, rawRole: form.role ?? "any", subrole: subrole, in: column))
        }
      }
    }
  }

  /// Whether `ROLE[SUBROLE]` fits one of the forms of a role.
  static func fits(_ words: String, _ name: String, _ column: RoleColumn, _ platform: Platform) throws -> Bool {
    let vocabulary = Vocabulary.standard
    let role = try #require(vocabulary.neutralRole(name))
    let forms: [RoleForm] =
      switch vocabulary.demand(role, in: column, on: platform) {
      case .expressible(let forms), .none(let forms, _): forms
      case .unknown, .notInTree: []
      }
    let parts = words.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    let subrole = parts.count == 2 ? String(parts[1].dropLast()) : nil
    return forms.contains {
      vocabulary.fits(form: $0, of: role, rawRole: String(parts[0]), subrole: subrole, in: column)
    }
  }
}
