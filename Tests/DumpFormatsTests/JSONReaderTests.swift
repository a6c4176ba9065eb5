import Testing

@testable import DumpFormats

/// The events of JSON, its texts, and every way in which it can be wrong.
struct JSONReaderTests {
  /// The events of a text in short, the fault last.
  static func events(_ text: String) -> [String] {
    var reader = JSONReader(Array(text.utf8))
    var result: [String] = []
    func said(_ text: JSONString) -> String { String(decoding: text.resolved(in: reader.bytes), as: UTF8.self) }
    do throws(JSONFault) {
      while let event = try reader.next() {
        switch event {
        case .beginObject: result.append("{")
        case .endObject: result.append("}")
        case .beginArray: result.append("[")
        case .endArray: result.append("]")
        case .key(let text): result.append("\(said(text)):")
        case .string(let text): result.append("'\(said(text))'")
        case .number(let range): result.append(String(decoding: reader.bytes[range], as: UTF8.self))
        case .bool(let isTrue): result.append(isTrue ? "true" : "false")
        case .null: result.append("null")
        }
      }
    } catch {
      let diagnostic = error.diagnostic(reader.bytes, path: "dump")
      result.append(line(diagnostic) ?? "")
    }
    return result
  }

  @Test(
    "events come in the dump's order, equal names as often as they are there",
    arguments: [
      (#"{"b": 1, "a": [true, false, null], "b": {}}"#, "{ b: 1 a: [ true false null ] b: { } }"),
      ("[]", "[ ]"), (" \r\n\t[ ] ", "[ ]"), ("{}", "{ }"), (#""x""#, "'x'"), ("0", "0"), ("-0.5e+10", "-0.5e+10"),
      ("[1,1.5,1E2,1e-2,-7]", "[ 1 1.5 1E2 1e-2 -7 ]"),
      ("[12345678901234567890.123456789]", "[ 12345678901234567890.123456789 ]"), ("null rest", "null"),
    ])
  func events(text: String, events: String) {
    #expect(Self.events(text).joined(separator: " ") == events)
  }

  @Test(
    "escapes",
    arguments: [
      (#""a\"b\\c\/d\b\f\n\r\te""#, "a\"b\\c/d\u{08}\u{0C}\n\r\te"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00!""#, "😀!"), (#""x\ud83d""#, "x\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\n""#, "\u{FFFD}\n"), ("\"plain ü 😀\"", "plain ü 😀"),
    ])
  func escapes(text: String, said: String) {
    #expect(Self.events(text) == ["'\(said)'"])
  }

  @Test("half of a surrogate pair is told, the first of them")
  func tellsLoneSurrogates() throws {
    var reader = JSONReader(Array(#"["\ud83d\ude00", "a\ud83d", "\ude00"]"#.utf8))
    while try reader.next() != nil {}
    #expect(reader.loneSurrogate == 19)
    reader = JSONReader(Array(#"["\ud83d\ude00"]"#.utf8))
    while try reader.next() != nil {}
    #expect(reader.loneSurrogate == nil)
  }

  static let faults: [(text: String, fault: String)] = [
    ("[1,]", "1:4 malformed-json: the JSON is malformed: a comma and no value after it"),
    (#"{"a":1,}"#, "1:8 malformed-json: the JSON is malformed: a comma and no name after it"),
    ("[1 2]", "1:4 malformed-json: the JSON is malformed: expected ',' or ']', found '2'"),
    (#"{"a":1 "b":2}"#, "1:8 malformed-json: the JSON is malformed: expected ',' or '}', found '\"'"),
    ("[1}", "1:3 malformed-json: the JSON is malformed: expected ',' or ']', found '}'"),
    (#"{"a" 1}"#, "1:6 malformed-json: the JSON is malformed: expected ':' after the name, found '1'"),
    ("{a:1}", "1:2 malformed-json: the JSON is malformed: expected a name in quotes or '}', found 'a'"),
    (#"{"a":1,b:2}"#, "1:8 malformed-json: the JSON is malformed: expected a name in quotes, found 'b'"),
    (#"{"a":}"#, "1:6 malformed-json: the JSON is malformed: expected a value, found '}'"),
    ("[NaN]", "1:2 malformed-json: the JSON is malformed: expected a value or ']', found 'N'"),
    ("[nul]", "1:2 malformed-json: the JSON is malformed: expected a value or ']', found 'n'"),
    ("Infinity", "1:1 malformed-json: the JSON is malformed: expected a value, found 'I'"),
    ("[1,'a']", "1:4 malformed-json: the JSON is malformed: expected a value, found '''"),
    ("[ü]", "1:2 malformed-json: the JSON is malformed: expected a value or ']', found 'ü'"),
    ("[01]", "1:3 malformed-json: the JSON is malformed: a number that does not go on: '1'"),
    ("[-a]", "1:3 malformed-json: the JSON is malformed: a number that does not go on: 'a'"),
    ("[1.]", "1:4 malformed-json: the JSON is malformed: a number that does not go on: ']'"),
    ("[1e]", "1:4 malformed-json: the JSON is malformed: a number that does not go on: ']'"),
    (
      "[\"a\nb\"]",
      "1:4 malformed-json: the JSON is malformed: "
        + "the control character U+000A in a text, which JSON writes as an escape"
    ),
    (
      "[\"a\u{1F}b\"]",
      "1:4 malformed-json: the JSON is malformed: "
        + "the control character U+001F in a text, which JSON writes as an escape"
    ),
    (#"["\'"]"#, #"1:3 malformed-json: the JSON is malformed: unknown escape '\''"#),
    (
      #"["\u00g0"]"#,
      #"1:3 malformed-json: the JSON is malformed: expected four hexadecimal digits of a character after '\u'"#
    ),
  ]

  @Test("what is malformed is said with its place", arguments: faults)
  func tellsFaults(text: String, fault: String) {
    #expect(Self.events(text).last == fault)
  }

  static let cuts: [(text: String, fault: String)] = [
    ("", "1:1 truncated-dump: the dump is cut off: it ends before its first value"),
    ("  ", "1:1 truncated-dump: the dump is cut off: it ends before its first value"),
    ("[", "1:2 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 1"),
    ("[1,\n", "1:4 truncated-dump: the dump is cut off: it ends inside the array of line 1, column 1"),
    (
      "{\n \"a\": {\"b\": [1]",
      "2:16 truncated-dump: the dump is cut off: it ends inside the object of line 2, column 7"
    ),
    (#"{"a""#, "1:5 truncated-dump: the dump is cut off: it ends inside the object of line 1, column 1"),
    (#"{"a":"#, "1:6 truncated-dump: the dump is cut off: it ends inside the object of line 1, column 1"),
    (
      #"["ab"#,
      "1:5 truncated-dump: the dump is cut off: "
        + "it ends inside a text that begins on line 1, column 2, inside the array of line 1, column 1"
    ),
    (
      #"["ab\"#,
      "1:6 truncated-dump: the dump is cut off: "
        + "it ends inside a text that begins on line 1, column 2, inside the array of line 1, column 1"
    ),
    (#""\u00"#, "1:6 truncated-dump: the dump is cut off: it ends inside a text that begins on line 1, column 1"),
    (
      "[12",
      "1:4 truncated-dump: the dump is cut off: "
        + "it ends inside a number that begins on line 1, column 2, inside the array of line 1, column 1"
    ),
    ("-", "1:2 truncated-dump: the dump is cut off: it ends inside a number that begins on line 1, column 1"),
    (
      "[tru",
      "1:5 truncated-dump: the dump is cut off: "
        + "it ends inside 'true' that begins on line 1, column 2, inside the array of line 1, column 1"
    ),
  ]

  @Test("where a dump ends too early, what was open is said", arguments: cuts)
  func tellsCuts(text: String, fault: String) {
    #expect(Self.events(text).last == fault)
  }

  @Test("every cut of a dump is told as one, and what came before is the same")
  func everyCut() {
    let text = #"{"a": ["x\u0041\ud83d\ude00", -1.5e3, true], "b": {"c": null}}"#
    let whole = Self.events(text)
    for length in 0..<text.utf8.count {
      let part = Self.events(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      #expect(part.last?.contains("truncated-dump") == true, "\(length): \(part)")
      #expect(part.dropLast().elementsEqual(whole.prefix(part.count - 1)), "\(length): \(part)")
    }
  }

  @Test("depth costs memory and nothing else", .timeLimit(.minutes(5)))
  func depth() throws {
    let depth = 1_000_000
    var text = [UInt8](repeating: 0x5b, count: depth)
    text += [UInt8](repeating: 0x5d, count: depth)
    var reader = JSONReader(text)
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 2 * depth)
    #expect(JSONDocument(text).values.count == depth)
  }
}
