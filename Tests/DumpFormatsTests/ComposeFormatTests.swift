import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Compose")
struct ComposeFormatTests {
  private static let screen = """
    Printing with useUnmergedTree = 'false'
    Node #1 at (l=0.0, t=63.0, r=1080.0, b=2088.0)px
     |-Node #2 at (l=0.0, t=63.0, r=1080.0, b=300.0)px, Tag: 'top'
     | [Heading]
     | Text = '[Settings]'
     | Actions = [GetTextLayoutResult]
     |  |-Node #3 at (l=0.0, t=63.0, r=100.0, b=300.0)px
     |    Role = 'Switch'
     |    ToggleableState = 'On'
     |    ContentDescription = '[Alerts]'
     |    [Disabled, Focusable]
     |    MergeDescendants = 'true'
     |-Node #4 at (l=0.0, t=300.0, r=1080.0, b=600.0)px
       EditableText = 'Ann'
       Text = '[Your name]'
       Focused = 'true'

    """
  private static let tree = [
    "", "   name=Settings id=top", "    Switch name=Alerts enabled=false checked=true",
    "   name=Your name value=Ann focused=true",
  ]
  private static let lost =
    "the blanks that lines begin with are lost; depths are told by the bars, and where those do not by place"

  /// As it looks where something took the blanks off every line.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }.joined()
  }

  private static func prefixed(_ prefix: String) -> String {
    screen.split(separator: "\n").map { "\(prefix)\($0)\n" }.joined()
  }

  private static func note(_ prefix: String) -> [String] { ["took the \(prefix) off 16 lines, first line 1"] }

  static let readable = [
    ReadCase(name: "whole", dump: screen, lines: tree),
    ReadCase(
      name: "in a log with thread and time", dump: prefixed("12-09 22:12:17.806 25179 25197 D TAG     : "),
      lines: tree, notes: note("prefix of logcat")),
    ReadCase(
      name: "in a log with the time", dump: prefixed("12-09 22:12:17.806 D/TAG(25179): "), lines: tree,
      notes: note("prefix of logcat")),
    ReadCase(
      name: "in a log with the tag alone", dump: prefixed("D/TAG     : "), lines: tree, notes: note("prefix of logcat")),
    ReadCase(name: "without the blanks at the start of its lines", dump: trimmed(screen), lines: tree, notes: [lost]),
    ReadCase(
      name: "among lines of somebody else",
      dump: "12-09 22:12:17.806 1 2 D TAG: printToLog:\n" + screen + "\n12-09 22:12:18.000 1 2 I other: done\n",
      lines: tree,
      notes: [
        "took the prefix of logcat off 2 lines, first line 1",
        "skipped 1 line that say nothing of the tree, first line 19",
      ]),
    ReadCase(
      name: "several nodes, each with its tree",
      dump: """
        1) Node #5 at (l=0.0, t=0.0, r=1.0, b=1.0)px
        Text = 'old'
        Has 2 children, 1 sibling
        2) Node #6 at (0.0, 0.0, 1.0, 1.0)px
        Disabled = 'kotlin.Unit'
        """,
      lines: [" name=old", " enabled=false"],
      notes: ["1 node says that there is more inside or beside it, which was not printed"]),
    ReadCase(
      name: "a text of several lines",
      dump: """
        Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px
        Text = '[one

        it's 'two'
        three]'
        StateDescription = '3 of 4'
        """,
      lines: [" name=one\n\nit's 'two'\nthree value=3 of 4"]),
    ReadCase(
      name: "states",
      dump: """
        Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px
         |-Node #2 at (l=0.0, t=0.0, r=1.0, b=1.0)px
         | Role = 'Checkbox'
         | ToggleableState = 'Indeterminate'
         |-Node #3 at (l=0.0, t=0.0, r=1.0, b=1.0)px
         | Role = 'Tab'
         | Selected = 'true'
         |-Node #4 at (l=0.0, t=0.0, r=1.0, b=1.0)px
         | [HideFromAccessibility]
         |-Node #1000000004 at (l=0.0, t=0.0, r=0.0, b=0.0)px
           ContentDescription = ''
        """,
      lines: [
        "", "  Checkbox checked=mixed", "  Tab selected=true", "   accessible=false", "   accessible=false",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "compose")
    #expect(dump.platforms == [.android, .wearos])
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  @Test("raw attributes keep the dump's words and their order")
  func rawAttributes() throws {
    let dump = try read(ComposeFormatTests.screen)
    let attributes = dump.tree.attributes(of: NodeID(2)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
    }
    #expect(
      attributes == [
        "id=3", "bounds=(l=0.0, t=63.0, r=100.0, b=300.0)px", "Role=Switch", "ToggleableState=On",
        "ContentDescription=[Alerts]", "Disabled=true", "Focusable=true", "MergeDescendants=true",
      ])
  }

  @Test(
    "where blanks are lost and bars do not tell, a node is inside the one that surrounds it", arguments: [1.0, 5.0])
  func guesses(right: Double) throws {
    let dump = try read(
      """
      Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px
      |-Node #2 at (l=0.0, t=0.0, r=2.0, b=9.0)px
      |-Node #3 at (l=0.0, t=0.0, r=\(right), b=9.0)px
      Text = 'last'

      """)
    #expect(outline(dump) == ["", "  ", (right < 2 ? "    " : "  ") + " name=last"])
  }

  @Test("the text of a password is masked, its label is not")
  func secure() throws {
    let dump = try read(
      """
      Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px
      EditableText = 'hunter2'
      Text = '[Password]'
      [Password]

      """)
    #expect(outline(dump) == ["[secure] name=Password value=••••••"])
    #expect(!String(decoding: dump.tree.text, as: UTF8.self).contains("hunter2"))
  }

  static let refused = [
    RefusalCase(
      "a heading alone", "Printing with useUnmergedTree = 'false'\nThere were 0 nodes found!\n",
      "1:1 failed-capture: the capture failed: no node was found to print"),
    RefusalCase(
      "cut inside a node", "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n |-Node #2 at (l=0.0, t=",
      "2:4 truncated-dump: expected 'Node #1 at (l=0.0, t=0.0, r=0.0, b=0.0)px'"),
    RefusalCase(
      "cut inside a text", "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[Sett",
      "2:8 truncated-dump: the text that begins here is not closed"),
    RefusalCase(
      "cut inside a name", "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nRole = 'Button'\nConten",
      "3:1 truncated-dump: the dump is cut off in the middle of a line"),
    RefusalCase(
      "cut inside a list of actions", "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nActions = [OnCl",
      "2:1 truncated-dump: the bracket that begins here is not closed"),
    RefusalCase(
      "a text that is not closed",
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = '[a\nRole = 'Button'\nSelected = 'true'\n",
      "2:8 unclosed-quote: the text that begins here is not closed"),
    RefusalCase(
      "a missing line",
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n    |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\nText = 'a'\n",
      "2:7 bad-line: a node that is inside none of those above it: a line is missing"),
    RefusalCase(
      "a fragment", " |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n Text = 'a'\n",
      "1:4 fragment: the dump is a fragment: its first node stands inside another one"),
    RefusalCase(
      "a second dump by its heading", screen + screen, "17:1 several-dumps: a second dump begins here; keep one a file"),
    RefusalCase(
      "a second dump by its root",
      String(screen.split(separator: "\n", maxSplits: 1)[1]) + "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n",
      "16:1 several-dumps: a second dump begins here; keep one a file"),
    RefusalCase(
      "a tag that is not closed",
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px, Tag: 'a\nText = 'a'\n",
      "2:53 bad-line: the tag that begins here is not closed"),
    RefusalCase(
      "something after a node",
      "Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n |-Node #2 at (l=0.0, t=0.0, r=9.0, b=9.0)px so\nText = 'a'\n",
      "2:45 bad-line: expected a tag or the end of the line, found ' so'"),
    RefusalCase(
      "Markdown that is cut", "# Log\n```\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n",
      "3:42 truncated-dump: the dump is cut off before its end"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("the attribute behind a name is the list that it stands in")
  func places() throws {
    let dump = try read(ComposeFormatTests.screen)
    let text = try #require(dump.rawAttribute(behind: .name, of: NodeID(1)))
    #expect(dump.tree.symbols[text] == "Text")
    let places = DumpPlaces(dump)
    #expect(places.extent(of: text, in: NodeID(1)) == DumpExtent(SourcePosition(line: 5, column: 12), length: 10))
    #expect(
      places.excerpt(of: NodeID(1), around: text)
        == DumpExcerpt(text: " | Text = '[Settings]'", start: SourcePosition(line: 5, column: 1)))
  }
}
