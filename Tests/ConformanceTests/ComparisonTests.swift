import Foundation
import Testing

/// A comparison that finds nothing wrong would let every case pass: so each way to be wrong is tried.
@Suite("Comparison of a report with a case")
struct ComparisonTests {
  private static let report = """
    { "summary": { "pass": 1, "fail": 1, "skip": 0, "unverified": 0, "vacuous": 0, "unwitnessed": 0, "blocked": 0,
        "error": 1 },
      "screens": [ { "file": "a.expect", "screen": "A",
        "errors": [ { "line": 4, "column": 1, "message": "unknown word 'buton'", "suggestion": "button" } ],
        "warnings": [ { "line": 2, "column": 1, "message": "said twice" } ],
        "dumps": [ { "platform": "ios", "variant": null, "status": "judged" },
                   { "platform": "ios", "variant": "full", "status": "missing" } ],
        "checks": [ { "line": 2, "platform": "ios", "variant": null, "result": "pass", "message": null },
                    { "line": 3, "platform": "ios", "variant": "full", "result": "fail", "message": "no \\"OK\\"" } ]
      } ],
      "orphans": [ "dumps/ios/b.txt" ] }
    """

  private static let whole = ["2 ios pass", "3 ios.full fail", "error 4 button", "orphan dumps/ios/b.txt"]

  private func differences(_ want: String, in text: String = report) throws -> [String] {
    Comparison.differences(try #require(CheckReport(Data(text.utf8))), status: 1, want: Want(want))
  }

  @Test(
    "What holds",
    arguments: [
      whole.joined(separator: "\n"), "...", "...\n2 ios pass  # as it should", "...\na.expect:3 ios.full fail 'OK'",
      "...\ndump ios judged\ndump a.expect:ios.full missing\nwarning 2\nerror a.expect:4\nexit 1",
    ])
  func holds(_ want: String) throws {
    #expect(try differences(want) == [])
  }

  @Test(
    "What does not",
    arguments: [
      ("...\n2 ios fail", "a.expect:2 ios: pass (no message), wanted fail"),
      ("...\n5 ios pass", "a.expect:5 ios: not judged, wanted pass"),
      ("...\n2 ios.full pass", "a.expect:2 ios.full: not judged, wanted pass"),
      ("...\n3 ios.full fail 'Cancel'", "a.expect:3 ios.full: the report does not say 'Cancel': no \"OK\""),
      ("...\nerror 3", "no error at a.expect:3; there are [\"a.expect:4\"]"),
      ("...\nerror 4 link", "a.expect:4: suggestion [Optional(\"button\")], wanted 'link'"),
      ("...\nwarning 3", "no warning at a.expect:3"),
      ("...\ndump ios blocked", "dump a.expect:ios is judged, wanted blocked"),
      ("...\ndump macos judged", "dump a.expect:macos is not there, wanted judged"),
      ("...\nexit 0", "exit status 1, wanted 0"),
      ("...\norphan dumps/ios/c.txt", "no orphan dumps/ios/c.txt; there are [\"dumps/ios/b.txt\"]"),
      ("...\n2 ios", "the case is wrong: '2 ios' means nothing"),
    ])
  func doesNotHold(_ want: String, _ difference: String) throws {
    #expect(try differences(want) == [difference])
  }

  @Test(
    "What is there and not wanted",
    arguments: [
      (0, "a.expect:2 ios: pass, not expected to be judged"),
      (1, "a.expect:3 ios.full: fail, not expected to be judged"),
      (2, "a.expect:4: an error that is not expected: unknown word 'buton'"),
      (3, "orphan dumps/ios/b.txt: not expected"),
    ])
  func isTooMuch(_ left: Int, _ difference: String) throws {
    let want = Self.whole.indices.filter { $0 != left }.map { Self.whole[$0] }
    #expect(try differences(want.joined(separator: "\n")) == [difference])
  }

  @Test("A summary that counts otherwise")
  func miscounts() throws {
    let text = Self.report.replacingOccurrences(of: "\"pass\": 1", with: "\"pass\": 2")
    #expect(try differences("...", in: text) == ["summary counts 2 pass, the checks 1"])
  }

  @Test(
    "Words of a line",
    arguments: [
      ("a  b\t c", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a'b'\"c\"", ["abc"]), ("\"\" x", ["", "x"]),
      (#"a\ b "\"" '\' "\d""#, ["a b", "\"", "\\", "\\d"]),
    ])
  func words(_ line: String, _ words: [String]) {
    #expect(ShellWords.split(line) == words)
  }

  @Test("Sections keep their line ends, and a backslash takes the last one away")
  func sections() {
    let conformance = ConformanceCase(
      name: "x", text: "# about\n=== a.expect\none\r\ntwo\r\n\n=== b.txt\nend\\\n=== args\n--only 'A b'\n")
    #expect(conformance.files.map(\.path) == ["a.expect", "b.txt"])
    #expect(conformance.files.map(\.text) == ["one\r\ntwo\r\n", "end"])
    #expect(conformance.arguments == ["--only", "A b"])
  }
}
