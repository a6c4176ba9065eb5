import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("The DevTools protocol, and the older snapshots")
struct CDPFormatTests {
  /// A node in short: its id, role, name, children, and what else stands in it.
  private static func node(
    _ id: String, _ role: String, _ name: String? = nil, in parent: String? = nil, children: [String] = [],
    ignored: Bool = false, more: String = ""
  ) -> String {
    var text = "{\"nodeId\":\"\(id)\",\"ignored\":\(ignored),\"role\":{\"type\":\"role\",\"value\":\"\(role)\"}"
    if let name { text += ",\"name\":{\"type\":\"computedString\",\"value\":\"\(name)\",\"sources\":[]}" }
    if let parent { text += ",\"parentId\":\"\(parent)\"" }
    text += ",\"childIds\":[" + children.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    return text + more + "}"
  }

  private static func list(_ nodes: [String]) -> String { "{\"nodes\":[\n" + nodes.joined(separator: ",\n") + "]}" }

  private static func property(_ name: String, _ value: String) -> String {
    "{\"name\":\"\(name)\",\"value\":{\"type\":\"x\",\"value\":\(value)}}"
  }

  static let readable = [
    ReadCase(
      name: "in no order, ids below zero, ignored nodes give way to what is in them",
      dump: list([
        node("-5", "InlineTextBox", "a", in: "4"), node("2", "none", in: "1", children: ["3", "6"], ignored: true),
        node("1", "RootWebArea", "Page", children: ["2"]), node("6", "generic", "", in: "2"),
        node("3", "none", in: "2", children: ["4"], ignored: true),
        node("4", "StaticText", "a", in: "3", children: ["-5"]),
      ]),
      lines: ["RootWebArea name=Page", "  StaticText name=a", "    InlineTextBox name=a", "  generic"]),
    ReadCase(
      name: "states, values and relations",
      dump: list([
        node(
          "1", "checkbox", "All",
          more: ",\"properties\":[" + property("checked", "\"mixed\"") + "," + property("disabled", "true") + "]"),
        node(
          "2", "slider", "Volume",
          more: ",\"value\":{\"type\":\"number\",\"value\":35},\"description\":{\"value\":\"hint\"},\"properties\":["
            + property("valuetext", "\"35 %\"") + "," + property("busy", "1") + "," + property("focused", "true") + "]"),
        node(
          "3", "button", "B",
          more: ",\"value\":{\"type\":\"number\",\"value\":1},\"properties\":[" + property("valuetext", "\"\"") + ","
            + property("pressed", "\"true\"") + "," + property("expanded", "false") + ","
            + property("hidden", "true")
            + ",{\"name\":\"labelledby\",\"value\":{\"relatedNodes\":[{\"backendDOMNodeId\":7,\"text\":\"T\"},"
            + "{\"backendDOMNodeId\":8}]}}]"),
      ]),
      lines: [
        "checkbox name=All enabled=false checked=mixed",
        "slider name=Volume value=35 % hint=hint focused=true busy=true",
        "button name=B value=1 checked=true expanded=false visible=false",
      ]),
    ReadCase(
      name: "an answer as it came; nodes twice, rivals, ids of no node",
      dump: "{\"id\":4,\"result\":{\"nodes\":[\n"
        + [
          node("1", "RootWebArea", "P", children: ["2", "9", "8"]), node("2", "link", "L", in: "1"),
          node("2", "link", "L", in: "1"), node("2", "button", "L", in: "1"),
        ].joined(separator: ",\n") + "]}}",
      lines: ["RootWebArea name=P", "  link name=L"],
      notes: [
        "left out 1 node that the list has twice, word for word, first on line 4",
        "left out 1 node with an id that another node of the list has, first on line 5",
        "there is no node for 2 ids of childIds, first on line 2",
      ]),
    ReadCase(
      name: "several roots, a child that its parent does not list, a ring",
      dump: "["
        + [
          node("1", "RootWebArea", "P"), node("2", "link", "L", in: "1"), node("3", "RootWebArea", "Frame", in: "77"),
          node("4", "a", "a", in: "5", children: ["5"]), node("5", "b", "b", in: "4", children: ["4"]),
        ].joined(separator: ",\n") + "]",
      lines: ["RootWebArea name=P", "  link name=L", "RootWebArea name=Frame", "a name=a", "  b name=b"],
      notes: ["put 1 node that the childIds of the parent leave out last among its children, first on line 2"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.format == "cdp")
    #expect(dump.platforms == [.web])
  }

  @Test("keeps the dump's own names, and of a relation what it names")
  func attributes() throws {
    let dump = try read(CDPFormatTests.readable[1].dump)
    #expect(
      NodeLine.text(of: NodeID(1), in: dump)
        == "slider name=\"Volume\" value=\"35\" description=\"hint\" valuetext=\"35 %\" busy=\"1\" focused=true")
    let relation = try #require(dump.tree.symbols.find("labelledby"))
    #expect(dump.tree.string(dump.tree.attribute(relation, of: NodeID(2))) == "T, 8")
  }

  static let refused = [
    RefusalCase(
      "cut",
      "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"RootWebArea\"},\"childIds\":[\"2\"]},",
      "1:90 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 10"),
    RefusalCase(
      "all ignored", list([node("1", "none", ignored: true)]),
      "1:1 no-nodes: the dump holds no node, so nothing was captured"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  private static func marked(_ header: String, _ end: String) -> String {
    "{\"axverify-dump\": \(header),\n\"nodes\": [" + node("1", "RootWebArea", "P", children: ["2"]) + ","
      + node("2", "none", in: "1", ignored: true) + "]\(end)}"
  }

  static let markFaults = [
    RefusalCase(
      "another source", marked("{\"source\": \"idb\"}", ",\n\"axverify-end\": {\"nodes\": 2}"),
      "1:1 bad-header: the header says source=idb, and the nodes are those of 'cdp'"),
    RefusalCase(
      "an error before it", "adb: device offline\n" + marked("{}", ",\n\"axverify-end\": {\"nodes\": 2}"),
      "1:1 failed-capture: the capture failed: 'adb: device offline' (the device did not answer); the JSON after it is "
        + "of an earlier capture"),
  ]

  @Test("refuses what is not what it says, or is older than the error before it", arguments: markFaults)
  func refusesMarks(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("marks are no attributes, and hide no format")
  func marks() throws {
    let dump = try read(
      "{\"axverify-dump\":{\"screen\":\"S\"},\"role\":\"WebArea\",\"name\":\"x\",\"axverify-end\":{\"nodes\":1}}")
    #expect(dump.format == "playwright-json")
    #expect(dump.header?.screen == "S")
    #expect(NodeLine.text(of: NodeID(0), in: dump) == "WebArea name=\"x\"")
    #expect(line(dump.refusal) == nil)
  }

  @Test("the older snapshots, nested and with defaults left out")
  func snapshot() throws {
    let dump = try read(
      """
      {"role":"WebArea","name":"Settings","children":[
       {"role":"checkbox","name":"All","checked":"mixed"},{"role":"switch","name":"Alerts","checked":true},
       {"role":"slider","name":"Volume","valuetext":"","disabled":true,"value":35},
       {"role":"button","name":"","description":"hint","pressed":true,"haspopup":"menu","expanded":false}]}
      """)
    #expect(
      outline(dump) == [
        "WebArea name=Settings", "  checkbox name=All checked=mixed", "  switch name=Alerts checked=true",
        "  slider name=Volume value=35 enabled=false", "  button hint=hint checked=true expanded=false",
      ])
    #expect(dump.format == "playwright-json")
    #expect(dump.platforms == [.web])
    #expect(
      line(refusal(Array("{\"role\":\"WebArea\",\"name\":\"x\",\"children\":[{\"role\":\"button\"}".utf8)))
        == "1:59 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 41")
  }
}
