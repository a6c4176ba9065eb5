/// A hash of a text as a person takes it in: letter case, blanks and invisible characters do not count.
///
/// It holds within one run only.
struct FoldedHash {
  private var hash: UInt64 = 0

  /// The hash of what was added.
  var value: Int { Int(truncatingIfNeeded: hash) }

  /// Takes in a byte of ASCII.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    if byte == 0x20 || byte &- 0x09 < 5 { return }
    let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
    // A sum, so that no byte waits for the one before it; texts of the same letters in another order are told apart
    // when they are compared.
    let spread = UInt64(folded) &* 0x9e37_79b9_7f4a_7c15
    hash &+= spread ^ spread >> 29
  }

  /// The hash of a range of a text; two texts that differ in nothing else have the same one.
  static func of(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash = FoldedHash()
    let span = text.span
    for index in range {
      let byte = span[index]
      if byte >= 0x80 { return ofSqueezed(text, range) }
      hash.add(byte)
    }
    return hash.value
  }

  /// The slow way, for text beyond ASCII.
  private static func ofSqueezed(_ text: [UInt8], _ range: Range<Int>) -> Int {
    let squeezed = InvisibleCharacters.squeezed(String(decoding: text[range], as: UTF8.self), ignoringCase: true)
    // The hash of a string is that of its meaning, whether an accented letter is one character or two.
    guard squeezed.utf8.allSatisfy({ $0 < 0x80 }) else { return squeezed.hashValue }
    var hash = FoldedHash()
    for byte in squeezed.utf8 { hash.add(byte) }
    return hash.value
  }
}
