import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("The JSON of AX walkers")
struct AXJSONFormatTests {
  static let readable = [
    ReadCase(
      name: "macapptree: the description, else the name, and an id that is no identifier",
      dump: """
        {"id":"9d72","name":"Untitled","role":"AXWindow","description":null,"role_description":"window","value":null,
         "absolute_position":"214.00;119.00","size":"586;476","enabled":false,"bbox":[0,0,586,476],"children":[
          {"id":"1","name":"n","description":"d","role":"AXButton","enabled":true,"bbox":[0,0,1,1],"children":[]},
          {"name":null,"description":"","role":"AXCheckBox","value":1,"children":[]},
          {"name":null,"role":"AXStaticText","value":"text","children":[]}]}
        """,
      lines: [
        "AXWindow name=Untitled enabled=false", "  AXButton name=d enabled=true", "  AXCheckBox value=1 checked=true",
        "  AXStaticText name=text value=text",
      ]),
    ReadCase(
      name: "AXUI: roles without AX or none at all, states in an object",
      dump: """
        {"role":"Application","bounds":[0,956,0,0],"state":{"enabled":false},"children":[
         {"bounds":[1,2,3,4],"children":[{"role":"Button","help":"h","identifier":"i","bounds":[0,0,1,1],
          "children":[]}]}]}
        """,
      lines: ["AXApplication enabled=false", "  ", "    AXButton hint=h id=i"]),
    ReadCase(
      name: "a list around which an agent's tool puts an answer, with depths, and words of XCUITest",
      dump: """
        {"success":true,"data":{"truncated":false,"nodes":[
         {"index":0,"type":"Application","label":"App","rect":{"x":0,"y":0,"width":1,"height":1},"depth":0},
         {"index":1,"type":"Switch","label":"Alerts","value":"0","enabled":true,"selected":false,"depth":1},
         {"index":2,"type":"StaticText","label":"Deep","depth":3},
         {"index":3,"type":"TextField","subrole":"AXSearchField","depth":1}]}}
        """,
      lines: [
        "AXApplication name=App",
        "  AXCheckBox[AXSwitch] name=Alerts value=0 enabled=true selected=false checked=false",
        "    AXStaticText name=Deep", "  AXTextField[AXSearchField]",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.format == "ax-json")
    #expect(dump.platforms == [.macos])
  }

  static let refused = [
    RefusalCase(
      "truncated by its own word",
      "{\"data\":{\"nodes\":[{\"type\":\"Window\",\"rect\":{\"x\":0},\"depth\":0}],\n\"truncated\":true}}",
      "2:13 truncated-dump: the dump says itself that it is not whole (truncated)"),
    RefusalCase(
      "cut", "{\"role\":\"AXWindow\",\"children\":[{\"role\":\"AXButton\",\"descr",
      "1:57 truncated-dump: the dump is cut off: it ends inside a text that begins on line 1, column 51, inside the "
        + "object of line 1, column 32"),
    RefusalCase(
      "no nodes", "{\"data\":{\"nodes\":[],\"type\":1,\"frame\":2}}",
      "1:1 no-nodes: the dump holds no node, so nothing was captured"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }
}

@Suite("Axe.Windows")
struct AxeWindowsFormatTests {
  private static let text = """
    \u{feff}{"Name":"All","ControlTypeId":50002,"LocalizedControlType":"check box","RuntimeId":"[7,1]",
     "BoundingRectangle":"1, 2, 3, 4","IsControl":true,"Properties":{
      "30005":{"Id":30005,"Name":"Name","Value":"All","TextValue":"All"},
      "30003":{"Id":30003,"Name":"ControlType","Value":50002,"TextValue":"CheckBox(50002)"},
      "30010":{"Id":30010,"Name":"IsEnabled","Value":false,"TextValue":"False"},
      "30011":{"Id":30011,"Name":"AutomationId","Value":"all","TextValue":"all"}},
     "Patterns":[{"Name":"TogglePattern","Id":1,"Properties":[{"Name":"ToggleState","Value":2,"NodeValue":"x"}]},
      {"Name":"InvokePattern","Properties":[]}],
     "Children":[{"Name":"Password","ControlTypeId":50004,"Children":[],"ScanResults":{"Items":[]},
      "Properties":{"30019":{"Name":"IsPassword","Value":true,"TextValue":"True"}},
      "Patterns":[{"Name":"ValuePattern","Properties":[{"Name":"Value","Value":"hunter2","NodeValue":"Value = hunter2"}]},
       {"Name":"LegacyIAccessiblePattern","Properties":[{"Name":"Value","Value":"hunter2"}]}]},
     {"Name":"","ControlTypeId":59999,"Children":null}]}
    """

  @Test("properties by name, patterns by theirs, a secret nowhere")
  func reads() throws {
    let dump = try read(AxeWindowsFormatTests.text)
    #expect(
      outline(dump) == [
        "CheckBox name=All id=all enabled=false checked=mixed", "  Edit[secure] name=Password value=••••••",
        "  ControlType(59999)",
      ])
    #expect(
      dump.notes == [
        "left out ScanResults, what Axe.Windows itself found", "the value of 1 secure field is masked",
      ])
    #expect(dump.platforms == [.windows])
    #expect(dump.format == "axe-windows")
    #expect(!String(decoding: dump.tree.text, as: UTF8.self).contains("hunter2"))
    #expect(
      NodeLine.text(of: NodeID(0), in: dump)
        == "CheckBox Name=\"All\" IsEnabled=\"False\" AutomationId=\"all\" Toggle.ToggleState=\"2\" "
        + "Patterns=\"Toggle, Invoke\"")
  }

  @Test("refuses one that is cut")
  func cut() {
    #expect(
      line(refusal(Array("{\"ControlTypeId\":50000,\"Children\":[{\"Name\":\"a\"}".utf8)))
        == "1:48 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 35")
  }
}
