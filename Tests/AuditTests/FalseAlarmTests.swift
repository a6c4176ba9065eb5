import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@testable import Audit

/// What rules said of real dumps and should not have, each kind as a dump of our own, beside one that they are to find.
struct FalseAlarmTests {
  /// A dump on which a rule finds something on the marked lines, and nowhere else.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var testDescription: String { "\(rule): \(example.title)" }

    init(_ rule: String, _ title: String, _ platform: Platform, _ source: Source, _ dump: String) {
      self.rule = rule
      example = RuleExample(title, platform, source, dump)
    }
  }

  static let cases = [
    Case(
      "control-missing-label", "the button of a combo box, two levels inside, is the toolkit's", .linux, .atspiText,
      """
      frame label="Letters"
        combo-box label="Language"
          panel
            text label="GtkEntry"
            push-button label="GtkToggleButton"
        panel
          push-button label="GtkToggleButton"  ←
      """),
    Case(
      "input-missing-label", "the field of a combo box has the combo box's name", .linux, .atspiText,
      """
      frame label="Letters"
        combo-box label="Language"
          panel
            text label="GtkEntry"
        combo-box label="GtkComboBox"  ←
          panel
            text label="GtkEntry"
      """),
    Case(
      "image-missing-label", "the icon inside a field is the toolkit's", .linux, .atspiText,
      """
      frame label="Letters"
        text label="Search"
          image label="GtkImage"
        panel
          image label="GtkImage"  ←
      """),
    Case(
      "input-missing-label", "GTK's own dumps name what labels a field", .linux, .gtkText,
      """
      window widget="window1"
        label name="Language:" widget="label1"
        combo-box widget="combo1" labelled-by="label1"
        combo-box widget="combo2" labelled-by="label9"  ←
      """),
    Case(
      "control-missing-label", "a page indicator says its page", .ios, .xcuitest,
      """
      XCUIElementTypeWindow
        XCUIElementTypePageIndicator value="page 1 of 2" accessible="true"
        XCUIElementTypePageIndicator accessible="true"  ←
      """),
    Case(
      "control-missing-label", "what scrolling cuts off may have its text in the part that is gone", .android,
      .uiautomator,
      """
      android.widget.ScrollView scrollable="true" bounds="[0,0][1080,1000]"
        android.view.View clickable="true" checkable="true" bounds="[40,999][1040,1000]"
        android.view.View clickable="true" checkable="true" bounds="[40,800][1040,900]"  ←
      """),
    Case(
      "control-missing-label", "what a page hides from readers is hidden with all inside it", .web, .playwrightAria,
      """
      main
        button aria-hidden="true"
        generic aria-hidden="true"
          button
        button  ←
      """),
    Case(
      "label-not-human-readable", "the text inside an element of no kind is shown, and so is an address as a link",
      .web,
      .playwrightAria,
      """
      main
        generic text="IN_KITCHEN"
        link name="https://example.org/a" /url="https://example.org/a"  ←
        button name="IN_KITCHEN"  ←
      """),
    Case(
      "label-too-long", "a paragraph of a snapshot is no label", .web, .playwrightAria,
      "main\n  generic text=\"\(String(repeating: "so it goes ", count: 60))\"\n  button name=\"\(String(repeating: "so it goes ", count: 20))\"  ←"
    ),
    Case(
      "label-untidy", "a text goes on with a comma behind a link", .web, .cdp,
      """
      RootWebArea name="Page"
        paragraph
          StaticText name=", and so on"
          StaticText name="one, , two"  ←
      """),
    Case(
      "control-missing-value", "progress without a value has no end, and what opens is neither on nor off", .web, .cdp,
      """
      RootWebArea name="Page"
        progressbar name="Waiting"
        slider name="Volume"  ←
      """),
    Case(
      "control-missing-value", "Chromium calls a disclosure a toggle button", .linux, .chromiumAuraLinux,
      """
      frame name="Letters"
        toggle-button name="More" expandable="true"
        toggle-button name="Less" expanded=true
        toggle-button name="Mute"  ←
      """),
    Case(
      "duplicate-control-label", "links to one address, whatever it is called", .web, .playwrightAria,
      """
      main
        link name="Docs" /url="/docs"
        link name="Docs" /url="/docs"
        link name="Help" /url="/help"
        link name="Help" /url="/other"  ←
      """),
    Case(
      "control-missing-label", "a walker that prints no names at all does not say that there are none", .macos, .axJSON,
      """
      AXWindow
        AXButton help="Sends it"
      """),
    Case(
      "label-not-in-name", "a card is summed up by its description, and not read out", .android, .uiautomator,
      """
      android.widget.FrameLayout
        android.widget.LinearLayout content-desc="Alarm" clickable="true"
          android.widget.TextView text="8:30"
          android.widget.TextView text="Every day"
        android.widget.LinearLayout content-desc="Alarm" clickable="true"  ←
          android.widget.TextView text="Clock"
      """),
    Case(
      "same-bounds", "two units apart is not the same place", .ios, .xcuitest,
      """
      XCUIElementTypeWindow x="0" y="0" width="390" height="844"
        XCUIElementTypeButton label="A" accessible="true" x="20.9" y="400" width="50" height="50"
        XCUIElementTypeButton label="B" accessible="true" x="22.9" y="400" width="50" height="50"
        XCUIElementTypeButton label="C" accessible="true" x="22.1" y="401" width="50" height="50"  ←
      """),
    Case(
      "target-below-platform", "roles that a project leaves alone", .ios, .xcuitest,
      """
      XCUIElementTypeWindow x="0" y="0" width="390" height="844"
        XCUIElementTypeMenuButton label="More" accessible="true" x="20" y="100" width="30" height="30"
        XCUIElementTypeButton label="Reply" accessible="true" x="20" y="200" width="30" height="30"  ←
      """),
    Case(
      "control-missing-label", "an alert of another process is not the app's", .ios, .idb,
      """
      AXApplication pid="7"
        AXButton label="Send" pid="7"
        AXButton label="Reply" pid="7"
        AXButton pid="99"
      """),
  ]

  @Test("a rule finds what is marked, and nothing else", arguments: cases)
  func marked(_ entry: Case) throws {
    let audit = try AuditedDump.audit(entry.example) { $0.exemptTargets = ["menu-button"] }
    #expect(audit.refusal == nil)
    let lines = audit.findings.filter { $0.rule == entry.rule || $0.folded.contains(entry.rule) }
      .map { $0.position.line - 1 }
    #expect(lines.sorted() == entry.example.foundLines)
  }

  @Test("an address that a page shows as a link is an assumption, and one that names a button fails")
  func address() throws {
    let audit = try AuditedDump.audit(
      .web, .playwrightAria,
      """
      main
        link name="https://example.org/a" /url="https://example.org/a"
        link name="https://example.org/a" /url="https://example.org/b"
      """)
    #expect(audit.findings.map(\.findingClass) == [.failure, .assumption])
  }

  @Test("what is left out of a dump is named")
  func foreign() throws {
    let audit = try AuditedDump.audit(
      .android, .uiautomator,
      """
      android.widget.FrameLayout package="com.example"
        android.widget.Button text="Send" clickable="true" package="com.example"
        android.widget.Button text="Reply" clickable="true" package="com.example"
        android.widget.Button clickable="true" package="com.android.permissioncontroller"
        android.widget.Button clickable="true" package="com.android.systemui"
      """)
    #expect(audit.findings.isEmpty)
    #expect(audit.notes == ["2 nodes of com.android.permissioncontroller, com.android.systemui are left out"])
  }

  @Test("what is said of a container is said once, though each piece of it has the name again")
  func saidOnce() throws {
    let audit = try AuditedDump.audit(
      .web, .chromiumBlink,
      """
      rootWebArea name="Page"
        genericContainer defaultActionVerb="click"
          staticText name="Save the draft" defaultActionVerb="clickAncestor"
            inlineTextBox name="Save the draft"
      """)
    #expect(audit.findings.map(\.message) == ["'Save the draft' can be pressed and is published as an element"])
  }
}
