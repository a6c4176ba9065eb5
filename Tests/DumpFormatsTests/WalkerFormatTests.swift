import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Walkers' dialects")
struct WalkerFormatTests {
  static let readable = [
    ReadCase(
      name: "slash, every attribute printed, a header and the number of elements",
      dump: """
        App: Demo pid=123
        attempt 1: nothing
        AXWindow/AXStandardWindow title="Demo" desc="" value="" help="" id="main"
          AXButton title="" desc="Save" value="" help="saves it" id="" disabled
          AXTextArea title="" desc="Body" value="one⏎two" help="" id=""
        -- 3 elements --

        """,
      lines: [
        "AXWindow[AXStandardWindow] name=Demo id=main", "  AXButton name=Save hint=saves it enabled=false",
        "  AXTextArea name=Body value=one\ntwo",
      ],
      notes: ["skipped 3 lines of no node, first line 1"]),
    ReadCase(
      name: "a dash before the name", dump: "AXWindow — 설정\n  AXGroup\n    AXButton — save, now\n",
      lines: ["AXWindow name=설정", "  AXGroup", "    AXButton name=save, now"]),
    ReadCase(
      name: "bars, indexes and counts",
      dump: """
        [0] AXWindow | title="Demo" | ch=2
          [0.0] AXButton | id=ok | title="OK" | val="" | desc="Confirm" | ch=0
          [0.1] AXTextField | val="a | b" | ch=0

        """,
      lines: ["AXWindow name=Demo", "  AXButton name=Confirm id=ok", "  AXTextField value=a | b"]),
    ReadCase(
      name: "a hash before the identifier, shifted to the right",
      dump: "    AXButton #a.b \"A\"\n    AXButton #c \"\\\"C\\\"\"\n",
      lines: ["AXButton name=A id=a.b", "AXButton name=\"C\" id=c"], notes: ["took a margin of 4 blanks off all lines"]),
    ReadCase(
      name: "lines of boxes",
      dump: """
        UI Tree for Calculator:
        └── AXApplication "Calculator"
            ├── AXGroup
            │   └── AXButton "1" [id: digit_1]
            └── AXStaticText "0" [id: display, focused]

        """,
      lines: [
        "AXApplication name=Calculator", "  AXGroup", "    AXButton name=1 id=digit_1",
        "  AXStaticText name=0 id=display focused=true",
      ],
      notes: ["skipped 1 line of no node, first line 1"]),
    ReadCase(
      name: "lines of other boxes", dump: "AXWindow \"W\"\n|-- AXGroup\n|   `-- AXButton \"A\"\n`-- AXButton \"B\"\n",
      lines: ["AXWindow name=W", "  AXGroup", "    AXButton name=A", "  AXButton name=B"]),
    ReadCase(
      name: "an agent's: indexes, a colon, what it can do",
      dump: """
        AXWindow "Notes"
          [7] AXTextField:SearchField "Search" (editable)
          [13] AXRow "First" (selected)
          [21] AXTextArea = "milk\\neggs" (editable, focused)

        """,
      lines: [
        "AXWindow name=Notes", "  AXTextField[AXSearchField] name=Search", "  AXRow name=First selected=true",
        "  AXTextArea value=milk\neggs focused=true",
      ]),
    ReadCase(
      name: "an agent's: references, roles without AX",
      dump:
        "@e1 AXWindow \"Demo\"\n  @e2 [button] \"Camera\"\n  @e3 [checkbox] \"All\" (checked)\n  @e4 [gadget] \"G\"\n",
      lines: ["AXWindow name=Demo", "  AXButton name=Camera", "  AXCheckBox name=All checked=true", "  gadget name=G"],
      notes: ["read 2 roles without AX as those with it"]),
    ReadCase(
      name: "columns",
      dump: """
        AXWindow      label="Demo"
          AXCheckBox    label="A"  value=checked
          AXCheckBox    label="B"  value=unchecked
          AXCheckBox    label="C"  value=mixed
          AXCheckBox    label="D"  value=2
          AXRadioButton[AXTabButton]  label="E"  value=1
          AXPopUpButton    label="F"  collapsed

        """,
      lines: [
        "AXWindow name=Demo", "  AXCheckBox name=A value=checked checked=true",
        "  AXCheckBox name=B value=unchecked checked=false", "  AXCheckBox name=C value=mixed checked=mixed",
        "  AXCheckBox name=D value=2 checked=mixed", "  AXRadioButton[AXTabButton] name=E value=1 selected=true",
        "  AXPopUpButton name=F expanded=false",
      ]),
    ReadCase(
      name: "tabs, text with line ends, in Markdown",
      dump:
        "# Log\n```\nAXWindow \"W\"\n\tAXStaticText = \"one\ntwo\" (focused)\n\tAXButton \"say \"hi\"!\"\nthe end\n```\n",
      lines: [
        "AXWindow name=W", "  AXStaticText name=one\ntwo value=one\ntwo focused=true", "  AXButton name=say \"hi\"!",
      ],
      notes: ["skipped 1 line of no node, first line 5"]),
    ReadCase(
      name: "an empty label silences, an empty title does not",
      dump: "AXWindow \"W\"\n  AXButton  label=\"\"  title=\"T\"\n  AXButton  desc=\"\"  title=\"T\"\n",
      lines: ["AXWindow name=W", "  AXButton name=", "  AXButton name=T"]),
    ReadCase(
      name: "what no dialect has is kept", dump: "AXWindow \"W\" at 10 20 \"more\" (300, 400)\n",
      lines: ["AXWindow name=W"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "walker")
    #expect(dump.source == .walker)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  private static func attributes(_ dump: Dump, of node: Int) -> [String] {
    dump.tree.attributes(of: NodeID(node)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
    }
  }

  @Test("raw attributes keep the dump's words and their order")
  func rawAttributes() throws {
    let dump = try read(
      "[3] AXTextField:SearchField | id=q | desc=\"Search\" | val=x y (editable, depth: 4) \"also\" | zoom 5\n")
    #expect(
      WalkerFormatTests.attributes(dump, of: 0) == [
        "index=3", "id=q", "desc=Search", "val=x", "editable=true", "depth=4", "name=also", "rest=y zoom 5",
        "subrole=SearchField",
      ])
  }

  @Test("a dump whose lines are mostly plain is our own text form", arguments: ["AXButton \"OK\"", "AXButton #ok"])
  func plain(odd: String) {
    let text = "AXWindow title=\"W\"\n  AXButton label=\"A\"\n  \(odd)\n"
    #expect(refusal(Array(text.utf8))?.id == "bad-line")
  }

  @Test("the value of a secure field is masked")
  func secure() throws {
    let dump = try read("AXWindow \"W\"\n  AXTextField/AXSecureTextField desc=\"PIN\" value=\"hunter2\"\n")
    #expect(outline(dump) == ["AXWindow name=W", "  AXTextField[AXSecureTextField] name=PIN value=••••••"])
    #expect(!String(decoding: dump.tree.text, as: UTF8.self).contains("hunter2"))
  }

  static let refused = [
    RefusalCase(
      "cut in what every role begins with", "AXWindow/AXStandardWindow title=\"W\"\n  AX",
      "2:3 truncated-dump: the dump is cut off in the middle of a role"),
    RefusalCase(
      "fewer elements than it says", "AXWindow \"W\"\n-- 12 elements --\n",
      "2:1 truncated-dump: the dump says that it has 12 elements, and 1 are there"),
    RefusalCase(
      "cut inside a text", "AXWindow \"W\"\n  AXButton \"Sav",
      "2:12 truncated-dump: the quote that begins here is not closed"),
    RefusalCase(
      "cut inside a role", "AXWindow \"W\"\n  AXButt", "2:3 truncated-dump: the dump is cut off in the middle of a line"
    ),
    RefusalCase(
      "cut inside a bracket", "AXWindow \"W\"\n  AXButton \"A\" [id: x",
      "2:3 truncated-dump: the dump is cut off in the middle of a line"),
    RefusalCase(
      "a text that is not closed", "AXWindow \"W\n  AXButton \"A\"\n  AXButton \"B\"\n",
      "1:10 unclosed-quote: the quote that begins here is not closed"),
    RefusalCase(
      "a missing line", "AXWindow \"W\"\n  AXGroup \"G\"\n      AXButton \"A\"\n  AXButton \"B\"\n",
      "3:7 bad-line: indented by 4 below the line above, where a level is 2: a line is missing between them"),
    RefusalCase(
      "Markdown that is cut", "# Log\n```\nAXWindow \"W\"\n", "3:13 truncated-dump: the dump is cut off before its end"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("tells the platform by the same words as plain text")
  func platforms() throws {
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(try read("AXWindow \"W\"\n").platforms == [.macos])
    #expect(try read("AXGroup[iOSContentGroup]\n  AXButton \"A\"\n").platforms == kin)
    #expect(try read("AXButton \"A\"\n").platforms == kin.union([.macos]))
  }
}
