import AccessibilityTree
import DumpFormats
import Testing

/// All screens that were captured from AT-SPI, each as text and as XML.
@Suite("Screens captured from AT-SPI", .enabled(if: Corpus.folder != nil))
struct CapturedCorpusTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    /// How many nodes it has, how many levels lie above the deepest, and how many nodes have a name.
    var nodes: Int
    var deepest: Int
    var named: Int

    init(_ name: String, _ nodes: Int, _ deepest: Int, _ named: Int) {
      self.name = name
      self.nodes = nodes
      self.deepest = deepest
      self.named = named
    }

    var testDescription: String { name }
  }

  /// Counted by expressions over the lines of the text, and by Python's XML parser in the other: both agree, save for
  /// names that the XML has as a relation to another node.
  static let rows = [
    Row("chromium-big-table-run1", 2565, 13, 2115),
    Row("chromium-big-table-run2", 2565, 13, 2115),
    Row("chromium-settings-broken-page", 22, 3, 14),
    Row("chromium-settings-broken", 261, 10, 68),
    Row("chromium-settings-page", 29, 4, 25),
    Row("chromium-settings", 268, 11, 79),
    Row("gnome-calculator-answer", 101, 13, 78),
    Row("gnome-calculator-empty", 96, 11, 75),
    Row("gtk3-demo-flowbox", 1525, 7, 109),
    Row("gtk3-demo-listbox", 12225, 12, 6706),
    Row("gtk3-demo-tree-store", 520, 7, 169),
    Row("gtk3-demo", 189, 7, 108),
    Row("gtk3-icon-browser", 65, 9, 31),
    Row("gtk3-widget-factory-page1", 261, 10, 120),
    Row("gtk3-widget-factory-page2", 285, 14, 94),
    Row("gtk4-demo", 447, 8, 309),
    Row("gtk4-icon-browser", 99, 8, 62),
    Row("gtk4-widget-factory-run1", 949, 17, 626),
    Row("gtk4-widget-factory-run2", 949, 17, 626),
    Row("mousepad-edited", 322, 8, 267),
    Row("mousepad-opened", 322, 8, 267),
    Row("mousepad-preferences", 533, 11, 432),
    Row("qt5ct-appearance", 166, 12, 127),
    Row("qt5ct-fonts", 166, 12, 127),
    Row("settings-gtk3-after", 29, 5, 22),
    Row("settings-gtk3-before", 29, 5, 22),
    Row("settings-gtk4", 34, 5, 30),
    Row("settings-qt5", 37, 7, 31),
    Row("settings-qt6-run1", 37, 7, 31),
    Row("settings-qt6-run2", 37, 7, 31),
    Row("settings-swing", 102, 11, 65),
    Row("settings-webkitgtk-page", 23, 3, 19),
    Row("settings-webkitgtk", 28, 8, 21),
    Row("xfce4-keyboard-settings", 395, 15, 335),
    Row("xfce4-settings-editor", 386, 9, 192),
  ]

  @Test("all have a row")
  func isWhole() { #expect(Set(Self.rows.map(\.name)) == Set(Corpus.pairs)) }

  @Test("have what is counted in them", arguments: rows, ["txt", "xml"])
  func counts(_ row: Row, _ ending: String) throws {
    let path = "atspi-captured/\(row.name).\(ending)"
    let dump = try DumpReader.read(Corpus.bytes(path), path: path)
    let tree = dump.tree
    #expect(dump.format == (ending == "txt" ? "ax-text" : "atspi-xml"))
    #expect(dump.refusal == nil)
    #expect(tree.count == row.nodes)
    #expect(tree.nodes.indices.map { tree.depth(of: NodeID($0)) }.max() == row.deepest)
    #expect(tree.nodes.count { $0.hasName } == row.named)
  }

  @Test("that OSWorld's form has are refused by name", arguments: Corpus.osworld)
  func refusesOSWorld(_ path: String) throws {
    #expect(refusal(try Corpus.bytes(path))?.id == "unread-format")
  }
}
