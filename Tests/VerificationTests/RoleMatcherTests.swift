import AccessibilityTree
import Expectations
import Testing
import Vocabulary

@testable import Verification

/// Whether nodes have a role, where a source says so by flags, properties or words of its own.
struct RoleMatcherTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: Source
    var platform: Platform
    var node: String
    var yes: [String] = []
    var no: [String] = []
    var untold: [String] = []
    var testDescription: String { "\(source.rawValue): \(node)" }
  }

  static let cases: [Case] = [
    Case(source: .compose, platform: .android, node: "Button Text=x", yes: ["button"], no: ["text", "checkbox"]),
    Case(source: .compose, platform: .android, node: "- Text=x", yes: ["text", "generic"], no: ["button"]),
    Case(source: .compose, platform: .android, node: "- EditableText=", yes: ["textfield"], no: ["text"]),
    Case(source: .compose, platform: .android, node: "Button Heading=true", yes: ["heading", "button"]),
    Case(
      source: .compose, platform: .android, node: "- Actions=OnClick,SetProgress", yes: ["slider"], no: ["progress"],
      untold: ["list"]),
    Case(source: .flutter, platform: .ios, node: "isButton flags=isButton,isHeader", yes: ["button", "heading"]),
    Case(source: .flutter, platform: .ios, node: "isButton flags=isButton", no: ["heading", "link", "text"]),
    Case(source: .flutter, platform: .ios, node: "- name=x", yes: ["text"], no: ["button", "heading"]),
    Case(source: .flutter, platform: .ios, node: "tab flags=isButton", yes: ["tab", "button"], no: ["switch"]),
    Case(source: .cdp, platform: .web, node: "textbox multiline=true", yes: ["textfield", "textarea"]),
    Case(source: .cdp, platform: .web, node: "RootWebArea", yes: ["web-area"], no: ["document"]),
    Case(source: .chromiumBlink, platform: .web, node: "checkBox", yes: ["checkbox"], no: ["switch"]),
    Case(source: .chromiumBlink, platform: .web, node: "button pressed=true", yes: ["toggle-button", "button"]),
    Case(source: .playwrightJSON, platform: .web, node: "text", yes: ["text"]),
    Case(source: .playwrightAria, platform: .web, node: "button pressed=true", yes: ["toggle-button"]),
    Case(source: .playwrightAria, platform: .web, node: "button", yes: ["button"], untold: ["toggle-button"]),
    Case(source: .playwrightAria, platform: .web, node: "textbox", yes: ["textfield"], untold: ["securefield"]),
    Case(
      source: .chromiumAuraLinux, platform: .linux, node: "push-button has-popup=true",
      yes: ["button", "menu-button"]),
    Case(source: .chromiumAuraLinux, platform: .linux, node: "push-button", untold: ["menu-button"]),
    Case(source: .chromiumWin, platform: .windows, node: "ROLE_SYSTEM_PUSHBUTTON", yes: ["button"], no: ["link"]),
    Case(source: .detox, platform: .ios, node: "UILabel", yes: ["text"], no: ["button"]),
    Case(source: .detox, platform: .android, node: "android.widget.Button", yes: ["button"]),
    Case(source: .idb, platform: .ios, node: "AXButton", yes: ["button"], no: ["link"]),
    Case(source: .wdaJSON, platform: .ios, node: "StaticText traits=Header", yes: ["heading", "text"]),
    Case(source: .maestro, platform: .ios, node: "- name=x", untold: ["button", "text", "generic"]),
    Case(source: .maestro, platform: .android, node: "android.widget.Button class=x", yes: ["button"], no: ["text"]),
  ]

  @Test("roles", arguments: cases)
  func matches(_ test: Case) {
    let subject = Subject.of(test.source, on: test.platform, test.node)
    let span = SourceSpan(SourcePosition(line: 1, column: 1), length: 1)
    func fits(_ role: String) -> Fit {
      RoleMatcher(RolePattern(word: .word(role), span: span), in: subject, forAbsence: false).fit(
        NodeID(0), in: subject)
    }
    for role in test.yes { #expect(fits(role) == .yes, "\(role)") }
    for role in test.no { #expect(fits(role) == .no, "\(role)") }
    for role in test.untold { #expect(fits(role) == .untold, "\(role)") }
  }
}
