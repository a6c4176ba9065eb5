/// A hash of a text as a person takes it in: letter case, runs of blanks and invisible characters do not count.
enum FoldedHash {
  /// The hash of a range of a text; two texts that fold alike have the same one.
  static func of(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var isPending = false
    var isEmpty = true
    let span = text.span
    for index in range {
      var byte = span[index]
      if byte >= 0x80 { return ofFolded(text, range) }
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        isPending = !isEmpty
        continue
      }
      if isPending { hash = (hash ^ 0x20) &* 0x100_0000_01b3 }
      isPending = false
      isEmpty = false
      if (0x41...0x5a).contains(byte) { byte |= 0x20 }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// The slow way, for text beyond ASCII.
  private static func ofFolded(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    let folded = InvisibleCharacters.folded(String(decoding: text[range], as: UTF8.self), ignoringCase: true)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folded.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
