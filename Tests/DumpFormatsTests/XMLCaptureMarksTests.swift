import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

/// The header and the last comment that our walkers write into XML.
@Suite("Marks of a capture in XML")
struct XMLCaptureMarksTests {
  private static let header =
    #"axverify-source="uiautomator" axverify-platform="wearos" axverify-screen="A &amp; B" "#
    + #"axverify-captured="2026-01-31T10:00:00Z" axverify-tool="t 1" axverify-depth-limit="none""#
  private static let nodes = #"<node class="a"><node class="b"/></node>"#

  @Test("A header on a root that is no node")
  func wrapperRoot() throws {
    let dump = try read("<hierarchy \(Self.header)>\(Self.nodes)</hierarchy>\n<!-- axverify-end: nodes=2 -->\n")
    var wanted = DumpHeader()
    wanted.source = "uiautomator"
    wanted.platform = "wearos"
    wanted.screen = "A & B"
    wanted.captured = "2026-01-31T10:00:00Z"
    wanted.tool = "t 1"
    wanted.hasNoDepthLimit = true
    #expect(dump.header == wanted)
    #expect(dump.platforms == [.wearos])
    #expect(dump.platformReason == "its header says platform=wearos")
    #expect(dump.refusal == nil)
    #expect(dump.notes == [])
    #expect(dump.tree.count == 2)
  }

  @Test("A header on a root that is a node is no attribute of it")
  func nodeRoot() throws {
    let dump = try read(
      #"<application name="app" axverify-captured="2026-01-31T10:00:00Z" states="" interfaces=""/>"#
        + "<!--axverify--><!-- axverify-end: nodes=1 -->")
    #expect(dump.header?.captured == "2026-01-31T10:00:00Z")
    #expect(
      dump.tree.attributes(of: NodeID(0)).map { dump.tree.symbols[$0.name] } == ["name", "states", "interfaces"])
    #expect(
      line(dump.refusal)
        == "1:91 truncated-dump: the dump is cut off: its root has a header, and no last comment follows")
  }

  @Test("A dump without a header may have a last comment, and no dump has to")
  func withoutHeader() throws {
    #expect(try read("<hierarchy>\(Self.nodes)</hierarchy>").refusal == nil)
    let dump = try read("<hierarchy>\(Self.nodes)</hierarchy> <!-- axverify-end: nodes=2 --> exit")
    #expect(dump.refusal == nil)
    #expect(dump.header == nil)
    #expect(dump.notes == ["skipped what stands after the XML, from line 1: 'exit'"])
  }

  static let refused = [
    RefusalCase(
      "no last comment", "<hierarchy \(header)>\(nodes)</hierarchy>\n",
      "1:238 truncated-dump: the dump is cut off: its root has a header, and no last comment follows"),
    RefusalCase(
      "another number of nodes", "<hierarchy>\(nodes)</hierarchy>\n<!-- axverify-end: nodes=3 -->\n",
      "2:1 truncated-dump: the dump is cut: its last comment says nodes=3, and 2 are there"),
    RefusalCase(
      "a last comment that is cut", "<hierarchy>\(nodes)</hierarchy>\n<!-- axverify-end: nodes=2 -",
      "2:1 bad-end-line: expected nodes=N in the last comment of the dump"),
    RefusalCase(
      "a last comment without a number", "<hierarchy>\(nodes)</hierarchy>\n<!-- axverify-end: nodes=many -->",
      "2:1 bad-end-line: expected nodes=N in the last comment of the dump"),
    RefusalCase(
      "an unknown word", #"<hierarchy rotation="0" axverify-sorce="ax">\#(nodes)</hierarchy>"#,
      "1:25 bad-header: unknown word of the header 'sorce'; did you mean 'source'?"),
    RefusalCase(
      "an unknown platform", #"<hierarchy axverify-platform="andorid">\#(nodes)</hierarchy>"#,
      "1:12 bad-header: unknown platform 'andorid'; did you mean 'android'?"),
    RefusalCase(
      "a depth limit that is no number", #"<hierarchy axverify-depth-limit="0">\#(nodes)</hierarchy>"#,
      "1:12 bad-header: depth-limit is a number of levels or 'none', not '0'"),
    RefusalCase(
      "another source", #"<hierarchy axverify-source="ax">\#(nodes)</hierarchy><!-- axverify-end: nodes=2 -->"#,
      "1:1 bad-header: the header says axverify-source='ax', and the elements are those of 'uiautomator'"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test("A dump with both marks that is cut anywhere is refused")
  func cutAnywhere() throws {
    let whole = Array(
      "<hierarchy \(Self.header)>\(Self.nodes)</hierarchy>\n<!-- axverify-end: nodes=2 -->".utf8)
    #expect(refusal(whole) == nil)
    for count in 1..<whole.count { #expect(refusal(Array(whole[..<count])) != nil, "cut after \(count) bytes") }
  }

  @Test("What our text form says of the capture, it says again when it is written")
  func writtenAsText() throws {
    let dump = try read("<hierarchy \(Self.header)>\(Self.nodes)</hierarchy><!-- axverify-end: nodes=2 -->")
    let text = String(decoding: try AXTextWriter.write(dump), as: UTF8.self)
    #expect(
      text == """
        # axverify-dump: source=uiautomator platform=wearos screen="A & B" captured=2026-01-31T10:00:00Z tool="t 1" \
        depth-limit=none
        a class="a"
          b class="b"
        # axverify-end: nodes=2

        """)
  }
}
