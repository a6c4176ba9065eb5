import AccessibilityTree
import DumpFormats
import Foundation
import Testing
import TreeDiff

/// Two formats of one screen, compared by what both can show.
@Suite struct NeutralTests {
  private static let ios = """
    AXApplication title="Simulator"
      AXWindow[AXStandardWindow] title="iPhone 16"
        AXGroup[iOSContentGroup]
          AXHeading label="Settings"
          AXButton label="Save" help="at once"
          AXCheckBox[AXSwitch] label="All"
          AXCheckBox[AXSwitch] label="Alerts" value="1"
          AXGenericElement label="An option"
        AXToolbar
          AXButton label="Home"

    """
  private static let macos = """
    AXApplication title="Example"
      AXWindow[AXStandardWindow] title="Example"
        AXGroup
          AXHeading label="Settings"
          AXButton label="Save" help="at once"
          AXCheckBox label="All" value="2"
          AXCheckBox[AXSwitch] label="Alerts" value="1"
          AXRadioButton label="An option" value="0"
        AXButton[AXCloseButton]
      AXMenuBar
        AXMenuBarItem title="File"

    """

  private func compare(_ old: String, _ new: String) throws -> DiffResult {
    Screens.compare(try Screens.dump(old), try Screens.dump(new))
  }

  @Test func `one screen on two platforms has no difference that both could show`() throws {
    let result = try compare(NeutralTests.ios, NeutralTests.macos)
    #expect(result.basis == .neutralFields)
    #expect(Screens.lines(result) == [])
    // Eleven nodes of the two that hold the others or are the platform's own, two roles and a state that iOS has not.
    #expect(result.notComparedCount == 14)
  }

  @Test(arguments: [
    ("- button \"Save\"", [String]()),
    ("- button \"Keep\"", ["major changed 4>2 name-changed name: 'Save' > 'Keep'"]),
    ("- text: Save", ["blocker changed 4>2 action-lost role: 'button' > 'text'"]),
  ]) func `a page and what is made from it, which begins inside the page and prints a text once`(
    last: String, differences: [String]
  ) throws {
    let page = """
      # axverify-dump: source=cdp platform=web
      RootWebArea name="Settings"
        main
          heading name="Settings"
            StaticText name="Settings"
          button name="Save"
            StaticText name="Save"
              InlineTextBox name="Save"
      # axverify-end: nodes=7

      """
    let aria = "- main:\n  - heading \"Settings\"\n  \(last)\n"
    let result = try compare(page, aria)
    #expect(result.basis == .neutralFields)
    #expect(Screens.lines(result) == differences)
    #expect(Screens.lines(try compare(aria, page)).count == differences.count)
  }

  @Test(arguments: [
    ("title=\"Nothing\"", "title=\"Nothing\"", [String]()),
    ("AXButton label=\"Save\"", "AXButton label=\"Keep\"", ["major changed 4>4 name-changed name: 'Save' > 'Keep'"]),
    ("AXButton label=\"Save\"", "AXLink label=\"Save\"", ["major changed 4>4 role-changed role: 'button' > 'link'"]),
    ("help=\"at once\"", "help=\"soon\"", ["minor changed 4>4 hint-changed hint: 'at once' > 'soon'"]),
    (
      "label=\"Alerts\" value=\"1\"", "label=\"Alerts\" value=\"0\"",
      ["major changed 6>6 state-changed checked: 'true' > -"]
    ),
    (
      "AXHeading label=\"Settings\"", "AXHeading label=\"Settings\" enabled=false",
      ["major changed 3>3 state-changed enabled: - > 'false'"]
    ),
    ("      AXRadioButton label=\"An option\" value=\"0\"\n", "", ["minor removed 7>- element-removed"]),
    (
      "    AXButton[AXCloseButton]", "    AXButton label=\"Close\"", ["minor added ->8 element-added"]
    ),
  ])
  func `a difference that both can show`(text: String, replacement: String, differences: [String]) throws {
    let changed = NeutralTests.macos.replacingOccurrences(of: text, with: replacement)
    #expect(try Screens.lines(compare(NeutralTests.ios, changed)) == differences)
  }

  @Test func `a role that nobody knows gainsays nothing`() throws {
    let changed = NeutralTests.macos.replacingOccurrences(of: "AXButton label=\"Save\"", with: "AXKnob label=\"Save\"")
    #expect(try Screens.lines(compare(NeutralTests.ios, changed)) == [])
  }

  @Test func `a mask holds for neutral fields as well`() throws {
    var rules = DiffRules()
    rules.mask = TextMask { $0.starts(with: "Save".utf8) || $0.starts(with: "Keep".utf8) ? [0x2a] : nil }
    let changed = NeutralTests.macos.replacingOccurrences(of: "label=\"Save\"", with: "label=\"Keep\"")
    let result = Screens.compare(try Screens.dump(NeutralTests.ios), try Screens.dump(changed), rules: rules)
    #expect(Screens.lines(result) == [])
  }

  @Test func `one element knows its partner on both sides`() throws {
    let result = try compare(NeutralTests.ios, NeutralTests.macos)
    #expect(result.newNode(of: NodeID(5)) == NodeID(5))
    #expect(result.oldNode(of: NodeID(5)) == NodeID(5))
    #expect(result.newNode(of: NodeID(0)) == nil)
    #expect(result.oldNode(of: NodeID(8)) == nil)
  }

  @Test func `uiautomator and Appium`() throws {
    let node = { (rest: String) in
      """
      <node index="0" text="" resource-id="dev.example:id/save" class="android.widget.Button" package="dev.example" \
      content-desc="Save" checkable="false" checked="false" clickable="true" enabled="\(rest)" focusable="true" \
      focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][80,20]" />
      """
    }
    let old = "<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation=\"0\">\(node("true"))</hierarchy>"
    let new = """
      <?xml version="1.0" encoding="UTF-8"?>
      <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2400">
        <android.widget.Button index="0" package="dev.example" class="android.widget.Button" text="" \
      content-desc="Save" resource-id="dev.example:id/save" checkable="false" checked="false" clickable="true" \
      enabled="false" focusable="true" focused="false" long-clickable="false" password="false" scrollable="false" \
      selected="false" bounds="[0,48][80,68]" displayed="true" />
      </hierarchy>
      """
    let result = Screens.compare(try Screens.dump(old, path: "old.xml"), try Screens.dump(new, path: "new.xml"))
    #expect(result.basis == .neutralFields)
    #expect(
      Screens.lines(result).map { $0.split(separator: " ").dropFirst(3).joined(separator: " ") } == [
        "state-changed enabled: - > 'false'"
      ])
  }
}
