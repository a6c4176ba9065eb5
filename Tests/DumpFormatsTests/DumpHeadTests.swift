import AccessibilityTree
import Testing

@testable import DumpFormats

/// What detection sees of a dump before any format is asked.
struct DumpHeadTests {
  static func head(_ text: String) throws -> DumpHead {
    try Detection.head(of: try DumpInput(Array(text.utf8), path: "dump"))
  }

  static let json: [(text: String, isArray: Bool, names: [String], start: Int)] = [
    (#"{"b": 1, "a": {"c": 2}}"#, false, ["b", "a"], 0), (#" [ {"b": 1}, {"a": 2} ]"#, true, ["b"], 1),
    ("[]", true, [], 0), ("{}", false, [], 0), ("{", false, [], 0), (#"{"a": [1, {"x"#, false, ["a"], 0),
    ("Running on iPhone\n\n{\"attributes\": {}}", false, ["attributes"], 19),
    (#"{"value": "<?xml version='1.0'?><hierarchy/>"}"#, false, ["value"], 0), (#"[[{"a": 1}]]"#, true, [], 0),
    (#"{"a": 1} <hierarchy/>"#, false, ["a"], 0),
  ]

  @Test("JSON by its first names", arguments: json)
  func findsJSON(text: String, isArray: Bool, names: [String], start: Int) throws {
    let head = try Self.head(text)
    let found = try #require(head.json)
    #expect(found.isArray == isArray)
    #expect(found.names == names)
    #expect(head.start == start)
    #expect(head.xml == nil && head.lines.isEmpty)
    #expect(names.allSatisfy { found.has($0) && found.allNames.contains($0) })
  }

  @Test("names inside, and how texts begin")
  func looksInside() throws {
    let head = try #require(try Self.head(#"{"value": "<?xml \"x\"", "n": {"inner": [{"deep": "t"}]}}"#).json)
    #expect(head.allNames == ["value", "n", "inner", "deep"])
    #expect(head.texts == ["value": "<?xml \"x\""])
    #expect(!head.has("deep"))
    let long = try #require(try Self.head(#"{"value": ""# + String(repeating: "a", count: 5000) + #""}"#).json)
    #expect(long.texts == ["value": String(repeating: "a", count: 400)])
  }

  @Test(
    "what begins with a bracket and is no JSON of a dump",
    arguments: [
      "[7] AXButton \"a\"", "[push button] name='a'", "{{x, y}, {w, h}}", "[\"a\"]", "[true]", "[null]", "{ 'a': 1 }",
      "{a", "[a", "\"Attributes: Application\\nElement\"",
    ])
  func findsText(text: String) throws {
    let head = try Self.head(text)
    #expect(head.json == nil)
    #expect(head.lines.map(\.text) == [text])
  }

  @Test("lines with what logs put before them, and without")
  func baresLines() throws {
    let head = try Self.head("\n  flutter:    a\n  flutter: \n  flutter:      b\n")
    #expect(head.lines.map(\.text) == ["flutter:    a", "  flutter: ", "  flutter:      b"])
    #expect(head.bareLines.map(\.text) == ["flutter:    a", "flutter: ", "flutter:      b"])
    let bare = try Self.head("flutter:    a\nflutter:\nflutter:      b\n")
    #expect(bare.bareLines.map(\.text) == ["a", "  b"])
    #expect(bare.fences.isEmpty)
  }

  @Test("the blocks of Markdown")
  func findsFences() throws {
    #expect(try Self.head("# Page snapshot\n\n```yaml\n- a\n```\n").fences.map(\.info) == ["yaml"])
    #expect(try Self.head("```\na\n```\n").fences.count == 1)
    #expect(try Self.head("a\n").fences.isEmpty)
  }

  @Test("a text that stood in a dump is read in its place")
  func replaces() throws {
    var input = try DumpInput(Array(#"{"value": "<a/>"}"#.utf8), path: "dump")
    input.replace(with: Array("<a b='c'/>".utf8), note: "read the XML inside the JSON")
    #expect(input.bytes == Array("<a b='c'/>".utf8))
    #expect(input.notes == ["read the XML inside the JSON"])
    #expect(input.position(ofByte: 3) == SourcePosition(line: 1, column: 4))
  }

  @Test("JSON that no format knows is refused as such")
  func refusesJSON() {
    let fault = refusal(Array(#"{"a": 1}"#.utf8))
    #expect(line(fault) == "1:1 unknown-format: the file is JSON, and none of the formats that are read is")
  }
}
