import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("GTK's test text")
struct GTKTextFormatTests {
  static let readable = [
    ReadCase(
      name: "names, states, a text over several lines",
      dump: """
        window1
          "window"
          index: 0
          state: enabled sensitive showing visible
          toolkit: gtk
          <AtkComponent>
          layer: window
          notes
            "text"
            parent: window1
            state: editable enabled sensitive showing visible
            <AtkText>
            text: one
        two: 2
            three: 3
          "four"

            character count: 30
            default attributes: bg-color: <omitted>
                                style: <omitted>
          unnamed-GtkToggleButtonAccessible-0
            "toggle button"
            name: Bold
            description: makes it bold
            state: enabled sensitive showing visible pressed
          all
            "check box"
            name: All
            state: showing visible indeterminate focused
         \u{20}
            "spin button"
            state: enabled sensitive visible busy
            <AtkValue>
            minimum value: 0
            current value: 7

        """,
      lines: [
        "window id=window1 visible=true",
        "  text value=one\ntwo: 2\n    three: 3\n  \"four\"\n id=notes visible=true",
        "  toggle-button name=Bold hint=makes it bold checked=true visible=true",
        "  check-box name=All id=all enabled=false checked=mixed focused=true visible=true",
        "  spin-button value=7 busy=true visible=false",
      ]),
    ReadCase(
      name: "a secret, in the text and as the name of its widget",
      dump: """
        w
          "frame"
          hunter2
            "password text"
            name: Password
            state: editable enabled sensitive showing visible
            <AtkText>
            text: hunter2
            character count: 7

        """,
      lines: ["frame id=w", "  password-text name=Password value=•••••• visible=true"],
      notes: ["the value of 1 secure field is masked"]),
    ReadCase(
      name: "no line feed at the end", dump: "w\n  \"frame\"\n  state: enabled showing visible",
      lines: ["frame id=w visible=true"], notes: ["the last line has no line feed, and seems whole"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.source == .gtkText)
    #expect(dump.platforms == [.linux])
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(outline(try DumpReader.read(try AXTextWriter.write(dump), path: "dump")) == example.lines)
  }

  static let refused = [
    RefusalCase(
      "cut in a line", "w\n  \"frame\"\n  state: enabled\n  tool",
      "4:3 truncated-dump: the dump is cut off in the middle of a line: 'tool' is no 'key: value'"),
    RefusalCase(
      "cut in a role", "w\n  \"frame\"\n  state: enabled\n  b\n    \"push bu",
      "5:5 truncated-dump: the dump is cut off in the middle of a line: '\"push bu' is no 'key: value'"),
    RefusalCase("a role alone", "\"frame\"", "1:1 unknown-format: no format that is read begins with '\"frame\"'"),
  ]

  @Test("is refused", arguments: refused)
  func isRefused(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("with --from, what is none is refused")
  func forced() {
    #expect(
      line(refusal(Array("a\nb\n".utf8), format: "gtk-text"))
        == "1:1 bad-line: the first line is followed by no role in quotes")
    #expect(
      line(refusal(Array("a\n".utf8), format: "gtk-text"))
        == "1:1 truncated-dump: the dump is cut off: the first line is followed by no role in quotes")
  }
}
