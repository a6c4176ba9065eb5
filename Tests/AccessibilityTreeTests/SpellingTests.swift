import AccessibilityTree
import Testing

@Suite struct SpellingTests {
  static let cases: [(word: String, candidates: [String], nearest: String?)] = [
    ("AXRadioBtuton", ["AXButton", "AXRadioButton", "AXRadioGroup"], "AXRadioButton"),
    ("lable", ["label", "table", "value"], "label"),
    ("enabeld", ["enabled", "selected"], "enabled"),
    ("andriod", ["ios", "android", "macos"], "android"),
    ("noo", ["some", "no", "each"], "no"),
    ("on", ["no", "some"], "no"),
    ("AXBUTTON", ["AXButton", "AXBatten"], "AXButton"),
    ("axbuttom", ["AXButton"], "AXButton"),
    ("GRÖSSE", ["größe", "grösse"], "grösse"),
    ("chekbox", ["checkBox", "checkbox"], "checkbox"),
    ("never", ["no", "some", "each"], nil),
    ("none", ["no", "some"], nil),
    ("a", ["b", "ab"], "ab"),
    ("a", ["b"], nil),
    ("", ["a"], nil),
    ("", ["", "b"], ""),
    ("word", [], nil),
    ("collapsed", ["expanded"], nil),
    ("mac", ["ios", "macos", "android"], "macos"),
    ("check", ["checkbox", "checks", "uncheck"], "checks"),
    ("pro", ["progress", "property"], "progress"),
    ("ma", ["macos"], nil),
  ]

  @Test(arguments: cases)
  func findsTheWordThatWasMeant(word: String, candidates: [String], nearest: String?) {
    #expect(Spelling.nearest(word, among: candidates) == nearest)
  }

  @Test func tiesDoNotDependOnTheOrderOfCandidates() {
    #expect(Spelling.nearest("bat", among: ["cat", "bet", "bit"]) == "bet")
    #expect(Spelling.nearest("bat", among: ["bit", "bet", "cat"]) == "bet")
    #expect(Spelling.nearest("Label", among: ["LABEL", "label"]) == "label")
    #expect(Spelling.nearest("Label", among: ["label", "LABEL"]) == "label")
  }

  @Test(.timeLimit(.minutes(1)))
  func aWordOfAnyLengthCostsNoMoreThanItsCandidates() {
    let long = String(repeating: "a", count: 200_000)
    #expect(Spelling.nearest(long, among: (0..<2000).map { "word\($0)" }) == nil)
    #expect(Spelling.nearest(long + "b", among: [long]) == long)
  }
}
