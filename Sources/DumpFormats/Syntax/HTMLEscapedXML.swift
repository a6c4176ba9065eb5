/// XML whose markup was escaped once more, as where it was copied out of the source of a web page.
enum HTMLEscapedXML {
  /// What is said where the escapes were taken off.
  static let note = "took the XML out of its HTML escapes; columns are those of the XML"

  private static let escapes: [(spelt: StaticString, byte: UInt8)] = [
    ("&lt;", 0x3c), ("&gt;", 0x3e), ("&quot;", 0x22), ("&#34;", 0x22), ("&apos;", 0x27), ("&#39;", 0x27),
    ("&amp;", 0x26),
  ]

  /// The XML, where a file begins with an escaped tag; each escape is taken off once, so the XML's own stay.
  static func unescaped(_ bytes: [UInt8]) -> [UInt8]? {
    guard let begin = bytes.firstIndex(where: { $0 > 0x20 }), bytes[begin] == 0x26 else { return nil }
    var first = ByteCursor(begin..<bytes.count)
    guard first.take("&lt;", bytes.span) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x26, let (byte, end) = escape(bytes.span, at: index) {
        text.append(byte)
        index = end
      } else if bytes[index] == 0x26, bytes.count - index < 6, !bytes[index...].contains(0x3b) {
        // The file was cut in the middle of an escape.
        break
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  private static func escape(_ bytes: Span<UInt8>, at start: Int) -> (byte: UInt8, end: Int)? {
    for (spelt, byte) in escapes {
      var cursor = ByteCursor(start..<bytes.count)
      if cursor.take(spelt, bytes) { return (byte, cursor.index) }
    }
    return nil
  }
}
