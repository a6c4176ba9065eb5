/// Where the lines of a text begin, for turning byte offsets into places a person can find.
///
/// Made when the first place is asked for, since a run without a failure needs none.
public struct LineIndex: Sendable {
  private let starts: [Int]
  /// The number of characters before each block of the text, since a dump of many megabytes can be one line.
  private let characters: [Int]

  private static let block = 4096

  /// Finds the lines in the first bytes of a text; LF and CRLF end a line.
  public init(_ text: [UInt8], length: Int) {
    var starts = [0]
    var characters: [Int] = []
    let span = text.span
    let end = min(length, span.count)
    var count = 0
    var begin = 0
    while begin < end {
      characters.append(count)
      let next = min(begin + LineIndex.block, end)
      for index in begin..<next {
        if span[index] == 0x0a { starts.append(index + 1) }
        count += span[index] & 0xc0 != 0x80 ? 1 : 0
      }
      begin = next
    }
    self.starts = starts
    self.characters = characters
  }

  /// The number of lines, an empty last one included.
  public var count: Int { starts.count }

  /// The place of a byte: its line, and its column in characters.
  public func position(ofByte offset: Int, in text: [UInt8]) -> SourcePosition {
    let line = self.line(ofByte: offset)
    let start = starts[line - 1]
    return SourcePosition(
      line: line, column: characterCount(before: offset, in: text) - characterCount(before: start, in: text) + 1)
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

  private func characterCount(before offset: Int, in text: [UInt8]) -> Int {
    guard !characters.isEmpty, offset > 0 else { return 0 }
    let block = min(offset / LineIndex.block, characters.count - 1)
    var count = characters[block]
    let span = text.span
    for index in (block * LineIndex.block)..<min(offset, span.count) where span[index] & 0xc0 != 0x80 { count += 1 }
    return count
  }
}
