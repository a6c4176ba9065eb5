import AccessibilityTree
import DumpFormats
import Vocabulary

/// Reads a dump, and writes what came of it in every form.
enum ReaderJob {
  /// The formats that are lines of text.
  static let textFormats = [
    "ax-text", "chromium-blink", "chromium-mac", "chromium-android", "chromium-auralinux", "chromium-win", "pywinauto",
    "gtk-text", "dogtail", "xcuitest-debug", "compose", "flutter", "walker", "maestro-compact",
  ]
  /// The formats that are XML.
  static let xmlFormats = [
    "axverify-xml", "uiautomator", "uiautomator2", "xcuitest", "mac2", "winappdriver", "novawindows", "atspi-xml",
    "detox",
  ]
  /// The formats that are JSON.
  static let jsonFormats = ["idb", "wda-json", "maestro", "cdp", "playwright-json", "ax-json", "axe-windows"]
  /// The formats that are YAML; any format is looked for in blocks of Markdown.
  static let markdownFormats = ["playwright-aria"]

  /// Reads the input as one of the formats, or as what it looks like where the pick is a multiple of their number.
  static func run(_ input: [UInt8], pick: UInt8, among formats: [String]) throws(BrokenLaw) {
    let choice = Int(pick) % (formats.count + 1)
    guard let dump = read(input, format: choice == 0 ? nil : formats[choice - 1]) else { return }
    try holdLaws(dump)
    exercise(dump)
  }

  /// The dump, where it is one.
  static func read(_ bytes: [UInt8], format: String? = nil) -> Dump? {
    try? DumpReader.read(bytes, path: "dump", format: format)
  }

  /// What is written of a dump that may be judged reads back to the same dump.
  private static func holdLaws(_ dump: Dump) throws(BrokenLaw) {
    let nodes = dump.tree.nodes
    for (index, node) in nodes.enumerated() {
      guard Int(node.parent) < index, Int(node.subtreeEnd) > index, Int(node.subtreeEnd) <= nodes.count else {
        throw BrokenLaw("node \(index) has its parent or its end out of order")
      }
    }
    guard dump.refusal == nil else { return }
    if let text = try? AXTextWriter.write(dump) { try holdSame(dump, text, "ax-text") { try? AXTextWriter.write($0) } }
    let xml = XMLWriter.write(dump)
    try holdSame(dump, xml, "own XML") { XMLWriter.write($0) }
  }

  private static func holdSame(
    _ dump: Dump, _ text: [UInt8], _ form: String, _ write: (Dump) -> [UInt8]?
  ) throws(BrokenLaw) {
    let again: Dump
    do throws(Diagnostic) {
      again = try DumpReader.read(text, path: "dump")
    } catch {
      throw BrokenLaw("what is written as \(form) is not read: \(error.message)")
    }
    if let refusal = again.refusal { throw BrokenLaw("what is written as \(form) is refused: \(refusal.message)") }
    guard again.tree.count == dump.tree.count else { throw BrokenLaw("\(form) reads back to another tree") }
    guard write(again) == text else { throw BrokenLaw("\(form) does not write the same again") }
  }

  /// Everything that is done with a tree, for what it may crash on.
  private static func exercise(_ dump: Dump) {
    _ = JSONWriter.write(dump)
    let platform = dump.platforms.min { $0.rawValue < $1.rawValue } ?? .web
    let reading = DumpReading(dump, on: platform)
    _ = try? SpokenWriter.speech(reading, of: [0..<dump.tree.count])
    _ = try? SpokenWriter.list(reading, of: [0..<dump.tree.count])
    for line in 1...3 {
      guard let extract = try? DumpExtract(dump, line: line, column: line == 2 ? 3 : nil) else { continue }
      _ = try? extract.text(reading)
    }
    for node in dump.tree.nodes.indices.prefix(200) { _ = NodeLine.text(of: NodeID(node), in: dump) }
  }
}
