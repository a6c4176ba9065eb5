/// Hashes of texts and numbers that are the same on every run and machine, unlike those of `Hasher`.
///
/// The one file of this module that reads memory without a type: eight bytes at a time, inside the bounds of a span.
enum ByteHash {
  /// Odd numbers with their bits in no order, one for each use, so that equal inputs of different kinds differ.
  private static let textFactor: UInt64 = 0x9e37_79b9_7f4a_7c15
  private static let lastFactor: UInt64 = 0xd6e8_feb8_6659_fd93
  private static let pairFactor: UInt64 = 0xa076_1d64_78bd_642f

  /// The hash of the bytes at a place of a text.
  static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    let bytes = unsafe text.bytes
    var value = UInt64(range.count) &* pairFactor ^ lastFactor
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      value = fold(value ^ UInt64(littleEndian: word), textFactor)
      place += 8
    }
    let rest = range.upperBound - place
    if rest > 0 { value = fold(value ^ tail(bytes, place, rest), textFactor) }
    return fold(value ^ pairFactor, lastFactor)
  }

  /// The hash of some bytes.
  static func hash(_ bytes: [UInt8]) -> UInt64 { hash(bytes.span, 0..<bytes.count) }

  /// The hash of a word.
  static func hash(_ word: String) -> UInt64 { hash(Array(word.utf8)) }

  /// The hash of two numbers in their order.
  @inline(__always)
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    fold(first ^ pairFactor, fold(second ^ textFactor, lastFactor) ^ first)
  }

  /// The last bytes of a text, fewer than eight, as one number.
  private static func tail(_ bytes: RawSpan, _ place: Int, _ count: Int) -> UInt64 {
    if place + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      return UInt64(littleEndian: word) & (1 << UInt64(count * 8) - 1)
    }
    var value: UInt64 = 0
    for index in 0..<count {
      let byte = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place + index, as: UInt8.self)
      value |= UInt64(byte) << UInt64(index * 8)
    }
    return value
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
