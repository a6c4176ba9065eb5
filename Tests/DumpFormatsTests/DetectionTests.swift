import AccessibilityTree
import DumpFormats
import Testing

@Suite("Detection")
struct DetectionTests {
  static let refused = [
    RefusalCase("an empty file", "", "empty-dump: the dump is empty: the file has no bytes"),
    RefusalCase("white space", " \n\t\r\n", "empty-dump: the dump is empty: the file holds nothing but white space"),
    RefusalCase(
      "a byte order mark alone", "\u{feff}", "empty-dump: the dump is empty: the file holds a byte order mark alone"),
    RefusalCase(
      "the screen never came to rest", "ERROR: could not get idle state.\n",
      "1:1 failed-capture: the capture failed: 'ERROR: could not get idle state.' (the screen never came to rest)"),
    RefusalCase(
      "no window", "ERROR: null root node returned by UiTestAutomationBridge.\n",
      "1:1 failed-capture: the capture failed: 'ERROR: null root node returned by UiTestAutomationBridge.' "
        + "(no window could be read)"),
    RefusalCase(
      "a status line alone", "UI hierchary dumped to: /dev/tty\r\n",
      "1:1 failed-capture: the capture failed: 'UI hierchary dumped to: /dev/tty' (a status line and no dump: the dump "
        + "is in the file it names, or the device prints none to its terminal)"),
    RefusalCase(
      "no device", "adb: no devices/emulators found\n",
      "1:1 failed-capture: the capture failed: 'adb: no devices/emulators found' (no device was connected)"),
    RefusalCase(
      "JSON", "{\"nodes\":[]}", "1:1 unknown-format: the file is JSON, and none of the formats that are read is"),
    RefusalCase(
      "an HTML page", "<!DOCTYPE html><html><body>x</body></html>",
      "1:1 unknown-format: the file is an HTML page, which is no dump"),
    RefusalCase(
      "prose", "Hello, world.\n", "1:1 unknown-format: no format that is read begins with 'Hello, world.'"),
    RefusalCase("a lower-case word", "hello\n", "1:1 unknown-format: no format that is read begins with 'hello'"),
    RefusalCase(
      "XML of something else", "<?xml version=\"1.0\"?>\n<config a=\"1\"/>",
      "1:1 unknown-format: the XML has the root <config>, which no format that is read has"),
    RefusalCase(
      "OSWorld", "<application xmlns:st=\"https://accessibility.ubuntu.example.org/ns/state\" name=\"x\"/>",
      "1:1 unread-format: the dump is in the XML of the OSWorld benchmark, which is known and not read"),
    RefusalCase(
      "WebKit's lists of attributes", "AXRole: AXList\nAXSubrole: AXContentList\n",
      "1:1 unread-format: the file is a list of attributes as WebKit's tests print it, which is known and not read"),
    RefusalCase(
      "the log of Flutter's engine",
      "I/flutter ( 12): SemanticsObject id=0 label=null actions=0 flags=0\nI/flutter ( 12):   +-- rect.ltrb=(0, 0, 9, 9)\n",
      "1:1 unread-format: the file is the log of Flutter's engine, which is known and not read; capture "
        + "'debugDumpSemanticsTree()'"),
    RefusalCase(
      "an XML declaration alone", "<?xml version=\"1.0\"?>\n",
      "1:1 truncated-dump: the dump ends before its first element, so nothing was captured"),
    RefusalCase(
      "half of a first tag", "<hierarc", "1:1 truncated-dump: the dump is cut off in the middle of its first tag"),
    RefusalCase(
      "NUL", "AXWindow label=\"a\0b\"\n", "1:18 binary-dump: the dump holds a NUL byte, so it is no text"),
  ]

  @Test("says what a file is that is no dump", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  struct Magic: Sendable {
    var bytes: [UInt8]
    var name: String
  }

  static let magics = [
    Magic(bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], name: "a PNG image"),
    Magic(bytes: [0xff, 0xd8, 0xff, 0xe0], name: "a JPEG image"),
    Magic(bytes: [0x1f, 0x8b, 0x08], name: "compressed with gzip"),
    Magic(bytes: [0x50, 0x4b, 0x03, 0x04, 0x14], name: "a zip archive"),
    Magic(bytes: [0x7f, 0x45, 0x4c, 0x46, 0x02], name: "a program"),
  ]

  @Test("names other kinds of file", arguments: magics)
  func namesFiles(_ magic: Magic) {
    #expect(line(refusal(magic.bytes)) == "not-a-dump: the file is \(magic.name), not a dump")
  }

  /// A dump that begins far down, by what it begins with; its format; the note that says what was passed over.
  static let far: [(dump: String, format: String, note: String?)] = [
    ("[{\"AXLabel\":\"a\",\"role\":\"AXButton\"}]\n", "idb", nil),
    ("{\"attributes\":{\"text\":\"a\",\"bounds\":\"[0,0][1,1]\"},\"children\":[]}\n", "maestro", nil),
    (
      "# axverify-dump: source=ax platform=macos\nAXWindow title=\"a\"\n# axverify-end: nodes=1\n", "ax-text",
      "skipped 200 lines before the header"
    ),
    ("# axverify-dump: platform=web\n- button \"a\"\n# axverify-end: nodes=1\n", "playwright-aria", nil),
    ("Control Identifiers:\n\nButton - 'a'    (L0, T0, R1, B1)\n['a']\n", "pywinauto", nil),
    ("element_num,depth,attributes,parent_num\n0,0,\"text=a\",\n", "maestro-compact", nil),
    ("AXWindow \"a\"\n  AXButton #b \"a\"\n", "walker", nil),
    ("```yaml\n- button \"a\"\n```\n", "playwright-aria", nil),
  ]

  @Test("a dump far down a log is found, whatever its kind", arguments: far)
  func farDown(dump: String, format: String, note: String?) throws {
    let log = String(repeating: "Running step {1} of [2]: waiting\n[not json]\n{neither}\n\n", count: 50)
    let read = try read(log + dump)
    #expect(read.format == format)
    #expect(read.tree.nodes.contains { read.tree.string($0.name) == "a" })
    #expect(read.refusal == nil)
    if let note { #expect(read.notes.contains(note)) }
  }

  @Test(
    "a label may hold what other dumps begin with",
    arguments: [
      "Element subtree: x", "Attributes: Window", "[ 1] x", "SemanticsNode#0", "Printing with useUnmergedTree",
    ])
  func misleadingLabels(label: String) throws {
    let text = "# axverify-dump: source=ax platform=macos\nAXWindow title=\"\(label)\"\n# axverify-end: nodes=1\n"
    #expect(try read(text).format == "ax-text")
    let attribute = text.replacing("title=", with: "\"| \(label)\"=")
    #expect(try read(attribute).format == "ax-text")
  }

  @Test("a log without a dump is refused, however much in it looks like the beginning of one")
  func nothingInALog() {
    let log = String(repeating: "```\nAXWindow went away\n[1, 2]\n{\"a\": 1}\nAttributes: none\n```\n", count: 300)
    #expect(refusal(Array(("Started\n" + log).utf8))?.id == "unknown-format")
  }

  static let blocks: [(dump: String, format: String)] = [
    ("AXWindow label=\"a\"\n  AXButton label=\"b\"\n", "ax-text"),
    ("# axverify-dump: source=ax platform=macos\nAXWindow title=\"a\"\n# axverify-end: nodes=1\n", "ax-text"),
    ("frame label=\"a\"\n  push-button label=\"b\"\n", "ax-text"),
    ("rootWebArea focusable name='a'\n++button name='b'\n", "chromium-blink"),
    ("[document web] name='a'\n++[push button] name='b'\n", "chromium-auralinux"),
    ("a\n  \"frame\"\n  state: enabled\n", "gtk-text"),
  ]

  @Test("a dump that is a block of code in Markdown is read, and nothing around it", arguments: blocks)
  func inMarkdown(dump: String, format: String) throws {
    let page = "# What I saw\n\nIt was so:\n\n```text\n\(dump)```\n\nAXButton label=\"c\" is gone, `b` is there.\n"
    let (read, plain) = (try read(page), try read(dump))
    #expect(read.format == format)
    #expect(read.refusal == nil)
    #expect(outline(read) == outline(plain))
    #expect(read.notes == ["read the block of code in the Markdown, from line 6 on"])
    #expect(read.sourcePosition(of: NodeID(0)).line == (dump.hasPrefix("#") ? 7 : 6))
    #expect(refusal(Array((page + page).utf8))?.id == "several-dumps")
    #expect(refusal(Array(page.replacing("```\n\n", with: "").utf8)) != nil)
  }

  @Test(
    "two blocks of code that are dumps are refused, whatever their kind",
    arguments: [
      "AXWindow \"a\"\n  AXButton #b \"a\"\n", "SemanticsNode#0\n label: \"a\"\n",
      "Printing with useUnmergedTree = 'false'\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n",
    ])
  func twoBlocks(dump: String) throws {
    let page = "# Seen\n\n```\n\(dump)```\n"
    #expect(try read(page).refusal == nil)
    #expect(refusal(Array((page + page).utf8))?.id == "several-dumps")
  }

  @Test(
    "what a log puts before each line is taken off our own form too",
    arguments: [
      "2026-01-31T10:00:00.1234567Z ", "[10:00:00] ", "flutter: ", "01-31 10:00:00.123  12  34 I Tag: ",
      "    t =     1.02s ",
    ])
  func prefixedLines(prefix: String) throws {
    for dump in DetectionTests.blocks.prefix(3).map(\.dump) {
      let lines = dump.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
      let (read, plain) = (try read(lines), try read(dump))
      #expect(read.format == "ax-text")
      #expect(read.refusal == nil)
      #expect(outline(read) == outline(plain))
      #expect(read.source == plain.source)
      #expect(read.sourcePosition(of: NodeID(0)).column == prefix.utf8.count + 1)
    }
    #expect(refusal(Array("\(prefix)AXWindow label=\"a\"\n\(prefix)  done here\n".utf8)) != nil)
    #expect(refusal(Array("\(prefix)AXWindow label=\"a\"\n\(prefix)  AXButton label=\"a".utf8)) != nil)
  }

  @Test("XML in HTML escapes is taken out of them once")
  func htmlEscaped() throws {
    let xml =
      "<?xml version='1.0'?>\n<hierarchy rotation=\"0\"><node class=\"a.B\" text=\"&lt;b> &amp;amp; c\"/></hierarchy>\n"
    let escaped = xml.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    let plain = try read(xml)
    for text in [escaped, escaped.replacing("\"", with: "&quot;"), "\n" + escaped.replacing("'", with: "&#39;")] {
      let read = try read(text)
      #expect(read.format == "uiautomator")
      #expect(outline(read) == outline(plain))
      #expect(read.notes.contains("took the XML out of its HTML escapes; columns are those of the XML"))
    }
    #expect(refusal(Array(escaped.dropLast(20).utf8))?.id == "truncated-dump")
    #expect(refusal(Array("&lt; 3\n".utf8)) != nil)
  }

  @Test(
    "JSON that holds nothing is told from JSON that is cut",
    arguments: [
      ("{", "truncated-dump"), ("[", "truncated-dump"), ("[{", "truncated-dump"), ("{\"a", "truncated-dump"),
      ("{}", "no-nodes"), ("[]", "no-nodes"), ("[[]]", "unknown-format"), ("[{}]", "unknown-format"),
    ])
  func emptyJSON(text: String, id: String) { #expect(refusal(Array(text.utf8))?.id == id) }

  /// A line a format, in the order in which messages list them.
  static let formats = [
    "ax-text",
    "axverify-xml",
    "uiautomator",
    "uiautomator2",
    "xcuitest",
    "mac2",
    "winappdriver",
    "novawindows",
    "atspi-xml",
    "chromium-blink",
    "chromium-mac",
    "chromium-android",
    "chromium-auralinux",
    "chromium-win",
    "pywinauto",
    "gtk-text",
    "dogtail",
    "idb",
    "wda-json",
    "maestro",
    "maestro-compact",
    "cdp",
    "playwright-json",
    "ax-json",
    "axe-windows",
    "xcuitest-debug",
    "playwright-aria",
    "compose",
    "flutter",
    "walker",
    "detox",
  ]

  @Test("a dump in the middle of a long log is found", arguments: [10, 39, 40, 500])
  func inALog(lines: Int) throws {
    let log = String(repeating: "12-09 22:12:17.806 1 2 I other: started\n", count: lines)
    let dump = try read(
      log + "12-09 22:12:17.806 1 2 D TAG: Printing with useUnmergedTree = 'false'\n"
        + "12-09 22:12:17.806 1 2 D TAG: Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n"
        + "12-09 22:12:17.806 1 2 D TAG: Text = '[a]'\n")
    #expect(dump.format == "compose")
    #expect(outline(dump) == [" name=a"])
    #expect(dump.sourcePosition(of: NodeID(0)) == SourcePosition(line: lines + 2, column: 31))
  }

  @Test("lists the formats that are read")
  func listsFormats() {
    #expect(
      refusal(Array("?!".utf8))?.notes
        == ["formats that are read: " + DetectionTests.formats.joined(separator: ", ")])
    #expect(DumpReader.formats.map(\.word) == DetectionTests.formats)
  }

  @Test("a format can be said")
  func override() throws {
    let xml = "<Foo x=\"1\"><Bar label=\"b\"/></Foo>"
    #expect(outline(try read(xml, format: "xcuitest")) == ["Foo", "  Bar name=b"])
    #expect(
      line(refusal(Array(xml.utf8), format: "xcuitset"))
        == "unknown-format: unknown format 'xcuitset'; did you mean 'xcuitest'?")
    #expect(
      line(refusal(Array("Foo\n".utf8), format: "uiautomator"))
        == "1:1 malformed-xml: the XML is not well-formed: no element begins here")
    #expect(
      line(refusal(Array("Foo bar\n".utf8), format: "ax-text")) == "1:5 bad-line: expected name=value, found 'bar'")
  }

  static let recognised = [
    ("ax-text", "AXWindow\n"), ("ax-text", "?\n  AXWindow\n"), ("ax-text", "frame label=\"x\"\n"),
    ("ax-text", "AXWindow label=\"<?xml version='1.0'?><hierarchy/>\"\n"),
    ("uiautomator", "<hierarchy rotation=\"0\"><node class=\"a.B\"/></hierarchy>"),
    ("uiautomator", "<node class=\"a.B\" bounds=\"[0,0][1,1]\"/>"),
    ("uiautomator", "<displays><display id=\"0\"><window title=\"w\"/></display></displays>"),
    ("uiautomator2", "<hierarchy class=\"hierarchy\"><a.B class=\"a.B\"/></hierarchy>"),
    ("uiautomator2", "<hierarchy rotation=\"0\"><android.widget.Button class=\"x\"/></hierarchy>"),
    ("uiautomator2", "<android.widget.Button class=\"android.widget.Button\" bounds=\"[0,0][1,1]\"/>"),
    ("xcuitest", "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\"/></AppiumAUT>"),
    ("xcuitest", "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\"/>"),
    ("mac2", "<XCUIElementTypeApplication elementType=\"2\"/>"),
    ("winappdriver", "<Window LocalizedControlType=\"window\"/>"),
    ("winappdriver", "<Window Runtimeid=\"42\"/>"),
    ("atspi-xml", "<frame name=\"x\" states=\"\" interfaces=\"Accessible\"/>"),
  ]

  @Test("knows a format by what stands in it", arguments: recognised)
  func recognises(_ format: String, _ dump: String) throws {
    #expect(try read(dump).format == format)
  }
}
