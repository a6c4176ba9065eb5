import Testing

@testable import Verification

@Suite("Texts that are almost the wanted one")
struct NearTextTests {
  @Test(arguments: [
    ("Save", "Save", nil), ("Save", "save", "differs only in letter case"),
    ("Save all", "Save  all", "differs only in spaces"), ("45%", "45 %", "differs only in spaces"),
    ("Save all", "Save\u{a0}all", "differs only in U+00A0"), ("Save", "Sa\u{200b}ve", "differs only in U+200B"),
    ("Save all", "save\u{a0}all", "differs only in letter case"),
    ("é", "e\u{301}", "differs only in how accented letters are composed"),
    ("Settings", "Setings", "differs in one or two letters"), ("Settings", "Settign", "differs in one or two letters"),
    ("Straße", "Strasse", "differs in one or two letters"), ("Öffnen", "Offnen", "differs in one or two letters"),
    ("Settings", "Set", nil), ("Save", "Sove", nil), ("Save", "Save the draft", "contains it"), ("Save", "Sav", nil),
    ("", "x", "contains it"), ("\u{200b}", "\u{200b}\u{200b}", "contains it"),
  ])
  func difference(wanted: String, other: String, want: String?) {
    let bytes = Array("<\(other)>".utf8)
    #expect(NearText(wanted).difference(from: bytes, 1..<(bytes.count - 1)) == want)
  }

  @Test(arguments: [
    ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("abcd", "badc", 3),
    ("abcd", "bcda", 2),
    ("", "ab", 2), ("kitten", "sitting", 3), ("abcdef", "uvwxyz", nil),
  ])
  func distance(left: String, right: String, want: Int?) {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    #expect(EditDistance.between(left, right, limit: 3) == want)
    #expect(EditDistance.between(right, left, limit: 3) == want)
  }

  /// The short cut agrees with the full table of distances.
  @Test func distanceAgreesWithTheTable() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "aab", "bbb", "abab", "baba", "aabb", "abcabc", "bcabca"].map {
      Array($0.utf8)
    }
    for left in words {
      for right in words {
        let table = Self.table(left, right)
        for limit in 0...2 {
          #expect(EditDistance.between(left, right, limit: limit) == (table <= limit ? table : nil))
        }
      }
    }
  }

  private static func table(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var last = row
      row[0] = index + 1
      for column in right.indices {
        row[column + 1] = min(last[column] + (letter == right[column] ? 0 : 1), last[column + 1] + 1, row[column] + 1)
      }
      last = row
    }
    return row[right.count]
  }

  @Test(arguments: [("a\u{200b}b", "ab"), (" a \n b ", "ab"), ("A B", "AB"), ("", ""), ("\u{fe0f}", "")])
  func squeezed(text: String, want: String) {
    #expect(InvisibleCharacters.squeezed(text, ignoringCase: false) == want)
    #expect(InvisibleCharacters.squeezed(text, ignoringCase: true) == want.lowercased())
  }

  @Test(arguments: [("A\u{200b}b", "ab"), ("  a \n b  ", "a b"), ("Ü\u{a0}X", "ü x")])
  func folded(text: String, want: String) { #expect(InvisibleCharacters.folded(text) == want) }

  @Test(arguments: [("\u{a0}", "U+00A0"), ("\u{200d}", "U+200D"), ("\u{e0020}", "U+E0020")])
  func code(scalar: Unicode.Scalar, want: String) { #expect(InvisibleCharacters.code(scalar) == want) }

  @Test(arguments: [
    ("Save", "SAVE"), ("Save all", "Saveall"), ("Save\u{a0}all", "save all"), ("é", "e\u{301}"),
    ("Sa\u{200b}ve", "save"),
  ])
  func foldedHash(left: String, right: String) {
    let (one, other) = (Array(left.utf8), Array(right.utf8))
    #expect(FoldedHash.of(one, 0..<one.count) == FoldedHash.of(other, 0..<other.count))
  }

  @Test func containedTexts() {
    let search = ContainedTexts(["he", "she", "hers", "", "is", "she"].map { Array($0.utf8) })
    let text = Array("ushers his".utf8)
    var found: [Int] = []
    search.forEach(in: text, 0..<text.count) { found.append($0) }
    #expect(found == [1, 0, 2, 4])
    found = []
    search.forEach(in: text, 2..<5) { found.append($0) }
    #expect(found == [0])
  }

  @Test(arguments: [
    ("a\u{1b}b", #""a\u{1b}b""#), ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("\u{202e}x\u{2028}", #""\u{202e}x\u{2028}""#),
    ("é", "\"é\""),
  ])
  func quoted(text: String, want: String) { #expect(Quote.quoted(text) == want) }

  @Test func quotedAndCut() { #expect(Quote.quoted("abcdef", limit: 3) == "\"abc…\"") }
}
