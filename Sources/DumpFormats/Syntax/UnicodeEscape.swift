/// A `\uXXXX`, which JSON and our own text form share.
enum UnicodeEscape {
  /// The number of the escape at a place; `nil` where `\u` and four hexadecimal digits do not stand there.
  static func unit(_ bytes: Span<UInt8>, at index: Int, end: Int) -> UInt32? {
    guard index + 6 <= end, bytes[index] == 0x5c, bytes[index + 1] == 0x75 else { return nil }
    var value: UInt32 = 0
    for place in (index + 2)..<(index + 6) {
      switch bytes[place] {
      case 0x30...0x39: value = value << 4 | UInt32(bytes[place] - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(bytes[place] - 0x37)
      case 0x61...0x66: value = value << 4 | UInt32(bytes[place] - 0x57)
      default: return nil
      }
    }
    return value
  }
}
