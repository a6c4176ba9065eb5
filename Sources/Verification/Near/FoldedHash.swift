/// A hash of a text as a person takes it in: letter case, blanks and invisible characters do not count.
///
/// It holds within one run only.
enum FoldedHash {
  /// The hash of a range of a text; two texts that differ in nothing else have the same one.
  static func of(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let span = text.span
    for index in range {
      let byte = span[index]
      if byte >= 0x80 { return ofSqueezed(text, range) }
      if byte == 0x20 || (0x09...0x0d).contains(byte) { continue }
      add((0x41...0x5a).contains(byte) ? byte | 0x20 : byte, to: &hash)
    }
    return Int(truncatingIfNeeded: hash)
  }

  /// The slow way, for text beyond ASCII.
  private static func ofSqueezed(_ text: [UInt8], _ range: Range<Int>) -> Int {
    let squeezed = InvisibleCharacters.squeezed(String(decoding: text[range], as: UTF8.self), ignoringCase: true)
    // The hash of a string is that of its meaning, whether an accented letter is one character or two.
    guard squeezed.utf8.allSatisfy({ $0 < 0x80 }) else { return squeezed.hashValue }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in squeezed.utf8 { add(byte, to: &hash) }
    return Int(truncatingIfNeeded: hash)
  }

  @inline(__always)
  private static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
