import AccessibilityTree
import DumpFormats
import Testing

/// What holds for all formats that are XML, tried with uiautomator's.
@Suite("XML")
struct XMLReaderTests {
  static let refused = [
    RefusalCase(
      "an external entity",
      "<!DOCTYPE hierarchy [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><hierarchy><node class=\"&x;\"/></hierarchy>",
      "1:21 doctype: the XML has a DOCTYPE, which is never loaded"),
    RefusalCase(
      "an entity bomb",
      "<!DOCTYPE h [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><hierarchy><node text=\"&b;\"/></hierarchy>",
      "1:13 doctype: the XML has a DOCTYPE, which is never loaded"),
    RefusalCase(
      "an external subset", "<!DOCTYPE hierarchy SYSTEM \"http://example.org/x.dtd\"><hierarchy><node/></hierarchy>",
      "1:54 doctype: the XML has a DOCTYPE, which is never loaded"),
    RefusalCase(
      "an entity that nothing declares", "<hierarchy><node class=\"a\"/><node class=\"b\" text=\"&x;\"/></hierarchy>",
      "1:54 malformed-xml: the XML is not well-formed: an entity that nothing declares, "
        + "inside the <hierarchy> of line 1, column 1"),
    RefusalCase(
      "an unescaped <", "<hierarchy><node class=\"a\"><node text=\"a<b\"/></node></hierarchy>",
      "1:41 malformed-xml: the XML is not well-formed: an unescaped '<' in the value of an attribute, "
        + "inside the <node> of line 1, column 12"),
    RefusalCase(
      "the same attribute twice", "<hierarchy><node class=\"a\"><node text=\"a\" text=\"b\"/></node></hierarchy>",
      "1:51 malformed-xml: the XML is not well-formed: the same attribute twice in one tag, "
        + "inside the <node> of line 1, column 12"),
    RefusalCase(
      "a wrong end tag", "<hierarchy><node class=\"a\"></nod></hierarchy>",
      "1:34 malformed-xml: the XML is not well-formed: an end tag that does not belong to the element that is open, "
        + "inside the <node> of line 1, column 12"),
    RefusalCase(
      "a tag that lost its beginning", "<hierarchy><node class=\"a\"/>node class=\"b\"/></hierarchy>",
      "1:44 malformed-xml: a '>' in the text between tags: the tag that it ends has lost its beginning"),
    RefusalCase(
      "two dumps", "<hierarchy><node class=\"a\"/></hierarchy>\n<?xml version=\"1.0\"?><hierarchy/>",
      "2:1 several-dumps: a second document begins after the end of the first; keep one a file"),
    RefusalCase(
      "nothing inside", "<hierarchy rotation=\"0\"></hierarchy>",
      "1:1 no-nodes: the dump holds no node: <hierarchy> is empty, so nothing was captured"),
    RefusalCase(
      "cut before any node", "<hierarchy rotation=\"0\">",
      "1:25 truncated-dump: the dump is cut off: it ends inside the <hierarchy> of line 1, column 1"),
  ]

  @Test("Of an entity nothing but itself is replaced")
  func entities() throws {
    let dump = try read("<hierarchy><node class='a' content-desc='R&amp;D, &lt;5 &#38; up'/></hierarchy>")
    #expect(outline(dump) == ["a name=R&D, <5 & up"])
  }

  @Test("a reference between tags is no end of a tag")
  func referenceBetweenTags() throws {
    #expect(outline(try read("<hierarchy><node class='a'>x &gt; y</node></hierarchy>")) == ["a"])
  }

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("reads entities, references and blanks in values as XML has it")
  func values() throws {
    let dump = try read(
      "<hierarchy><node class=\"a\" text=\"&lt;&amp;&#10;&#128075; x\ny\" content-desc=''/></hierarchy>")
    #expect(outline(dump) == ["a name=<&\n👋 x y"])
  }

  @Test("says what stands around and between the tags, and skips it")
  func skipped() throws {
    let dump = try read(
      """
      $ uiautomator dump /dev/tty
      <?xml version='1.0' ?><hierarchy rotation="0">
        <node class="a" text="x">words</node>
      </hierarchy>UI hierchary dumped to: /dev/tty

      """)
    #expect(outline(dump) == ["a name=x"])
    #expect(
      dump.notes == [
        "skipped what stands before the XML: '$ uiautomator dump /dev/tty'",
        "skipped what stands after the XML, from line 4: 'UI hierchary dumped to: /dev/tty'",
        "skipped text between tags, first at line 3, column 28",
      ])
    #expect(dump.sourcePosition(of: NodeID(0)) == SourcePosition(line: 3, column: 3))
  }

  @Test("keeps the nodes before a cut, and none of the tag that is cut")
  func keepsNodesBeforeACut() throws {
    let dump = try read("<hierarchy><node class=\"a\"><node class=\"b\" text=\"x\"/><node class=\"c\" text=")
    #expect(outline(dump) == ["a", "  b name=x"])
    #expect(
      line(dump.refusal)
        == "1:75 truncated-dump: the dump is cut off: it ends in the middle of a tag, inside the <node> of line 1, "
        + "column 12")
  }

  @Test("is said to be cut wherever that is, in the middle of a mark too")
  func isSaidToBeCut() {
    let text = Array(
      "<hierarchy><node class=\"a\" text=\"&amp;\"><!-- d --><?p i?><node class='c' /><node class='e'/><![CDATA[ ]]></node></hierarchy>"
        .utf8)
    for end in 1..<text.count where text[..<end].contains(0x20) {
      #expect(refusal(Array(text[..<end]))?.id == "truncated-dump", "cut at byte \(end)")
    }
  }

  @Test("is refused wherever it is cut")
  func cutAnywhere() throws {
    let xml = """
      <?xml version='1.0' encoding='UTF-8'?>
      <!-- a comment -->
      <hierarchy rotation="0">
        <node class="a" text="ü &amp; &#10;"><node class="b" text='x>y' /></node><![CDATA[ x ]]>
        <node class="c" />
      </hierarchy>
      """
    let whole = outline(try read(xml))
    let bytes = Array(xml.utf8)
    for end in 0..<bytes.count {
      let cut = Array(bytes[..<end])
      #expect(refusal(cut) != nil, "cut at \(end)")
      guard let dump = try? DumpReader.read(cut, path: "dump") else { continue }
      #expect(outline(dump).elementsEqual(whole.prefix(dump.tree.count)), "cut at \(end)")
    }
  }

  @Test("a tag with more attributes than libxml2 can compare is refused", .timeLimit(.minutes(5)))
  func manyAttributes() throws {
    func dump(_ count: Int) -> [UInt8] {
      Array(
        "<hierarchy>\n<node class=\"a\" \((1..<count).map { "a\($0)='=\"='" }.joined(separator: " "))/></hierarchy>"
          .utf8)
    }
    #expect(
      line(refusal(dump(1_001)))
        == "2:1 too-many-attributes: a tag has more than 1000 attributes, which no dump has")
    #expect(line(refusal(dump(200_000)))?.hasPrefix("2:1 too-many-attributes") == true)
    #expect(try DumpReader.read(dump(1_000), path: "dump").tree.attributes.count == 1_000)
    // A long text is no list of attributes.
    let text = String(repeating: "a=b ", count: 10_000)
    #expect(outline(try read("<hierarchy><node class=\"a\" text=\"\(text)\"/></hierarchy>")) == ["a name=\(text)"])
  }

  @Test("an error for every byte is one error", .timeLimit(.minutes(5)))
  func manyErrors() {
    let bytes = Array("<hierarchy>".utf8) + Array(repeating: 0x3c, count: 3_000_000)
    #expect(
      line(refusal(bytes))
        == "1:13 malformed-xml: the XML is not well-formed: a name is missing after '<' or '&', "
        + "inside the <hierarchy> of line 1, column 1")
  }

  @Test("namespaces are kept as they are written")
  func namespaces() throws {
    let dump = try read("<hierarchy><node class=\"a\" xmlns:q=\"urn:x\" q:b=\"1\" xmlns=\"urn:y\"/></hierarchy>")
    let words = dump.tree.attributes(of: NodeID(0)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "nil")"
    }
    #expect(words == ["class=a", "q:b=1", "xmlns:q=urn:x", "xmlns=urn:y"])
  }

  @Test("a million levels end in an answer", .timeLimit(.minutes(5)))
  func deep() throws {
    let levels = 1_000_000
    let open = Array("<node class=\"a\">".utf8)
    let close = Array("</node>".utf8)
    var bytes = Array("<hierarchy>".utf8)
    for _ in 0..<levels { bytes.append(contentsOf: open) }
    let cut = try DumpReader.read(bytes, path: "dump")
    #expect(cut.tree.count == levels)
    #expect(cut.refusal?.id == "truncated-dump")
    for _ in 0..<levels { bytes.append(contentsOf: close) }
    bytes.append(contentsOf: "</hierarchy>".utf8)
    let dump = try DumpReader.read(bytes, path: "dump")
    #expect(dump.tree.count == levels)
    #expect(line(dump.refusal) == nil)
    #expect(dump.tree.nodes[levels - 1].parent == Int32(levels - 2))
  }

  @Test("parsers at the same time do not know of each other")
  func threads() async throws {
    let xml = "<hierarchy><node class=\"a\" text=\"x\"/><node class=\"b\" text=\"&#65;\"/></hierarchy>"
    let outlines = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<50 { group.addTask { outline(try read(xml)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outlines == Array(repeating: ["a name=x", "b name=A"], count: 50))
  }
}
