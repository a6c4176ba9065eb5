internal import AccessibilityTree

/// Reads the text of GTK's tests into a tree, up to the first line that is wrong.
///
/// Children stand as deep as what is said of their parent, and a text goes on at the left edge with whatever it holds, so
/// a node begins where the line below has a role in quotes, two blanks deeper.
struct GTKTextReader: LineTreeReader {
  var builder: TreeBuilder
  /// What ended the reading early.
  var fault: LineFault?
  /// What is worth knowing of a dump that seems whole.
  var notes: [String] { fault == nil && endsInLine ? ["the last line has no line feed, and seems whole"] : [] }
  private let lines: [Range<Int>]
  /// Whether no line feed ends the last line.
  private let endsInLine: Bool
  private var node: OpenNode?
  /// Indentations at which no line that follows a text is left.
  private var withoutCount: Set<Int> = []

  /// A node whose lines are being read.
  private struct OpenNode {
    var depth: Int
    var offset: Int
    var role: Range<Int>
    var attributes: [(name: String, value: [Range<Int>])] = []
    var interfaces: [String] = []

    /// Adds a line to the value that it goes on with.
    mutating func addLine(_ line: Range<Int>) {
      if let last = attributes.indices.last { attributes[last].value.append(line) }
    }
  }

  /// The line that follows a text.
  private static let afterText: StaticString = "character count: "

  init(_ bytes: consuming [UInt8], _ lines: [Range<Int>]) {
    let source = bytes
    builder = TreeBuilder(source: bytes)
    self.lines = lines
    endsInLine = lines.last?.upperBound == source.count
    var index = 0
    do throws(LineFault) {
      while index < lines.count { index += try readLine(source.span, index) }
    } catch {
      fault = error
    }
    close(source.span)
  }

  /// Reads a line, or the two that a node begins with.
  ///
  /// - Returns: how many lines were read.
  private mutating func readLine(_ bytes: Span<UInt8>, _ index: Int) throws(LineFault) -> Int {
    let line = lines[index]
    if let depth = depthOfNode(bytes, index) {
      close(bytes)
      let role = (lines[index + 1].lowerBound + depth * 2 + 3)..<(lines[index + 1].upperBound - 1)
      var next = OpenNode(depth: depth, offset: line.lowerBound + depth * 2, role: role)
      next.attributes.append(("widget", [(line.lowerBound + depth * 2)..<line.upperBound]))
      node = next
      return 2
    }
    let isLast = index + 1 == lines.count
    guard let open = node else {
      if DumpLines.isBlank(bytes, line) { return 1 }
      throw LineFault(
        id: isLast ? "truncated-dump" : "bad-line",
        message: (isLast ? "the dump is cut off: " : "") + "the first line is followed by no role in quotes",
        range: line)
    }
    let indentation = DumpLines.indentation(bytes, line)
    let isOwn = indentation == open.depth * 2 + 2
    let content = (line.lowerBound + indentation)..<line.upperBound
    if isLast, line.upperBound == bytes.count {
      try checkUnfinished(bytes, content, isOwn: indentation <= open.depth * 2 + 4)
    }
    guard isOwn, take(bytes, content) else {
      node?.addLine(content)
      return 1
    }
    guard node?.attributes.last?.name == "text", let end = endOfText(bytes, after: index, indentation) else { return 1 }
    for place in (index + 1)..<end { node?.addLine(lines[place]) }
    return end - index
  }

  /// The line that follows a text: all up to it is the text, whatever it looks like.
  private mutating func endOfText(_ bytes: Span<UInt8>, after index: Int, _ indentation: Int) -> Int? {
    if withoutCount.contains(indentation) { return nil }
    for place in (index + 1)..<max(index + 1, lines.count)
    where DumpLines.indentation(bytes, lines[place]) == indentation {
      var cursor = ByteCursor((lines[place].lowerBound + indentation)..<lines[place].upperBound)
      if cursor.take(GTKTextReader.afterText, bytes) { return place }
    }
    withoutCount.insert(indentation)
    return nil
  }

  /// The depth of the node that begins on a line, or `nil` where none does.
  private func depthOfNode(_ bytes: Span<UInt8>, _ index: Int) -> Int? {
    guard index + 1 < lines.count else { return nil }
    let below = DumpLines.indentation(bytes, lines[index + 1])
    guard below >= 2, below.isMultiple(of: 2), below / 2 - 1 <= builder.open.count + (node == nil ? 0 : 1),
      GTKTextFormat.role(bytes, lines[index + 1], indentation: below) != nil
    else { return nil }
    let line = lines[index]
    // The name may be empty, or begin with a blank of its own.
    guard line.count >= below - 2, DumpLines.indentation(bytes, line) >= below - 2 else { return nil }
    return below / 2 - 1
  }

  /// A last line that no line feed ends must be whole by itself.
  private func checkUnfinished(_ bytes: Span<UInt8>, _ content: Range<Int>, isOwn: Bool) throws(LineFault) {
    guard isOwn, !content.isEmpty, GTKTextReader.colon(bytes, content) == nil else { return }
    let isSection = bytes[content.lowerBound] == 0x3c && bytes[content.upperBound - 1] == 0x3e
    guard !isSection else { return }
    let text = AXTextLine.string(bytes, content)
    throw LineFault(
      id: "truncated-dump", message: "the dump is cut off in the middle of a line: '\(text)' is no 'key: value'",
      range: content)
  }

  /// Takes a line of the node's own: `key: value` or `<AtkInterface>`.
  private mutating func take(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
    guard let first = content.first else { return false }
    if bytes[first] == 0x3c, bytes[content.upperBound - 1] == 0x3e, GTKTextReader.colon(bytes, content) == nil {
      node?.interfaces.append(AXTextLine.string(bytes, (first + 1)..<(content.upperBound - 1)))
      return true
    }
    guard let colon = GTKTextReader.colon(bytes, content) else { return false }
    let name = AXTextLine.string(bytes, first..<colon)
    node?.attributes.append((name, [min(colon + 2, content.upperBound)..<content.upperBound]))
    return true
  }

  /// Where the colon of a key is: after words of small letters, digits and hyphens.
  private static func colon(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Int? {
    for index in content {
      let byte = bytes[index]
      if byte == 0x3a {
        let isEnd = index + 1 == content.upperBound
        return index > content.lowerBound && (isEnd || bytes[index + 1] == 0x20) ? index : nil
      }
      let isWord = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte >= 0x30 && byte <= 0x39
      guard isWord || byte == 0x20 || byte == 0x2d else { return nil }
    }
    return nil
  }

  // MARK: - The tree

  private mutating func close(_ bytes: Span<UInt8>) {
    guard let open = node else { return }
    node = nil
    builder.end(toDepth: open.depth)
    var role: [UInt8] = []
    for index in open.role { role.append(bytes[index]) }
    let nick = builder.symbols.intern(ATSPIRoles.nick(role[...]))
    builder.begin(role: nick, offset: open.offset)
    for (name, value) in open.attributes {
      builder.add(builder.symbols.intern(name), text(bytes, value))
    }
    if !open.interfaces.isEmpty {
      builder.add(builder.symbols.intern("interfaces"), builder.append(open.interfaces.joined(separator: " ").utf8))
    }
  }

  /// A value of one line or several.
  private mutating func text(_ bytes: Span<UInt8>, _ lines: [Range<Int>]) -> TextRef {
    if lines.count == 1 {
      return TextRef(offset: UInt32(lines[0].lowerBound), length: UInt32(lines[0].count))
    }
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0a) }
      for place in line { text.append(bytes[place]) }
    }
    return builder.append(text)
  }
}
