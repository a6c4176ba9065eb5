import AccessibilityTree
import Testing

@testable import DumpFormats

/// Reading the two halves of a dump at once gives what reading it in one go does.
@Suite struct AXTextHalvesTests {
  /// Numbers that look random and are the same on each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let inTurn: Performer = { count, work in for piece in 0..<count { work(piece) } }
  private static let backwards: Performer = { count, work in for piece in (0..<count).reversed() { work(piece) } }

  private static func read(_ text: String) -> AXTextReader {
    AXTextReader(Array(text.utf8), escapes: .walker, roles: RoleWholeness())
  }

  private static func readInHalves(_ text: String, _ performer: @escaping Performer = inTurn) -> AXTextReader? {
    let bytes = Array(text.utf8)
    return AXTextReader(over: bytes, escapes: .walker, roles: RoleWholeness())
      .inHalves(bytes, from: 0, performer, least: 1)
  }

  private static func expectSame(_ halves: AXTextReader, _ whole: AXTextReader, _ text: String) {
    let (left, right) = (halves.builder.finish(), whole.builder.finish())
    #expect(left.nodes == right.nodes, "\(text)")
    #expect(left.attributes == right.attributes, "\(text)")
    #expect(left.symbols.words == right.symbols.words, "\(text)")
    #expect(left.text == right.text, "\(text)")
    #expect(halves.endCount == whole.endCount)
    #expect(halves.header?.words == whole.header?.words)
    #expect(halves.keptUnfinishedLine == whole.keptUnfinishedLine)
  }

  /// A dump of some lines, each at most one level below the one before, with escapes and words that come late.
  private static func dump(_ dice: inout Dice, hasHeader: Bool) -> String {
    var lines = hasHeader ? ["# axverify-dump: source=ax platform=macos"] : []
    var depth = 0
    let count = Int.random(in: 2...40, using: &dice)
    for number in 0..<count {
      if number > 0 { depth = Int.random(in: 0...(depth + 1), using: &dice) }
      var line = String(repeating: "  ", count: depth) + (Bool.random(using: &dice) ? "AXGroup" : "AXButton[AXSwitch]")
      for attribute in ["label=\"a \\\" b\"", "value=\"\(number)\"", "help=\"\"", "made\(number % 7)=x"]
      where Bool.random(using: &dice) {
        line += " " + attribute
      }
      lines.append(line)
    }
    if hasHeader { lines.append("# axverify-end: nodes=\(count)") }
    return lines.joined(separator: "\n") + (Bool.random(using: &dice) ? "\n" : "")
  }

  @Test(arguments: [true, false])
  func sameAsInOneGo(hasHeader: Bool) {
    for seed in 0..<UInt64(200) {
      var dice = Dice(state: seed)
      let text = Self.dump(&dice, hasHeader: hasHeader)
      let whole = Self.read(text)
      for performer in [Self.inTurn, Self.backwards] {
        if let halves = Self.readInHalves(text, performer) {
          #expect(whole.fault == nil, "\(text)")
          Self.expectSame(halves, whole, text)
        } else {
          #expect(whole.fault != nil || whole.builder.nodes.count < 4, "\(text)")
        }
      }
    }
  }

  /// What is wrong is left to the reader that has seen all before it, in whichever half it is.
  @Test(arguments: [
    "AXWindow\n  AXGroup label=\"a\n  AXGroup\n  AXGroup\n  AXGroup\n",
    "AXWindow\n  AXGroup\n  AXGroup\n  AXGroup label=\"a\n",
    "AXWindow\nAXGroup label=\"long enough to be more than all that follows\"\n      AXGroup\n",
    "AXWindow\n  AXGroup\n# axverify-end: nodes=2\n  AXGroup\n  AXGroup\n",
    "AXWindow\n  AXGroup\n  AXGroup\n# axverify-dump: source=ax\n  AXGroup\n",
    "AXWindow\n  AXGroup label=\"long enough to be more than the rest\"\n# axverify-dump: source=ax\n",
    "AXWindow\n  AXGroup\n  AXGroup\n  AXGroup a=1 a=2\n  AXGroup\n",
    "AXWindow\n  AXGroup\n  AXGroup\n  AXGroup\n  AXGroup enabled=",
  ])
  func whatIsWrongIsReadInOneGo(text: String) {
    #expect(Self.readInHalves(text) == nil)
    let bytes = Array(text.utf8)
    let reader = AXTextReader(bytes, escapes: .walker, roles: RoleWholeness(), performer: Self.inTurn)
    #expect(reader.fault?.message == Self.read(text).fault?.message)
  }

  /// A large dump is read so by whoever has a thread, and is the same dump.
  @Test func aLargeDumpIsRead() throws {
    var lines = ["AXWindow"]
    while lines.count * 20 < AXTextReader.worthHalving * 2 {
      lines.append("  AXGroup label=\"\(lines.count)\"")
      lines.append("    AXButton label=\"b\"")
    }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    #expect(bytes.count > AXTextReader.worthHalving)
    let pieces = Handover(0)
    let counting: Performer = { count, work in
      pieces.put(count)
      for piece in 0..<count { work(piece) }
    }
    let one = try DumpReader.read(bytes, path: "a.txt")
    let two = try DumpReader.read(bytes, path: "a.txt", performer: counting)
    #expect(pieces.take() == 2)
    #expect(two.tree.nodes == one.tree.nodes)
    #expect(two.tree.attributes == one.tree.attributes)
    #expect(two.tree.text == one.tree.text)
  }

  /// The neutral fields of a large tree are filled in halves, and those that are secure found in both.
  @Test func theFieldsOfALargeTreeAreFilled() throws {
    let element = "<XCUIElementTypeButton label='b' value='1' enabled='true'/>"
    let secret = "<XCUIElementTypeSecureTextField label='s' value='secret'/>"
    let elements = [secret] + Array(repeating: element, count: 20_000) + [secret]
    let bytes = Array("<XCUIElementTypeWindow>\(elements.joined())</XCUIElementTypeWindow>".utf8)
    let one = try DumpReader.read(bytes, path: "a.xml")
    for performer in [Self.inTurn, Self.backwards] {
      let two = try DumpReader.read(bytes, path: "a.xml", performer: performer)
      #expect(two.tree.nodes == one.tree.nodes)
      #expect(two.tree.text == one.tree.text)
      #expect(two.secureNodes == [NodeID(1), NodeID(20_002)])
    }
  }

  /// A performer that does nothing loses nothing.
  @Test func workLeftUndoneIsDone() {
    let (left, right) = Both.perform(by: { _, _ in }, { 1 }, { 2 })
    #expect(left == 1)
    #expect(right == 2)
  }
}
