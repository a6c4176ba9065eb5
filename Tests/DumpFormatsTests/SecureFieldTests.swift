import AccessibilityTree
import DumpFormats
import Testing

/// The text of a secure field is to be found nowhere in what was read.
@Suite("Secure fields")
struct SecureFieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var dump: String
    var node: Int
    var lines: [String]

    var testDescription: String { name }
  }

  /// A line that cannot be read may hold the secret anywhere: what a message quotes of it is masked.
  @Test(
    "are not quoted by what is said of a line that is wrong",
    arguments: [
      "AXWindow\n  AXTextField[AXSecureTextField] label=\"Pw\" value=\"ab\"hunter2\"\n",
      "AXWindow\n  AXTextField[AXSecureTextField] label=\"Pw\" value=hunter2",
      "AXWindow\n  AXTextField[AXSecureTextField]hunter2\n",
      "AXWindow\n  AXTextField[AXSecureTextField] label=\"Pw\" hunter2\n  AXButton\n",
      "frame label=\"f\"\n  password-text value=\"a\"hunter2\n",
    ])
  func quotedNowhere(dump: String) throws {
    var found: Diagnostic?
    do throws(Diagnostic) {
      let read = try DumpReader.read(Array(dump.utf8), path: "dump", format: "ax-text")
      found = read.refusal
    } catch { found = error }
    let refusal = try #require(found)
    let said = ([refusal.message, refusal.suggestion ?? ""] + refusal.notes).joined()
    #expect(!said.contains("hunter2"), "\(said)")
    #expect(refusal.position != nil)
  }

  static let cases = [
    Case(
      name: "AX text",
      dump:
        "AXWindow\n  AXTextField[AXSecureTextField] label=\"Password\" value=\"hunter2\"\n  AXButton label=\"OK\"\n",
      node: 1,
      lines: [
        "AXWindow", "  AXTextField[AXSecureTextField] name=Password value=••••••", "  AXButton name=OK",
      ]),
    Case(
      name: "AT-SPI text, with an escape",
      dump: "frame label=\"f\"\n  password-text label=\"Password\" value=\"hun\\\"ter2\"\n", node: 1,
      lines: ["frame name=f", "  password-text name=Password value=••••••"]),
    Case(
      name: "uiautomator, with an entity",
      dump:
        "<hierarchy><node class=\"android.widget.EditText\" text=\"hunt&amp;er2\" password=\"true\" hint=\"Password\"/>"
        + "<node class=\"a.B\" text=\"x\"/></hierarchy>",
      node: 0,
      lines: ["android.widget.EditText[secure] name=Password value=•••••• hint=Password", "a.B name=x"]),
    Case(
      name: "uiautomator, a class of the app's own",
      dump: "<hierarchy><node class=\"my.Field\" text=\"hunter2\" password=\"true\"/></hierarchy>", node: 0,
      lines: ["my.Field[secure] value=••••••"]),
    Case(
      name: "XCUITest, beyond ASCII",
      dump: "<AppiumAUT><XCUIElementTypeSecureTextField value=\"hünter2🙂\" label=\"Password\"/></AppiumAUT>", node: 0,
      lines: ["XCUIElementTypeSecureTextField name=Password value=••••••"]),
    Case(
      name: "Mac2",
      dump: "<XCUIElementTypeSecureTextField elementType=\"50\" value=\"hunter2\" label=\"\" title=\"Password\"/>",
      node: 0,
      lines: ["XCUIElementTypeSecureTextField name=Password value=••••••"]),
    Case(
      name: "WinAppDriver",
      dump: "<Edit RuntimeId=\"1\" Name=\"Password\" IsPassword=\"True\" Value.Value=\"hunter2\"/>", node: 0,
      lines: ["Edit[secure] name=Password value=••••••"]),
    Case(
      name: "idb, with its children before its value, and the value in what is not known as well",
      dump: "[{\"role\":\"AXTextField\",\"subrole\":\"AXSecureTextField\",\"children\":[{\"AXLabel\":\"Show\","
        + "\"role\":\"AXButton\"}],\"AXLabel\":\"Password\",\"AXValue\":\"hun\\u0074er2\",\"more\":{\"x\":\"hunter2\"}}]",
      node: 0,
      lines: ["AXTextField[AXSecureTextField] name=Password value=••••••", "  AXButton name=Show"]),
    Case(
      name: "WebDriverAgent's JSON",
      dump: "{\"type\":\"SecureTextField\",\"isEnabled\":\"1\",\"value\":\"hunter2\",\"label\":\"Password\"}", node: 0,
      lines: ["SecureTextField name=Password value=•••••• enabled=true"]),
    Case(
      name: "Maestro",
      dump: "{\"attributes\":{\"password\":\"true\",\"text\":\"hunter2\",\"hintText\":\"Password\"},\"children\":[]}",
      node: 0, lines: ["[secure] name=Password value=•••••• hint=Password"]),
    Case(
      name: "AT-SPI XML, in three places",
      dump:
        "<password-text name=\"Password\" text=\"hunter2\" value-text=\"hunter2\" states=\"\" interfaces=\"A\">"
        + "<attribute name=\"valuetext\" value=\"hunter2\"/></password-text>",
      node: 0, lines: ["password-text name=Password value=••••••"]),
  ]

  @Test("are masked", arguments: cases)
  func masked(_ example: Case) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == ["the value of 1 secure field is masked"])
    #expect(dump.secureNodes == [NodeID(example.node)])
    let text = String(decoding: dump.tree.text, as: UTF8.self)
    for secret in ["hunter2", "hun\\u0074er2", "hun\"ter2", "hun\\\"ter2", "hunt&er2", "hunt&amp;er2", "hünter2"] {
      #expect(!text.contains(secret), "\(secret)")
    }
    let values = dump.tree.attributes(of: NodeID(example.node)).compactMap { dump.tree.string($0.value) }
    #expect(!values.contains { $0.contains("ter2") })
    #expect(values.contains("Password") || example.lines[example.node].hasPrefix("my.Field"))
  }

  @Test("an empty one is shown empty, and nothing is said")
  func empty() throws {
    let dump = try read("AXWindow\n  AXTextField[AXSecureTextField] label=\"Password\" value=\"\"\n")
    #expect(outline(dump)[1] == "  AXTextField[AXSecureTextField] name=Password value=")
    #expect(dump.notes == [])
    #expect(dump.secureNodes == [NodeID(1)])
  }

  @Test("places stay right behind one")
  func places() throws {
    let dump = try read(
      "<hierarchy><node class=\"a\" text=\"hünter2🙂\" password=\"true\"/>\n<node class=\"b\" text=\"x\"/></hierarchy>")
    #expect(dump.sourcePosition(of: NodeID(1)) == SourcePosition(line: 2, column: 1))
  }

  @Test("an excerpt shows the node written anew")
  func excerpt() throws {
    let places = DumpPlaces(try read(SecureFieldTests.cases[0].dump))
    #expect(
      places.excerpt(of: NodeID(1))
        == DumpExcerpt(
          text: "AXTextField[AXSecureTextField] label=\"Password\" value=\"••••••\"",
          start: SourcePosition(line: 2, column: 3), isRewritten: true))
  }
}
