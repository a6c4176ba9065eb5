import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@testable import Verification

@Suite("Where a screen reader stops")
struct StopTests {
  /// Each node's answer: `+` a stop, `-` none, `?` not told.
  private func stops(_ text: String, _ platform: Platform, path: String = "a.txt") throws -> String {
    try IndexTests.subject(text, platform, path: path).stops.map { fit in
      switch fit {
      case .yes: "+"
      case .no: "-"
      case .untold: "?"
      }
    }.joined()
  }

  @Test(arguments: [
    ("AXWindow label=\"W\"\n  AXGroup\n  AXGroup label=\"named\"\n  AXGroup label=\"with\"\n    AXButton\n", "--+-+"),
    ("AXHeading label=\"H\"\n  AXStaticText value=\"H\"\n", "+-"),
    ("AXLink label=\"L\"\n  AXStaticText value=\"L\"\nAXButton\n  AXStaticText value=\"x\"\n", "+-+-"),
    ("AXGenericElement label=\"x\"\nAXUnknown\n", "+-"),
    ("AXSlider\n  AXValueIndicator\n", "+-"),
  ])
  func byTree(text: String, want: String) throws { #expect(try stops(text, .macos) == want) }

  @Test(arguments: [
    ("FrameLayout\n TextView text=\"a\"", "-+"),
    ("View clickable=\"true\"\n TextView text=\"a\"\n TextView text=\"b\"", "+--"),
    ("View clickable=\"true\"\n Button clickable=\"true\" text=\"b\"", "-+"),
    ("View clickable=\"true\"", "+"),
    ("TextView text=\"\"\nTextView text=\"x\" displayed=\"false\"", "--"),
    ("View focusable=\"true\"\n View\n  TextView text=\"deep\"", "+--"),
    ("View long-clickable=\"true\" content-desc=\"x\"", "+"),
  ])
  func android(nodes: String, want: String) throws {
    #expect(try stops(AndroidDump.text(nodes), .android, path: "a.xml") == want)
  }

  @Test(arguments: [
    ("accessible=\"true\"", "accessible=\"false\"", "+-"), ("", "", "??"), ("accessible=\"true\"", "", "+-"),
  ])
  func xcuitest(first: String, second: String, want: String) throws {
    let text = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" \(first)>
        <XCUIElementTypeButton type="XCUIElementTypeButton" label="x" \(second)/>
      </XCUIElementTypeApplication>
      """
    #expect(try stops(text, .ios, path: "a.xml") == want)
  }

  @Test(arguments: [
    ("AXButton label=\"own\"\n  AXStaticText value=\"in\"\n", 0, "own"),
    ("AXButton\n  AXStaticText value=\"one\"\n  AXGroup\n    AXImage label=\"two\"\n", 0, "one, two"),
    ("AXButton\n  AXLink label=\"stop\"\n  AXStaticText value=\"in\"\n", 0, "stop, in"),
    ("AXGroup\n  AXButton label=\"in\"\n", 0, nil),
    ("AXButton\n", 0, nil),
  ])
  func spoken(text: String, node: Int, want: String?) throws {
    let subject = try IndexTests.subject(text, .macos)
    #expect(subject.spoken(of: NodeID(node)).map { String(decoding: $0, as: UTF8.self) } == want)
  }

  /// A chain of nodes without names, of which none is told to be a stop, is not walked from every one of them.
  @Test(.timeLimit(.minutes(5)))
  func deepTree() {
    let depth = 20_000
    let open = String(repeating: "<XCUIElementTypeOther type=\"XCUIElementTypeOther\">", count: depth)
    let close = String(repeating: "</XCUIElementTypeOther>", count: depth)
    JudgingCase(
      name: "deep", file: "screen \"A\" on ios\nsome * \"x\"\neach * has spoken=present\n",
      dumps: [
        "ios/a.xml": "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\">\(open)"
          + "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"x\"/>\(close)</XCUIElementTypeApplication>"
      ], want: "2 ios pass\n3 ios unverified: this dump does not say where a screen reader stops"
    ).check()
  }
}
