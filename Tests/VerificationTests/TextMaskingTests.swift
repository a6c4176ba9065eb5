import AccessibilityTree
import Testing
import Verification

/// What is taken out of texts before two dumps are compared.
@Suite struct TextMaskingTests {
  @Test(
    arguments: [
      (["\\d+:\\d\\d"], "at 10:30 and 11:45", "at … and …"), (["x"], "none", nil), (["x*"], "axxb", "a…b"),
      (["\\b"], "a b", nil), (["ü"], "für über", "f…r …ber"), (["."], "", nil), (["a", "b"], "ab", "……"),
      (["^.*$"], "all of it", "…"), (["(?<=a)b"], "ab", "a…"),
    ] as [([String], String, String?)])
  func `matches are replaced`(patterns: [String], text: String, masked: String?) throws {
    let masking = try TextMasking(patterns)
    #expect(masking.replace(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } == masked)
    #expect(masking.failure == nil)
  }

  @Test func `an expression that is wrong is said with its place`() {
    #expect {
      try TextMasking(["a", "("])
    } throws: { error in
      (error as? Diagnostic)?.message
        == "the mask '(' is no regular expression: missing closing parenthesis at character 2"
    }
  }

  @Test func `an expression that takes too many steps is said, not passed over`() throws {
    let masking = try TextMasking(["(a+)+$"])
    _ = masking.replace(Array((String(repeating: "a", count: 40) + "!").utf8)[...])
    #expect(masking.failure?.id == "costly-mask")
    #expect(
      masking.failure?.message == "the mask '(a+)+$' takes too many steps: match limit exceeded")
  }
}
