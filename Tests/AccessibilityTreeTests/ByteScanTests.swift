import AccessibilityTree
import Testing

/// The walks over eight bytes at a time, against the same byte by byte.
@Suite("Byte walks")
struct ByteScanTests {
  /// Bytes with what the walks look for at every distance, and characters of every length.
  private static let text = Array("a\n=\"é—👩\u{7f}\u{80}\n\n".utf8) + (0..<97).map { UInt8($0 * 37 & 0xff) } + [0x0a]

  @Test("Counts and finds a byte in every range")
  func countsAndFinds() {
    let bytes = ByteScanTests.text
    for start in bytes.indices {
      for end in start...bytes.count {
        for byte: UInt8 in [0x0a, 0x3d, 0x80, 0xff, 0x00] {
          let range = bytes[start..<end]
          let count = ByteScan.count(byte, in: bytes.span, start..<end)
          let first = ByteScan.first(byte, in: bytes.span, start..<end)
          #expect(count == range.count { $0 == byte })
          #expect(first == range.firstIndex(of: byte) ?? end)
        }
      }
    }
  }

  @Test("Counts the characters that begin in eight bytes")
  func countsCharacters() {
    let bytes = ByteScanTests.text
    for start in 0...(bytes.count - 8) {
      let count = ByteScan.characters(in: ByteScan.word(bytes.span, at: start))
      #expect(count == bytes[start..<(start + 8)].count { $0 & 0xc0 != 0x80 })
    }
  }

  @Test("Ranges are equal, and hash alike, if their bytes are the same", arguments: [0, 1, 7, 8, 9, 16, 23])
  func compares(length: Int) {
    let bytes = Array(ByteScanTests.text[..<length])
    let moved = [0x20, 0x21, 0x22] + bytes + [0x23]
    #expect(ByteScanTests.areEqual(bytes, 0..<length, moved, 3..<(3 + length)))
    #expect(ByteScanTests.hash(bytes, 0..<length) == ByteScanTests.hash(moved, 3..<(3 + length)))
    #expect(!ByteScanTests.areEqual(bytes, 0..<length, moved, 3..<(4 + length)))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(!ByteScanTests.areEqual(bytes, 0..<length, other, 0..<length))
      #expect(ByteScanTests.hash(bytes, 0..<length) != ByteScanTests.hash(other, 0..<length))
    }
  }

  // What is expected is a value, and a span may be none.

  private static func areEqual(_ left: [UInt8], _ range: Range<Int>, _ right: [UInt8], _ other: Range<Int>) -> Bool {
    ByteScan.equal(left.span, range, right.span, other)
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 { ByteScan.hash(bytes.span, range) }

  @Test("An index that goes as far as it is asked tells the same places as a whole one")
  func extends() {
    let text = Array(String(repeating: "é = 1\n\nlonger line — here\r\n", count: 400).utf8)
    let whole = LineIndex(text, length: text.count)
    var growing = LineIndex()
    for offset in stride(from: 0, through: text.count, by: 333) {
      growing.extend(through: offset, of: text, length: text.count)
      #expect(growing.position(ofByte: offset, in: text) == whole.position(ofByte: offset, in: text))
    }
  }
}
