import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("dogtail")
struct DogtailFormatTests {
  static let readable = [
    ReadCase(
      name: "actions, names with anything in them",
      dump: """
        [application | mail]
         [frame | Inbox [3] | mail]
          [push button | Send]
           [action | click |  ]
           [action | menu | <Alt>s ]
          [label | one
        [two]
        three]
          [text | ]
           [action | activate |  ]
           [icon | x]

        """,
      lines: [
        "application name=mail", "  frame name=Inbox [3] | mail", "    push-button name=Send",
        "    label name=one\n[two]\nthree", "    text", "      icon name=x",
      ]),
    ReadCase(
      name: "the verbose form",
      dump: """
        >>> dump(app, verbose=True)
        [frame | Inbox]     [p:(0, 0), s:(800, 600), vis:True, show:True]
         [push button | [OK]]     [p:(10, -5), s:(20, 10), vis:True, show:False]

        """,
      lines: ["frame name=Inbox visible=true", "  push-button name=[OK] visible=false"],
      notes: ["skipped line 1: '>>> dump(app, verbose=True)'"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.source == .dogtail)
    #expect(dump.platforms == [.linux])
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(outline(try DumpReader.read(try AXTextWriter.write(dump), path: "dump")) == example.lines)
  }

  static let refused = [
    RefusalCase(
      "cut in a name", "[frame | Inbox]\n [push button | O",
      "2:2 truncated-dump: the dump is cut off: the bracket that begins here is not closed"),
    RefusalCase(
      "a bracket is not closed in the middle", "[frame | Inbox\n [push button | O]\n",
      "1:1 bad-line: the bracket that begins here is not closed"),
    RefusalCase(
      "a level is left out", "[frame | a]\n   [label | b]\n",
      "2:5 bad-line: 3 levels deep below a line of 0: a line is missing between them"),
    RefusalCase(
      "cut in a role", "[frame | a]\n [label | b]\n [lab",
      "3:2 truncated-dump: the dump is cut off in the middle of a role"),
    RefusalCase(
      "an action in the wrong place", "[frame | a]\n [label | b]\n [action | click |  ]\n",
      "3:3 bad-line: an action that belongs to no node"),
  ]

  @Test("is refused", arguments: refused)
  func isRefused(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("keeps the actions of a node")
  func actions() throws {
    let dump = try read("[frame | a]\n [action | click |  ]\n [action | menu | <Alt>m ]\n")
    #expect(NodeLine.text(of: NodeID(0), in: dump) == "frame name=\"a\" actions=\"click, menu\"")
  }

  @Test("what is no line of it is refused with --from")
  func forced() {
    #expect(
      line(refusal(Array("nothing\n".utf8), format: "dogtail"))
        == "no-nodes: the dump holds no node, so nothing was captured")
  }
}
