internal import AccessibilityTree

/// Tells what format a dump is of by what stands in it; its name says nothing.
enum Detection {
  /// What XML dumps begin with where something else stands before them, most telling first.
  private static let marks = ["<?xml", "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType"]
  /// What text dumps begin with that stand in a log.
  private static let textMarks: [StaticString] = [
    "Attributes: ", "Element subtree:", "Printing with useUnmergedTree", "SemanticsNode#",
  ]
  /// How many lines are looked at, and how much of each.
  private static let lineLimit = (count: 40, bytes: 2000)

  /// How a dump begins.
  static func head(of input: borrowing DumpInput) throws(Diagnostic) -> DumpHead {
    let bytes = input.bytes
    let begin = bytes.firstIndex { $0 > 0x20 } ?? 0
    if bytes[begin] == 0x3c {
      return DumpHead(kind: .xml(XMLHead(bytes, from: begin)), start: begin)
    }
    if let json = json(bytes, at: begin) { return DumpHead(kind: .json(json), start: begin) }
    let text = text(bytes, from: begin)
    if DumpFormatRegistry.formats.contains(where: { $0.recognises(text) }) { return text }
    let xml = marks.lazy.compactMap { find($0, in: bytes) }.first
    if let (start, json) = jsonLine(bytes, from: begin), start < xml ?? .max {
      return DumpHead(kind: .json(json), start: start)
    }
    if let xml { return DumpHead(kind: .xml(XMLHead(bytes, from: xml)), start: xml) }
    return laterText(bytes, after: begin) ?? text
  }

  /// A dump in the middle of a long log: the text from the first line on that begins one.
  private static func laterText(_ bytes: [UInt8], after begin: Int) -> DumpHead? {
    guard let mark = textMarks.lazy.compactMap({ findText($0, in: bytes, from: begin) }).min() else { return nil }
    let line = (bytes[..<mark].lastIndex(of: 0x0a) ?? begin - 1) + 1
    let head = text(bytes, from: max(line, begin))
    return DumpFormatRegistry.formats.contains { $0.recognises(head) } ? head : nil
  }

  private static func findText(_ mark: StaticString, in bytes: [UInt8], from begin: Int) -> Int? {
    let span = bytes.span
    let first = Array(mark.description.utf8)[0]
    for index in begin..<span.count where span[index] == first {
      var cursor = ByteCursor(index..<span.count)
      if cursor.take(mark, span) { return index }
    }
    return nil
  }

  private static func json(_ bytes: [UInt8], at place: Int) -> JSONHead? {
    guard bytes[place] == 0x7b || bytes[place] == 0x5b else { return nil }
    return JSONHead(bytes, from: place)
  }

  /// The first of the first lines that JSON begins with; tools print a line of log before it.
  private static func jsonLine(_ bytes: [UInt8], from begin: Int) -> (start: Int, head: JSONHead)? {
    for line in firstLines(bytes, from: begin) {
      guard let start = bytes[line].firstIndex(where: { $0 > 0x20 }) else { continue }
      if let head = json(bytes, at: start) { return (start, head) }
    }
    return nil
  }

  /// How a text begins.
  private static func text(_ bytes: [UInt8], from begin: Int) -> DumpHead {
    let ranges = firstLines(bytes, from: begin)
    let lines = strings(bytes, ranges)
    let end = ranges.last?.upperBound ?? begin
    var start = begin
    while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
    let bare = DumpLines(bytes, in: start..<max(start, end)).lines
    let isMarkdown = lines.contains { line in
      line.hasPrefix("```") || line.hasPrefix("~~~") || (line.hasPrefix("#") && !line.hasPrefix("# axverify-"))
    }
    return DumpHead(
      kind: .lines(lines), start: begin, bareLines: strings(bytes, bare),
      fences: isMarkdown ? MarkdownFence.find(in: bytes) : [])
  }

  /// The one format that knows a dump.
  ///
  /// - Throws: that none does, as precisely as can be said, or that several do.
  static func format(_ head: DumpHead, of input: borrowing DumpInput) throws(Diagnostic) -> any DumpFormat.Type {
    let matches = DumpFormatRegistry.formats.filter { $0.recognises(head) }
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      let words = matches.map { "'\($0.id)'" }.joined(separator: " and ")
      throw input.refuse("ambiguous-format", "the dump could be \(words); say which with --from")
    }
    throw UnreadFormats.refusal(head, of: input)
  }

  /// The first lines that are not blank.
  private static func firstLines(_ bytes: [UInt8], from begin: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = begin
    while start < bytes.count, lines.count < lineLimit.count {
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      let content = end > start && bytes[end - 1] == 0x0d ? end - 1 : end
      if bytes[start..<content].contains(where: { $0 > 0x20 }) { lines.append(start..<content) }
      start = end + 1
    }
    return lines
  }

  /// The lines that are not blank, as far as they are looked at.
  private static func strings(_ bytes: [UInt8], _ lines: [Range<Int>]) -> [String] {
    lines.compactMap { line in
      let part = bytes[line.lowerBound..<min(line.upperBound, line.lowerBound + lineLimit.bytes)]
      return part.contains { $0 > 0x20 } ? String(decoding: part, as: UTF8.self) : nil
    }
  }

  private static func find(_ mark: String, in bytes: [UInt8]) -> Int? {
    let mark = Array(mark.utf8)
    var index = 0
    while let next = bytes[index...].firstIndex(of: 0x3c) {
      if bytes[next...].starts(with: mark) { return next }
      index = next + 1
    }
    return nil
  }
}
