import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Places")
struct DumpPlacesTests {
  private static let text = """
    AXWindow[x] label="ü🙂"
      AXButton label="say \\"hi\\"" value="label=" enabled=false

    """
  private static let xml = """
    <hierarchy>
      <node text="a=&quot;b" class='android.widget.EditText'
        content-desc = "ü" hint="h"><node class="c"/></node>
    </hierarchy>
    """

  private static func extent(_ dump: Dump, _ name: String, of node: Int) throws -> DumpExtent? {
    let symbol = try #require(dump.tree.symbols.find(name))
    return DumpPlaces(dump).extent(of: symbol, in: NodeID(node))
  }

  private static func at(_ line: Int, _ column: Int, length: Int) -> DumpExtent {
    DumpExtent(SourcePosition(line: line, column: column), length: length)
  }

  @Test("of nodes and attributes in text")
  func text() throws {
    let dump = try read(DumpPlacesTests.text)
    let places = DumpPlaces(dump)
    #expect(places.position(of: NodeID(1)) == SourcePosition(line: 2, column: 3))
    #expect(places.extentOfRole(in: NodeID(0)) == DumpPlacesTests.at(1, 1, length: 11))
    #expect(try DumpPlacesTests.extent(dump, "label", of: 0) == DumpPlacesTests.at(1, 13, length: 10))
    #expect(try DumpPlacesTests.extent(dump, "label", of: 1) == DumpPlacesTests.at(2, 12, length: 18))
    #expect(try DumpPlacesTests.extent(dump, "value", of: 1) == DumpPlacesTests.at(2, 31, length: 14))
    #expect(try DumpPlacesTests.extent(dump, "enabled", of: 1) == DumpPlacesTests.at(2, 46, length: 13))
    #expect(try DumpPlacesTests.extent(dump, "enabled", of: 0) == nil)
    #expect(
      places.excerpt(of: NodeID(1))
        == DumpExcerpt(
          text: "  AXButton label=\"say \\\"hi\\\"\" value=\"label=\" enabled=false",
          start: SourcePosition(line: 2, column: 1)))
  }

  @Test("of nodes and attributes in XML")
  func xml() throws {
    let dump = try read(DumpPlacesTests.xml)
    let places = DumpPlaces(dump)
    #expect(places.position(of: NodeID(0)) == SourcePosition(line: 2, column: 3))
    #expect(places.position(of: NodeID(1)) == SourcePosition(line: 3, column: 33))
    #expect(places.extentOfRole(in: NodeID(0)) == DumpPlacesTests.at(2, 3, length: 5))
    #expect(places.extentOfRole(in: NodeID(1)) == DumpPlacesTests.at(3, 33, length: 5))
    #expect(try DumpPlacesTests.extent(dump, "text", of: 0) == DumpPlacesTests.at(2, 9, length: 16))
    #expect(try DumpPlacesTests.extent(dump, "class", of: 0) == DumpPlacesTests.at(2, 26, length: 31))
    #expect(try DumpPlacesTests.extent(dump, "content-desc", of: 0) == DumpPlacesTests.at(3, 5, length: 18))
    #expect(try DumpPlacesTests.extent(dump, "hint", of: 1) == nil)
    #expect(
      places.excerpt(of: NodeID(0))
        == DumpExcerpt(
          text: "<node text=\"a=&quot;b\" class='android.widget.EditText'", start: SourcePosition(line: 2, column: 3)))
    #expect(
      places.excerpt(of: NodeID(1))
        == DumpExcerpt(text: "<node class=\"c\"/>", start: SourcePosition(line: 3, column: 33)))
  }

  private static let json = """
    [{"AXLabel": "ü🙂",
      "frame": {"x":0,"y":0,"width":1,"height":1},
      "AXValue" :"a\\"b", "role":"AXButton", "children":[{"role":"AXImage","enabled":true}] }]
    """

  @Test("of nodes and attributes in JSON: members")
  func json() throws {
    let dump = try read(DumpPlacesTests.json)
    let places = DumpPlaces(dump)
    #expect(places.position(of: NodeID(0)) == SourcePosition(line: 1, column: 2))
    #expect(places.extentOfRole(in: NodeID(1)) == DumpPlacesTests.at(3, 53, length: 1))
    #expect(try DumpPlacesTests.extent(dump, "AXLabel", of: 0) == DumpPlacesTests.at(1, 3, length: 15))
    #expect(try DumpPlacesTests.extent(dump, "frame", of: 0) == DumpPlacesTests.at(2, 3, length: 7))
    #expect(try DumpPlacesTests.extent(dump, "AXValue", of: 0) == DumpPlacesTests.at(3, 3, length: 17))
    #expect(try DumpPlacesTests.extent(dump, "enabled", of: 1) == DumpPlacesTests.at(3, 71, length: 14))
    #expect(try DumpPlacesTests.extent(dump, "AXLabel", of: 1) == nil)
    let value = try #require(dump.tree.symbols.find("AXValue"))
    #expect(
      places.excerpt(of: NodeID(0), around: value)
        == DumpExcerpt(
          text: #"  "AXValue" :"a\"b", "role":"AXButton", "children":[{"role":"AXImage","enabled":true}] }]"#,
          start: SourcePosition(line: 3, column: 1)))
    #expect(
      places.excerpt(of: NodeID(0))
        == DumpExcerpt(
          text: #"AXButton AXLabel="ü🙂" AXValue="a\"b""#, start: SourcePosition(line: 1, column: 2), isRewritten: true))
  }

  @Test("a long tag is shown from the attribute on that is meant")
  func longTag() throws {
    let long = String(repeating: "x", count: 300)
    let dump = try read("<hierarchy><node text=\"\(long)\" class=\"a.B\"/></hierarchy>")
    let places = DumpPlaces(dump)
    let name = try #require(dump.tree.symbols.find("class"))
    #expect(
      places.excerpt(of: NodeID(0), around: name)
        == DumpExcerpt(text: "class=\"a.B\"/>", start: SourcePosition(line: 1, column: 326)))
    #expect(places.excerpt(of: NodeID(0)).text.count == 240)
  }

  @Test("of the attribute behind a neutral one")
  func rawAttribute() throws {
    func behind(_ neutral: NeutralAttribute, _ dump: Dump, _ node: Int = 0) -> String? {
      dump.rawAttribute(behind: neutral, of: NodeID(node)).map { dump.tree.symbols[$0] }
    }
    let ax = try read("AXCheckBox title=\"t\" value=\"1\" help=\"h\" identifier=\"i\" enabled=false\n")
    #expect(behind(.name, ax) == "title")
    #expect(behind(.value, ax) == "value")
    #expect(behind(.hint, ax) == "help")
    #expect(behind(.id, ax) == "identifier")
    #expect(behind(.checked, ax) == "value")
    #expect(behind(.enabled, ax) == "enabled")
    #expect(behind(.selected, ax) == "value")
    #expect(behind(.busy, ax) == nil)
    let android = try read(DumpPlacesTests.xml)
    #expect(behind(.name, android) == "content-desc")
    #expect(behind(.value, android) == "text")
    #expect(behind(.frame, android) == nil)
    let windows = try read("<Button RuntimeId=\"1\" isEnabled=\"True\" HasKeyboardFocus=\"True\" x=\"1\"/>")
    #expect(behind(.enabled, windows) == "isEnabled")
    #expect(behind(.focused, windows) == "HasKeyboardFocus")
    let idb = try read("{\"AXLabel\":\"a\",\"frame\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1},\"enabled\":true}")
    #expect(behind(.name, idb) == "AXLabel")
    #expect(behind(.enabled, idb) == "enabled")
    #expect(behind(.frame, idb) == "frame")
    #expect(behind(.frame, windows) == "x")
  }
}
