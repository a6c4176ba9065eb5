import AccessibilityTree
import DumpFormats
import Foundation
import Testing
import Vocabulary

/// The real dumps that app platforms and Playwright print as text.
@Suite("Real dumps in text", .enabled(if: Corpus.folder != nil))
struct CorpusOfAppsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var path: String
    var source: Source
    var nodes: Int
    var levels: Int
    var named: Int
    var first: String?
    var last: String?
    var refused: String?

    init(
      _ path: String, _ source: Source, nodes: Int, levels: Int, named: Int, _ first: String?, _ last: String?,
      refused: String? = nil
    ) {
      self.path = path
      self.source = source
      self.nodes = nodes
      self.levels = levels
      self.named = named
      self.first = first
      self.last = last
      self.refused = refused
    }

    var testDescription: String { path }
  }

  /// Counted by other programs (a YAML parser, an XML parser, expressions over lines) and, where a paste lost the
  /// blanks that tell the depth, by hand: nodes, levels, nodes with a name, the first name and the last.
  static let rows = [
    Row(
      "xcuitest-debugdescription/fragment_scrollbars.txt", .xcuitestDebug, nodes: 8, levels: 2, named: 7,
      "Privacy Policy", "Horizontal scroll bar, 1 page", refused: "fragment"),
    Row("xcuitest-debugdescription/legacy_no_window_2018.txt", .xcuitestDebug, nodes: 1, levels: 1, named: 0, nil, nil),
    Row(
      "xcuitest-debugdescription/lldb_po_escaped.txt", .xcuitestDebug, nodes: 11, levels: 7, named: 5, "XCUITest_study",
      "Enroll"),
    Row(
      "xcuitest-debugdescription/testpilot_full.txt", .xcuitestDebug, nodes: 34, levels: 17, named: 13, "Test App",
      "Profile"),
    Row(
      "xcuitest-debugdescription/wda_json_wrapped_windows.json", .xcuitestDebug, nodes: 2, levels: 2, named: 0, nil,
      nil, refused: "truncated-dump"),
    Row(
      "xcuitest-debugdescription/xamarin_window_subtree.txt", .xcuitestDebug, nodes: 16, levels: 13, named: 1,
      "Profiles", "Profiles", refused: "truncated-dump"),
    Row(
      "playwright-aria/error_context_korean_signup.md", .playwrightAria, nodes: 18, levels: 5, named: 11, "🔥 회원가입",
      "로그인"),
    Row(
      "playwright-aria/error_context_simulation.md", .playwrightAria, nodes: 18, levels: 4, named: 16,
      "html lang=\"en\">", "Label Nearby"),
    Row(
      "playwright-aria/mcp_page_steward_home.yml", .playwrightAria, nodes: 135, levels: 9, named: 76, "Steward Table",
      "Sign in"),
    Row(
      "playwright-aria/mcp_page_steward_signin.yml", .playwrightAria, nodes: 31, levels: 8, named: 18, "Steward Table",
      "Register your organization"),
    Row(
      "playwright-captured/big-table-run1.ai.yaml", .playwrightAria, nodes: 1551, levels: 7, named: 1035, "Main",
      "Group 6"),
    Row(
      "playwright-captured/big-table-run1.yaml", .playwrightAria, nodes: 1549, levels: 6, named: 1536, "Main", "Group 6"
    ),
    Row(
      "playwright-captured/big-table-run2.ai.yaml", .playwrightAria, nodes: 1551, levels: 7, named: 1035, "Main",
      "Group 6"),
    Row(
      "playwright-captured/big-table-run2.yaml", .playwrightAria, nodes: 1549, levels: 6, named: 1536, "Main", "Group 6"
    ),
    Row(
      "playwright-captured/chrome-accessibility.ai.yaml", .playwrightAria, nodes: 160, levels: 5, named: 128,
      "Accessibility Internals", "Start recording for Accessibility Internals"),
    Row(
      "playwright-captured/chrome-accessibility.yaml", .playwrightAria, nodes: 120, levels: 2, named: 117,
      "Accessibility Internals", "Start recording for Accessibility Internals"),
    Row(
      "playwright-captured/chrome-flags.ai.yaml", .playwrightAria, nodes: 7312, levels: 8, named: 5551, "Search flags",
      "Relaunch"),
    Row(
      "playwright-captured/chrome-flags.yaml", .playwrightAria, nodes: 4387, levels: 3, named: 4384, "Search flags",
      "Relaunch"),
    Row(
      "playwright-captured/chrome-settings-appearance.ai.yaml", .playwrightAria, nodes: 130, levels: 11, named: 94,
      "Settings", "Allow split view drag-and-drop on left, right, or bottom edge of window"),
    Row(
      "playwright-captured/chrome-settings-appearance.yaml", .playwrightAria, nodes: 108, levels: 4, named: 88,
      "Settings", "Allow split view drag-and-drop on left, right, or bottom edge of window"),
    Row(
      "playwright-captured/chrome-settings.ai.yaml", .playwrightAria, nodes: 44, levels: 7, named: 28, "Settings",
      "Import bookmarks and settings"),
    Row(
      "playwright-captured/chrome-settings.yaml", .playwrightAria, nodes: 60, levels: 4, named: 40, "Settings",
      "Import bookmarks and settings"),
    Row(
      "playwright-captured/settings-after.ai.yaml", .playwrightAria, nodes: 26, levels: 3, named: 23, "Settings",
      "connected"),
    Row(
      "playwright-captured/settings-after.yaml", .playwrightAria, nodes: 23, levels: 3, named: 21, "Settings",
      "connected"),
    Row(
      "playwright-captured/settings-broken.ai.yaml", .playwrightAria, nodes: 18, levels: 3, named: 12, "Settings",
      "80 percent"),
    Row(
      "playwright-captured/settings-broken.yaml", .playwrightAria, nodes: 16, levels: 3, named: 10,
      "Settings Save the draft Open the website", "80 percent"),
    Row(
      "playwright-captured/settings.ai-boxes.yaml", .playwrightAria, nodes: 26, levels: 3, named: 23, "Settings",
      "connected"),
    Row(
      "playwright-captured/settings.ai.yaml", .playwrightAria, nodes: 26, levels: 3, named: 23, "Settings", "connected"),
    Row("playwright-captured/settings.yaml", .playwrightAria, nodes: 23, levels: 3, named: 21, "Settings", "connected"),
    Row(
      "playwright-captured/widgets-dialog.ai.yaml", .playwrightAria, nodes: 157, levels: 7, named: 123,
      "Skip to content", "© Nobody"),
    Row(
      "playwright-captured/widgets-dialog.yaml", .playwrightAria, nodes: 135, levels: 5, named: 122, "Skip to content",
      "© Nobody"),
    Row(
      "playwright-captured/widgets.ai.yaml", .playwrightAria, nodes: 152, levels: 7, named: 118, "Skip to content",
      "© Nobody"),
    Row(
      "playwright-captured/widgets.yaml", .playwrightAria, nodes: 130, levels: 5, named: 117, "Skip to content",
      "© Nobody"),
    Row(
      "flutter-semantics/counter_ios_merged.txt", .flutter, nodes: 10, levels: 6, named: 4, "Flutter Demo Home Page",
      "Increment"),
    Row(
      "flutter-semantics/log_prefixed_docs.txt", .flutter, nodes: 3, levels: 2, named: 2, "Hello", "Huge content",
      refused: "fragment"),
    Row(
      "flutter-semantics/required_fields_truncated.txt", .flutter, nodes: 7, levels: 6, named: 0, nil, nil,
      refused: "truncated-dump"),
    Row("compose-semantics/rally_tabs_indent_lost.txt", .compose, nodes: 9, levels: 5, named: 5, "Overview", "Bills"),
    Row(
      "compose-semantics/tip_calculator_logcat.txt", .compose, nodes: 7, levels: 2, named: 5, "Calculate Tip",
      "Tip Amount: $0.00"),
    Row(
      "detox-rn/view_hierarchy_testid_73_ios.txt", .detox, nodes: 13, levels: 10, named: 9,
      "Welcome Say Hello Say World", "Say World"),
    Row(
      "detox-rn/view_hierarchy_web_view_76_android.txt", .detox, nodes: 16, levels: 9, named: 5,
      "SHOW 2ND WEBVIEW SHOW 3RD WEBVIEW", "SHOW 3RD WEBVIEW"),
    Row("macos-ax/axdrive_hash_id_excerpt.txt", .walker, nodes: 4, levels: 1, named: 4, "投射源 Claude", "中转 · 可用 584ms"),
    Row("macos-ax/boxdrawing_calculator.txt", .walker, nodes: 8, levels: 4, named: 7, "Calculator", "0"),
    Row("macos-ax/cua_app_state_notes.txt", .walker, nodes: 7, levels: 3, named: 5, "Groceries", "Groceries"),
  ]

  @Test("have the nodes, levels and names that another program counts", arguments: rows)
  func counts(_ row: Row) throws {
    let dump = try DumpReader.read(Corpus.bytes(row.path), path: row.path)
    let names = dump.tree.nodes.compactMap { dump.tree.string($0.name) }.filter { !$0.isEmpty }
    #expect(dump.source == row.source)
    #expect(dump.tree.count == row.nodes)
    #expect((0..<dump.tree.count).map { dump.tree.depth(of: NodeID($0)) + 1 }.max() == row.levels)
    #expect(names.count == row.named)
    #expect(names.first == row.first)
    #expect(names.last == row.last)
    #expect(dump.refusal?.id == row.refused)
  }

  @Test("that lists what a query found is refused")
  func query() throws {
    #expect(
      refusal(try Corpus.bytes("xcuitest-debugdescription/query_output_static_texts.txt"))?.id == "not-a-dump")
  }

  @Test("come back the same from our own text and XML", arguments: rows.map(\.path))
  func roundTrip(_ path: String) throws {
    let dump = try DumpReader.read(Corpus.bytes(path), path: path)
    let text = try AXTextWriter.write(dump)
    let again = try DumpReader.read(text, path: path)
    #expect(again.source == dump.source)
    #expect(again.platforms == dump.platforms)
    #expect(outline(again) == outline(dump))
    #expect(try AXTextWriter.write(again) == text)
    // A header that says less is all that differs.
    #expect(nodes(XMLWriter.write(again)) == nodes(XMLWriter.write(dump)))
    #expect(outline(try DumpReader.read(XMLWriter.write(again), path: path)) == outline(dump))
  }

  /// What stands inside the root of our XML.
  private func nodes(_ xml: [UInt8]) -> Substring {
    let text = String(decoding: xml, as: UTF8.self)
    return text[(text.firstRange(of: "<node")?.lowerBound ?? text.startIndex)...]
  }

  static let small = rows.filter { $0.nodes < 200 }

  @Test("never crash a reader, wherever they are cut", arguments: small)
  func cuts(_ row: Row) throws {
    let bytes = try Corpus.bytes(row.path)
    let mark: String? =
      switch row.source {
      case .xcuitestDebug: "Path to element"
      case .flutter: "SemanticsNode#"
      case .detox: "</ViewHierarchy>"
      default: nil
      }
    // Up to here a cut can be told; what follows repeats what was there, or is the last node's own.
    let text = String(decoding: bytes, as: UTF8.self)
    let needed = mark.flatMap { text.ranges(of: $0).last?.lowerBound }
      .map { text.utf8.distance(from: text.startIndex, to: $0) }
    for step in 1..<50 {
      let end = bytes.count * step / 50
      let cut = Array(bytes[..<end])
      if let needed, end < needed { #expect(refusal(cut) != nil, "cut at \(end)") }
      guard let dump = try? DumpReader.read(cut, path: row.path) else { continue }
      #expect(dump.tree.count <= row.nodes, "cut at \(end)")
    }
  }

  @Test("never crash a reader with bytes changed", arguments: small)
  func changed(_ row: Row) throws {
    let whole = try Corpus.bytes(row.path)
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0..<50 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        bytes[Int(state % UInt64(bytes.count))] = UInt8(0x20 + (state >> 32) % 95)
      }
      guard let dump = try? DumpReader.read(bytes, path: row.path) else { continue }
      #expect(dump.tree.count > 0)
      let text = try AXTextWriter.write(dump)
      if dump.refusal == nil { #expect(outline(try DumpReader.read(text, path: row.path)) == outline(dump)) }
    }
  }
}
