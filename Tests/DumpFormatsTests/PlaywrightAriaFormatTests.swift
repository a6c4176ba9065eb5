import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Aria snapshots")
struct PlaywrightAriaFormatTests {
  private static let page = """
    - main [ref=e2]:
      - heading "Settings" [level=1] [ref=e3]
      - text: "Model: T"
      - 'option "Car: Sedan" [selected]'
      - link "Website" [ref=e4] [cursor=pointer]:
        - /url: "#top"
      - textbox "Name" [active]:
        - /placeholder: Your name
        - text: Ann
      - button "Save" [disabled]
      - paragraph: Read this.

    """
  private static let tree = [
    "main", "  heading name=Settings", "  text name=Model: T", "  option name=Car: Sedan selected=true",
    "  link name=Website", "  textbox name=Name value=Ann hint=Your name focused=true", "    text name=Ann",
    "  button name=Save enabled=false", "  paragraph name=Read this.",
  ]
  private static let markdown = """
    # Error details

    ```
    Error: locator.fill
    ```

    ```yaml
    - button "Expected"
    ```

    # Page snapshot

    ```yaml
    \(page)```

    # Test source

    ```ts
    - main
    ```
    """

  static let readable = [
    ReadCase(name: "whole", dump: page, lines: tree),
    ReadCase(
      name: "in Markdown with other blocks", dump: markdown, lines: tree,
      notes: ["read the snapshot in the Markdown, from line 14 on"]),
    ReadCase(
      name: "in Markdown without a heading, and with a carriage return before each line feed",
      dump: "### Page\n```yaml\n- main:\n  - text: a\n```".replacing("\n", with: "\r\n"),
      lines: ["main", "  text name=a"], notes: ["read the snapshot in the Markdown, from line 3 on"]),
    ReadCase(
      name: "without a line feed at its end, with a margin",
      dump: "    - main:\n      - img", lines: ["main", "  img"], notes: ["took a margin of 4 blanks off all lines"]),
    ReadCase(
      name: "comments and the start of a document",
      dump: "---\n# taken at noon\n- list:\n  - listitem: one\n", lines: ["list", "  listitem name=one"],
      notes: ["skipped 2 lines of comment"]),
    ReadCase(
      name: "states: one that is not printed is off where there is one",
      dump: """
        - checkbox "a" [checked]
        - checkbox "b" [checked=mixed]
        - checkbox "c"
        - radio "d"
        - button "e" [pressed]
        - button "f" [expanded]
        - button "g" [expanded=false]
        - tab "h" [selected]
        """,
      lines: [
        "checkbox name=a checked=true", "checkbox name=b checked=mixed", "checkbox name=c checked=false",
        "radio name=d checked=false", "button name=e checked=true", "button name=f expanded=true",
        "button name=g expanded=false", "tab name=h selected=true",
      ]),
    ReadCase(
      name: "what is in a field is its value, elsewhere a text is the name that is missing",
      dump: """
        - slider "Volume": "0.5"
        - combobox
        - button "Save": now
        - generic: or
        - searchbox: ""
        """,
      lines: ["slider name=Volume value=0.5", "combobox", "button name=Save", "generic name=or", "searchbox value="]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "playwright-aria")
    #expect(dump.platforms == [.web])
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  static let texts = [
    ("- text: plain 'text' with \"quotes\"", "text name=plain 'text' with \"quotes\""),
    ("- text: \"a\\x41\\u00e9\\n\\t\\\\ \\\"q\\\"\\e[0m\"", "text name=aAé\n\t\\ \"q\"\u{1b}[0m"),
    ("- text: 'it''s'", "text name=it's"),
    ("- text: \"\\x00\"", "text name=\u{fffd}"),
    ("- text: \"\\ud83d\\ude00\"", "text name=😀"),
    ("- button \"say \\\"hi\\\"\"", "button name=say \"hi\""),
    ("- button \"a: b\": c: d", "button name=a: b"),
    ("- 'button \"it''s: \\\"x\\\"\"': text", "button name=it's: \"x\""),
    ("- \"button \\\"x\\\"\":", "button name=x"),
    ("- link \"http://a.b/c:\":\n  - img", "link name=http://a.b/c:"),
    ("- text: html lang=\"en\">", "text name=html lang=\"en\">"),
    ("- text: <?xml version=\"1.0\"?>", "text name=<?xml version=\"1.0\"?>"),
  ]

  @Test("texts in the quotes of YAML and of JSON", arguments: texts)
  func text(_ item: String, _ outlined: String) throws {
    let dump = try read(item.hasSuffix(":") ? item + "\n  - img" : item)
    #expect(outline(dump).first == outlined)
    #expect(dump.refusal == nil)
  }

  @Test("raw attributes keep the dump's words and their order")
  func rawAttributes() throws {
    let dump = try read("- link \"x\" [ref=e4] [cursor=pointer] [box=1,2,3,4] [active]: text\n")
    let attributes = dump.tree.attributes(of: NodeID(0)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
    }
    #expect(attributes == ["name=x", "ref=e4", "cursor=pointer", "box=1,2,3,4", "active=true", "text=text"])
  }

  static let refused = [
    RefusalCase(
      "cut in a role", "- main:\n  - lis",
      "2:5 truncated-dump: the dump is cut off in the middle of a line: 'lis' is the beginning of a role"),
    RefusalCase(
      "a line that lost its end", "- main:\n  - list:  - listitem: a\n  - img\n",
      "2:12 bad-line: an item on the line of another, which YAML does not allow"),
    RefusalCase(
      "cut after a colon", "- main:\n  - list:\n",
      "2:1 truncated-dump: the dump is cut off: nothing follows the ':' of its last item"),
    RefusalCase(
      "cut inside a name", "- main:\n  - button \"Sav",
      "2:5 truncated-dump: the dump is cut off in the middle of a line: the name that begins here is not closed"),
    RefusalCase(
      "cut inside an attribute", "- main:\n  - img [ref=e",
      "2:5 truncated-dump: the dump is cut off in the middle of a line: the bracket that begins here is not closed"),
    RefusalCase(
      "cut inside a quoted text", "- text: \"half",
      "1:9 truncated-dump: the dump is cut off in the middle of a line: the quote that begins here is not closed"),
    RefusalCase(
      "a block of Markdown that is not closed", "# Page snapshot\n```yaml\n- main\n",
      "3:7 truncated-dump: the dump is cut off: its block of Markdown is not closed"),
    RefusalCase(
      "an empty snapshot", "# Page snapshot\n\n```yaml\n```\n",
      "4:1 no-nodes: the page snapshot holds no node, so nothing was captured"),
    RefusalCase(
      "two snapshots", "```yaml\n- main\n```\n```yaml\n- main\n```\n",
      "5:1 several-dumps: a second snapshot begins here; keep one a file"),
    RefusalCase(
      "a template with an expression", "- main:\n  - heading /Hello \\d+/\n  - img\n",
      "2:5 not-a-dump: a regular expression for a name: this is a template to compare with, and no capture"),
    RefusalCase(
      "a template with a rule for children", "- list:\n  - /children: equal\n  - listitem: a\n",
      "2:1 not-a-dump: '/children': this is a template to compare with, and no capture"),
    RefusalCase(
      "no item", "- main\nsomething\n- img\n", "2:1 bad-line: expected '- ' and a role, found 'something'"),
    RefusalCase("no role", "- main:\n  - :\n  - img\n", "2:5 bad-line: expected a role after '- '"),
    RefusalCase(
      "something else after the role", "- main:\n  - button Save\n  - img\n",
      "2:5 bad-line: expected a name in quotes or an attribute in brackets, found 'Save'"),
    RefusalCase(
      "an item that is indented too far", "- main\n  - img\n- img\n",
      "2:5 bad-line: an item inside one that has no ':' for it"),
    RefusalCase(
      "an item that is indented too little", "- main:\n    - img\n  - img\n- img\n",
      "3:5 bad-line: indented by 2 blanks, where no list of the items above is"),
    RefusalCase(
      "nothing inside", "- main:\n- img\n- img\n",
      "1:1 bad-line: nothing stands inside this item, although its ':' says so"),
    RefusalCase(
      "a tab", "- main:\n\t- img\n- img\n", "2:1 bad-line: a tab in the indentation, which YAML does not allow"),
    RefusalCase("an unknown escape", "- text: \"\\q\"\n- img\n", "1:10 bad-escape: unknown escape '\\q'"),
    RefusalCase(
      "text after a quoted text", "- text: \"a\" b\n- img\n",
      "1:12 bad-line: expected the end of the line after the text"),
    RefusalCase(
      "a property of nothing", "- main\n- img\n".replacing("- main\n", with: "- 'text'\n- /url: x\n"), nil),
    RefusalCase(
      "a list that is no snapshot", "- name: x\n  value: y\n",
      "1:1 unknown-format: no format that is read begins with '- name: x'"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  private static let header = "# axverify-dump: source=playwright-aria platform=web captured=2026-01-31T10:00:00Z\n"

  @Test("the comments of our captures say what the dump is and that it is whole")
  func marks() throws {
    let dump = try read(Self.header + "- main:\n  - img\n# axverify-end: nodes=2\n")
    #expect(dump.format == "playwright-aria")
    #expect(dump.header?.captured == "2026-01-31T10:00:00Z")
    #expect(outline(dump) == ["main", "  img"])
    #expect(dump.notes == [])
    #expect(dump.refusal == nil)
  }

  static let unmarked = [
    RefusalCase(
      "no end line", header + "- main\n- img\n",
      "3:6 truncated-dump: the dump is cut off: it has a header and no end line"),
    RefusalCase(
      "another number", header + "- main\n# axverify-end: nodes=2\n",
      "3:24 truncated-dump: the dump is cut: its end line says nodes=2, and 1 are there"),
    RefusalCase(
      "a line after the end", header + "# axverify-end: nodes=0\n- main\n- img\n",
      "3:1 bad-line: a line after the end line of the dump"),
    RefusalCase(
      "a second header", header + "- main\n" + header + "- img\n",
      "3:1 bad-line: a header that is not the first line: another dump begins here"),
    RefusalCase(
      "a second end", header + "- main\n# axverify-end: nodes=1\n# axverify-end: nodes=1\n\n",
      "4:1 bad-line: a second end line"),
  ]

  @Test("the comments of our captures must agree with the dump", arguments: unmarked)
  func marksDisagree(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("what is hidden in a page, and all inside it, is no reader's")
  func hidden() throws {
    let dump = try read("- main:\n  - generic [aria-hidden]:\n    - img \"a\"\n  - img \"b\"\n")
    #expect(
      outline(dump) == ["main", "  generic accessible=false", "    img name=a accessible=false", "  img name=b"])
  }

  @Test("a property after the children of its item belongs nowhere")
  func strayProperty() throws {
    let dump = try read("- link \"x\":\n  - img\n  - /url: y\n")
    #expect(outline(dump) == ["link name=x", "  img"])
    #expect(dump.notes == ["skipped 1 property after what is inside the item"])
  }

  @Test("what a refused snapshot holds before the cut is read")
  func prefix() throws {
    #expect(outline(try read("- main:\n  - img \"a\"\n  - button \"Sav")) == ["main", "  img name=a"])
  }
}
