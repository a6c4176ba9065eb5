internal import AccessibilityTree

/// A text of a dump: a piece of it, or a copy where what stands there is not what is meant.
enum DumpText {
  /// It stands in the dump.
  case range(Range<Int>)
  /// It had escapes, or stands on several lines.
  case copy([UInt8])

  /// Its bytes.
  func bytes(in dump: [UInt8]) -> ArraySlice<UInt8> {
    switch self {
    case .range(let range): dump[range]
    case .copy(let text): text[...]
    }
  }

  /// It as a string.
  func string(in dump: [UInt8]) -> String { String(decoding: bytes(in: dump), as: UTF8.self) }
}

extension TreeBuilder {
  /// A text of the dump as a text of the tree.
  mutating func ref(_ text: DumpText) -> TextRef {
    switch text {
    case .range(let range): TextRef(range)
    case .copy(let copy): append(copy)
    }
  }
}
