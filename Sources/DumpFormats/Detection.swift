internal import AccessibilityTree

/// Tells what format a dump is of by what stands in it; its name says nothing.
enum Detection {
  /// What XML dumps begin with where something else stands before them, most telling first.
  private static let marks: [StaticString] = ["<?xml", "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType"]
  /// What text dumps begin with that stand in a log.
  private static let textMarks: [StaticString] = [
    "Attributes: ", "Element subtree:", "Printing with useUnmergedTree", "SemanticsNode#", "# axverify-dump:",
    PywinautoFormat.start, MaestroRows.header, "AXApplication", "AXWindow", "```",
  ]
  /// What JSON begins with that stands in a log.
  private static let jsonMarks: [StaticString] = ["\n{", "\n["]
  /// How many lines are looked at, and how much of each.
  private static let lineLimit = (count: 40, bytes: 2000)
  /// How many places in a log are tried that could begin a dump: those with a mark of one, and brackets at a line's start.
  private static let tries = (marks: 64, brackets: 1000)

  /// How a dump begins.
  static func head(of input: borrowing DumpInput) throws(Diagnostic) -> DumpHead {
    let bytes = input.bytes
    let begin = bytes.firstIndex { $0 > 0x20 } ?? 0
    if bytes[begin] == 0x3c {
      return DumpHead(kind: .xml(XMLHead(bytes, from: begin)), start: begin)
    }
    if let json = json(bytes, at: begin) { return DumpHead(kind: .json(json), start: begin) }
    var fences: [MarkdownFence]?
    let text = recognised(text(bytes, from: begin, fences: &fences))
    if text.formats?.isEmpty == false { return text }
    let xml = marks.lazy.compactMap { ByteSearch.find($0, in: bytes) }.first
    if let (start, json) = jsonLine(bytes, from: begin), start < xml ?? .max {
      return DumpHead(kind: .json(json), start: start)
    }
    if let xml { return DumpHead(kind: .xml(XMLHead(bytes, from: xml)), start: xml) }
    let later = [laterText(bytes, after: begin), laterJSON(bytes, after: begin)].compactMap { $0 }
      .min { $0.start < $1.start }
    if let block = try block(of: text.fences, in: input), block.start <= later?.start ?? .max { return block }
    return later ?? text
  }

  /// A head with the formats that know it.
  private static func recognised(_ head: DumpHead) -> DumpHead {
    var head = head
    if case .lines = head.kind { head.isDialect = WalkerFormat.isDialect(head) }
    head.formats = DumpFormatRegistry.formats.filter { $0.recognises(head) }
    return head
  }

  /// A dump in the middle of a long log: the text from the first line on that begins one.
  private static func laterText(_ bytes: [UInt8], after begin: Int) -> DumpHead? {
    var hits: [Int] = []
    var fences: [MarkdownFence]?
    for mark in textMarks {
      var start = begin
      for _ in 0..<tries.marks {
        guard let hit = ByteSearch.find(mark, in: bytes, from: start) else { break }
        let line = (bytes[..<hit].lastIndex(of: 0x0a) ?? begin - 1) + 1
        hits.append(max(line, begin))
        // Another mark in the same line begins nothing else.
        start = ByteSearch.lineEnd(in: bytes, from: hit)
      }
    }
    var last = -1
    for line in hits.sorted().prefix(tries.marks) where line != last {
      last = line
      var head = recognised(text(bytes, from: line, fences: &fences))
      // A plain line of a walker begins no dump in the middle of other text: nothing there says where the dump ends.
      if !head.hasOwnMark { head.formats?.removeAll { $0 == AXTextFormat.self } }
      if head.formats?.isEmpty == false { return head }
    }
    return nil
  }

  /// A dump that is a block of code in Markdown, and that a format knows by how it begins.
  ///
  /// A block says where it ends, so it can be one that would begin no dump in the middle of other text.
  ///
  /// - Throws: that several blocks are dumps.
  private static func block(
    of fences: [MarkdownFence], in input: borrowing DumpInput
  ) throws(Diagnostic) -> DumpHead? {
    var found: DumpHead?
    for fence in fences where fence.isClosed {
      let content = Array(input.bytes[fence.content])
      guard let begin = content.firstIndex(where: { $0 > 0x20 }) else { continue }
      var inner: [MarkdownFence]? = []
      var head = recognised(text(content, from: begin, fences: &inner))
      let first = head.formats?.first
      if first == nil || first == AXTextFormat.self && !AXTextFormat.isAllNodes(head) { continue }
      if found != nil {
        throw input.refuse(
          "several-dumps", "a second block of code with a dump begins here; keep one a file",
          at: fence.content.lowerBound)
      }
      head.start = fence.content.lowerBound + begin
      head.block = fence
      found = head
    }
    return found
  }

  /// JSON in the middle of a long log: the first line on that begins with some that a format knows.
  private static func laterJSON(_ bytes: [UInt8], after begin: Int) -> DumpHead? {
    var best: DumpHead?
    for mark in jsonMarks {
      var start = begin
      for _ in 0..<tries.brackets {
        guard let hit = ByteSearch.find(mark, in: bytes, from: start), hit < best?.start ?? .max else { break }
        start = hit + 1
        guard let json = json(bytes, at: start) else { continue }
        let head = recognised(DumpHead(kind: .json(json), start: start))
        if head.formats?.isEmpty == false {
          best = head
          break
        }
      }
    }
    return best
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
  ///
  /// - Parameter fences: the blocks of code of the whole file, looked for when a line first says that it is Markdown.
  private static func text(_ bytes: [UInt8], from begin: Int, fences: inout [MarkdownFence]?) -> DumpHead {
    let ranges = firstLines(bytes, from: begin)
    let lines = lines(bytes, ranges)
    let end = ranges.last?.upperBound ?? begin
    var start = begin
    while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
    let bare = DumpLines(bytes, in: start..<max(start, end)).lines.filter { !DumpLines.isBlank(bytes.span, $0) }
    // Most dumps have neither prefix nor margin.
    let bareLines = bare == ranges ? lines : self.lines(bytes, bare)
    let isMarkdown = lines.contains { line in
      line.hasPrefix("```") || line.hasPrefix("~~~") || (line.hasPrefix("#") && !line.hasPrefix("# axverify-"))
    }
    if isMarkdown, fences == nil { fences = MarkdownFence.find(in: bytes) }
    return DumpHead(
      kind: .lines(lines), start: begin, bareLines: bareLines, fences: isMarkdown ? fences ?? [] : [])
  }

  /// The one format that knows a dump.
  ///
  /// - Throws: that none does, as precisely as can be said, or that several do.
  static func format(_ head: DumpHead, of input: borrowing DumpInput) throws(Diagnostic) -> any DumpFormat.Type {
    var matches = head.formats ?? DumpFormatRegistry.formats.filter { $0.recognises(head) }
    if matches.count > 1, head.lines.first?.bytes.starts(with: AXTextHeader.start.utf8) == true {
      // Below a header of ours any text may stand in a label, also what other dumps begin with.
      matches = matches.filter { $0.hasTextHeader }
    }
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
    lines.reserveCapacity(lineLimit.count)
    var start = begin
    while start < bytes.count, lines.count < lineLimit.count {
      let end = ByteSearch.lineEnd(in: bytes, from: start)
      let content = end > start && bytes[end - 1] == 0x0d ? end - 1 : end
      if bytes[start..<content].contains(where: { $0 > 0x20 }) { lines.append(start..<content) }
      start = end + 1
    }
    return lines
  }

  /// The lines that are not blank, as far as they are looked at.
  private static func lines(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> [HeadLine] {
    ranges.compactMap { line in
      let part = bytes[line.lowerBound..<min(line.upperBound, line.lowerBound + lineLimit.bytes)]
      return part.contains { $0 > 0x20 } ? HeadLine(part) : nil
    }
  }
}
