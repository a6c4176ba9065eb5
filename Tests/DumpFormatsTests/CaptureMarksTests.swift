import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

/// The header and the end mark of our walkers in JSON and YAML.
@Suite("Marks of a capture in JSON and YAML")
struct CaptureMarksTests {
  private static let nodes =
    #"[{"nodeId":"1","ignored":false,"role":{"value":"RootWebArea"},"childIds":["2"]},"#
    + #"{"nodeId":"2","ignored":false,"role":{"value":"button"},"name":{"value":"OK"},"childIds":[]}]"#
  private static let header =
    #""axverify-dump": {"source": "cdp", "platform": "web", "captured": "2026-01-31T10:00:00Z", "depth-limit": "none"}"#
  private static let yaml = """
    # axverify-dump: source=playwright-aria platform=web screen="S" captured=2026-01-31T10:00:00Z
    - main:
      - button "OK"
      - link "More":
        - /url: x
    # axverify-end: nodes=4

    """

  @Test("JSON")
  func json() throws {
    let dump = try read("{\(Self.header), \"nodes\": \(Self.nodes), \"axverify-end\": {\"nodes\": 2}}")
    var wanted = DumpHeader()
    wanted.source = "cdp"
    wanted.platform = "web"
    wanted.captured = "2026-01-31T10:00:00Z"
    wanted.hasNoDepthLimit = true
    #expect(dump.header == wanted)
    #expect(dump.refusal == nil)
    #expect(dump.platforms == [.web])
    #expect(dump.tree.count == 2)
    #expect(dump.notes == [])
  }

  @Test("YAML")
  func yaml() throws {
    let dump = try read(Self.yaml)
    #expect(dump.format == "playwright-aria")
    #expect(dump.header?.screen == "S")
    #expect(dump.header?.captured == "2026-01-31T10:00:00Z")
    #expect(dump.refusal == nil)
    #expect(dump.notes == [])
    #expect(try read(Self.yaml + "# more\n").notes == ["skipped 1 line of comment"])
  }

  static let refused = [
    RefusalCase(
      "JSON without its end", "{\(header), \"nodes\": \(nodes)}",
      "1:299 truncated-dump: the dump is cut off: it has a header and no \"axverify-end\""),
    RefusalCase(
      "JSON with another number", "{\"nodes\": \(nodes), \"axverify-end\": {\"nodes\": 3}}",
      "1:202 truncated-dump: the dump is cut: its \"axverify-end\" says nodes=3, and 2 are there"),
    RefusalCase(
      "JSON with an end that is none", "{\"nodes\": \(nodes), \"axverify-end\": 2}",
      "1:202 bad-end-line: expected {\"nodes\": N} in \"axverify-end\""),
    RefusalCase(
      "JSON with a wrong word", #"{"axverify-dump": {"platfrom": "web"}, "nodes": \#(nodes)}"#,
      "1:21 bad-header: unknown word of the header 'platfrom'; did you mean 'platform'?"),
    RefusalCase(
      "JSON with a word that is no text", #"{"axverify-dump": {"screen": {}}, "nodes": \#(nodes)}"#,
      "1:30 bad-header: 'screen' in the header is no text"),
    RefusalCase(
      "YAML without its end", "# axverify-dump: platform=web\n- main:\n  - button \"OK\"\n",
      "3:16 truncated-dump: the dump is cut off: it has a header and no end line"),
    RefusalCase(
      "YAML with another number", "- main:\n  - button \"OK\"\n# axverify-end: nodes=3\n",
      "3:24 truncated-dump: the dump is cut: its end line says nodes=3, and 2 are there"),
    RefusalCase(
      "YAML with a wrong word", "# axverify-dump: platfrom=web\n- button \"OK\"\n# axverify-end: nodes=1\n",
      "1:18 bad-header: unknown word of the header 'platfrom'; did you mean 'platform'?"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }
}
