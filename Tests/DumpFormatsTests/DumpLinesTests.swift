import Testing

@testable import DumpFormats

/// What logs, pastes and files put around lines is taken off, and said once.
struct DumpLinesTests {
  static func read(_ text: String, takesMargin: Bool = true) -> (lines: [String], notes: [String]) {
    let bytes = Array(text.utf8)
    let lines = DumpLines(bytes, in: 0..<bytes.count, takesMargin: takesMargin)
    return (lines.lines.map { String(decoding: bytes[$0], as: UTF8.self) }, lines.notes)
  }

  static let prefixes: [(line: String, kind: LinePrefix, rest: String)] = [
    ("12-09 22:12:17.806 25179 25197 D TAG     : Node #1", .logcat, "Node #1"),
    ("12-09 22:12:17.806 25179 25197 D TAG     :  |-Node #2", .logcat, " |-Node #2"),
    ("2024-12-09 22:12:17.806  1000 25179 25197 I My Tag: a: b", .logcat, "a: b"),
    ("12-09 22:12:17.806  u0_a1 25179 25197 D TAG: x", .logcat, "x"),
    ("12-09 22:12:17.806 D/TAG     (25179): x", .logcat, "x"),
    ("2021-11-05 10:30:07.676 31820-31843/site.app D/Test: printToLog:", .logcat, "printToLog:"),
    ("2023-01-01 10:00:00.000 31820-31843 Test                    site.app          D   |-Node", .logcat, " |-Node"),
    ("2023-01-01 10:00:00.000 31820-31843 Test site.app D", .logcat, ""),
    ("D/TAG( 123): x", .logcat, "x"), ("I/flutter (12345):  └─SemanticsNode#1", .logcat, " └─SemanticsNode#1"),
    ("D/TAG:", .logcat, ""), ("flutter:  ├─SemanticsNode#30", .flutter, " ├─SemanticsNode#30"),
    ("flutter:", .flutter, ""), ("    t =   109.84s Requesting", .xcodebuild, "Requesting"),
    ("t = 0.0s     Find", .xcodebuild, "    Find"), ("    t =     1.02s", .xcodebuild, ""),
    ("2026-01-31T10:00:00.1234567Z AXButton", .timestamp, "AXButton"),
    ("2026-01-31T10:00:00+01:00   AXButton", .timestamp, "  AXButton"),
    ("2026-01-31 10:00:00,123 AXButton", .timestamp, "AXButton"), ("[10:00:00] AXButton", .timestamp, "AXButton"),
    ("[2026-01-31T10:00:00.123Z] AXButton", .timestamp, "AXButton"), ("[10:00:00.5]", .timestamp, ""),
  ]

  @Test("prefixes and where a line goes on", arguments: prefixes)
  func findsPrefixes(line: String, kind: LinePrefix, rest: String) throws {
    let bytes = Array(line.utf8)
    let found = kind.end(bytes.span, 0..<bytes.count)
    let end = try #require(found)
    #expect(String(decoding: bytes[end...], as: UTF8.self) == rest)
    // A moment of logcat's with a year is a time stamp as well; the first kind that fits counts.
    #expect(LinePrefix.allCases.first { $0.end(bytes.span, 0..<bytes.count) != nil } == kind)
  }

  @Test(
    "what is no prefix",
    arguments: [
      "AXButton label=\"D/TAG: x\"", "D/", "D/TAG", "D/TAG:x", "X/TAG: x", "12-09 22:12:17.806", "12-09 22:12 D/TAG: x",
      "12-09 22:12:17.806 25179", "12-09 22:12:17.806 25179 25197", "12-09 22:12:17.806 25179 25197 D TAG", "",
      "12-09 22:12:17.806 25179-25197", "12-09 22:12:17.806 25179-25197 TAG", "flutter", "flutterX: a", " flutter: a",
      "t = 1s x", "t = x", "t = 1.0sx", "2026-01-31", "2026-01-31T10:00", "2026-01-31T10:00:00x", "10:00:00 AXButton",
      "[10:00:00", "[10:00:00]x", "[7] AXButton", "2026-01-31X10:00:00 a", "2026-01-31T10:00:00. a",
    ])
  func findsNoPrefix(line: String) {
    let bytes = Array(line.utf8)
    let kinds = LinePrefix.allCases.filter { $0.end(bytes.span, 0..<bytes.count) != nil }
    #expect(kinds.isEmpty)
  }

  static let cases: [(text: String, lines: [String], notes: [String])] = [
    ("a\n  b\r\n\nc", ["a", "  b", "", "c"], []), ("", [], []), ("\n", [""], []), ("a", ["a"], []),
    ("  a\n    b\n\n  c\n", ["a", "  b", "", "c"], ["took a margin of 2 blanks off all lines"]),
    (" a\n b\n", ["a", "b"], ["took a margin of 1 blank off all lines"]),
    ("  a\n\tb\n", ["  a", "\tb"], []), (" \n  a\n", ["", "a"], ["took a margin of 2 blanks off all lines"]),
    (
      "flutter: a\nflutter:  b\nc\n", ["a", " b", "c"], ["took the prefix of flutter off 2 lines, first line 1"]
    ),
    (
      "\nD/x: a\n|-b\n", ["", "a", "|-b"], ["took the prefix of logcat off line 2"]
    ),
    (
      "2026-01-31T10:00:00Z flutter:   a\n2026-01-31T10:00:01Z flutter:     b\n", ["a", "  b"],
      [
        "took the prefix of flutter off 2 lines, first line 1", "took the time stamp off 2 lines, first line 1",
        "took a margin of 2 blanks off all lines",
      ]
    ),
    // A prefix that none of the first lines has is the dump's own text.
    (
      (0..<10).map { "l\($0)\n" }.joined() + "flutter: a\n", (0..<10).map { "l\($0)" } + ["flutter: a"], []
    ),
  ]

  @Test("lines without prefixes and margin", arguments: cases)
  func takesOff(text: String, lines: [String], notes: [String]) {
    let result = Self.read(text)
    #expect(result.lines == lines)
    #expect(result.notes.sorted() == notes.sorted())
  }

  @Test("the margin stays where it means something, and the number of lines counts from where the part begins")
  func keepsMargin() {
    #expect(Self.read("  a\n  b", takesMargin: false).lines == ["  a", "  b"])
    let bytes = Array("x\nflutter: a\n".utf8)
    #expect(DumpLines(bytes, in: 2..<bytes.count, firstLine: 2).notes == ["took the prefix of flutter off line 2"])
    #expect(DumpLines(bytes, in: 2..<bytes.count).lines == [11..<12])
  }
}
