import AccessibilityTree
import Testing

@Suite("Lines of a text")
struct LineIndexTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("a\nb", 2, 2, 1), ("a\r\nbc", 4, 2, 2),
    ("é\u{1F600}x", 6, 1, 3),
    ("a\n\n", 3, 3, 1), ("ab", 99, 1, 3),
  ])
  func position(text: String, offset: Int, line: Int, column: Int) {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes, length: bytes.count)
    #expect(index.position(ofByte: offset, in: bytes) == SourcePosition(line: line, column: column))
  }

  /// Places are the same whether they are counted from the line's start or from a block in its middle.
  @Test func longLines() {
    let bytes = Array((String(repeating: "aé", count: 1500) + "\n" + String(repeating: "ü", count: 2000)).utf8)
    let index = LineIndex(bytes, length: bytes.count)
    var position = SourcePosition(line: 1, column: 1)
    for offset in bytes.indices where bytes[offset] & 0xc0 != 0x80 {
      #expect(index.position(ofByte: offset, in: bytes) == position)
      if bytes[offset] == 0x0a {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
  }

  @Test func textBehindTheSourceIsNoLine() {
    let bytes = Array("one\ntwo\nthree".utf8)
    let index = LineIndex(bytes, length: 7)
    #expect(index.count == 2)
    #expect(index.bytes(ofLine: 2, in: bytes, length: 7) == 4..<7)
    #expect(index.bytes(ofLine: 3, in: bytes, length: 7) == 0..<0)
  }
}
