import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

/// A dump and what is read from it.
struct ReadCase: CustomTestStringConvertible, Sendable {
  var name: String
  var dump: String
  var lines: [String]
  var notes: [String] = []

  var testDescription: String { name }
}

/// A dump and why it is refused.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  var name: String
  var dump: String
  var refusal: String?

  init(_ name: String, _ dump: String, _ refusal: String?) {
    self.name = name
    self.dump = dump
    self.refusal = refusal
  }

  var testDescription: String { name }
}

@Suite("ax-text")
struct AXTextFormatTests {
  static let readable = [
    ReadCase(
      name: "a walker's dump",
      dump: """
        AXGroup[iOSContentGroup]
          AXHeading label=" Settings "
          AXCheckBox[AXSwitch] label="Alerts" value="1"
          AXCheckBox label="All" value="2"
          AXGenericElement label="Volume" value="35 %" enabled=false selected=true
          AXButton label="OK" help="closes it" identifier="ok"

        """,
      lines: [
        "AXGroup[iOSContentGroup]",
        "  AXHeading name= Settings ",
        "  AXCheckBox[AXSwitch] name=Alerts value=1 checked=true",
        "  AXCheckBox name=All value=2 checked=mixed",
        "  AXGenericElement name=Volume value=35 % enabled=false selected=true",
        "  AXButton name=OK hint=closes it id=ok",
      ]),
    ReadCase(
      name: "names: an empty label overrides, a text without either has its value",
      dump: """
        AXWindow title="W"
          AXButton label="" title="good"
          AXButton title="T"
          AXStaticText value="words"
          AXStaticText label="L" value="words"
          AXTextField value="typed"

        """,
      lines: [
        "AXWindow name=W", "  AXButton name=", "  AXButton name=T", "  AXStaticText name=words value=words",
        "  AXStaticText name=L value=words", "  AXTextField value=typed",
      ]),
    ReadCase(
      name: "a radio is checked, a tab is selected, a slider at 1 is neither",
      dump: """
        AXWindow
          AXRadioButton value="1"
          AXRadioButton[AXTabButton] value="1"
          AXSlider value="1"
          AXCheckBox value="on"
          AXRow expanded=true focused=true busy=false

        """,
      lines: [
        "AXWindow", "  AXRadioButton value=1 checked=true", "  AXRadioButton[AXTabButton] value=1 selected=true",
        "  AXSlider value=1", "  AXCheckBox value=on", "  AXRow expanded=true focused=true busy=false",
      ]),
    ReadCase(
      name: "without a header a walker's backslash is one",
      dump: "AXWindow\n  AXButton label=\"C:\\temp \\t \\\\ say \\\"hi\\\" two\\nlines\"\n",
      lines: ["AXWindow", "  AXButton name=C:\\temp \\t \\\\ say \"hi\" two\nlines"]),
    ReadCase(
      name: "roles that cannot be read, empty subroles, quoted roles",
      dump: "AXWindow\n  ?\n  AXCheckBox[]\n  \"odd role\"[x] label=\"y\"\n",
      lines: ["AXWindow", "  ", "  AXCheckBox[]", "  odd role[x] name=y"]),
    ReadCase(
      name: "blank lines, CRLF, several roots, a raw CR and tab and escape in a label",
      dump: "\nAXWindow\r\n\r\n  AXButton label=\"a\rb\tc\u{1b}[2J\u{2028}\"\r\nAXMenuBar\r\n",
      lines: ["AXWindow", "  AXButton name=a\rb\tc\u{1b}[2J\u{2028}", "AXMenuBar"]),
    ReadCase(
      name: "AT-SPI nicks, with all escapes",
      dump: """
        application label="app"
          check-box label="All" value="2"
          toggle-button[switch] value="1"
          slider label="V" value="35 %" enabled=false selected=true
          text label="Odd \\"text\\"" value="say \\"hi\\"\\tand \\\\ go\\u0001\\ud83d\\ude42"
          push-button label="" help="h"

        """,
      lines: [
        "application name=app", "  check-box name=All value=2 checked=mixed",
        "  toggle-button[switch] value=1 checked=true", "  slider name=V value=35 % enabled=false selected=true",
        "  text name=Odd \"text\" value=say \"hi\"\tand \\ go\u{1}🙂", "  push-button hint=h",
      ]),
    ReadCase(
      name: "a header's source decides the rules",
      dump: """
        # axverify-dump: source=uiautomator platform=android screen="S \\"x\\"" captured=2026-01-31T10:00:00Z tool="t"
        android.widget.EditText text="typed" content-desc="" hint="Name" checkable="false"
          android.widget.CheckBox text="All" checkable="true" checked="true"
        # axverify-end: nodes=2

        """,
      lines: [
        "android.widget.EditText name=Name value=typed hint=Name",
        "  android.widget.CheckBox name=All checked=true",
      ]),
    ReadCase(
      name: "a header without a source leaves it to the roles",
      dump: "# axverify-dump: depth-limit=none\nAXWindow label=\"C:\\\\t\"\n# axverify-end: nodes=1\n",
      lines: ["AXWindow name=C:\\t"]),
    ReadCase(
      name: "a last line that is whole beyond doubt",
      dump: "AXWindow\n  AXButton label=\"OK\"",
      lines: ["AXWindow", "  AXButton name=OK"],
      notes: ["the last line has no line feed, and seems whole"]),
    ReadCase(
      name: "nodes at the walker's depth limit",
      dump: "# axverify-dump: depth-limit=2\nAXWindow\n  AXButton\n# axverify-end: nodes=2\n",
      lines: ["AXWindow", "  AXButton"],
      notes: ["1 node stands at the walker's depth limit of 2; what may be below is missing"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.format == "ax-text")
  }

  static let refused = [
    RefusalCase("a word without =", "AXWindow\n  AXButton foo\n", "2:12 bad-line: expected name=value, found 'foo'"),
    RefusalCase(
      "a pair before the role", "AXWindow\n  label=\"x\"\n", "2:3 bad-line: expected a role before the first name=value"
    ),
    RefusalCase("no value", "AXWindow label=\n", "1:10 bad-line: 'label=' has no value; an empty one is written \"\""),
    RefusalCase(
      "an open quote", "AXWindow label=\"x\n  AXButton\n",
      "1:16 unclosed-quote: the quote that begins here is not closed"),
    RefusalCase(
      "an unescaped quote", "AXWindow label=\"a \"b\" c\"\n",
      "1:20 bad-line: expected a blank after the value, found 'b\"'"),
    RefusalCase(
      "an open bracket", "AXWindow[AXStandard label=\"x\"\n", "1:9 bad-line: the bracket that begins here is not closed"
    ),
    RefusalCase(
      "something after the bracket", "AXWindow[a]b\n", "1:12 bad-line: expected a blank after the role, found 'b'"),
    RefusalCase("odd indentation", "AXWindow\n   AXButton\n", "2:1 bad-line: indented by 3 blanks; a level is two"),
    RefusalCase("a tab", "AXWindow\n\tAXButton\n", "2:1 bad-line: a tab in the indentation; a level is two blanks"),
    RefusalCase(
      "a level left out", "AXWindow\n      AXButton\n",
      "2:1 bad-line: indented by 3 levels below a line of 0: a line is missing between them"),
    RefusalCase(
      "an indented start", "  AXWindow\n", "1:1 bad-line: the first node is indented; a dump begins at the left edge"),
    RefusalCase(
      "an attribute twice", "AXWindow\n  AXButton label=\"a\" value=\"v\" label=\"b\"\n",
      "2:32 repeated-attribute: 'label' stands twice on this line, and which is meant cannot be told"),
    RefusalCase(
      "an attribute twice in our own capture",
      "# axverify-dump: source=ax\nAXWindow label=\"a\" label=\"a\"\n# axverify-end: nodes=1\n",
      "2:20 repeated-attribute: 'label' stands twice on this line, and which is meant cannot be told"),
    RefusalCase("a comment", "AXWindow\n# note\n", "2:1 bad-line: expected a role, found '# note'"),
    RefusalCase("a wrong escape", "push-button label=\"a\\q\"\n", "1:21 bad-escape: unknown escape '\\q'"),
    RefusalCase(
      "half a surrogate pair", "push-button label=\"\\ud83d\"\n",
      "1:20 bad-escape: expected four hexadecimal digits of a character after '\\u'"),
    RefusalCase(
      "no hexadecimal digits", "push-button label=\"\\u12g4\"\n",
      "1:20 bad-escape: expected four hexadecimal digits of a character after '\\u'"),
    RefusalCase(
      "places count characters", "AXWindow label=\"ü🙂\" foo\n", "1:21 bad-line: expected name=value, found 'foo'"),
    RefusalCase(
      "a header and no end line", "# axverify-dump: source=ax\nAXWindow\n",
      "2:9 truncated-dump: the dump is cut off: it has a header and no end line"),
    RefusalCase(
      "another number of nodes", "# axverify-dump: source=ax\nAXWindow\n# axverify-end: nodes=2\n",
      "3:24 truncated-dump: the dump is cut: its end line says nodes=2, and 1 are there"),
    RefusalCase(
      "an end line alone is believed too", "AXWindow\n# axverify-end: nodes=3\n",
      "2:24 truncated-dump: the dump is cut: its end line says nodes=3, and 1 are there"),
    RefusalCase(
      "an end line without a number", "AXWindow\n# axverify-end: nodes=x\n",
      "2:1 bad-end-line: expected nodes=N in the end line of the dump"),
    RefusalCase(
      "a line after the end", "AXWindow\n# axverify-end: nodes=1\nAXMenuBar\n",
      "3:1 bad-line: a line after the end line of the dump"),
    RefusalCase(
      "two end lines", "AXWindow\n# axverify-end: nodes=1\n# axverify-end: nodes=1\n", "3:1 bad-line: a second end line"
    ),
    RefusalCase(
      "two dumps", "AXWindow\n# axverify-dump: source=ax\nAXWindow\n",
      "2:1 bad-line: a header that is not the first line: another dump begins here"),
    RefusalCase(
      "an unknown source", "# axverify-dump: source=uiautomater\nAXWindow\n",
      "1:25 bad-header: unknown source 'uiautomater'; did you mean 'uiautomator'?"),
    RefusalCase(
      "an unknown platform", "# axverify-dump: platform=andriod\nAXWindow\n",
      "1:27 bad-header: unknown platform 'andriod'; did you mean 'android'?"),
    RefusalCase(
      "an unknown word of the header", "# axverify-dump: platfrom=ios\nAXWindow\n",
      "1:18 bad-header: unknown word of the header 'platfrom'; did you mean 'platform'?"),
    RefusalCase(
      "a depth limit that is none", "# axverify-dump: depth-limit=0\nAXWindow\n",
      "1:30 bad-header: depth-limit is a number of levels or 'none', not '0'"),
    RefusalCase(
      "roles that tell no source",
      "# axverify-dump: platform=android\nandroid.widget.Button\n# axverify-end: nodes=1\n",
      "1:1 unknown-source: the roles do not tell what wrote the dump; its header must say source="),
    RefusalCase(
      "a header alone", "# axverify-dump: source=ax\n# axverify-end: nodes=0\n",
      "no-nodes: the dump holds no node, so nothing was captured"),
    RefusalCase(
      "cut in quotes", "AXWindow\n  AXButton label=\"Save the",
      "2:18 truncated-dump: the dump is cut off in the middle of a line: the quote that begins here is not closed"),
    RefusalCase(
      "cut in a name", "AXWindow\n  AXButton lab",
      "2:12 truncated-dump: the dump is cut off in the middle of a line: expected name=value, found 'lab'"),
    RefusalCase(
      "cut after =", "AXWindow\n  AXButton enabled=",
      "2:12 truncated-dump: the dump is cut off in the middle of a line: 'enabled=' has no value; an empty one is written \"\""
    ),
    RefusalCase(
      "cut in a bare value", "AXWindow\n  AXButton enabled=fal",
      "2:20 truncated-dump: the dump is cut off in the middle of a line: 'fal' may go on"),
    RefusalCase(
      "cut in a role", "AXWindow\n  AXButt",
      "2:3 truncated-dump: the dump is cut off in the middle of a line: no role is called 'AXButt'"),
    RefusalCase(
      "cut in a role of which the rest is one as well", "AXWindow\n  AXMenu",
      "2:3 truncated-dump: the dump is cut off in the middle of a line: 'AXMenu' may go on"),
    RefusalCase(
      "cut before an attribute", "AXWindow\n  AXButton ",
      "2:11 truncated-dump: the dump is cut off in the middle of a line: a blank ends it, so something was to follow"),
    RefusalCase(
      "a state that is no state", "AXWindow\n  AXButton label=\"a\" enabled=maybe\n",
      "2:30 bad-line: 'enabled' is true or false, not 'maybe'"),
    RefusalCase(
      "a selection that is none", "AXWindow\n  AXButton selected=\"\"\n",
      "2:22 bad-line: 'selected' is true or false, not ''"),
    RefusalCase(
      "cut in a subrole", "AXWindow\n  AXCheckBox[AXSw",
      "2:13 truncated-dump: the dump is cut off in the middle of a line: the bracket that begins here is not closed"),
    RefusalCase(
      "cut in the indentation", "AXWindow\n  ",
      "2:1 truncated-dump: the dump is cut off in the middle of a line: there is indentation and no role"),
    RefusalCase("a role that the tables know", "AXWindow\n  AXButton", nil),
    RefusalCase("a nick that the tables know", "frame label=\"x\"\n  check-box", nil),
    RefusalCase("a bare value that cannot go on", "AXWindow\n  AXButton enabled=false", nil),
    RefusalCase("a subrole that is closed", "AXWindow\n  AXCheckBox[AXSwitch]", nil),
    RefusalCase("an end line without a line feed", "AXWindow\n# axverify-end: nodes=1", nil),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("keeps the lines before a cut")
  func keepsLinesBeforeACut() throws {
    let dump = try read("AXWindow\n  AXButton label=\"a\"\n  AXButton label=\"b")
    #expect(outline(dump) == ["AXWindow", "  AXButton name=a"])
    #expect(dump.refusal?.length == 2)
  }

  @Test("is never read wrongly, wherever it is cut")
  func cutAnywhere() throws {
    let text = """
      AXWindow title="W"
        AXGroup[AXList] label="ä \\"q\\"" value="1"
          AXButton label="OK" enabled=false
        AXCheckBox[AXSwitch] label="x" value="0" selected=true

      """
    let whole = outline(try read(text))
    let bytes = Array(text.utf8)
    for end in 1..<bytes.count {
      guard let dump = try? DumpReader.read(Array(bytes[..<end]), path: "dump"), dump.refusal == nil else { continue }
      let lines = outline(dump)
      let count = bytes[..<end].count { $0 == 0x0a } + (bytes[end - 1] == 0x0a ? 0 : 1)
      #expect(lines.dropLast() == whole[..<(count - 1)])
      // A last line that was let through is one that could have ended there: it says nothing that the whole does not.
      // A role that the tables know counts as whole, though a subrole may have followed.
      var words = Set(whole[count - 1].split(separator: " "))
      words.formUnion(words.compactMap { $0.split(separator: "[").first })
      #expect(words.isSuperset(of: lines[count - 1].split(separator: " ")), "cut at \(end)")
    }
  }

  @Test("tells the platform by what stands in it")
  func platforms() throws {
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(try read("AXGroup[iOSContentGroup]\n").platforms == kin)
    #expect(try read("AXApplication\n  AXWindow\n    AXGroup[iOSContentGroup]\n").platforms == kin)
    let mac = try read("AXApplication\n  AXWindow\n")
    #expect(mac.platforms == [.macos])
    #expect(mac.platformReason == "an AXApplication without an iOSContentGroup says macOS")
    #expect(try read("AXButton label=\"x\"\n").platforms == kin.union([.macos]))
    #expect(try read("AXWindow\n  AXWebArea\n").platforms == [.macos, .web])
    #expect(try read("frame label=\"x\"\n").platforms == [.linux])
    #expect(try read("frame label=\"x\"\n  document-web\n").platforms == [.linux, .web])
    let declared = try read("# axverify-dump: platform=tvos\nAXButton\n# axverify-end: nodes=1\n")
    #expect(declared.platforms == [.tvos])
    #expect(declared.platformReason == "its header says platform=tvos")
  }

  @Test("knows the header's words")
  func header() throws {
    let dump = try read(
      "# axverify-dump: source=ax platform=ios screen=\"S\" captured=2026-01-31T10:00:00Z tool=\"w \\\"1\\\"\" "
        + "depth-limit=40\nAXWindow\n# axverify-end: nodes=1\n")
    var header = DumpHeader()
    header.source = "ax"
    header.platform = "ios"
    header.screen = "S"
    header.captured = "2026-01-31T10:00:00Z"
    header.tool = "w \"1\""
    header.depthLimit = 40
    #expect(dump.header == header)
  }

  @Test("keeps what the dump has beyond the neutral fields, in order; what other sources say twice, too")
  func rawAttributes() throws {
    let dump = try read(
      "# axverify-dump: source=idb\nAXButton pos=1 label=\"a\" pos=2 \n# axverify-end: nodes=1\n")
    let words = dump.tree.attributes(of: NodeID(0)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "nil")"
    }
    #expect(words == ["pos=1", "label=a", "pos=2"])
  }

  @Test("depth costs no stack")
  func deep() throws {
    var bytes: [UInt8] = []
    for level in 0..<2_000 {
      bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
      bytes.append(contentsOf: "AXGroup\n".utf8)
    }
    let dump = try DumpReader.read(bytes, path: "dump")
    #expect(dump.tree.count == 2_000)
    #expect(dump.tree.depth(of: NodeID(1_999)) == 1_999)
  }
}
