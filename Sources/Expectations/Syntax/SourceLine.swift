internal import AccessibilityTree

/// A line of the file: its number, and its bytes without what ends it.
struct SourceLine {
  let number: Int
  let bytes: Range<Int>

  /// The first thing that makes the line no text: bytes that are not UTF-8, a NUL, or a carriage return in its midst.
  func fault(in file: [UInt8]) -> Fault? {
    var offset = bytes.lowerBound
    var column = 1
    while offset < bytes.upperBound {
      let length = SourceLine.scalarLength(in: file, at: offset, end: bytes.upperBound)
      let message: Message? =
        switch (length, file[offset]) {
        case (0, let byte): .notUTF8(byte)
        case (_, 0x00): .nulByte
        case (_, 0x0d): .loneCarriageReturn
        default: nil
        }
      if let message {
        return Fault(message: message, span: SourceSpan(SourcePosition(line: number, column: column), length: 1))
      }
      offset += length
      column += 1
    }
    return nil
  }

  /// The blanks before the first word, and whether a `#` follows them, for a line that is no text.
  func outline(in file: [UInt8]) -> (indentation: Int, isComment: Bool) {
    var offset = bytes.lowerBound
    while offset < bytes.upperBound, LineCursor.isBlank(file[offset]) { offset += 1 }
    return (offset - bytes.lowerBound, offset < bytes.upperBound && file[offset] == UInt8(ascii: "#"))
  }

  /// Whether the first word, after a gate, may be that of a header.
  func mayBeHeader(in file: [UInt8]) -> Bool {
    var offset = bytes.lowerBound
    while offset < bytes.upperBound, LineCursor.isBlank(file[offset]) { offset += 1 }
    guard offset < bytes.upperBound else { return false }
    if file[offset] == UInt8(ascii: "@") { return true }
    let rest = file[offset..<bytes.upperBound]
    return LanguageWords.headers.contains { rest.starts(with: $0.utf8) }
  }

  /// How many bytes the scalar at a place has; 0 where no well-formed one begins there (Unicode, table 3-7).
  private static func scalarLength(in file: [UInt8], at offset: Int, end: Int) -> Int {
    let lead = file[offset]
    if lead < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xbf
    switch lead {
    case 0xc2...0xdf: length = 2
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xe1...0xef: length = 3
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf1...0xf3: length = 4
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    default: return 0
    }
    guard offset + length <= end, second.contains(file[offset + 1]) else { return 0 }
    for index in (offset + 2)..<(offset + length) where file[index] & 0xc0 != 0x80 { return 0 }
    return length
  }
}

/// The lines of a file, ended by LF or CRLF.
struct SourceLines: Sequence, IteratorProtocol {
  private let file: [UInt8]
  private var offset = 0
  private var number = 0

  init(_ file: [UInt8]) { self.file = file }

  mutating func next() -> SourceLine? {
    guard offset < file.count else { return nil }
    let start = offset
    var end = start
    while end < file.count, file[end] != 0x0a { end += 1 }
    offset = end + 1
    number += 1
    if end > start, end < file.count, file[end - 1] == 0x0d { end -= 1 }
    return SourceLine(number: number, bytes: start..<end)
  }
}
