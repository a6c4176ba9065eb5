/// Where the lines of a text begin, for turning byte offsets into places a person can find.
///
/// Made when the first place is asked for, since a run without a failure needs none.
public struct LineIndex: Sendable {
  private let starts: [Int]
  /// The number of characters before each block of bytes, so that a place far into a long line costs one block:
  /// some dumps are one line of many megabytes.
  private let charactersBeforeBlock: [Int]

  private static let blockSize = 1024

  /// Finds the lines in the first bytes of a text; LF and CRLF end a line.
  public init(_ text: [UInt8], length: Int) {
    var starts = [0]
    var counts: [Int] = []
    var count = 0
    let span = text.span
    let end = min(length, span.count)
    var block = 0
    while block < end {
      counts.append(count)
      let next = min(block + LineIndex.blockSize, end)
      for index in block..<next {
        let byte = span[index]
        count &+= byte & 0xc0 != 0x80 ? 1 : 0
        if byte == 0x0a { starts.append(index + 1) }
      }
      block = next
    }
    counts.append(count)
    self.starts = starts
    charactersBeforeBlock = counts
  }

  /// The number of lines, an empty last one included.
  public var count: Int { starts.count }

  /// The place of a byte: its line, and its column in characters.
  public func position(ofByte offset: Int, in text: [UInt8]) -> SourcePosition {
    let line = self.line(ofByte: offset)
    let start = starts[line - 1]
    let column = characters(before: max(start, offset), in: text) - characters(before: start, in: text) + 1
    return SourcePosition(line: line, column: column)
  }

  /// The number of characters that begin before a byte.
  private func characters(before offset: Int, in text: [UInt8]) -> Int {
    let span = text.span
    let end = min(offset, span.count)
    let block = min(end / LineIndex.blockSize, charactersBeforeBlock.count - 1)
    var count = charactersBeforeBlock[block]
    var index = block * LineIndex.blockSize
    while index < end {
      count &+= span[index] & 0xc0 != 0x80 ? 1 : 0
      index += 1
    }
    return count
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
