/// One of the first lines of a dump, as far as detection looks at it.
struct HeadLine: Sendable {
  /// Its bytes, without what ends it.
  let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// All of it.
  var range: Range<Int> { 0..<bytes.count }
  /// It as a text, for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it begins with a word.
  func hasPrefix(_ word: StaticString) -> Bool {
    var cursor = ByteCursor(range)
    return cursor.take(word, bytes.span)
  }

  /// Whether it ends in a word.
  func hasSuffix(_ word: StaticString) -> Bool {
    guard bytes.count >= word.utf8CodeUnitCount else { return false }
    var cursor = ByteCursor((bytes.count - word.utf8CodeUnitCount)..<bytes.count)
    return cursor.take(word, bytes.span)
  }

  /// Whether it is a word and nothing else.
  func says(_ word: StaticString) -> Bool { bytes.count == word.utf8CodeUnitCount && hasPrefix(word) }

  /// Whether a word stands in it.
  func contains(_ word: StaticString) -> Bool { ByteSearch.find(word, in: bytes) != nil }
}
