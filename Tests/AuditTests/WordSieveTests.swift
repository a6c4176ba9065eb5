import Testing

@testable import Audit

/// What is told quickly of words must never hide one.
struct WordSieveTests {
  private let words = LabelLexicon.standard.failingPlaceholders.union(LabelLexicon.standard.searchWords)

  @Test("each word may be one")
  func ownWords() {
    let sieve = WordSieve(words)
    for word in words { #expect(sieve.mayHold(Array(word.utf8)[...]), "\(word)") }
  }

  @Test("most other texts are none", arguments: ["Order 2", "a label of many words", "x", ""])
  func others(text: String) {
    #expect(!WordSieve(["search", "placeholder"]).mayHold(Array(text.utf8)[...]))
  }

  @Test("beyond ASCII nothing is told, since other bytes can be the same word")
  func beyondASCII() {
    #expect(WordSieve(["search"]).mayHold(Array("bu\u{308}cher".utf8)[...]))
    let label = JudgedLabel(0, LabelText("BOTO\u{301}N".utf8), isAuthored: true)
    #expect(WordSieve(["bot\u{f3}n"]).mayHold(label.key))
  }
}
