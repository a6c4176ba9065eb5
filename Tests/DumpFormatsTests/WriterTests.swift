import AccessibilityTree
import DumpFormats
import Foundation
import Testing

@Suite("Writers")
struct WriterTests {
  /// A dump and our own text of it.
  struct TextCase: CustomTestStringConvertible, Sendable {
    var name: String
    var dump: String
    var text: String

    var testDescription: String { name }
  }

  static let texts = [
    TextCase(
      name: "a walker's dump",
      dump: "AXWindow title=\"W\"\n  AXButton label=\"C:\\temp\" value=1 enabled=false pos=\"1,2\"\n",
      text: """
        # axverify-dump: source=ax platform=macos
        AXWindow title="W"
          AXButton label="C:\\\\temp" value="1" enabled=false pos="1,2"
        # axverify-end: nodes=2

        """),
    TextCase(
      name: "several roots, roles that are no words, what is hidden",
      dump:
        "AXButton[]\n\"odd \\\"role\\\"\"\n?\n\"?\"\n  AXImage[\"a]b\"] label=\"\u{1b}[2J\u{202e}\u{200b}\r\tü👩‍👩‍👧\" \n",
      text: """
        # axverify-dump: source=ax
        AXButton[]
        "odd \\"role\\""
        ?
        "?"
          AXImage["a]b"] label="\\u001b[2J\\u202e\\u200b\\r\\tü👩‍👩‍👧"
        # axverify-end: nodes=5

        """),
    TextCase(
      name: "uiautomator",
      dump: "<hierarchy><node class=\"a.B\" text=\"a&#10;b\" checkable=\"false\" enabled=\"true\"/></hierarchy>",
      text: """
        # axverify-dump: source=uiautomator
        a.B class="a.B" text="a\\nb" checkable="false" enabled=true
        # axverify-end: nodes=1

        """),
    TextCase(
      name: "a header",
      dump: """
        # axverify-dump: tool="t \\"1\\"" platform=ios screen="S" captured=2026-01-31T10:00:00Z depth-limit=none
        AXButton
        # axverify-end: nodes=1

        """,
      text: """
        # axverify-dump: source=ax platform=ios screen="S" captured=2026-01-31T10:00:00Z tool="t \\"1\\"" depth-limit=none
        AXButton
        # axverify-end: nodes=1

        """),
    TextCase(
      name: "a dump that is cut gets no end line",
      dump: "AXWindow\n  AXButton label=\"a\"\n  AXButton lab",
      text: """
        # axverify-dump: source=ax platform=macos
        AXWindow
          AXButton label="a"

        """),
    TextCase(
      name: "a secret",
      dump: "<hierarchy><node class=\"a.B\" text=\"hunter2\" password=\"true\"/></hierarchy>",
      text: """
        # axverify-dump: source=uiautomator
        a.B[secure] class="a.B" text="••••••" password="true"
        # axverify-end: nodes=1

        """),
    TextCase(
      name: "names that are no words",
      dump: "# axverify-dump: source=ax\nAXButton \"a b\"=\"1\" \"c=d\"=\"\"\n# axverify-end: nodes=1\n",
      text: "# axverify-dump: source=ax\nAXButton \"a b\"=\"1\" \"c=d\"=\"\"\n# axverify-end: nodes=1\n"),
  ]

  @Test("our text, and the same bytes again", arguments: texts)
  func text(_ example: TextCase) throws {
    let dump = try read(example.dump)
    let text = try AXTextWriter.write(dump)
    #expect(String(decoding: text, as: UTF8.self) == example.text)
    let again = try DumpReader.read(text, path: "dump")
    #expect(outline(again) == outline(dump))
    #expect(again.source == dump.source)
    #expect(try AXTextWriter.write(again) == text)
  }

  @Test("a tree that is too deep for text is refused")
  func tooDeep() throws {
    let levels = 10_001
    let xml =
      "<hierarchy>" + String(repeating: "<node class=\"a\">", count: levels)
      + String(repeating: "</node>", count: levels) + "</hierarchy>"
    let dump = try read(xml)
    #expect(
      throws: Diagnostic(
        id: "too-deep", "the tree is deeper than 10000 levels, the most that is written as indented text")
    ) {
      try AXTextWriter.write(dump)
    }
    // The other forms have no such limit.
    #expect(JSONWriter.write(dump).count > levels)
    #expect(XMLWriter.write(dump).count > levels)
  }

  struct LineCase: CustomTestStringConvertible, Sendable {
    var dump: String
    var line: String

    var testDescription: String { line }
  }

  static let lines = [
    LineCase(
      dump: "AXCheckBox[AXSwitch] label=\"Select all\" value=\"1\" enabled=false\n",
      line: "AXCheckBox[AXSwitch] label=\"Select all\" value=\"1\" enabled=false"),
    LineCase(dump: "AXButton label=\"\" title=\"x\"\n", line: "AXButton label=\"\" title=\"x\""),
    LineCase(
      dump: "<hierarchy><node index=\"0\" text=\"OK\" resource-id=\"\" class=\"a.B\" package=\"p\" content-desc=\"\" "
        + "checkable=\"true\" checked=\"false\" enabled=\"false\" selected=\"false\" bounds=\"[0,0][1,1]\"/></hierarchy>",
      line: "a.B text=\"OK\" checkable=\"true\" enabled=false"),
    LineCase(
      dump: "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"id\" label=\"OK\" enabled=\"true\" "
        + "visible=\"false\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" index=\"0\"/>",
      line: "XCUIElementTypeButton name=\"id\" label=\"OK\" visible=false"),
    LineCase(
      dump:
        "<XCUIElementTypeButton elementType=\"9\" identifier=\"\" label=\"\" title=\"OK\" enabled=\"true\" x=\"1\"/>",
      line: "XCUIElementTypeButton title=\"OK\""),
    LineCase(
      dump: "<Button Name=\"OK\" AutomationId=\"\" IsEnabled=\"False\" IsOffscreen=\"False\" RuntimeId=\"1\" x=\"2\"/>",
      line: "Button Name=\"OK\" IsEnabled=\"False\""),
    LineCase(
      dump: "<frame name=\"f\" states=\"active\" interfaces=\"A\" index=\"0\" path=\"/p\" extents=\"1,2,3,4\">"
        + "<action name=\"press\"/></frame>",
      line: "frame name=\"f\" states=\"active\""),
  ]

  @Test("one node as one line", arguments: lines)
  func nodeLine(_ example: LineCase) throws {
    let dump = try read(example.dump)
    #expect(NodeLine.text(of: NodeID(0), in: dump) == example.line)
    #expect(NodeLines(dump).text(of: NodeID(0)) == example.line)
  }

  @Test("JSON")
  func json() throws {
    let dump = try read("AXWindow\n  ?[x] label=\"\" value=\"\u{1}\\\"ü\" enabled=false foo=1\n")
    #expect(
      String(decoding: JSONWriter.write(dump), as: UTF8.self) == #"""
        {"schema":1,"format":"ax-text","source":"ax","platforms":["macos"],\#
        "platformReason":"an AXWindow without an iOSContentGroup says macOS","header":null,"notes":[],\#
        "refusal":null,"nodes":[{"parent":null,"line":1,"column":1,"role":"AXWindow","subrole":null,"name":null,\#
        "value":null,"hint":null,"id":null,"secure":false,"states":{},"attributes":[]},
        {"parent":0,"line":2,"column":3,"role":null,"subrole":"x","name":"","value":"\u0001\"ü","hint":null,\#
        "id":null,"secure":false,"states":{"enabled":"false"},\#
        "attributes":[["label",""],["value","\u0001\"ü"],["enabled","false"],["foo","1"]]}]}

        """#)
  }

  @Test("JSON that another reader takes, header and refusal included")
  func jsonIsJSON() throws {
    let dump = try read(
      "# axverify-dump: platform=ios screen=\"S\" tool=\"t\" captured=x depth-limit=4\nAXWindow label=\"\u{7f}\u{202e}\"\n"
    )
    let json = try JSONSerialization.jsonObject(with: Data(JSONWriter.write(dump)))
    let object = try #require(json as? [String: Any])
    #expect(object["refusal"] as? String == "the dump is cut off: it has a header and no end line")
    let header = try #require(object["header"] as? [String: Any])
    #expect(header["depthLimit"] as? String == "4")
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    #expect(nodes[0]["name"] as? String == "\u{7f}\u{202e}")
  }

  @Test("XML, with what XML cannot hold escaped, or replaced in what is there for reading")
  func xml() throws {
    let dump = try read(
      "# axverify-dump: screen=\"S & T\"\nAXWindow\n  AXButton[x] label=\"<\u{1}\\\"\\n'>\" foo=1\n  AXImage\n# axverify-end: nodes=3\n"
    )
    #expect(
      String(decoding: XMLWriter.write(dump), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <axverify-dump source="ax" screen="S &amp; T" nodes="3">
        <node role="AXWindow">
        <node role="AXButton" subrole="x" name="&lt;\u{fffd}&quot;&#10;'&gt;">
        <attribute name="label" value="&lt;\\u0001\\&quot;\\n'&gt;" escaped="true"/>
        <attribute name="foo" value="1"/>
        </node>
        <node role="AXImage">
        </node>
        </node>
        </axverify-dump>

        """)
  }
}
