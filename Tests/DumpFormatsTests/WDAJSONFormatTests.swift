import AccessibilityTree
import Testing
import Vocabulary

@testable import DumpFormats

@Suite("WebDriverAgent's JSON")
struct WDAJSONFormatTests {
  static let readable = [
    ReadCase(
      name: "of today: flags are numbers, the name is the label or the identifier",
      dump: """
        {"value":{"type":"Application","isEnabled":"1","isVisible":"1","isAccessible":"0","label":"App","name":"App",
          "rawIdentifier":null,"value":null,"rect":{"y":0,"x":0,"width":393,"height":852},"frame":"{{0, 0}, {393, 852}}",
          "children":[
           {"type":"Switch","label":"Alerts","name":"alerts","rawIdentifier":"alerts","value":"1","isEnabled":"0",
            "isVisible":"0","isAccessible":"1","isFocused":"1"},
           {"type":"StaticText","label":null,"value":"35 %","name":"35 %","isEnabled":true},
           {"type":"TextField","label":"City","name":"City","placeholderValue":"where","value":"where","isEnabled":"1"},
           {"type":"Button","label":"b","name":"b","value":"1","isEnabled":"1"},
           {"type":"Cell","label":"c","name":"c","traits":"Button, Selected, NotEnabled","isEnabled":"1"}
          ]},"sessionId":"A"}
        """,
      lines: [
        "Application name=App enabled=true visible=true accessible=false",
        "  Switch name=Alerts value=1 id=alerts enabled=false checked=true focused=true visible=false accessible=true",
        "  StaticText name=35 % value=35 % id=35 % enabled=true",
        "  TextField name=City value=where hint=where enabled=true",
        "  Button name=b value=1 enabled=true selected=true", "  Cell name=c enabled=false selected=true",
      ]),
    ReadCase(
      name: "of 2016: types of UIAutomation, and attributes beside",
      dump: """
        {"sessionId":null,"value":{"tree":{"rect":{"size":{"width":375,"height":667},"origin":{"x":0,"y":0}},
          "isEnabled":"1","type":"UIAWindow","name":null,"label":null,"value":null,"children":[
            {"isEnabled":"1","type":"UIATableCell","name":"n","label":"l","value":"","isVisible":"0",
             "attributes":{"isEnabled":"1","hint":"h","value":"","hasKeyboardFocus":"0"}},
            {"isEnabled":"1","type":"UIASearchBar","label":null},{"type":"UIANavigationBar"},
            {"type":"XCUIElementTypeWebView"}]}},"status":0}
        """,
      lines: [
        "Window enabled=true", "  Cell name=l value= hint=h id=n enabled=true focused=false visible=false",
        "  SearchField enabled=true", "  NavigationBar", "  WebView",
      ]),
    ReadCase(
      name: "a node without an answer around it",
      dump: "{\"type\":\"Button\",\"label\":\"OK\",\"rawIdentifier\":null,\"name\":\"OK\"}", lines: ["Button name=OK"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.format == "wda-json")
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(dump.platforms == (example.lines.contains("  WebView") ? kin.union([.web]) : kin))
  }

  @Test("a rectangle is four numbers, whatever the order and depth of its parts")
  func frames() throws {
    let dump = try read(WDAJSONFormatTests.readable[1].dump)
    let rect = try #require(dump.tree.symbols.find("rect"))
    #expect(dump.tree.string(dump.tree.attribute(rect, of: NodeID(0))) == "0,0,375,667")
    #expect(NodeLine.text(of: NodeID(1), in: dump) == "Cell name=\"n\" label=\"l\" isVisible=\"0\" hint=\"h\"")
  }

  static let answers = [
    RefusalCase(
      "of the W3C's protocol", "{\"value\":{\"error\":\"invalid session id\",\"message\":\"gone\"},\"sessionId\":null}",
      "1:1 failed-capture: the capture failed: the answer is an error, 'invalid session id: gone'"),
    RefusalCase(
      "of the older protocol", "{\"sessionId\":\"A\",\"value\":\"no app\",\"status\":13}",
      "1:1 failed-capture: the capture failed: the answer is an error, 'no app'"),
    RefusalCase(
      "of the older protocol, without words", "{\"value\":{},\"status\":6}",
      "1:1 failed-capture: the capture failed: the answer is an error, 'status 6'"),
    RefusalCase(
      "of the DevTools protocol", "{\"id\":1,\"error\":{\"code\":-32000,\"message\":\"no target\"}}",
      "1:1 failed-capture: the capture failed: the answer is an error, 'no target'"),
    RefusalCase(
      "of a tool", "{\"success\":false,\"error\":\"no device\"}",
      "1:1 failed-capture: the capture failed: the answer is an error, 'no device'"),
    RefusalCase(
      "no error, and no dump", "{\"value\":{\"x\":1},\"status\":0}",
      "1:1 unknown-format: the file is JSON, and none of the formats that are read is"),
  ]

  @Test("an answer that is an error is a failed capture", arguments: answers)
  func errors(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }
}

@Suite("XML in a text of JSON")
struct JSONWrappingTests {
  private static let xml =
    "<?xml version=\\\"1.0\\\"?>\\n<AppiumAUT>\\n  <XCUIElementTypeButton label=\\\"\\u00fc\\\"/>\\n</AppiumAUT>"

  @Test("is taken out, and its places are those of the text", arguments: [nil, "xcuitest"])
  func unwraps(_ format: String?) throws {
    let dump = try read("{\n\"value\":\"\(JSONWrappingTests.xml)\",\"sessionId\":null}", format: format)
    #expect(outline(dump) == ["XCUIElementTypeButton name=ü"])
    #expect(dump.notes == [JSONWrapping.note])
    #expect(line(dump.refusal) == nil)
    #expect(dump.sourcePosition(of: NodeID(0)) == SourcePosition(line: 3, column: 3))
  }

  @Test("is refused where it was cut, inside or around it")
  func cut() throws {
    let inside = try read("{\"value\":\"<AppiumAUT><XCUIElementTypeButton label=\\\"a\\\"/>")
    #expect(outline(inside) == ["XCUIElementTypeButton name=a"])
    #expect(
      line(inside.refusal)
        == "1:46 truncated-dump: the dump is cut off: it ends inside the <AppiumAUT> of line 1, column 1")
    let around = try read("{\"value\":\"<AppiumAUT><XCUIElementTypeButton label=\\\"a\\\"/></AppiumAUT>")
    #expect(
      line(around.refusal)
        == "truncated-dump: the dump is cut off: the JSON around it ends inside the text of 'value'")
  }

  @Test("only a text of that name that is XML is one")
  func leavesOthers() {
    for text in ["{\"value\":\"hello\"}", "{\"other\":\"<AppiumAUT/>\"}", "{\"a\":{\"value\":\"<AppiumAUT/>\"}}"] {
      #expect(JSONWrapping(Array(text.utf8), from: 0)?.text == nil)
    }
  }
}
