import DumpFormats
import Foundation
import Testing
import TreeDiff

/// The real captures, where they lie beside the checkout.
enum Captures {
  /// The folder, or `nil` where it is not there.
  static let folder: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    while root.path != "/", !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let corpus = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: corpus.path) ? corpus : nil
  }()
}

/// Pairs of real captures, with what a person would say of them, worked out from the screens.
@Suite(.enabled(if: Captures.folder != nil)) struct CapturedPairTests {
  /// Two captures and what differs.
  struct Example: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var differences: [String]
    /// How many elements differ in nothing but what two runs never have in common.
    var ignored = 0

    var testDescription: String { "\(old) > \(new)" }
  }

  @Test(arguments: examples) func `a pair`(_ example: Example) throws {
    let result = Screens.compare(try dump(example.old), try dump(example.new))
    #expect(Screens.lines(result) == example.differences)
    #expect(result.ignoredCount == example.ignored)
  }

  @Test(arguments: ["mousepad-opened", "settings-gtk3-before", "chromium-settings-page", "settings-qt6-run1"])
  func `the text and the XML of one capture have no difference that both could show`(name: String) throws {
    let result = Screens.compare(try dump("atspi-captured/\(name).txt"), try dump("atspi-captured/\(name).xml"))
    #expect(result.basis == .neutralFields)
    #expect(Screens.lines(result) == [])
  }

  private func dump(_ name: String) throws -> Dump {
    let folder = try #require(Captures.folder)
    return try DumpReader.read([UInt8](Data(contentsOf: folder.appendingPathComponent(name))), path: name)
  }

  private static let settings = [
    "major changed 9>9 value-changed value: '1' > '0'", "major changed 16>16 value-changed value: '1' > '0'",
    "major changed 17>17 value-changed value: '0' > '1'",
    "major changed 18>18 value-changed hint-changed value: '0.5' > '0.7' help: '0.5' > '0.7'",
  ]

  /// Undo and Save become possible, Reload becomes Revert, the title is starred, and a line was typed.
  private static let mousepad = [
    "minor changed 1>1 text-changed label: '~/notes.txt - Mousepad' > '*~/notes.txt - Mousepad'",
    "major changed 14>14 state-changed enabled: 'false' > -",
    "major changed 17>17 name-changed hint-changed label: 'Reload      ' > 'Revert      '"
      + " help: 'Reload file from disk' > 'Revert to the saved version of the file'",
    "major changed 27>27 state-changed enabled: 'false' > -",
    "major changed 284>284 state-changed enabled: 'false' > -",
    "major changed 288>288 name-changed hint-changed label: 'Reload' > 'Revert'"
      + " help: 'Reload file from disk' > 'Revert to the saved version of the file'",
    "major changed 293>293 state-changed enabled: 'false' > -",
    "major changed 318>318 value-changed value: 'Shopping\n\tmilk\n\tbread \"rye\"\nCall Ünal at 10:30\n'"
      + " > 'Shopping\n\tmilk\n\tbread \"rye\"\nCall Ünal at 10:30\nOne more line'",
  ]

  static let examples: [Example] = [
    Example(
      old: "atspi-captured/settings-gtk3-before.txt", new: "atspi-captured/settings-gtk3-after.txt",
      differences: settings),
    Example(
      old: "atspi-captured/mousepad-opened.txt", new: "atspi-captured/mousepad-edited.txt", differences: mousepad),
    Example(
      old: "atspi-captured/gnome-calculator-empty.txt", new: "atspi-captured/gnome-calculator-answer.txt",
      differences: [
        "structure added ->33 (5) wrapper-added", "structure added ->34 wrapper-added",
        "minor added ->35 element-added", "minor added ->36 element-added", "minor added ->37 element-added",
        "major changed 39>44 value-changed value: - > '42'",
      ]),
    Example(
      old: "atspi-captured/chromium-big-table-run1.txt", new: "atspi-captured/chromium-big-table-run2.txt",
      differences: [
        "minor changed 163>163 text-changed label: 'Updated 2026-11-30T02:04:50.014Z, session 6daxmgkr'"
          + " > 'Updated 2026-11-30T02:05:00.529Z, session c923rt86'",
        "major changed 2527>2527 name-changed label: 'Parts list - Memory usage - 36.3 MB'"
          + " > 'Parts list - Memory usage - 44.7 MB'",
      ]),
    Example(
      old: "atspi-captured/gtk4-widget-factory-run1.txt", new: "atspi-captured/gtk4-widget-factory-run2.txt",
      differences: []),
    Example(
      old: "atspi-captured/gtk4-widget-factory-run1.xml", new: "atspi-captured/gtk4-widget-factory-run2.xml",
      differences: [], ignored: 949),
    Example(old: "atspi-captured/settings-qt6-run1.txt", new: "atspi-captured/settings-qt6-run2.txt", differences: []),
    Example(
      old: "atspi-captured/settings-qt6-run1.xml", new: "atspi-captured/settings-qt6-run2.xml", differences: [],
      ignored: 1),
    // The page of settings before and after a script went through it: all boxes ticked, alerts off, the volume can be
    // set, the first option chosen, the range at 0.7 and in focus. Three formats of the one change.
    Example(
      old: "cdp-captured/settings.json", new: "cdp-captured/settings-after.json",
      differences: [
        "major changed 12>12 state-changed checked: 'mixed' > 'true'",
        "major changed 16>16 state-changed checked: 'true' > 'false'",
        "major changed 17>17 state-changed attribute-changed disabled: 'true' > - settable: - > 'true'",
        "major changed 28>28 state-changed checked: 'false' > 'true'",
        "major changed 29>29 value-changed attribute-changed value: '0.5' > '0.699999988079071'"
          + " valuetext: '0.5' > '0.7' focused: - > 'true'",
      ], ignored: 16),
    Example(
      old: "playwright-captured/settings.yaml", new: "playwright-captured/settings-after.yaml",
      differences: [
        "major changed 5>5 state-changed checked: 'mixed' > 'true'",
        "major changed 6>6 state-changed checked: 'true' > -",
        "major changed 7>7 state-changed disabled: 'true' > -",
        "major changed 12>12 state-changed checked: - > 'true'",
        "major changed 14>14 value-changed text: '0.5' > '0.7'",
      ]),
    Example(
      old: "playwright-captured/settings.ai.yaml", new: "playwright-captured/settings-after.ai.yaml",
      differences: [
        "major changed 5>5 state-changed checked: 'mixed' > 'true'",
        "major changed 6>6 state-changed checked: 'true' > -",
        "major changed 7>7 state-changed disabled: 'true' > -",
        "major changed 13>13 state-changed checked: - > 'true'",
        "major changed 15>15 value-changed attribute-changed text: '0.5' > '0.7' active: - > 'true'",
      ]),
    // A page with a clock and a token, loaded twice; the text and its one line are two elements.
    Example(
      old: "cdp-captured/big-table-run1.json", new: "cdp-captured/big-table-run2.json",
      differences: [40, 41].map { "minor changed \($0)>\($0) text-changed name: \(clock)" }, ignored: 3),
    Example(
      old: "playwright-captured/big-table-run1.yaml", new: "playwright-captured/big-table-run2.yaml",
      differences: ["minor changed 17>17 text-changed text: \(clock)"]),
    // The other tab of a window: only the tab list says so, since Qt keeps what is on hidden pages.
    Example(
      old: "atspi-captured/qt5ct-appearance.txt", new: "atspi-captured/qt5ct-fonts.txt",
      differences: ["minor changed 152>152 text-changed label: 'Appearance' > 'Fonts'"]),
    // Two captures of a car's quick settings, in the second of which the names of two tiles are gone.
    Example(
      old: "appium-uiautomator2/ivi_quick_settings_ko_run1.xml",
      new: "appium-uiautomator2/ivi_quick_settings_ko_run2.xml",
      differences: ["minor removed 31>- element-removed", "minor removed 34>- element-removed"], ignored: 55),
  ]

  private static let clock =
    "'Updated 2026-11-30T01:52:05.184Z, session 1foqe472' > 'Updated 2026-11-30T01:52:06.500Z, session 64e8upu9'"
}
