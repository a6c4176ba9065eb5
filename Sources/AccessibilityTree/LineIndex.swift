/// Where the lines of a text begin, for turning byte offsets into places a person can find.
///
/// Made when the first place is asked for, since a run without a failure needs none.
public struct LineIndex: Sendable {
  private let starts: [Int]

  /// Finds the lines in the first bytes of a text; LF and CRLF end a line.
  public init(_ text: [UInt8], length: Int) {
    var starts = [0]
    let span = text.span
    for index in 0..<min(length, span.count) where span[index] == 0x0a { starts.append(index + 1) }
    self.starts = starts
  }

  /// The number of lines, an empty last one included.
  public var count: Int { starts.count }

  /// The place of a byte: its line, and its column in characters.
  public func position(ofByte offset: Int, in text: [UInt8]) -> SourcePosition {
    let line = self.line(ofByte: offset)
    var column = 1
    let span = text.span
    for index in starts[line - 1]..<min(offset, span.count) where span[index] & 0xc0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }

  /// The line of a byte, from 1.
  public func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, without what ends it.
  public func bytes(ofLine line: Int, in text: [UInt8], length: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] - 1 : length
    if end > start, text[end - 1] == 0x0d { end -= 1 }
    return start..<max(start, end)
  }
}
