/// Where the lines of a text begin, for turning byte offsets into places a person can find.
///
/// Made when the first place is asked for, since a run without a failure needs none.
public struct LineIndex: Sendable {
  private var starts: [UInt32] = [0]
  /// The number of characters before each block of bytes, so that a place far into a long line costs one block:
  /// some dumps are one line of many megabytes.
  private var charactersBeforeBlock: [UInt32] = [0]
  /// How many bytes were gone over: whole blocks, or all there are.
  private var covered = 0

  private static let blockSize = 1024

  /// Finds the lines in the first bytes of a text, of which there are less than 4 GiB; LF and CRLF end a line.
  public init(_ text: [UInt8], length: Int) { extend(through: length, of: text, length: length) }

  /// An index that goes over its text when places are asked for, and no further than to them.
  package init() {}

  /// Sees to it that places up to a byte can be told.
  package mutating func extend(through offset: Int, of text: [UInt8], length: Int) {
    let span = text.span
    let end = min(length, span.count)
    var count = Int(charactersBeforeBlock[charactersBeforeBlock.count - 1])
    while covered < end, covered <= offset {
      let next = min(covered + LineIndex.blockSize, end)
      var index = covered
      while index &+ 8 <= next {
        let word = ByteScan.word(span, at: index)
        count &+= ByteScan.characters(in: word)
        var marks = ByteScan.marks(of: 0x0a, in: word)
        while marks != 0 {
          starts.append(UInt32(truncatingIfNeeded: index &+ marks.trailingZeroBitCount >> 3 &+ 1))
          marks &= marks &- 1
        }
        index &+= 8
      }
      while index < next {
        count &+= span[index] & 0xc0 != 0x80 ? 1 : 0
        if span[index] == 0x0a { starts.append(UInt32(truncatingIfNeeded: index &+ 1)) }
        index &+= 1
      }
      covered = next
      charactersBeforeBlock.append(UInt32(truncatingIfNeeded: count))
    }
  }

  /// The number of lines, an empty last one included.
  public var count: Int { starts.count }

  /// The place of a byte: its line, and its column in characters.
  public func position(ofByte offset: Int, in text: [UInt8]) -> SourcePosition {
    let line = self.line(ofByte: offset)
    let start = Int(starts[line - 1])
    let column = characters(before: max(start, offset), in: text) - characters(before: start, in: text) + 1
    return SourcePosition(line: line, column: column)
  }

  /// The number of characters that begin before a byte.
  private func characters(before offset: Int, in text: [UInt8]) -> Int {
    let span = text.span
    let end = min(offset, span.count)
    let block = min(end / LineIndex.blockSize, charactersBeforeBlock.count - 1)
    var count = Int(charactersBeforeBlock[block])
    var index = block * LineIndex.blockSize
    while index &+ 8 <= end {
      count &+= ByteScan.characters(in: ByteScan.word(span, at: index))
      index &+= 8
    }
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
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, without what ends it.
  public func bytes(ofLine line: Int, in text: [UInt8], length: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) - 1 : length
    if end > start, text[end - 1] == 0x0d { end -= 1 }
    return start..<max(start, end)
  }
}
