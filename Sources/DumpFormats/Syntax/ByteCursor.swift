/// Walks over a piece of bytes, one small thing at a time; a step that finds nothing stays where it is.
struct ByteCursor {
  /// The next byte.
  private(set) var index: Int
  /// The byte after the last.
  let end: Int

  init(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= end }

  /// Goes on by some bytes, and never past the end.
  mutating func skip(_ count: Int) { index = min(index + count, end) }

  /// Takes one byte, if it comes next.
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Takes one of some bytes, if one of them comes next.
  mutating func take(oneOf set: StaticString, _ bytes: Span<UInt8>) -> Bool {
    guard index < end, set.description.utf8.contains(bytes[index]) else { return false }
    index += 1
    return true
  }

  /// Takes a word, if it comes next.
  mutating func take(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - index >= count else { return false }
    // Detection tries dozens of words on each line, and a text made of each would cost more than all else.
    for place in 0..<count where unsafe bytes[index + place] != word.utf8Start[place] { return false }
    index += count
    return true
  }

  /// Takes digits: that many, or any number of them but none.
  mutating func takeDigits(_ count: Int? = nil, _ bytes: Span<UInt8>) -> Bool {
    var place = index
    while place < end, bytes[place] >= 0x30, bytes[place] <= 0x39, place - index != count { place += 1 }
    guard place > index, count == nil || place - index == count else { return false }
    index = place
    return true
  }

  /// Takes blanks: any number of them but none.
  mutating func takeBlanks(_ bytes: Span<UInt8>) -> Bool {
    let start = index
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index > start
  }

  /// Takes all up to a byte or a blank, but not nothing.
  mutating func takeWord(upTo stop: UInt8, _ bytes: Span<UInt8>) -> Bool {
    let start = index
    while index < end, bytes[index] != stop, bytes[index] != 0x20 { index += 1 }
    return index > start
  }

  /// Takes all up to a byte, blanks among it, but not nothing.
  mutating func takeAll(upTo stop: UInt8, _ bytes: Span<UInt8>) -> Bool {
    let start = index
    while index < end, bytes[index] != stop { index += 1 }
    return index > start
  }
}
