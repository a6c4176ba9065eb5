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
    // What is typed, and the editor that a field is built around, are the field; a button or a link in it is itself.
    ("AXTextField\n  AXStaticText value=\"typed\"\n  AXGroup\n    AXStaticText value=\"more\"\n", "+---"),
    ("AXTextArea\n  AXTextArea\n    AXStaticText value=\"typed\"\n  AXUnheardOf\n", "+---"),
    ("AXTextField[AXSearchField]\n  AXButton label=\"clear\"\n  AXLink label=\"l\"\n", "+++"),
    ("AXTextField\n  AXTextField label=\"another\"\nAXStaticText value=\"after\"\n", "+++"),
    ("AXComboBox\n  AXStaticText value=\"choice\"\n", "++"),
    // Blanks between two texts are heard by nobody; a control is a stop whatever it says.
    (
      "AXStaticText label=\" \"\nAXStaticText label=\"\u{a0}\u{200b}\"\nAXStaticText label=\" a\"\nAXButton label=\" \"\n",
      "--++"
    ),
    (
      "AXGroup label=\"  \"\nAXCell label=\"\u{fffc}\"\nAXStaticText label=\" \" value=\"v\"\nAXImage label=\" \"\n",
      "--++"
    ),
    ("AXListMarker label=\"• \"\n", "+"),
  ])
  func byTree(text: String, want: String) throws { #expect(try stops(text, .macos) == want) }

  @Test("what is typed into a field is no stop, nor how it is laid out")
  func runsInAField() throws {
    let dump = """
      rootWebArea focusable name='a'
      ++textField name='E-mail' value='ann@'
      ++++genericContainer
      ++++++staticText name='ann@'
      ++++++++inlineTextBox name='ann@'
      ++listItem
      ++++listMarker name='1. '
      ++++++staticText name='1. '
      ++++staticText name='One'
      ++++++inlineTextBox name='One'

      """
    #expect(try stops(dump, .web) == "-+------+-")
  }

  @Test(
    "the bullet of a list item is heard with the item",
    arguments: [
      ("list label=\"\"\n  list-item\n    static label=\"• \"\n    link label=\"Home\"\n", "---+"),
      ("list-item label=\"\"\n  static label=\"◦\"\n  static label=\"• \"\n", "--+"),
      ("paragraph label=\"\"\n  static label=\"• \"\nlist-item label=\"\"\n  static label=\"• Home\"\n", "-+-+"),
    ])
  func bullets(text: String, want: String) throws { #expect(try stops(text, .linux) == want) }

  @Test(arguments: [
    ("FrameLayout\n TextView text=\"a\"", "-+"),
    ("View clickable=\"true\"\n TextView text=\"a\"\n TextView text=\"b\"", "+--"),
    ("View clickable=\"true\"\n Button clickable=\"true\" text=\"b\"", "-+"),
    ("View clickable=\"true\"", "+"),
    ("TextView text=\"\"\nTextView text=\"x\" displayed=\"false\"", "--"),
    ("View focusable=\"true\"\n View\n  TextView text=\"deep\"", "+--"),
    ("View long-clickable=\"true\" content-desc=\"x\"", "+"),
    // A web view can be focused, and it is the page in it that is read.
    (
      "webkit.WebView focusable=\"true\" text=\"Title\"\n View text=\"heading\"\n View text=\"link\" clickable=\"true\"",
      "-++"
    ),
    ("webkit.WebView focusable=\"true\"", "-"),
    ("FrameLayout clickable=\"true\"\n webkit.WebView focusable=\"true\"\n  View text=\"word\"", "--+"),
  ])
  func android(nodes: String, want: String) throws {
    #expect(try stops(AndroidDump.text(nodes), .android, path: "a.xml") == want)
  }

  /// A node of Compose is told with all that it merges; what merges itself is a stop of its own.
  ///
  /// A line a node: its depth in blanks, and what is said of it.
  @Test(arguments: [
    (".\n MergeDescendants\n  Text\n  Text", "-+--"),
    (".\n MergeDescendants\n  Text\n  MergeDescendants\n   Text", "-+-+-"),
    (".\n Text\n .", "-+-"),
    (".\n MergeDescendants\n  Role", "-+-"),
    (".\n Role\n  Text", "-+-"),
    (".\n ClearAndSetSemantics\n  MergeDescendants\n Text", "---+"),
    ("MergeDescendants\n InvisibleToUser\n MergeDescendants", "+-+"),
  ])
  func compose(nodes: String, want: String) throws {
    let values = ["Text": "[word]", "Role": "Checkbox"]
    var text = "Printing with useUnmergedTree = 'true'\n"
    for (index, line) in nodes.split(separator: "\n").enumerated() {
      let depth = line.prefix { $0 == " " }.count
      let property = String(line.dropFirst(depth))
      text += depth == 0 ? "" : String(repeating: "   ", count: depth - 1) + " |-"
      text += "Node #\(index + 1) at (l=0.0, t=0.0, r=9.0, b=9.0)px\n"
      if property == "." { continue }
      text += depth == 0 ? " " : String(repeating: "   ", count: depth)
      text += "\(property) = '\(values[property] ?? "true")'\n"
    }
    #expect(try stops(text, .android) == want)
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
