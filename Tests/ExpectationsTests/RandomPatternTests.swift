import Expectations
import Testing

/// The one spelling of a pattern says what the pattern asks, and nothing of how it was written.
@Suite("The one spelling of random patterns")
struct RandomPatternTests {
  /// A generator with a fixed seed, so that a failure comes back.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) | (state << 32)
    }
  }

  private static func text(_ dice: inout Dice) -> String {
    let pieces = [
      "a", "Save", "\\\"", "\\\\", " ", "é", "\\u{1f600}", "#", "@ios", "--", "...", "35 %", "\\n", "=", "[",
      "\\u{202e}",
    ]
    return "\""
      + (0..<Int.random(in: 1...4, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined() + "\""
  }

  /// A pattern: its role and name, and its demands.
  private static func pattern(_ dice: inout Dice) -> (head: String, demands: [String]) {
    let roles = ["*", "button", "AXGroup[iOSContentGroup]", "AXButton[]", "role=" + text(&dice), "AXCheckBox"]
    var head = roles.randomElement(using: &dice) ?? ""
    if Bool.random(using: &dice) { head += " " + text(&dice) }
    let names = ["value", "hint", "enabled", "raw:AXFoo", "id", "raw:name"].shuffled(using: &dice)
    let demands = names.prefix(Int.random(in: 1...4, using: &dice)).map { name in
      name
        + (["=absent", "=present", "=" + text(&dice), "!=" + text(&dice), "=true"].randomElement(using: &dice) ?? "")
    }
    return (head, demands)
  }

  private static func canonical(_ line: String) -> String? {
    let file = ExpectationFile.parse(Array("screen \"A\" on ios macos\n\(line)\n".utf8), path: "f")
    guard file.checks.count == 1, case .bare(let pattern)? = file.checks.first?.kind else { return nil }
    return pattern.canonicalText
  }

  @Test("whatever the order of its demands, and however often one is made", arguments: 0..<20)
  func order(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    var seen: [String: Set<String>] = [:]
    for _ in 0..<100 {
      let (head, demands) = RandomPatternTests.pattern(&dice)
      guard let text = RandomPatternTests.canonical("\(head) \(demands.joined(separator: " "))") else { continue }
      let others = (demands + demands.prefix(1)).shuffled(using: &dice)
      #expect(RandomPatternTests.canonical("\(head) \(others.joined(separator: " "))") == text)
      seen[text, default: []].insert(head + "|" + demands.sorted().joined(separator: "|"))
    }
    // Two patterns that ask for something else are never spelt alike, and most lines are patterns.
    #expect(seen.values.allSatisfy { $0.count == 1 })
    #expect(seen.count >= 50)
  }
}
