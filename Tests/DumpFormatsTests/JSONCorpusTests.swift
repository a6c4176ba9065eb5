import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Real dumps in JSON", .enabled(if: Corpus.folder != nil))
struct JSONCorpusTests {
  struct Count: CustomTestStringConvertible, Sendable {
    var path: String
    var format: String
    var nodes: Int
    var levels: Int
    var named: Int

    init(_ path: String, _ format: String, nodes: Int, levels: Int, named: Int) {
      self.path = path
      self.format = format
      self.nodes = nodes
      self.levels = levels
      self.named = named
    }

    var testDescription: String { path }
  }

  /// Counted by a script of another language with a JSON reader of its own: nodes, levels, and nodes with a name.
  static let counts = [
    Count("idb/describe_all_springboard_flat.json", "idb", nodes: 14, levels: 1, named: 14),
    Count("idb/describe_point_single_object.json", "idb", nodes: 1, levels: 1, named: 1),
    Count("idb/legacy_2019_element_axhint_intid.json", "idb", nodes: 1, levels: 1, named: 1),
    Count("xcuitest-wda/legacy_wda_json_springboard.json", "wda-json", nodes: 45, levels: 6, named: 21),
    Count("maestro/rn81_ios_hierarchy.json", "maestro", nodes: 57, levels: 15, named: 26),
    Count("maestro/ios_empty_hierarchy.json", "maestro", nodes: 2, levels: 2, named: 0),
    Count("cdp-axtree/browsergym_calendar.json", "cdp", nodes: 182, levels: 8, named: 28),
    Count("cdp-axtree/browsergym_checkboxes.json", "cdp", nodes: 47, levels: 8, named: 22),
    Count("cdp-axtree/browsergym_small.json", "cdp", nodes: 21, levels: 8, named: 6),
    Count("cdp-captured/big-table-run1.json", "cdp", nodes: 3610, levels: 9, named: 3342),
    Count("cdp-captured/big-table-run2.json", "cdp", nodes: 3610, levels: 9, named: 3342),
    Count("cdp-captured/chrome-accessibility.json", "cdp", nodes: 387, levels: 7, named: 329),
    Count("cdp-captured/chrome-flags.json", "cdp", nodes: 13193, levels: 7, named: 11415),
    Count("cdp-captured/chrome-settings-appearance.json", "cdp", nodes: 220, levels: 12, named: 119),
    Count("cdp-captured/chrome-settings.json", "cdp", nodes: 142, levels: 12, named: 62),
    Count("cdp-captured/settings-after.json", "cdp", nodes: 47, levels: 6, named: 43),
    Count("cdp-captured/settings-broken.json", "cdp", nodes: 34, levels: 5, named: 25),
    Count("cdp-captured/settings.json", "cdp", nodes: 47, levels: 6, named: 43),
    Count("cdp-captured/widgets-dialog.json", "cdp", nodes: 14, levels: 5, named: 13),
    Count("cdp-captured/widgets.json", "cdp", nodes: 334, levels: 11, named: 271),
    Count("playwright-captured/big-table-full.snapshot.json", "playwright-json", nodes: 3617, levels: 11, named: 3342),
    Count("playwright-captured/big-table.snapshot.json", "playwright-json", nodes: 1016, levels: 2, named: 1016),
    Count("playwright-captured/settings-broken-full.snapshot.json", "playwright-json", nodes: 38, levels: 7, named: 25),
    Count("playwright-captured/settings-broken.snapshot.json", "playwright-json", nodes: 15, levels: 2, named: 12),
    Count("playwright-captured/settings-full.snapshot.json", "playwright-json", nodes: 58, levels: 8, named: 43),
    Count("playwright-captured/settings.snapshot.json", "playwright-json", nodes: 17, levels: 2, named: 17),
    Count("playwright-captured/widgets-full.snapshot.json", "playwright-json", nodes: 375, levels: 14, named: 271),
    Count("playwright-captured/widgets.snapshot.json", "playwright-json", nodes: 115, levels: 3, named: 115),
    Count("macos-ax/axui_finder_dump_ja.json", "ax-json", nodes: 86, levels: 17, named: 4),
    Count("uia-windows/axe_windows_monsterbutton.json", "axe-windows", nodes: 2, levels: 2, named: 2),
    Count("uia-windows/axe_windows_monsterlistview.json", "axe-windows", nodes: 7, levels: 3, named: 6),
    Count("uia-windows/axe_windows_taskbar.json", "axe-windows", nodes: 33, levels: 5, named: 27),
  ]

  @Test("have the nodes, the depth and the names that are counted", arguments: counts)
  func countsAgree(_ count: Count) throws {
    let dump = try DumpReader.read(Corpus.bytes(count.path), path: count.path)
    #expect(dump.format == count.format)
    #expect(dump.tree.count == count.nodes)
    #expect(dump.tree.nodes.indices.map { dump.tree.depth(of: NodeID($0)) + 1 }.max() == count.levels)
    #expect(dump.tree.nodes.count { $0.name.length > 0 } == count.named)
    #expect(dump.refusal?.id == (count.path == "maestro/ios_empty_hierarchy.json" ? "failed-capture" : nil))
  }

  @Test("come back the same from our own text and XML", arguments: counts)
  func roundTrip(_ count: Count) throws {
    let dump = try DumpReader.read(Corpus.bytes(count.path), path: count.path)
    let text = try AXTextWriter.write(dump)
    let again = try DumpReader.read(text, path: count.path)
    #expect(again.source == dump.source)
    #expect(again.platforms == dump.platforms)
    #expect(outline(again) == outline(dump))
    #expect(again.tree.attributes.count == dump.tree.attributes.count)
    #expect((again.refusal == nil) == (dump.refusal == nil))
    #expect(try AXTextWriter.write(again) == text)
    #expect(outline(try DumpReader.read(XMLWriter.write(again), path: count.path)) == outline(dump))
  }

  /// The smaller ones, since a sample tells as much.
  static let small = counts.filter { $0.nodes < 120 && $0.format != "axe-windows" || $0.nodes < 5 }

  @Test("are refused wherever they are cut", arguments: small)
  func cuts(_ count: Count) throws {
    let bytes = try Corpus.bytes(count.path)
    let needed = bytes.lastIndex { $0 > 0x20 } ?? 0
    for step in 1..<25 {
      let end = needed * step / 25
      #expect(refusal(Array(bytes[..<end])) != nil, "cut at \(end)")
    }
  }

  @Test("never crash a reader with bytes changed", arguments: small)
  func changed(_ count: Count) throws {
    var bytes = try Corpus.bytes(count.path)
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<25 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
      guard let dump = try? DumpReader.read(bytes, path: count.path) else { continue }
      #expect(dump.tree.count > 0)
    }
  }
}
