import Testing

@testable import Verification

@Suite("Regular expressions")
struct RegularExpressionTests {
  private func isFound(_ pattern: String, _ text: String) throws -> Bool {
    let bytes = Array("[\(text)]".utf8)
    return try RegularExpression(pattern).isFound(in: bytes, range: 1..<(bytes.count - 1))
  }

  @Test(arguments: [
    (#"\d+ of \d+"#, "3 of 12", true), ("^b", "abc", false), ("c$", "abc", true), ("^$", "", true), ("", "x", true),
    ("é.", "caféx", true), ("^.$", "é", true), (#"(?i)SAVE"#, "save", true), ("a{2,}", "baab", true),
  ])
  func found(pattern: String, text: String, want: Bool) throws { #expect(try isFound(pattern, text) == want) }

  @Test func emptyTree() throws { #expect(try RegularExpression("^$").isFound(in: [], range: 0..<0)) }

  @Test(arguments: [
    ("(", "missing closing parenthesis", 2), ("é(", "missing closing parenthesis", 3),
    ("[", "missing terminating ] for character class", 2), (#"\C"#, "using \\C is disabled by the application", 3),
  ])
  func syntax(pattern: String, reason: String, character: Int) {
    let error = #expect(throws: RegularExpression.SyntaxError.self) { try RegularExpression(pattern) }
    #expect(error?.reason == reason)
    #expect(error?.character == character)
  }

  @Test(.timeLimit(.minutes(5)))
  func stepsAreLimited() {
    let error = #expect(throws: RegularExpression.LimitReached.self) {
      try isFound("(a+)+$", String(repeating: "a", count: 40) + "!")
    }
    #expect(error?.pattern == "(a+)+$")
    #expect(error?.reason == "match limit exceeded")
  }

  /// Each text stays within the limit of one match, and all of them together do not take for ever.
  @Test(.timeLimit(.minutes(5)))
  func manyCostlyTextsAreLimited() throws {
    let expression = try RegularExpression("(a+)+$")
    let text = Array((String(repeating: "a", count: 15) + "!").utf8)
    let error = #expect(throws: RegularExpression.LimitReached.self) {
      for _ in 0..<1000 { _ = try expression.isFound(in: text, range: 0..<text.count) }
    }
    #expect(error?.reason == "too many texts need too many steps")
  }

  /// The stack of compiled code is small; the interpreter takes over.
  @Test(.timeLimit(.minutes(5)))
  func deepExpression() throws {
    let text = Array(String(repeating: "ab", count: 10_000).utf8)
    #expect(try RegularExpression("^(?:(a|b)(?=.|$))+$").isFound(in: text, range: 0..<text.count))
  }
}
