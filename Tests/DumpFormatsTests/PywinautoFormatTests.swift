import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("pywinauto")
struct PywinautoFormatTests {
  static let whole = """
    Control Identifiers:

    Dialog - 'Mail: 'new''    (L0, T-8, R800, B600)
    ['Dialog', "Mail: 'new'", 'MailDialog']
    child_window(title="Mail: 'new'", control_type="Window")
       |\u{20}
       | GroupBox - ''    (L0, T0, R10, B10)
       | ['GroupBox']
       |    |\u{20}
       |    | Static - 'Dear Ann,\\nhello'    (L1, T1, R2, B2)
       |    | ['Static', 'Dear Ann,
    hello']
       |    | child_window(title="Dear Ann,
    hello", auto_id="text", control_type="Text")
       |
       | Button - 'Say "OK"'    (L5, T5, R6, B6)
       | ['Button']
       | child_window(title="Say "OK"", auto_id="ok", control_type="Button")

    """

  static let readable = [
    ReadCase(
      name: "titles with quotes and line breaks, names that pywinauto has for types", dump: whole,
      lines: [
        "Window name=Mail: 'new'", "  Group", "    Text name=Dear Ann,\nhello id=text",
        "  Button name=Say \"OK\" id=ok",
      ]),
    ReadCase(
      name: "no criteria, Windows' line ends, a prompt before and after",
      dump: "PS C:\\> python dump.py\r\nControl Identifiers:\r\n\r\nCustom.Class_1 - 'A\r\nB'    (L0, T0, R1, B1)\r\n"
        + "['A [B]', 'C']\r\nPS C:\\> ",
      lines: ["Custom.Class_1 name=A\nB"],
      notes: [
        "skipped what stands before the identifiers: 'PS C:\\> python dump.py'",
        "skipped what stands after the last element, from line 7: 'PS C:\\> '",
      ]),
    ReadCase(
      name: "line breaks of a console",
      dump: """
        Control Identifiers:

        Pane - ''    (L0, T0, R1, B1)
        ['Pane']
           |\u{20}
           | Static - 'one t
        wo three'    (L0, T0, R1,\u{20}
        B1)
           | ['one two three']
           | child_window(title="one two th
        ree", control_type="Text")   |\u{20}
           | Static - 'four'    (L0, T0, R1, B1)
           | ['four']

        """,
      lines: ["Pane", "  Text name=one two three", "  Text name=four"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.source == .pywinauto)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(outline(try DumpReader.read(try AXTextWriter.write(dump), path: "dump")) == example.lines)
  }

  static let refused = [
    RefusalCase(
      "nothing follows", "Control Identifiers:\n\n", "no-nodes: the dump holds no node, so nothing was captured"),
    RefusalCase(
      "cut in a title", "Control Identifiers:\n\nDialog - 'Ma",
      "3:11 truncated-dump: the dump is cut off: the title that begins here is not followed by a rectangle"),
    RefusalCase(
      "cut in a list", "Control Identifiers:\n\nDialog - 'M'    (L0, T0, R1, B1)\n['a [b]', 'c [d",
      "3:1 truncated-dump: the dump is cut off: the element that begins here has no whole list of names"),
    RefusalCase(
      "cut in the criteria",
      "Control Identifiers:\n\nDialog - 'M'    (L0, T0, R1, B1)\n['a']\nchild_window(title=\"M (",
      "3:1 truncated-dump: the dump is cut off: the element that begins here has no whole list of names"),
    RefusalCase(
      "no rectangle in the middle",
      "Control Identifiers:\n\nDialog - 'M'\n['a']\n   | \n   | Pane - ''    (L0, T0, R1, B1)\n   | ['b']\n",
      "3:11 bad-line: the title that begins here is not followed by a rectangle"),
  ]

  @Test("is refused", arguments: refused)
  func isRefused(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }
}
