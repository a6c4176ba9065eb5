internal import AccessibilityTree

/// Reads the semantics that Compose prints into a tree.
struct ComposeReader {
  var tree: IndentedTreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// Lines that say nothing of the tree: how many, and the place of the first.
  private(set) var noise = (count: 0, first: 0)
  /// How many nodes say that what is inside or beside them was left out.
  private(set) var omissions = 0
  /// The depth of the nodes is a guess, since a paste lost the blanks of lines.
  private(set) var isGuessed = false
  /// Whether a heading came, and no node yet.
  private var isExpectingRoot = false
  private var outline = ComposeOutline()
  private var roots: Set<[UInt8]> = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    self.bytes = bytes
    tree = IndentedTreeBuilder(source: bytes)
    var index = 0
    while index < lines.count, fault == nil {
      let line = ComposeLine(bytes.span, lines[index])
      let first = index
      index += 1
      if line.kind == .property, tree.count > 0 {
        while index < lines.count, isContinuation(lines[index]) { index += 1 }
      }
      do throws(LineFault) {
        try read(line, lines[first..<index])
      } catch {
        fault = error
        if index == lines.count, error.id == "bad-line" || error.id == "unclosed-quote" { fault?.id = "truncated-dump" }
      }
    }
    checkEnd(lines)
    isGuessed = outline.isGuessed
  }

  private func isContinuation(_ line: Range<Int>) -> Bool {
    let kind = ComposeLine(bytes.span, line).kind
    return kind == .other || kind == .blank
  }

  private mutating func read(_ line: ComposeLine, _ lines: ArraySlice<Range<Int>>) throws(LineFault) {
    switch line.kind {
    case .blank: break
    case .heading: try readHeading(line)
    case .root: try readRoot(line)
    case .child: try readChild(line)
    case .property where tree.count > 0: try readProperty(line, lines)
    case .actions where tree.count > 0: try readActions(line)
    case .flags where tree.count > 0: readFlags(line)
    case .omission where tree.count > 0: omissions += 1
    case .property, .actions, .flags, .omission, .other: skip(lines.startIndex)
    }
  }

  private mutating func skip(_ line: Int, count: Int = 1) {
    if noise.count == 0 { noise.first = line + 1 }
    noise.count += count
  }

  private mutating func readHeading(_ line: ComposeLine) throws(LineFault) {
    if tree.count > 0 { throw ComposeReader.second(line.content) }
    isExpectingRoot = true
  }

  private static func second(_ place: Range<Int>) -> LineFault {
    LineFault(id: "several-dumps", message: "a second dump begins here; keep one a file", range: place)
  }

  private mutating func readRoot(_ line: ComposeLine) throws(LineFault) {
    let node = try ComposeNode(bytes.span, line.content)
    guard roots.insert(Array(bytes[node.id])).inserted else { throw ComposeReader.second(line.content) }
    outline.beginRoot(at: line.column, ComposeBounds(bytes[node.bounds]))
    begin(node, line, depth: 0)
  }

  private mutating func readChild(_ line: ComposeLine) throws(LineFault) {
    let node = try ComposeNode(bytes.span, line.content)
    if tree.count == 0 {
      throw LineFault(
        id: "fragment", message: "the dump is a fragment: its first node stands inside another one", range: line.content
      )
    }
    guard let depth = outline.depth(ofNodeAt: line, ComposeBounds(bytes[node.bounds])) else {
      throw LineFault(message: "a node that is inside none of those above it: a line is missing", range: line.content)
    }
    begin(node, line, depth: depth)
  }

  private mutating func begin(_ node: ComposeNode, _ line: ComposeLine, depth: Int) {
    tree.begin(role: .none, offset: line.content.lowerBound, at: depth)
    tree.add("id", TextRef(node.id))
    tree.add("bounds", TextRef(node.bounds))
    if let tag = node.tag { tree.add("Tag", TextRef(tag)) }
  }

  /// A text ends with a quote at the end of a line; lines that say nothing else belong to it up to there.
  private mutating func readProperty(_ line: ComposeLine, _ lines: ArraySlice<Range<Int>>) throws(LineFault) {
    outline.note(propertyAt: line)
    var cursor = ByteCursor(line.content)
    _ = cursor.takeKey(bytes.span)
    let name = AXTextLine.string(bytes.span, line.content.lowerBound..<cursor.index)
    let start = cursor.index + " = '".utf8.count
    guard let last = lines.last(where: { $0.upperBound > start && bytes[$0.upperBound - 1] == 0x27 && !$0.isEmpty })
    else {
      throw LineFault(
        id: "unclosed-quote", message: "the text that begins here is not closed",
        range: (start - 1)..<line.content.upperBound)
    }
    let rest = lines.drop { $0.lowerBound <= last.lowerBound }.filter { !DumpLines.isBlank(bytes.span, $0) }
    if let first = rest.first, let place = lines.firstIndex(of: first) { skip(place, count: rest.count) }
    var text = TextRef(start..<max(start, line.content.upperBound - 1))
    if last.lowerBound > line.content.lowerBound {
      var copy = Array(bytes[start..<line.content.upperBound])
      for part in lines.dropFirst() where part.lowerBound <= last.lowerBound { copy += [0x0a] + bytes[part] }
      text = tree.builder.append(copy.dropLast())
    }
    tree.add(name, text)
    guard name == "Role" else { return }
    let role = tree.builder.intern(text)
    tree.builder.update { $0.role = role }
  }

  private mutating func readActions(_ line: ComposeLine) throws(LineFault) {
    outline.note(propertyAt: line)
    guard bytes[line.content.upperBound - 1] == 0x5d else {
      throw LineFault(message: "the bracket that begins here is not closed", range: line.content)
    }
    tree.add("Actions", TextRef((line.content.lowerBound + "Actions = [".utf8.count)..<(line.content.upperBound - 1)))
  }

  private mutating func readFlags(_ line: ComposeLine) {
    outline.note(propertyAt: line)
    for word in bytes[(line.content.lowerBound + 1)..<(line.content.upperBound - 1)].split(separator: 0x2c) {
      tree.add(String(decoding: word.drop { $0 == 0x20 }, as: UTF8.self), text: "true".utf8)
    }
  }

  /// A last line without a line feed that could go on to be one of the tree is half a line.
  private mutating func checkEnd(_ lines: [Range<Int>]) {
    guard fault == nil, tree.count > 0, let last = lines.last, last.upperBound == bytes.count else { return }
    let line = ComposeLine(bytes.span, last)
    guard line.kind == .other, noise.count > 0, let letter = bytes[line.content].first else { return }
    let isHalf = letter == 0x5b || letter == 0x2d || bytes[line.content].starts(with: "Node".utf8)
    guard isHalf || letter.isLetter && !bytes[line.content].dropLast(2).contains(0x20) else { return }
    fault = LineFault(id: "truncated-dump", message: "the dump is cut off in the middle of a line", range: last)
  }
}
