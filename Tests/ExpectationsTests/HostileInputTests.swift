import AccessibilityTree
import Expectations
import Testing
import Vocabulary

/// Whatever the bytes are, reading them ends, soon, without a crash, and every place is in the file.
@Suite struct HostileInputTests {
  static let valid = """
    \u{feff}screen "Settings é" on ios macos android
    scope  @ios AXGroup[iOSContentGroup] @macos AXWindow
    anchor header "Settings" @android ? @else
    complete nodes>=3
    complete tail AXButton @ios stop @else
    closed enabled value
    unclaimed fail
    dump android.full "x.xml"
    decoy "a" "b"
    button   "Save \\u{e9}\\uD83D\\uDE00" hint="saves \\"it\\"" ... -- why # not
    * "Volume" value="35 %" enabled=false role!=AXA @ios AXB[] stop @macos,android ?
      AXA[B] containing "Total" raw:name~"\\d \\"x\\""
        @ios no AXRadioButton witness none "r"
    "A, B" stop absorbs "A" AXImage role="push button" # comment
    2..4x button
    1x log ~"x"
    no log ~"y"
    order header "S" < button < "T"
    each button has name=present @ios stop @else
    stops exactly
      AXHeading "é"
      @android * "x"
      * @ios AXA @else AXB

    """

  /// A small generator with a fixed seed, so that a failure comes back.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  static func check(_ bytes: [UInt8]) {
    let file = ExpectationFile.parse(bytes, path: "f")
    let lines = LineIndex(file.source, length: file.source.count)
    for diagnostic in file.diagnostics {
      guard let position = diagnostic.position else {
        Issue.record("no place for \(diagnostic.message)")
        continue
      }
      let line = lines.bytes(ofLine: position.line, in: file.source, length: file.source.count)
      // One past the end is a place as well, where something is missing.
      #expect(position.line <= max(1, lines.count) && position.column >= 1 && position.column <= line.count + 1)
      #expect(diagnostic.length >= 1 && diagnostic.length <= max(1, line.count))
    }
    for (index, check) in file.checks.enumerated() {
      #expect(check.parent.map { $0 < index } ?? true)
      for platform in file.platforms { _ = check.resolved(for: Selector(platform: platform), in: file) }
    }
    #expect(file.diagnostics.map { $0.position ?? .init(line: 0, column: 0) }.isSorted)
  }

  @Test func theWholeFileIsRight() {
    let file = ExpectationFile.parse(Self.valid)
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.checks.count == 14)
  }

  @Test func everyPrefixEnds() {
    let bytes = Array(Self.valid.utf8)
    for end in bytes.indices { Self.check(Array(bytes[..<end])) }
  }

  @Test(arguments: UInt64(1)...4)
  func everyChangeEnds(seed: UInt64) {
    var dice = Dice(state: seed)
    let bytes = Array(Self.valid.utf8)
    let signs = Array("\"\\@#-=!~[],<>?*. \t\r\n\0x0éu{}".utf8)
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: changed.indices, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(signs.randomElement(using: &dice) ?? 0, at: place)
        case 2: changed[place] = UInt8.random(in: .min ... .max, using: &dice)
        default:
          let other = Int.random(in: changed.indices, using: &dice)
          let piece = changed[min(place, other)..<min(max(place, other), min(place, other) + 30)]
          changed.insert(contentsOf: piece, at: place)
        }
      }
      Self.check(changed)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func noiseEnds(seed: UInt64) {
    var dice = Dice(state: seed)
    let words = [
      "screen", "\"A\"", "on", "ios", "no", "@ios", "@else", "?", "stops", "exactly", "absorbs", "has",
      "a=1", "a~\"x\"", "~\"x\"", "<", "...", "3x", "\n", "\n  ", "\n    ", "\n\t", " ", "\"", "#", "--", "[", "=",
    ]
    for _ in 0..<300 {
      let text = (0..<60).map { _ in words.randomElement(using: &dice) ?? "" }.joined(separator: " ")
      Self.check(Array(("screen \"A\" on ios\n" + text).utf8))
    }
  }

  /// Lines of a size at which anything that is more than linear takes minutes.
  static let long: [(name: String, line: String)] = [
    ("roles", String(repeating: "AXA ", count: 50_000)),
    ("signs", String(repeating: "= ", count: 100_000)),
    ("stuck signs", String(repeating: "=", count: 200_000)),
    ("quotes", String(repeating: "\"a\"", count: 60_000)),
    ("escapes", "\"" + String(repeating: "\\q", count: 100_000) + "\""),
    ("selectors", "@" + String(repeating: "ios,", count: 50_000)),
    ("arms", "AXA " + String(repeating: "@ios stop ", count: 20_000)),
    ("variants", "AXA " + (0..<20_000).map { "@ios.v\($0) stop " }.joined()),
    ("brackets", String(repeating: "[ ", count: 100_000)),
    ("open brackets", String(repeating: "A[ ", count: 60_000)),
    ("one word", String(repeating: "x", count: 200_000) + " AXA"),
    (
      "absorbed",
      "\"" + String(repeating: "ab", count: 50_000) + "\" absorbs " + String(repeating: "\"ba\" \"c\" ", count: 10_000)
    ),
    ("order", "order " + String(repeating: "AXA < ", count: 30_000)),
    ("indented", String(repeating: " ", count: 200_000) + "AXA"),
    ("closed", "closed " + String(repeating: "x ", count: 50_000)),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: long)
  func aLongLineTakesTimeInProportion(name: String, line: String) {
    let file = ExpectationFile.parse("screen \"A\" on ios\n\(line)\n")
    #expect(!file.diagnostics.isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func manyLinesTakeTimeInProportion() {
    let text = "screen \"A\" on ios\n" + String(repeating: "AXButton \"OK\" a=1\n  noo AXA\n", count: 20_000)
    let file = ExpectationFile.parse(text)
    #expect(file.checks.count == 20_000)
    #expect(file.diagnostics.count == 20_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func depthIsNoRecursion() {
    let text = "screen \"A\" on ios\n" + (0..<3_000).map { String(repeating: " ", count: $0) + "AXA\n" }.joined()
    let file = ExpectationFile.parse(text)
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.checks.last?.parent == 2_998)
    let last = file.checks.last.map { ResolverTests.spell($0.resolved(for: Selector(platform: .ios), in: file)) }
    #expect(last == "bare(AXA)")
  }
}

extension [SourcePosition] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
