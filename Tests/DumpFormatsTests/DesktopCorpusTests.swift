import AccessibilityTree
import DumpFormats
import Testing

/// The real dumps of browsers' own tools and of the desktops.
@Suite("Real dumps of browsers and desktops", .enabled(if: Corpus.folder != nil))
struct DesktopCorpusTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var path: String
    var format: String
    /// How many nodes it has, how many levels lie above the deepest, and how many nodes have a name.
    var nodes: Int
    var deepest: Int
    var named: Int
    var refusal: String?

    init(_ path: String, _ format: String, _ nodes: Int, _ deepest: Int, _ named: Int, _ refusal: String? = nil) {
      self.path = path
      self.format = format
      self.nodes = nodes
      self.deepest = deepest
      self.named = named
      self.refusal = refusal
    }

    var testDescription: String { path }
  }

  /// Counted in the files by hand or with a script of a few lines, not by this program; what Chromium ignores is left out.
  static let rows = [
    Row("atspi/gtk3_accessible-name.txt", "gtk-text", 2, 1, 1),
    Row("atspi/gtk3_colorchooser.txt", "gtk-text", 73, 8, 53),
    Row("atspi/gtk3_combos.txt", "gtk-text", 13, 3, 1),
    Row("atspi/gtk3_text.txt", "gtk-text", 2, 1, 0),
    Row("chrome-formatter-captured/big-table.blink.txt", "chromium-blink", 3610, 8, 3342),
    Row("chrome-formatter-captured/big-table.linux.txt", "chromium-auralinux", 2326, 6, 2061),
    Row("chrome-formatter-captured/settings-broken.blink.txt", "chromium-blink", 34, 4, 25),
    Row("chrome-formatter-captured/settings-broken.linux.txt", "chromium-auralinux", 22, 3, 14),
    Row("chrome-formatter-captured/settings.blink.txt", "chromium-blink", 47, 5, 43),
    Row("chrome-formatter-captured/settings.linux.txt", "chromium-auralinux", 29, 4, 25),
    Row("chrome-formatter-captured/widgets.blink.txt", "chromium-blink", 341, 10, 277),
    Row("chrome-formatter-captured/widgets.linux.txt", "chromium-auralinux", 213, 8, 157),
    Row("chromium/contenteditable-descendants-expected-android.txt", "chromium-android", 13, 2, 10),
    Row("chromium/contenteditable-descendants-expected-blink.txt", "chromium-blink", 15, 3, 12),
    Row("chromium/desc-combobox-focusable-expected-android-external.txt", "chromium-android", 2, 1, 1),
    Row("chromium/desc-combobox-focusable-expected-auralinux.txt", "chromium-auralinux", 1, 0, 0),
    Row("chromium/desc-combobox-focusable-expected-win.txt", "chromium-win", 1, 0, 0),
    Row("chromium/table-simple-expected-mac.txt", "chromium-mac", 36, 4, 15),
    Row("uia-windows/pywinauto_print_control_identifiers.txt", "pywinauto", 339, 8, 270),
  ]

  @Test("have what a person counts in them", arguments: rows)
  func counts(_ row: Row) throws {
    let dump = try DumpReader.read(Corpus.bytes(row.path), path: row.path)
    let tree = dump.tree
    #expect(dump.format == row.format)
    #expect(tree.count == row.nodes)
    #expect((0..<tree.count).map { tree.depth(of: NodeID($0)) }.max() == row.deepest)
    #expect(tree.nodes.count { $0.hasName } == row.named)
    #expect(dump.refusal?.id == row.refusal)
  }

  @Test("come back the same from our text and from our XML", arguments: rows)
  func roundTrip(_ row: Row) throws {
    let dump = try DumpReader.read(Corpus.bytes(row.path), path: row.path)
    let text = try AXTextWriter.write(dump)
    let again = try DumpReader.read(text, path: row.path)
    #expect(again.source == dump.source)
    #expect(again.platforms == dump.platforms)
    #expect(outline(again) == outline(dump))
    #expect(try AXTextWriter.write(again) == text)
    let fromXML = try DumpReader.read(XMLWriter.write(again), path: row.path)
    #expect(outline(fromXML) == outline(dump))
    #expect(try AXTextWriter.write(fromXML) == text)
  }

  @Test("are read up to the cut, wherever they are cut", arguments: rows.filter { $0.nodes < 1000 })
  func cuts(_ row: Row) throws {
    let bytes = try Corpus.bytes(row.path)
    let lines = outline(try DumpReader.read(bytes, path: row.path))
    for step in 1..<50 {
      guard let dump = try? DumpReader.read(Array(bytes[..<(bytes.count * step / 50)]), path: row.path) else {
        continue
      }
      // The last node may have lost some of its attributes.
      #expect(outline(dump).dropLast().elementsEqual(lines.prefix(max(0, dump.tree.count - 1))), "cut \(step)")
    }
  }

  @Test("never crash a reader with bytes changed", arguments: rows.filter { $0.nodes < 1000 })
  func changed(_ row: Row) throws {
    var bytes = try Corpus.bytes(row.path)
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<50 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      bytes[Int(state % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 32)
      guard let dump = try? DumpReader.read(bytes, path: row.path) else { continue }
      #expect(dump.tree.count > 0)
    }
  }

  @Test("Chromium's own tree has the nodes that the DevTools protocol has", arguments: ["settings", "settings-broken"])
  func agreesWithTheProtocol(_ name: String) throws {
    let text = try DumpReader.read(Corpus.bytes("chrome-formatter-captured/\(name).blink.txt"), path: name)
    let bytes = try Corpus.bytes("cdp-captured/\(name).json")
    guard let protocolDump = try? DumpReader.read(bytes, path: name) else { return }
    #expect(protocolDump.tree.count == text.tree.count)
  }
}
