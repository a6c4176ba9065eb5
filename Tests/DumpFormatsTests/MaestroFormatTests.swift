import AccessibilityTree
import Testing
import Vocabulary

@testable import DumpFormats

@Suite("Maestro")
struct MaestroFormatTests {
  static let readable = [
    ReadCase(
      name: "iOS: what is typed is no name; a flag that is said twice is one",
      dump: """

        {"attributes":{"accessibilityText":"","title":"","bounds":"[0,0][393,852]","enabled":"false"},
         "children":[
          {"attributes":{"accessibilityText":"Save","title":"t","text":"t","value":"","hintText":"",
            "resource-id":"save","bounds":"[1,2][3,4]","enabled":"true","checked":"false","selected":"true"},
           "children":[],"enabled":true,"checked":false,"selected":true},
          {"attributes":{"accessibilityText":"","title":"T","text":"T","value":""},"children":[]},
          {"attributes":{"accessibilityText":"","title":"","text":"typed","value":"typed","hintText":"City"}},
          {"children":null,"attributes":{"accessibilityText":"Alerts","value":"1","checked":"true"},"focused":true}
         ],"enabled":false}
        """,
      lines: [
        " enabled=false", "   name=Save id=save enabled=true selected=true", "   name=T",
        "   value=typed hint=City", "   name=Alerts value=1 checked=true focused=true",
      ]),
    ReadCase(
      name: "Android: the class is the role, the text of a field its value",
      dump: """
        Running on emulator-5554
        {"attributes":{},"children":[{"attributes":{"class":"android.widget.EditText","text":"typed","hintText":"City",
          "bounds":"[0,0][1,1]"},"children":[],"clickable":true},
         {"attributes":{"class":"android.widget.CheckBox","text":"All","checked":"false","bounds":"[0,0][1,1]"}},
         {"attributes":{"class":"a.B","text":"x","checked":"false","checkable":"true","visible-to-user":"false"}},
         {"attributes":{"class":"a.B","accessibilityText":"d","text":"x","checked":"false"}}],"clickable":false}
        """,
      lines: [
        "", "  android.widget.EditText name=City value=typed hint=City",
        "  android.widget.CheckBox name=All checked=false", "  a.B name=x checked=false visible=false", "  a.B name=d",
      ],
      notes: ["skipped what stands before the JSON: 'Running on emulator-5554'"]),
    ReadCase(
      name: "rows: what is false is left out, and a missing 'enabled' is put back",
      dump: """
        element_num,depth,attributes,parent_num
        0,0,"bounds=[0,0][393,852]; enabled=true",
        1,1,"accessibilityText=Say ""hi""; a=b, c
        d; resource-id=say; enabled=true; enabled=true",0
        2,2,"text=x; y; title=x; bounds=[1,1][2,2]",1
        2,1,"",0

        """,
      lines: [
        " enabled=true", "   name=Say \"hi\" id=say enabled=true", "     name=x enabled=false", "   enabled=false",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.source == .maestro)
  }

  @Test("tells Android by a class, iOS by a title")
  func platforms() throws {
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(try read(MaestroFormatTests.readable[0].dump).platforms == kin)
    #expect(try read(MaestroFormatTests.readable[1].dump).platforms == [.android, .wearos])
    #expect(try read(MaestroFormatTests.readable[2].dump).platforms == kin)
    let neither = try read("{\"attributes\":{\"text\":\"x\"},\"children\":[]}")
    #expect(neither.platforms == kin.union([.android, .wearos]))
  }

  private static let nothing = "the capture failed: no node has a text, an id or a place on the screen"

  static let refused = [
    RefusalCase(
      "nothing on the screen",
      "{\"attributes\":{},\"children\":[{\"attributes\":{\"bounds\":\"[0,0][0,0]\"},\"children\":[],\"enabled\":true}]}",
      "1:1 failed-capture: " + nothing),
    RefusalCase(
      "cut", "{\"attributes\":{\"text\":\"x\"},\"children\":[{\"attr",
      "1:46 truncated-dump: the dump is cut off: it ends inside a text that begins on line 1, column 41, inside the "
        + "object of line 1, column 40"),
    RefusalCase(
      "rows of nothing", MaestroRows.header.description + "\n0,0,\"bounds=[0,0][0,0]\",\n", "failed-capture: " + nothing
    ),
    RefusalCase(
      "no rows", MaestroRows.header.description + "\n", "no-nodes: the dump holds no row, so nothing was captured"),
    RefusalCase(
      "a row cut in its text", MaestroRows.header.description + "\n0,0,\"text=a\",\n1,1,\"text=b",
      "3:1 truncated-dump: the dump is cut off in the middle of a row"),
    RefusalCase(
      "a row cut before its parent", MaestroRows.header.description + "\n0,0,\"text=a\",\n1,1,\"text=b\",",
      "3:1 truncated-dump: the dump is cut off in the middle of a row"),
    RefusalCase(
      "a row missing", MaestroRows.header.description + "\n0,0,\"text=a\",\n2,2,\"text=b\",1\n",
      "3:1 bad-line: depth 2 below a row of 0: a row is missing between them"),
    RefusalCase(
      "no row", MaestroRows.header.description + "\n0,0,\"text=a\",\nError: x\n",
      "3:1 bad-line: expected a row of number, depth, attributes in quotes and parent"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("a last row without a line feed is kept, and that is said")
  func unfinished() throws {
    let dump = try read("Log\r\n" + MaestroRows.header.description + "\r\n0,0,\"text=a\",\r\n1,1,\"text=b\",0")
    #expect(outline(dump) == [" name=a enabled=false", "   name=b enabled=false"])
    #expect(
      dump.notes == [
        "skipped what stands before the rows: 'Log'", "the last row has no line feed, and seems whole",
      ])
  }
}
