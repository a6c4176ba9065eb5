import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Flutter")
struct FlutterFormatTests {
  private static let screen = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
     │
     └─SemanticsNode#1
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 300.0) scaled by 2.0x
       │ flags: scopesRoute
       │
       ├─SemanticsNode#2
       │   Rect.fromLTRB(0.0, 0.0, 400.0, 50.0)
       │   flags: isHeader
       │   label: "Settings"
       │   textDirection: ltr
       │
       ├─SemanticsNode#3
       │ │ merge boundary ⛔️
       │ │ Rect.fromLTRB(0.0, 0.0, 56.0, 56.0) with transform
       │ │ [[1.0,0.0,0.0,330.0]; [0.0,1.0,0.0,768.0]; [0.0,0.0,1.0,0.0];
       │ │ [0.0,0.0,0.0,1.0]]
       │ │ tooltip: "Mutes"
       │ │
       │ ├─SemanticsNode#4
       │ │   merged up ⬆️
       │ │   Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
       │ │   label: "Alerts"
       │ │
       │ └─SemanticsNode#5
       │     merged up ⬆️
       │     Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
       │     actions: tap
       │     flags: hasEnabledState, isEnabled, hasToggledState, isToggled
       │     label: "now on"
       │     hint: "double tap"
       │
       └─SemanticsNode#6
           Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)
           flags: isTextField, hasEnabledState, isFocused
           identifier: "name"
           value: "Ann"

    """
  private static let lines = [
    "",
    "  scopesRoute",
    "    isHeader name=Settings",
    "    hasToggledState name=Alerts\nnow on hint=double tap enabled=true checked=true",
    "       accessible=false",
    "       accessible=false",
    "    isTextField value=Ann id=name enabled=false focused=true",
  ]

  private static func node(_ properties: String) -> String {
    "SemanticsNode#0\n"
      + properties.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
  }

  private static func prefixed(_ prefix: String) -> String {
    screen.split(separator: "\n").map { "\(prefix)\($0)\n" }.joined()
  }

  static let readable = [
    ReadCase(name: "whole", dump: screen, lines: lines),
    ReadCase(
      name: "as a tool prints it", dump: prefixed("flutter: "), lines: lines,
      notes: ["took the prefix of flutter off 38 lines, first line 1"]),
    ReadCase(
      name: "in Android's log", dump: prefixed("I/flutter ( 1234): "), lines: lines,
      notes: ["took the prefix of logcat off 38 lines, first line 1"]),
    ReadCase(
      name: "in Markdown, below a line of somebody else", dump: "# Bug\n```\n\(screen)```\n", lines: lines),
    ReadCase(
      name: "a text on lines of its own",
      dump: node("label:\n  \"Home\n\n  Tab 1 of 3\"\nvalue: \"x\""), lines: [" name=Home\n\nTab 1 of 3 value=x"]),
    ReadCase(
      name: "a long text and a long list, broken at blanks",
      dump: node(
        "actions: didGainAccessibilityFocus, didLoseAccessibilityFocus,\n  focus, tap\n"
          + "label: \"This is a text that is so long that it does not fit on one\n  line, and goes on here\""),
      lines: [" name=This is a text that is so long that it does not fit on one line, and goes on here"]),
    ReadCase(
      name: "a text that begins with blanks", dump: node("label:\n  \"a\n     b\""), lines: [" name=a\n   b"]),
    ReadCase(
      name: "how a text is to be spoken",
      dump: node("label: \"abc\" [SpellOutStringAttribute(TextRange(start: 0, end: 3))]"),
      lines: [" name=\"abc\" [SpellOutStringAttribute(TextRange(start: 0, end: 3))]"]),
    ReadCase(
      name: "remarks by hand, and what is no property",
      dump: "SemanticsNode#0 <-- the root\n   label: \"a\"\n   what is this\n", lines: [" name=a"],
      notes: ["skipped what stands beside the tree on 2 lines, first line 1"]),
    ReadCase(
      name: "states",
      dump: """
        SemanticsNode#0
         ├─SemanticsNode#1
         │   flags: hasCheckedState, isChecked, isCheckStateMixed
         ├─SemanticsNode#2
         │   flags: hasCheckedState, isInMutuallyExclusiveGroup, isChecked
         ├─SemanticsNode#3
         │   flags: isButton, isSelected, hasExpandedState, isHidden
         ├─SemanticsNode#4
         │   role: tab
         │   flags: isButton, hasSelectedState
         └─SemanticsNode#5
             invisible
             tooltip: "t"
        """,
      lines: [
        "", "  hasCheckedState checked=mixed", "  isInMutuallyExclusiveGroup checked=true",
        "  isButton selected=true expanded=false visible=false", "  tab selected=false", "   name=t visible=false",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "flutter")
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  @Test("raw attributes keep the dump's words and their order")
  func rawAttributes() throws {
    let dump = try read(FlutterFormatTests.screen)
    func attributes(_ node: Int) -> [String] {
      dump.tree.attributes(of: NodeID(node)).map {
        "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
      }
    }
    #expect(
      attributes(3) == [
        "id=3", "merge boundary=true",
        "rect=Rect.fromLTRB(0.0, 0.0, 56.0, 56.0) with transform "
          + "[[1.0,0.0,0.0,330.0]; [0.0,1.0,0.0,768.0]; [0.0,0.0,1.0,0.0]; [0.0,0.0,0.0,1.0]]",
        "tooltip=Mutes",
      ])
    #expect(
      attributes(5) == [
        "id=5", "merged up=true", "rect=Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)", "actions=tap",
        "merged flags=hasEnabledState, isEnabled, hasToggledState, isToggled", "label=now on", "hint=double tap",
      ])
  }

  @Test("what is typed into an obscured field is masked, merged or not")
  func secure() throws {
    let dump = try read(
      """
      SemanticsNode#0
       ├─SemanticsNode#1
       │   flags: isTextField, isObscured
       │   label: "PIN"
       │   value: "hunter2"
       │
       └─SemanticsNode#2
         │ merge boundary ⛔️
         │
         └─SemanticsNode#3
             merged up ⬆️
             flags: isTextField, isObscured
             value: "hunter3"

      """)
    #expect(
      outline(dump) == [
        "", "  isTextField[secure] name=PIN value=••••••", "  isTextField", "    [secure] accessible=false",
      ])
    #expect(!String(decoding: dump.tree.text, as: UTF8.self).contains("hunter"))
  }

  static let refused = [
    RefusalCase(
      "nothing was generated", "Semantics not generated for RenderView#1a2b3.\n",
      "1:1 failed-capture: the capture failed: Flutter generated no semantics, since nothing asked for them"),
    RefusalCase(
      "cut before a node inside", "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)\n │\n",
      "1:1 truncated-dump: the dump is cut off: a line leads to a node inside this one, which is missing"),
    RefusalCase(
      "cut before a node at the same level", "SemanticsNode#0\n ├─SemanticsNode#1\n │   label: \"a\"\n",
      "2:4 truncated-dump: the dump is cut off: a line leads to a node after this one, which is missing"),
    RefusalCase(
      "cut after a node's number", "SemanticsNode#0\n └─SemanticsNode#1",
      "2:4 truncated-dump: the dump is cut off: the last node says nothing of itself"),
    RefusalCase(
      "cut inside a text", "SemanticsNode#0\n   label: \"Sett",
      "2:11 truncated-dump: the dump is cut off: the text that begins here is not closed"),
    RefusalCase(
      "a text that is not closed", "SemanticsNode#0\n │ label: \"a\n └─SemanticsNode#1\n     label: \"b\"\n",
      "2:11 unclosed-quote: the text that begins here is not closed"),
    RefusalCase(
      "a node that is missing", "SemanticsNode#0\n └─SemanticsNode#1\n     └─SemanticsNode#2\n         label: \"b\"\n",
      "3:8 bad-line: a node that is inside none of those above it: a line is missing"),
    RefusalCase(
      "a node that is missing inside",
      "SemanticsNode#0\n ├─SemanticsNode#1\n │ │ label: \"a\"\n └─SemanticsNode#2\n     label: \"b\"\n",
      "2:4 bad-line: a line leads to a node inside this one, which is missing"),
    RefusalCase(
      "a fragment", "   ├─SemanticsNode#30\n   │   label: \"a\"\n   └─SemanticsNode#31\n       label: \"b\"\n",
      "1:1 fragment: the dump is a fragment: its first node hangs from a branch of a node that is missing"),
    RefusalCase(
      "two dumps", "SemanticsNode#0\n   label: \"a\"\nSemanticsNode#0\n   label: \"a\"\n",
      "3:1 several-dumps: a second dump begins here; keep one a file"),
    RefusalCase(
      "Markdown that is cut", "# Bug\n```\nSemanticsNode#0\n   label: \"a\"\n",
      "4:14 truncated-dump: the dump is cut off before its end"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("an attribute is shown on the line on which it stands")
  func places() throws {
    let dump = try read(FlutterFormatTests.screen)
    let label = try #require(dump.tree.symbols.find("label"))
    #expect(
      DumpPlaces(dump).excerpt(of: NodeID(2), around: label)
        == DumpExcerpt(text: "   │   label: \"Settings\"", start: SourcePosition(line: 11, column: 1)))
    #expect(dump.platforms == [.ios, .ipados, .macos, .android, .wearos, .windows, .linux, .web])
  }
}
