import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("WinAppDriver")
struct WinAppDriverFormatTests {
  static let readable = [
    ReadCase(
      name: "names, values, states",
      dump: """
        <?xml version="1.0" encoding="utf-16"?><Window AutomationId="" HasKeyboardFocus="True" HelpText="" \
        IsControlElement="True" IsEnabled="True" IsOffscreen="False" Name="App" RuntimeId="42.1">
          <Button Name="Save" AutomationId="save" HelpText="saves it" IsEnabled="False" IsOffscreen="True"/>
          <CheckBox Name="All" ToggleState="Indeterminate"/><CheckBox Name="A" ToggleState="1"/>
          <RadioButton Name="One" IsSelected="True"/><TabItem Name="T" SelectionItem.IsSelected="True"/>
          <ComboBox Name="C" ExpandCollapseState="Collapsed"/><TreeItem ExpandCollapse.ExpandCollapseState="3"/>
          <Edit Name="" Value.Value="typed"/><Slider RangeValue.Value="0.5"/><Edit Name="E" Value=""/>
        </Window>
        """,
      lines: [
        "Window name=App enabled=true focused=true visible=true accessible=true",
        "  Button name=Save hint=saves it id=save enabled=false visible=false", "  CheckBox name=All checked=mixed",
        "  CheckBox name=A checked=true", "  RadioButton name=One checked=true", "  TabItem name=T selected=true",
        "  ComboBox name=C expanded=false", "  TreeItem", "  Edit value=typed", "  Slider value=0.5", "  Edit name=E",
      ]),
    ReadCase(
      name: "other letter case",
      dump: "<Window Runtimeid=\"1\" name=\"W\" isenabled=\"False\" hasKeyboardFocus=\"False\"/>",
      lines: ["Window name=W enabled=false focused=false"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.source == .winappdriver)
  }

  @Test("NovaWindows is told by its letter case")
  func novaWindows() throws {
    let dump = try read(
      """
      <?xml version="1.0" encoding="UTF-16"?>
      <Window Name="App" HasKeyboardfocus="False" IsContentelement="True" IsControlelement="True" IsEnabled="True"
        IsKeyboardfocusable="True" IsOffscreen="False" IsPassword="False" IsRequiredforform="False" RuntimeId="1.2">
        <Edit Name="Password" IsPassword="True" IsControlelement="True" Value.Value="hunter2" AutomationId="pw"/>
        <Button Name="OK" IsEnabled="False" IsControlelement="False" HelpText="h"/>
      </Window>
      """)
    #expect(dump.format == "novawindows")
    #expect(dump.source == .novawindows)
    #expect(dump.platforms == [.windows])
    #expect(
      outline(dump) == [
        "Window name=App enabled=true focused=false visible=true accessible=true",
        "  Edit[secure] name=Password value=•••••• id=pw accessible=true",
        "  Button name=OK hint=h enabled=false accessible=false",
      ])
    #expect(dump.notes == ["the value of 1 secure field is masked"])
    #expect(
      line(refusal(Array("<Window IsControlelement=\"True\"><Button Name=\"O".utf8)))
        == "1:48 truncated-dump: the dump is cut off: it ends in the middle of a tag, "
        + "inside the <Window> of line 1, column 1")
  }

  @Test("tells the platform, and the web by a document")
  func platforms() throws {
    #expect(try read("<Window RuntimeId=\"1\"/>").platforms == [.windows])
    #expect(try read("<Window RuntimeId=\"1\"><Document/></Window>").platforms == [.windows, .web])
  }

  @Test("a dump that is cut in a value is refused")
  func cut() {
    #expect(
      line(refusal(Array("<Window RuntimeId=\"1\"><Pane><Button HasKeyboardFocus=".utf8)))
        == "1:54 truncated-dump: the dump is cut off: it ends in the middle of a tag, "
        + "inside the <Pane> of line 1, column 23")
  }
}
