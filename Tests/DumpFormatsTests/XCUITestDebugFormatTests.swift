import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("XCUITest's debug description")
struct XCUITestDebugFormatTests {
  private static let tail = """
    Path to element:
     →Application, 0x1001, pid: 7, label: 'Demo'
    Query chain:
     →Find: Target Application 'org.example.Demo'
      Output: {
        Application, 0x2001, pid: 7, label: 'Demo'
      }
    """
  private static let screen = """
    Attributes: Application, 0x1001, pid: 7, label: 'Demo'
    Element subtree:
     →Application, 0x1001, pid: 7, label: 'Demo'
        Window (Main), 0x1002, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x1003, {{20.0, 59.0}, {55.0, 40.0}}, identifier: 'save', label: 'Save', Selected, Disabled
          TextField, 0x1004, {{20.0, 99.0}, {55.0, 40.0}}, placeholderValue: 'Your name', value: Ann, Keyboard Focused
          Switch, 0x1005, {{20.0, 99.0}, {55.0, 40.0}}, label: 'Alerts', value: 1
    \(tail)
    """
  private static let tree = [
    "Application name=Demo", "  Window[Main]", "    Button name=Save id=save enabled=false selected=true",
    "    TextField value=Ann hint=Your name focused=true", "    Switch name=Alerts value=1 checked=true",
  ]
  private static let fromJSON =
    "took the dump out of the text of 'value' in the JSON; lines and columns are those of that text"
  private static let unwrapped = "read the description out of its quotes; lines count from its first"

  private static func element(_ line: String) -> String {
    "Element subtree:\n →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    \(line)\nPath to element:\n"
  }

  static let readable = [
    ReadCase(name: "whole: what repeats elements is not counted", dump: screen, lines: tree),
    ReadCase(
      name: "pasted with a margin and a time before each line",
      dump: screen.split(separator: "\n").map { "2026-01-31T10:00:00.123Z     \($0)\n" }.joined(), lines: tree,
      notes: [
        "took the time stamp off 14 lines, first line 1", "took a margin of 4 blanks off all lines",
      ]),
    ReadCase(
      name: "below lines of xcodebuild",
      dump: "    t =     1.02s Requesting snapshot of accessibility hierarchy for app with pid 7\n" + screen,
      lines: tree,
      notes: ["took the time of xcodebuild off line 1"]),
    ReadCase(
      name: "in the quotes of a debugger",
      dump: "(String) $R0 = \"" + escaped(screen).replacing("'", with: "\\'") + "\"\n", lines: tree, notes: [unwrapped]),
    ReadCase(
      name: "in a string of JSON",
      dump: "{\"value\": \"" + escaped(screen).replacing("→", with: "\\u2192") + "\", \"sessionId\": null}",
      lines: tree,
      notes: [fromJSON]),
    ReadCase(
      name: "in a string of JSON in a string of JSON",
      dump: "{\"value\": \"" + escaped(escaped(screen)) + "\"}", lines: tree, notes: [fromJSON, unwrapped]),
    ReadCase(
      name: "older: the frame before the label, a word for the main window, traits",
      dump: """
        Attributes: Application, {{0.0, 0.0}, {375.0, 667.0}}
        Element subtree:
         →Application, 0x1, pid: 9, {{0.0, 0.0}, {375.0, 667.0}}, label: 'Old'
            Other, 0x2, Main Window, {{0.0, 52.2}, {375.0, 562.5}}
              Button, 0x3, traits: 8589934593, {{0.0, 0.0}, {1.0, 1.0}}, title: 'Go'
        Path to element:
        """,
      lines: ["Application name=Old", "  Other[Main]", "    Button name=Go"]),
    ReadCase(
      name: "several windows, one below the other",
      dump: """
        Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}
        Element subtree:
         →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
            Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}
        Path to element:
         →Application, 0x9, pid: 7, label: 'Demo'

        Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}
        Element subtree:
         →Window, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Second'
        Path to element:
         →Application, 0x9, pid: 7, label: 'Demo'
        """,
      lines: ["Window", "  Other", "Window name=Second"],
      notes: ["2 descriptions in one file, read as one tree after the other"]),
    ReadCase(
      name: "what a log says in between is skipped",
      dump: element("Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'OK'\nA line of somebody else\n"),
      lines: ["Window", "  Button name=OK"], notes: ["skipped 1 line that are no elements, first line 4"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "xcuitest-debug")
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  static let oddTexts = [
    ("label: 'It's here'", "name=It's here"),
    ("label: 'a, b', value: 0%", "name=a, b value=0%"),
    ("label: 'two\nlines', Selected", "name=two\nlines selected=true"),
    ("label: 'the users'\nlist'", "name=the users'\nlist"),
    ("label: 'says 'x', y'", "name=says 'x', y"),
    ("value: 1, 2, Selected and more, Selected", "value=1, 2, Selected and more selected=true"),
    ("value: one\n\n  two, placeholderValue: 'p'", "value=one\n\n  two hint=p"),
    ("label: '', title: 'T'", "name=T"),
    ("label: 'x', Selected it said', Disabled", "name=x', Selected it said enabled=false"),
    ("Highlighted", ""),
  ]

  @Test("texts that nothing escapes", arguments: oddTexts)
  func texts(_ parts: String, _ fields: String) throws {
    let line = "Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, \(parts)"
    let dump = try read(XCUITestDebugFormatTests.element(line))
    #expect(outline(dump) == ["Window", "  Other" + (fields.isEmpty ? "" : " " + fields)])
    #expect(dump.refusal == nil)
    #expect(dump.notes == [])
  }

  @Test("raw attributes keep the dump's words and their order")
  func rawAttributes() throws {
    let dump = try read(XCUITestDebugFormatTests.screen)
    let attributes = dump.tree.attributes(of: NodeID(2)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
    }
    #expect(
      attributes == [
        "pointer=0x1003", "frame={{20.0, 59.0}, {55.0, 40.0}}", "identifier=save", "label=Save", "selected=true",
        "enabled=false",
      ])
  }

  @Test("the value of a secure field is masked")
  func secure() throws {
    let line = "SecureTextField, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Password', value: hunter2"
    let dump = try read(XCUITestDebugFormatTests.element(line))
    #expect(outline(dump) == ["Window", "  SecureTextField name=Password value=••••••"])
    #expect(dump.notes == ["the value of 1 secure field is masked"])
    #expect(!String(decoding: dump.tree.text, as: UTF8.self).contains("hunter2"))
  }

  static let refused = [
    RefusalCase(
      "cut after the subtree's last line",
      String(screen[..<(screen.firstRange(of: "Path")?.lowerBound ?? screen.endIndex)]),
      "7:78 truncated-dump: the dump is cut off: no 'Path to element:' follows the subtree"),
    RefusalCase(
      "cut inside a text", "Element subtree:\n →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Setti",
      "2:49 truncated-dump: the dump is cut off inside the text that begins here"),
    RefusalCase(
      "cut inside a frame", element("Other, 0x2, {{0.0").replacing("\nPath to element:\n", with: ""),
      "3:17 truncated-dump: the frame that begins here is not closed"),
    RefusalCase(
      "a text that is not closed",
      element("Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'a\n    Other, 0x3, {{0.0, 0.0}, {9.0, 9.0}}"),
      "3:50 unclosed-quote: the text that begins here is not closed before the next element"),
    RefusalCase(
      "a missing line", element("  Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}"),
      "3:7 bad-line: indented by 4 blanks below the element above, and a level is two: a line is missing between them"),
    RefusalCase(
      "something that is no part of an element", element("Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, 17"),
      "3:43 bad-line: expected a part of an element, found '17'"),
    RefusalCase(
      "no blank before a part", element("Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}label: 'x'"),
      "3:41 bad-line: expected ', ' before the next part of the element, found 'label: 'x''"),
    RefusalCase(
      "a fragment", "            Other, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Deep'\nPath to element:\n",
      "1:1 fragment: the dump is a fragment: no 'Element subtree:' stands before its first element"),
    RefusalCase(
      "a query chain alone", "Query chain:\n →Find: Target Application 'org.example'\n  Output: {\n  }\n",
      "1:1 failed-capture: the capture failed: there is a query chain and no element subtree, so the app could not be read"
    ),
    RefusalCase(
      "what a query found",
      "Find: Descendants matching type Button\n  Output: {\n    Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n  }\n",
      "1:1 not-a-dump: the file lists what a query found, which is no tree; print the description of an element, "
        + "as of the app"),
    RefusalCase(
      "an empty subtree", "Element subtree:\nPath to element:\n",
      "1:1 failed-capture: the capture failed: the element subtree is empty"),
    RefusalCase(
      "two captures of one app", screen + "\n" + screen,
      "15:1 several-dumps: a second dump of the same element begins here; keep one a file"),
    RefusalCase(
      "JSON that is cut", "{\"value\": \"" + escaped(screen),
      "truncated-dump: the dump is cut off: the JSON around it ends inside the text of 'value'"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("a refused dump is read up to what is wrong")
  func prefix() throws {
    let dump = try read(
      "Element subtree:\n →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    Other, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Setti"
    )
    #expect(outline(dump) == ["Window"])
  }

  @Test("tells the platform")
  func platforms() throws {
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(try read(XCUITestDebugFormatTests.screen).platforms == kin.union([.macos]))
    #expect(try read(XCUITestDebugFormatTests.element("MenuBar, 0x2, {{0.0, 0.0}, {9.0, 9.0}}")).platforms == [.macos])
  }

  @Test("places are those of the element and of its texts")
  func places() throws {
    let dump = try read(XCUITestDebugFormatTests.screen)
    let places = DumpPlaces(dump)
    let label = try #require(dump.tree.symbols.find("label"))
    #expect(places.extentOfRole(in: NodeID(2)) == DumpExtent(SourcePosition(line: 5, column: 7), length: 6))
    #expect(places.extent(of: label, in: NodeID(2)) == DumpExtent(SourcePosition(line: 5, column: 81), length: 4))
    #expect(
      places.excerpt(of: NodeID(4))
        == DumpExcerpt(
          text: "      Switch, 0x1005, {{20.0, 99.0}, {55.0, 40.0}}, label: 'Alerts', value: 1",
          start: SourcePosition(line: 7, column: 1)))
  }
}

/// A text as it stands inside the quotes of JSON.
func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
}
