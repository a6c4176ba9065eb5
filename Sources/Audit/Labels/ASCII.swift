/// Classes of bytes that the label detectors speak of.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5a }
  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7a }
  static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
  static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66) }
  /// A letter of any script, a digit or an underscore.
  static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == 0x5f || byte >= 0x80 }

  static func lowered(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  static func lower(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where isUpper(bytes[index]) { bytes[index] |= 0x20 }
    return bytes
  }

  /// Whether text begins with a word of small letters, whatever its own case.
  static func begins(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    for (byte, wanted) in zip(bytes, word.description.utf8) where byte != wanted {
      guard isUpper(byte), byte | 0x20 == wanted else { return false }
    }
    return true
  }

  /// How many bytes from a place on fit.
  static func run(_ bytes: [UInt8], from start: Int, while fits: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, fits(bytes[index]) { index += 1 }
    return index - start
  }
}
