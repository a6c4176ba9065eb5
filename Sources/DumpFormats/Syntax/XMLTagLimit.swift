/// Finds a tag with more attributes than any dump has.
///
/// libxml2 compares each attribute of a tag with all before it, so that a tag of a megabyte would take it hours.
enum XMLTagLimit {
  /// The most attributes of a tag that are let through.
  static let attributes = 1000
  /// A tag that fits into two of these has too few attributes to matter, so only the longer ones are looked at.
  private static let block = 4096

  /// The byte at which a tag with too many attributes begins.
  ///
  /// Looks at each block only up to its first `<`, which is near in every dump.
  static func firstExcess(in bytes: [UInt8], from start: Int, length: Int) -> Int? {
    let span = bytes.span
    var index = start
    while index < length {
      let end = min(index + block, length)
      if contains(0x3c, span, index..<end) {
        index = end
        continue
      }
      var tag = index
      while tag > start, span[tag] != 0x3c { tag -= 1 }
      var next = end
      while next < length, span[next] != 0x3c { next += 1 }
      if attributeCount(span, tag..<next) > attributes { return tag }
      index = next
    }
    return nil
  }

  private static func contains(_ byte: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where bytes[index] == byte { return true }
    return false
  }

  /// How many `=` stand outside quotes.
  private static func attributeCount(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    var quote: UInt8 = 0
    for index in range {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3d {
        count += 1
      }
    }
    return count
  }
}
