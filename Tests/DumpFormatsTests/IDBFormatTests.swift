import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("idb and AXe")
struct IDBFormatTests {
  static let readable = [
    ReadCase(
      name: "a flat list: null is nothing, an empty label is one",
      dump: """
        [{"AXFrame":"{{0, 0}, {430, 932}}","AXLabel":" ","type":"Application","role":"AXApplication","subrole":null,
          "AXUniqueId":null,"enabled":true},
         {"AXLabel":"Alerts","AXValue":"1","role":"AXCheckBox","subrole":"AXSwitch","help":"rings","enabled":false,
          "AXUniqueId":"alerts"},
         {"AXLabel":null,"title":"OK","role":"AXButton"},
         {"AXLabel":"","title":"OK","role":"AXButton"},
         {"AXLabel":null,"AXValue":"35 %","role":"AXStaticText","title":null}]
        """,
      lines: [
        "AXApplication name=  enabled=true",
        "AXCheckBox[AXSwitch] name=Alerts value=1 hint=rings id=alerts enabled=false checked=true",
        "AXButton name=OK", "AXButton name=", "AXStaticText name=35 % value=35 %",
      ]),
    ReadCase(
      name: "nested, whatever the order of keys; a tab, traits, hidden",
      dump: """
        [{"children":[{"AXLabel":"Home","AXValue":"1","subrole":"AXTabButton","role":"AXRadioButton"},
          {"children":[],"AXLabel":"b","role":"AXButton","traits":["Button","Selected","NotEnabled"],"hidden":true,
           "focused":true,"expanded":false}],
          "role":"AXGroup","AXLabel":null},null]
        """,
      lines: [
        "AXGroup", "  AXRadioButton[AXTabButton] name=Home value=1 selected=true",
        "  AXButton name=b enabled=false selected=true expanded=false focused=true visible=false",
      ]),
    ReadCase(
      name: "a single element, after a line of log",
      dump: "connecting\n{\"AXLabel\":\"General\",\"role\":\"AXButton\",\"AXUniqueId\":\"general\"}\n",
      lines: ["AXButton name=General id=general"],
      notes: ["skipped what stands before the JSON: 'connecting'"]),
    ReadCase(
      name: "of 2019: the type alone, and an id that is made up anew on every run",
      dump: """
        {"AXHint":"h","AXPid":0,"traits":["Scrollable","Button"],"type":"Button","AXLabel":"l","AXUniqueId":57429264}
        """,
      lines: ["AXButton name=l hint=h"]),
    ReadCase(
      name: "complete: words of XCUITest, and an alert in front",
      dump: """
        {"elements":[{"type":"Switch","label":"Alerts","value":"0","identifier":"a","help":"h","hidden":false},
          {"type":"TabBar","children":[{"type":"Tab","label":"Home"}]},{"type":"Other"},{"type":"Cell","title":"c"}],
         "backend":"axbridge","truncated":false,"modal":{"title":"Allow?","owner":"system"},"target":null}
        """,
      lines: [
        "AXCheckBox[AXSwitch] name=Alerts value=0 hint=h id=a checked=false visible=true", "AXTabGroup",
        "  AXRadioButton[AXTabButton] name=Home", "AXGenericElement", "AXCell name=c",
      ],
      notes: ["an alert blocks the screen: 'Allow?'"]),
    ReadCase(
      name: "in a fence, odd text, and things that are no elements",
      dump: """
        Hierarchy:
        ```json
        [{"AXLabel":"a\\n\\u202e\\ud83d\\ude00 \\ud83d","role":"AXButton","children":[7,{"role":"AXImage"}]},"x"]
        ```
        """,
      lines: ["AXButton name=a\n\u{202e}😀 \u{fffd}", "  AXImage"],
      notes: [
        "skipped what stands before the JSON: 'Hierarchy:'",
        "skipped what stands after the JSON, from line 4: '```'",
        "put U+FFFD in place of half of a surrogate pair, first at line 3, column 36",
        "skipped 2 values that stand where a node has to be, first at line 3, column 74",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.format == "idb")
    #expect(dump.source == .idb)
    #expect(dump.platforms == [.ios, .ipados, .tvos, .visionos])
  }

  static let refused = [
    RefusalCase(
      "cut", "[{\"AXLabel\":\"a\",\"role\":\"AXButton\"},\n {\"AXLabel\":\"b",
      "2:15 truncated-dump: the dump is cut off: it ends inside a text that begins on line 2, column 13, inside the "
        + "object of line 2, column 2"),
    RefusalCase(
      "cut between two elements", "[{\"AXLabel\":\"a\",\"role\":\"AXButton\"},",
      "1:36 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 1"),
    RefusalCase(
      "malformed", "[{\"AXLabel\":\"a\",}]", "1:17 malformed-json: the JSON is malformed: a comma and no name after it"),
    RefusalCase(
      "truncated by its own word", "{\"elements\":[{\"label\":\"a\",\"type\":\"Button\"}],\n\"truncated\":true}",
      "2:13 truncated-dump: the dump says itself that it is not whole (truncated): idb stops at a depth of 50 and at "
        + "3000 nodes"),
    RefusalCase(
      "no elements", "{\"elements\":[],\"backend\":\"ax\"}",
      "1:1 no-nodes: the dump holds no node, so nothing was captured"),
    RefusalCase(
      "two in one file", "[{\"AXLabel\":\"a\"}]\n[{\"AXLabel\":\"b\"}]\n",
      "2:1 several-dumps: a second document begins after the end of the first; keep one a file"),
    RefusalCase("an empty list", "[]\n", "1:1 no-nodes: the file is an empty JSON list, so nothing was captured"),
    RefusalCase(
      "nothing at a point", "null\n",
      "1:1 failed-capture: the file is JSON's 'null', which is what a tool writes where it finds no element"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("a cut dump keeps what came before")
  func keepsWhatCameBefore() throws {
    let dump = try read("[{\"AXLabel\":\"a\",\"role\":\"AXButton\"},\n {\"role\":\"AXImage\",\"AXLabel\":\"b")
    #expect(outline(dump) == ["AXButton name=a", "AXImage"])
  }

  @Test("a frame is four numbers in one order, an action of a list its words")
  func attributes() throws {
    let dump = try read(
      """
      {"AXLabel":"a","frame":{"y":1,"x":null,"height":4.5,"width":3},"custom_actions":["Edit","Share"],"x":{"y":[1]},
       "pid":7,"e":[]}
      """)
    #expect(
      NodeLine.text(of: NodeID(0), in: dump)
        == "? AXLabel=\"a\" custom_actions=\"Edit, Share\" x=\"{\\\"y\\\":[1]}\"")
    let values = dump.tree.attributes(of: NodeID(0)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "-")"
    }
    #expect(
      values == ["AXLabel=a", "frame=?,1,3,4.5", "custom_actions=Edit, Share", "x={\"y\":[1]}", "pid=7", "e="])
  }
}
