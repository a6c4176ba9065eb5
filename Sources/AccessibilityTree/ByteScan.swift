/// Looks at the bytes of a text eight at a time, for the walks that go over a whole dump.
///
/// Public so that the other modules get its code and not a call of it.
public enum ByteScan {
  /// A mark in the highest bit of each byte of a word that is a byte, the first of them lowest.
  @inlinable @inline(__always)
  public static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let rest = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return ~(((rest & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7f7f_7f7f_7f7f_7f7f) | rest) & 0x8080_8080_8080_8080
  }

  /// How many marks there are.
  @inlinable @inline(__always)
  public static func count(_ marks: UInt64) -> Int {
    Int(truncatingIfNeeded: ((marks >> 7) &* 0x0101_0101_0101_0101) >> 56)
  }

  /// How many characters begin in a word of UTF-8: all bytes but those of the form `10xxxxxx`.
  @inlinable @inline(__always)
  public static func characters(in word: UInt64) -> Int {
    8 - count((word & 0x8080_8080_8080_8080) & ~((word << 1) & 0x8080_8080_8080_8080))
  }

  /// Eight bytes from a place on, the first of them lowest.
  @inlinable @inline(__always)
  public static func word(_ bytes: Span<UInt8>, at place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The place of the first such byte of a range; the end of the range where there is none.
  @inlinable @inline(__always)
  public static func first(_ byte: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      let marks = marks(of: byte, in: word(bytes, at: index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < range.upperBound, bytes[index] != byte { index &+= 1 }
    return index
  }

  /// How many bytes of a range are such.
  @inlinable
  public static func count(_ byte: UInt8, in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var total = 0
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      total &+= count(marks(of: byte, in: word(bytes, at: index)))
      index &+= 8
    }
    while index < range.upperBound {
      if bytes[index] == byte { total &+= 1 }
      index &+= 1
    }
    return total
  }

  /// A hash of a range of bytes, the same on every run; for tables that hold within one.
  @inlinable @inline(__always)
  public static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: range.count) &* 0x9e37_79b9_7f4a_7c15
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      value = mixed(value, word(bytes, at: index))
      index &+= 8
    }
    if index < range.upperBound {
      var rest: UInt64 = 0
      while index < range.upperBound {
        rest = rest << 8 | UInt64(bytes[index])
        index &+= 1
      }
      value = mixed(value, rest)
    }
    return value
  }

  /// Takes eight bytes into a hash.
  @inlinable @inline(__always)
  public static func mixed(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* 0x9fb2_1c65_1e98_df25
    return product ^ product >> 32
  }

  /// Whether two ranges of bytes are the same.
  @inlinable @inline(__always)
  public static func equal(
    _ left: Span<UInt8>, _ range: Range<Int>, _ right: Span<UInt8>, _ otherRange: Range<Int>
  ) -> Bool {
    guard range.count == otherRange.count else { return false }
    var (index, other) = (range.lowerBound, otherRange.lowerBound)
    while index &+ 8 <= range.upperBound {
      if word(left, at: index) != word(right, at: other) { return false }
      (index, other) = (index &+ 8, other &+ 8)
    }
    while index < range.upperBound {
      if left[index] != right[other] { return false }
      (index, other) = (index &+ 1, other &+ 1)
    }
    return true
  }
}
