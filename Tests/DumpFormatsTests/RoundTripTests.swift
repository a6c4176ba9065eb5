import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

/// What is written of a dump reads back to the same dump, whatever format it came in, and is written the same again.
@Suite("Written and read again")
struct RoundTripTests {
  /// The dumps that the tests of the formats read.
  static let dumps: [ReadCase] =
    ATSPIXMLFormatTests.readable + AXJSONFormatTests.readable + AXTextFormatTests.readable
    + AndroidFormatTests.readable + AppleFormatTests.readable + CDPFormatTests.readable
    + ComposeFormatTests.readable + DetoxFormatTests.readable + DogtailFormatTests.readable
    + FlutterFormatTests.readable + GTKTextFormatTests.readable + IDBFormatTests.readable
    + MaestroFormatTests.readable + PlaywrightAriaFormatTests.readable + PywinautoFormatTests.readable
    + WDAJSONFormatTests.readable + WalkerFormatTests.readable + WinAppDriverFormatTests.readable
    + XCUITestDebugFormatTests.readable

  @Test("as text", arguments: dumps)
  func text(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    let text = try AXTextWriter.write(dump)
    let again = try DumpReader.read(text, path: "dump")
    #expect(outline(again) == outline(dump))
    #expect(again.source == dump.source)
    #expect(again.secureNodes == dump.secureNodes)
    #expect(try AXTextWriter.write(again) == text)
  }

  @Test("as XML", arguments: dumps)
  func xml(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    let xml = XMLWriter.write(dump)
    let again = try DumpReader.read(xml, path: "dump")
    #expect(outline(again) == outline(dump))
    #expect(again.source == dump.source)
    #expect(XMLWriter.write(again) == xml)
  }

  /// A text made of what stumbles: quotes, escapes, controls, blanks, what logs obey, and every plane of Unicode.
  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "\"", "\\", "\\u", "\n", "\r", "\t", "\u{1}", "\u{1b}[2J", "\u{7f}", "\u{85}", "\u{a0}", "\u{200b}", "\u{202e}",
      "\u{2028}", "\u{feff}", "\u{fffd}", "\u{fffe}", "\u{1f469}\u{200d}\u{1f467}", "e\u{301}", "\u{10ffff}", "##", "#",
      "[",
      "]", "##[error]", "::", "=", "<", "&amp;", "'", " ", "  ", "a", "AXButton", "label=\"x\"", "?",
      "# axverify-end: nodes=1",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// A generator with a fixed seed, so that a failure comes back.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  @Test("texts of anything, in every place that holds one", arguments: 0..<20)
  func anything(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    for _ in 0..<50 {
      var builder = TreeBuilder(source: [])
      let depth = Int.random(in: 1...4, using: &dice)
      for _ in 0..<depth {
        let role = builder.symbols.intern(RoundTripTests.text(&dice))
        builder.begin(role: role, offset: 0)
        // A name that a node has twice is refused wherever it is read.
        for text in Set((0..<Int.random(in: 0...3, using: &dice)).map { _ in RoundTripTests.text(&dice) }).sorted() {
          let name = builder.symbols.intern(text)
          builder.add(name, builder.append(RoundTripTests.text(&dice).utf8))
        }
      }
      for _ in 0..<depth { builder.end() }
      let dump = Dump(
        tree: builder.finish(), format: "ax-text", source: .ax, platforms: [.macos], platformReason: "")
      try holdBoth(dump, "seed \(seed)")
    }
  }

  private func holdBoth(_ dump: Dump, _ comment: Comment) throws {
    let text = try AXTextWriter.write(dump)
    let fromText = try DumpReader.read(text, path: "dump")
    #expect(attributes(fromText) == attributes(dump), comment)
    #expect(fromText.refusal == nil)
    #expect(try AXTextWriter.write(fromText) == text, comment)
    let xml = XMLWriter.write(dump)
    let fromXML = try DumpReader.read(xml, path: "dump")
    #expect(attributes(fromXML) == attributes(dump), comment)
    #expect(fromXML.refusal == nil)
    // Neither acts in a log.
    for written in [text, xml] {
      let lines = String(decoding: written, as: UTF8.self)
      #expect(!lines.contains("##["), comment)
      #expect(!lines.split(separator: "\n").contains { $0.drop { $0.isWhitespace }.hasPrefix("::") }, comment)
    }
  }

  /// The roles and raw attributes of all nodes.
  private func attributes(_ dump: Dump) -> [[String]] {
    let tree = dump.tree
    return tree.nodes.indices.map { index in
      let id = NodeID(index)
      return [tree.role(of: id)]
        + tree.attributes(of: id).flatMap { [tree.symbols[$0.name], tree.string($0.value) ?? "absent"] }
    }
  }
}
