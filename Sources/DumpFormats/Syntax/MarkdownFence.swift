/// A block of code in Markdown: what stands between two lines of backticks or tildes.
struct MarkdownFence: Hashable {
  /// What stands after the opening fence, such as `yaml`.
  var info: String
  /// The bytes between the fences, whole lines.
  var content: Range<Int>
  /// The line that the content begins with, from 1.
  var line: Int
  /// Whether the closing fence is there; where it is not, the file was cut.
  var isClosed: Bool
  /// The last line before it that is not blank, which often says what it is.
  var title = ""
  /// The first line of its content that is not blank, as far as it is looked at.
  var firstLine = ""

  /// How much of a line is looked at.
  private static let lineLimit = 400

  /// The blocks of a text, in its order.
  static func find(in bytes: [UInt8]) -> [MarkdownFence] {
    var blocks: [MarkdownFence] = []
    var open: (mark: Mark, block: MarkdownFence)?
    let lines = DumpLines(bytes, in: 0..<bytes.count, takesMargin: false).lines
    var title = ""
    for (number, line) in lines.enumerated() {
      let mark = Mark(bytes.span, line)
      if let (opening, block) = open {
        guard let mark, mark.closes(opening) else {
          if block.firstLine.isEmpty { open?.block.firstLine = text(bytes, line) }
          continue
        }
        title = ""
        var closed = block
        closed.content = block.content.lowerBound..<max(block.content.lowerBound, lineStart(bytes, line))
        closed.isClosed = true
        blocks.append(closed)
        open = nil
      } else if let mark {
        let info = String(decoding: bytes[mark.info], as: UTF8.self)
        let next = number + 1 < lines.count ? lineStart(bytes, lines[number + 1]) : bytes.count
        open = (
          mark,
          MarkdownFence(info: info, content: next..<bytes.count, line: number + 2, isClosed: false, title: title)
        )
      } else if !DumpLines.isBlank(bytes.span, line) {
        title = text(bytes, line)
      }
    }
    if let (_, block) = open { blocks.append(block) }
    return blocks
  }

  /// A line as text; empty where it is blank.
  private static func text(_ bytes: [UInt8], _ line: Range<Int>) -> String {
    if DumpLines.isBlank(bytes.span, line) { return "" }
    return String(decoding: bytes[line.lowerBound..<min(line.upperBound, line.lowerBound + lineLimit)], as: UTF8.self)
  }

  /// The byte at which the line of a range begins, before what was taken off it.
  private static func lineStart(_ bytes: [UInt8], _ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index > 0, bytes[index - 1] != 0x0a { index -= 1 }
    return index
  }

  /// A line that opens or closes a block.
  private struct Mark {
    var byte: UInt8
    var count: Int
    var info: Range<Int>

    init?(_ bytes: Span<UInt8>, _ line: Range<Int>) {
      let indentation = DumpLines.indentation(bytes, line)
      var index = line.lowerBound + indentation
      guard indentation <= 3, index < line.upperBound, bytes[index] == 0x60 || bytes[index] == 0x7e else { return nil }
      byte = bytes[index]
      let start = index
      while index < line.upperBound, bytes[index] == byte { index += 1 }
      count = index - start
      while index < line.upperBound, bytes[index] <= 0x20 { index += 1 }
      var end = line.upperBound
      while end > index, bytes[end - 1] <= 0x20 { end -= 1 }
      info = index..<end
      guard count >= 3 else { return nil }
      // Backticks in the rest of the line make it a piece of code within a text.
      for place in info where bytes[place] == byte && byte == 0x60 { return nil }
    }

    func closes(_ opening: Mark) -> Bool { byte == opening.byte && count >= opening.count && info.isEmpty }
  }
}
