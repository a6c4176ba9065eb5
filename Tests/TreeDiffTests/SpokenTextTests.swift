import AccessibilityTree
import DumpFormats
import Testing
import TreeDiff
import Vocabulary

/// What a screen reader says at an element.
@Suite struct SpokenTextTests {
  @Test(arguments: [
    ("AXCheckBox[AXSwitch] label=\"Alerts\" value=\"1\"", "Alerts, switch, on"),
    ("AXCheckBox[AXSwitch] label=\"Alerts\" value=\"0\"", "Alerts, switch, off"),
    ("AXCheckBox label=\"All\" value=\"2\"", "All, checkbox, mixed"),
    ("AXCheckBox label=\"All\" value=\"1\"", "All, checkbox, checked"),
    ("AXCheckBox label=\"All\" value=\"0\"", "All, checkbox, not checked"),
    ("AXRadioButton label=\"One\" value=\"1\"", "One, radio button, selected"),
    ("AXRadioButton label=\"One\" value=\"0\"", "One, radio button, not selected"),
    ("AXButton label=\"Save\" enabled=false help=\"at once\"", "Save, button, dimmed, at once"),
    ("AXButton label=\"\"", "button"),
    ("AXStaticText value=\"Hi\"", "Hi"),
    ("AXTextField label=\"Find\" value=\"bolt\"", "Find, text field, bolt"),
    ("AXPopUpButton label=\"Size\" expanded=true", "Size, popup button, expanded"),
    ("AXPopUpButton label=\"Size\" expanded=false", "Size, popup button, collapsed"),
    ("AXRow selected=true", "selected"),
    ("AXGroup", ""),
    ("AXKnob label=\"Gain\"", "Gain"),
  ])
  func `spoken`(line: String, text: String) throws {
    let dump = try Screens.dump("AXWindow label=\"W\"\n  \(line)\n")
    #expect(SpokenText(DumpReading(dump, on: .macos)).text(of: NodeID(1)) == text)
  }
}
