import AccessibilityTree
import DumpFormats
import Foundation
import Testing

/// The real dumps, where they lie beside the checkout.
enum Corpus {
  /// The folder, or `nil` where it is not there.
  static let folder: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    while root.path != "/", !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let corpus = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: corpus.path) ? corpus : nil
  }()

  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The names of the files in a folder of it.
  private static func names(in name: String) -> [String] {
    guard let folder = folder?.appendingPathComponent(name) else { return [] }
    return (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  /// The captures that lie there as text and as XML, by name.
  static let pairs = names(in: "atspi-captured").filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }

  /// Those that lie there in the XML of OSWorld as well, by path.
  static let osworld = names(in: "atspi-captured").filter { $0.hasSuffix(".osworld.xml") }.map {
    "atspi-captured/\($0)"
  }

  /// The dumps that the index lists, by path.
  static let indexed: [String] = {
    guard let folder, let text = try? String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: "\t").first.map(String.init) }
  }()
}

@Suite("Real dumps", .enabled(if: Corpus.folder != nil))
struct CorpusTests {
  struct Count: CustomTestStringConvertible, Sendable {
    var path: String
    var format: String
    var nodes: Int
    var refusal: String?

    init(_ path: String, _ format: String, _ nodes: Int, _ refusal: String? = nil) {
      self.path = path
      self.format = format
      self.nodes = nodes
      self.refusal = refusal
    }

    var testDescription: String { path }
  }

  /// Counted with `grep` in the files, not by this program.
  static let counts = [
    Count("appium-uiautomator2/app_not_responding.xml", "uiautomator2", 12),
    Count("appium-uiautomator2/clock_alarm_indented_declaration.xml", "uiautomator2", 62),
    Count("appium-uiautomator2/ivi_quick_settings_ko_run1.xml", "uiautomator2", 87),
    Count("appium-uiautomator2/ivi_quick_settings_ko_run2.xml", "uiautomator2", 85),
    Count("appium-uiautomator2/settings_top_leading_newline.xml", "uiautomator2", 79),
    Count("appium-uiautomator2/special_data.xml", "uiautomator2", 4),
    Count("appium-uiautomator2/theapp_login.xml", "uiautomator2", 21),
    Count("uiautomator/adb_shell_session_prefix_truncated.txt", "uiautomator", 3, "truncated-dump"),
    Count("uiautomator/flutter_newline_entities_naf.xml", "uiautomator", 23),
    Count("uiautomator/ivi_driving_ko_scrolled.xml", "uiautomator", 81),
    Count("uiautomator/ivi_driving_ko_top.xml", "uiautomator", 69),
    Count("uiautomator/lockscreen_pixel_hint_drawingorder.xml", "uiautomator", 38),
    Count("uiautomator/lockscreen_pt_2018.xml", "uiautomator", 113),
    Count("uiautomator/pharmacy_arabic_rtl_emoji_pua.xml", "uiautomator", 120),
    Count("uiautomator/quicksettings_zh_naf.xml", "uiautomator", 104),
    Count("uiautomator/tv_channels_hint.xml", "uiautomator", 90),
    Count("uiautomator/tv_exit_landscape_rotation1.xml", "uiautomator", 17),
    Count("xcuitest-wda/ios_edge_unknown_elements.xml", "xcuitest", 10),
    Count("xcuitest-wda/keyboard_screen_odd_values.xml", "xcuitest", 93),
    Count("xcuitest-wda/settings_top_old_attr_order.xml", "xcuitest", 93),
    Count("xcuitest-wda/theapp_login_flat_root.xml", "xcuitest", 30),
    Count("mac2/login_window_zh_truncated.xml", "mac2", 33, "truncated-dump"),
    Count("uia-windows/winappdriver_chromium_window_truncated.xml", "winappdriver", 2, "truncated-dump"),
    Count("uia-windows/winappdriver_single_pane_utf16_decl.xml", "winappdriver", 1),
    Count("uia-windows/winappdriver_wpf_tab_snippet_truncated.xml", "winappdriver", 1, "truncated-dump"),
    Count("macos-ax/walker_ios_simulator_excerpt.txt", "ax-text", 9),
    Count("atspi-captured/gtk3-demo-listbox.txt", "ax-text", 12225),
    Count("atspi-captured/gtk3-demo-listbox.xml", "atspi-xml", 12225),
    Count("atspi-captured/settings-gtk3-before.txt", "ax-text", 29),
    Count("atspi-captured/chromium-big-table-run1.xml", "atspi-xml", 2565),
  ]

  @Test("have the nodes that a person counts", arguments: counts)
  func countsAgree(_ count: Count) throws {
    let dump = try DumpReader.read(Corpus.bytes(count.path), path: count.path)
    #expect(dump.format == count.format)
    #expect(dump.tree.count == count.nodes)
    #expect(dump.refusal?.id == count.refusal)
  }

  static let refusals = [
    ("xcuitest-wda/empty_root.xml", "no-nodes"),
    ("atspi-captured/settings-gtk3-before.osworld.xml", "unread-format"),
    ("webkit/lists-expected.txt", "unread-format"),
    ("webkit/document-attributes-expected.txt", "unread-format"),
    ("captured-pages/settings.html", "unknown-format"),
  ]

  @Test("that are not read yet are refused", arguments: refusals)
  func areRefused(_ path: String, _ id: String) throws {
    #expect(refusal(try Corpus.bytes(path))?.id == id)
  }

  @Test("say the same as text and as XML", arguments: Corpus.pairs)
  func pairsAgree(_ name: String) throws {
    let text = try DumpReader.read(Corpus.bytes("atspi-captured/\(name).txt"), path: name)
    let xml = try DumpReader.read(Corpus.bytes("atspi-captured/\(name).xml"), path: name)
    #expect(text.tree.count == xml.tree.count)
    for index in 0..<min(text.tree.count, xml.tree.count) {
      let one = CorpusTests.summary(text.tree, index)
      let other = CorpusTests.summary(xml.tree, index)
      if one != other {
        Issue.record("node \(index): \(one) is \(other) as XML")
        break
      }
    }
  }

  private static func summary(_ tree: Tree, _ index: Int) -> String {
    let id = NodeID(index)
    let node = tree[id]
    let texts = [node.name, node.value, node.hint].map { tree.string($0) ?? "-" }
    return "\(node.parent) \(tree.role(of: id))[\(tree.subrole(of: id) ?? "-")] \(texts)"
      + " \(node.states[.enabled]) \(node.states[.selected])"
  }

  static let readable =
    counts.map(\.path) + Corpus.pairs.flatMap { ["atspi-captured/\($0).txt", "atspi-captured/\($0).xml"] }

  @Test("come back the same from our own text and XML", arguments: Set(readable).sorted())
  func roundTrip(_ path: String) throws {
    let dump = try DumpReader.read(Corpus.bytes(path), path: path)
    let text = try AXTextWriter.write(dump)
    let again = try DumpReader.read(text, path: path)
    #expect(again.source == dump.source)
    #expect(again.platforms == dump.platforms)
    #expect(outline(again) == outline(dump))
    #expect(again.tree.attributes.count == dump.tree.attributes.count)
    #expect(again.refusal?.id == dump.refusal?.id)
    #expect(try AXTextWriter.write(again) == text)
    let fromXML = try DumpReader.read(XMLWriter.write(again), path: path)
    #expect(outline(fromXML) == outline(dump))
    if dump.refusal == nil { #expect(try AXTextWriter.write(fromXML) == text) }
  }

  @Test("are all counted, or refused for a reason, whichever the index lists")
  func indexIsCovered() {
    let counted =
      CorpusTests.counts.map(\.path) + DesktopCorpusTests.rows.map(\.path) + CorpusOfAppsTests.rows.map(\.path)
      + JSONCorpusTests.counts.map(\.path) + CorpusTests.refusals.map(\.0)
      // What a query found; its own test says that it is refused.
      + ["xcuitest-debugdescription/query_output_static_texts.txt"]
    #expect(Set(Corpus.indexed).subtracting(counted).sorted() == [])
  }

  @Test("are refused or read up to the cut, wherever they are cut", arguments: counts.filter { $0.nodes < 200 })
  func cuts(_ count: Count) throws {
    let bytes = try Corpus.bytes(count.path)
    let whole = try DumpReader.read(bytes, path: count.path)
    let lines = outline(whole)
    let isXML = whole.format != "ax-text"
    // What follows the root's end may be missing.
    let needed = bytes.lastIndex(of: 0x3e).map { $0 + 1 } ?? bytes.count
    for step in 1..<25 {
      let end = bytes.count * step / 25
      let cut = Array(bytes[..<end])
      if isXML, whole.refusal == nil, end < needed { #expect(refusal(cut) != nil, "cut at \(end)") }
      guard let dump = try? DumpReader.read(cut, path: count.path) else { continue }
      #expect(outline(dump).dropLast().elementsEqual(lines.prefix(max(0, dump.tree.count - 1))), "cut at \(end)")
    }
  }

  @Test("never crash a reader with bytes changed", arguments: counts.filter { $0.nodes < 200 })
  func changed(_ count: Count) throws {
    var bytes = try Corpus.bytes(count.path)
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<40 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
      guard let dump = try? DumpReader.read(bytes, path: count.path) else { continue }
      #expect(dump.tree.count > 0)
    }
  }
}
