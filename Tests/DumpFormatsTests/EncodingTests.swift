import AccessibilityTree
import DumpFormats
import Testing

@Suite("Encodings")
struct EncodingTests {
  private static let text = "AXWindow\n  AXButton label=\"ü🙂\"\n"
  private static let lines = ["AXWindow", "  AXButton name=ü🙂"]

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{feff}" : "") + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xff), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }

  @Test("UTF-16 is read by its mark, and without one", arguments: [true, false], [true, false])
  func utf16(bigEndian: Bool, mark: Bool) throws {
    let dump = try DumpReader.read(EncodingTests.utf16(EncodingTests.text, bigEndian: bigEndian, mark: mark), path: "d")
    #expect(outline(dump) == EncodingTests.lines)
    #expect(dump.notes == ["read as UTF-16, \(bigEndian ? "big" : "little")-endian"])
    #expect(dump.sourcePosition(of: NodeID(1)) == SourcePosition(line: 2, column: 3))
  }

  @Test("UTF-16 XML is read by its bytes, whatever its declaration says", arguments: ["utf-8", "utf-16"])
  func utf16XML(declared: String) throws {
    let xml = "<?xml version=\"1.0\" encoding=\"\(declared)\"?><Window RuntimeId=\"1\" Name=\"ü\"/>"
    let dump = try DumpReader.read(EncodingTests.utf16(xml, bigEndian: false, mark: true), path: "d")
    #expect(outline(dump) == ["Window name=ü"])
  }

  @Test("UTF-8 that is declared UTF-16 is read by its bytes")
  func wrongDeclaration() throws {
    let dump = try read("<?xml version=\"1.0\" encoding=\"utf-16\"?><Window RuntimeId=\"1\" Name=\"ü\"/>")
    #expect(outline(dump) == ["Window name=ü"])
    #expect(line(dump.refusal) == nil)
  }

  @Test("a byte order mark is skipped")
  func mark() throws {
    #expect(outline(try read("\u{feff}" + EncodingTests.text)) == EncodingTests.lines)
  }

  struct Bytes: Sendable {
    var bytes: [UInt8]
    var refusal: String
  }

  static let broken = [
    Bytes(
      bytes: Array("AXWindow label=\"ü".utf8) + [0xff] + Array("\"\n".utf8),
      refusal: "1:18 invalid-utf-8: invalid UTF-8: byte 0xff begins no character"),
    Bytes(
      bytes: Array("AXWindow label=\"".utf8) + [0xc0, 0x80] + Array("\"\n".utf8),
      refusal: "1:17 invalid-utf-8: invalid UTF-8: byte 0xc0 begins no character"),
    Bytes(
      bytes: Array("AXWindow label=\"".utf8) + [0xed, 0xa0, 0x80] + Array("\"\n".utf8),
      refusal: "1:17 invalid-utf-8: invalid UTF-8: byte 0xed begins no character"),
    Bytes(
      bytes: Array("<hierarchy><node class=\"a\" text=\"".utf8) + [0xe9] + Array("\"/></hierarchy>".utf8),
      refusal: "1:34 invalid-utf-8: invalid UTF-8: byte 0xe9 begins no character"),
    Bytes(
      bytes: Array("AXWindow\n  AXButton label=\"".utf8) + [0xf0, 0x9f, 0x99],
      refusal:
        "2:18 truncated-dump: the dump is cut off in the middle of a line: the quote that begins here is not closed"),
    Bytes(
      bytes: Array("<hierarchy><node class=\"a\"><node text=\"".utf8) + [0xf0, 0x9f],
      refusal: "1:40 truncated-dump: the dump is cut off: it ends in the middle of a tag, inside the <node> of line 1, "
        + "column 12"),
    Bytes(bytes: [0xcd], refusal: "empty-dump: the dump is empty: the file holds nothing but white space"),
    Bytes(
      bytes: [0xff, 0xfe, 0, 0, 0x41, 0, 0, 0],
      refusal: "unknown-encoding: the dump is UTF-32, which is not read; save it as UTF-8"),
    Bytes(
      bytes: [0xff, 0xfe, 0x41, 0x00, 0x00, 0xdc, 0x41, 0x00],
      refusal: "invalid-utf-16: invalid UTF-16 at byte 4: half of a surrogate pair"),
  ]

  @Test("bytes that are no text are refused with their place", arguments: broken)
  func refuses(_ example: Bytes) {
    #expect(line(refusal(example.bytes)) == example.refusal)
  }

  @Test("UTF-16 that is cut in a character is cut")
  func cutUTF16() {
    let whole = EncodingTests.utf16(EncodingTests.text, bigEndian: false, mark: true)
    #expect(
      line(refusal(Array(whole.dropLast()))) == "2:22 truncated-dump: the dump is cut off in the middle of a character")
  }
}
