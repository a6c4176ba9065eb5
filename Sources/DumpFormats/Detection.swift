internal import AccessibilityTree

/// Tells what format a dump is of by what stands in it; its name says nothing.
enum Detection {
  /// What XML dumps begin with where something else stands before them, most telling first.
  private static let marks = ["<?xml", "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType"]
  /// How many lines are looked at, and how much of each.
  private static let lineLimit = (count: 40, bytes: 2000)

  /// How a dump begins.
  static func head(of input: borrowing DumpInput) throws(Diagnostic) -> DumpHead {
    let bytes = input.bytes
    let begin = bytes.firstIndex { $0 > 0x20 } ?? 0
    if bytes[begin] == 0x3c {
      return DumpHead(kind: .xml(XMLHead(bytes, from: begin)), start: begin)
    }
    let text = DumpHead(kind: .lines(lines(of: bytes, from: begin)), start: begin)
    if AXTextFormat.recognises(text) { return text }
    for mark in marks {
      if let start = find(mark, in: bytes) {
        return DumpHead(kind: .xml(XMLHead(bytes, from: start)), start: start)
      }
    }
    return text
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
  private static func lines(of bytes: [UInt8], from begin: Int) -> [String] {
    var lines: [String] = []
    var start = begin
    while start < bytes.count, lines.count < lineLimit.count {
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      let content = end > start && bytes[end - 1] == 0x0d ? end - 1 : end
      let line = String(decoding: bytes[start..<min(content, start + lineLimit.bytes)], as: UTF8.self)
      if line.utf8.contains(where: { $0 > 0x20 }) { lines.append(line) }
      start = end + 1
    }
    return lines
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
