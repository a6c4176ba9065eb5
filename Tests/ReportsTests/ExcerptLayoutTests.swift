import AccessibilityTree
import Testing
import Verification

@testable import Reports

@Suite("Windows around what is marked")
struct ExcerptLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let says: String
    let text: String
    let column: Int
    let length: Int
    var textColumn = 1
    let shown: String
    let marks: String
    var testDescription: String { says }
  }

  static let digits = "0123456789"
  static let hundred = String(repeating: digits, count: 10)

  static let cases = [
    Case(says: "a short line", text: "abc def", column: 5, length: 3, shown: "abc def", marks: "    ^^^"),
    Case(says: "the whole of a line", text: "abc", column: 1, length: 3, shown: "abc", marks: "^^^"),
    Case(says: "past the end", text: "abc", column: 9, length: 1, shown: "abc", marks: "   ^"),
    Case(says: "more than there is", text: "abc", column: 2, length: 99, shown: "abc", marks: " ^^"),
    Case(says: "nothing", text: "", column: 1, length: 1, shown: "", marks: "^"),
    Case(says: "no length", text: "abc", column: 2, length: 0, shown: "abc", marks: " ^"),
    Case(says: "a place before the text", text: "abc", column: 2, length: 1, textColumn: 9, shown: "abc", marks: "^"),
    Case(says: "a part of a line", text: "abc", column: 101, length: 1, textColumn: 100, shown: "abc", marks: " ^"),
    Case(says: "wide letters", text: "保存 x", column: 4, length: 1, shown: "保存 x", marks: "     ^"),
    Case(says: "a wide letter marked", text: "a保b", column: 2, length: 1, shown: "a保b", marks: " ^^"),
    Case(says: "emoji", text: "😀x", column: 2, length: 1, shown: "😀x", marks: "  ^"),
    Case(says: "combining marks", text: "e\u{301}x", column: 3, length: 1, shown: "e\u{301}x", marks: " ^"),
    Case(says: "an escape before", text: "\u{200b}x", column: 2, length: 1, shown: "\\u{200b}x", marks: "        ^"),
    Case(says: "an escape marked", text: "a\tb", column: 2, length: 1, shown: "a\\tb", marks: " ^^"),
    Case(
      says: "as wide as the room", text: "01234567890123456789", column: 1, length: 20, shown: "01234567890123456789",
      marks: "^^^^^^^^^^^^^^^^^^^^"),
    Case(
      says: "the start of a long line", text: hundred, column: 2, length: 3, shown: "0123456789012345678…",
      marks: " ^^^"),
    Case(
      says: "the middle of a long line", text: hundred, column: 51, length: 3, shown: "…456789012345678901…",
      marks: "       ^^^"),
    Case(says: "the end of a long line", text: hundred, column: 100, length: 1, shown: "…3456789", marks: "       ^"),
    Case(
      says: "marks that are too long", text: hundred, column: 11, length: 80, shown: "…012345678901234567…",
      marks: " ^^^^^^^^^^^^^^^^^^"),
  ]

  @Test("fit into twenty columns", arguments: cases)
  func layout(_ sample: Case) {
    let excerpt = Excerpt(
      path: "", position: SourcePosition(line: 1, column: sample.column), length: sample.length, text: sample.text,
      textColumn: sample.textColumn)
    let layout = ExcerptLayout(excerpt, width: 20, usesUnicode: true)
    #expect(layout.text == sample.shown)
    let marks = String(repeating: " ", count: layout.markOffset) + String(repeating: "^", count: layout.markWidth)
    #expect(marks == sample.marks)
  }

  @Test("cost no more than the way to the mark", .timeLimit(.minutes(5)))
  func longLine() {
    let text = String(repeating: "\u{301}", count: 5_000_000) + "end"
    let excerpt = Excerpt(path: "", position: SourcePosition(line: 1, column: 5_000_001), length: 3, text: text)
    let layout = ExcerptLayout(excerpt, width: 80, usesUnicode: false)
    #expect(layout.text.unicodeScalars.count < 300)
    #expect(layout.text.hasSuffix("end"))
    #expect(layout.markWidth == 3)
  }
}
