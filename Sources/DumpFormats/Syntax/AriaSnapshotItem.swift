/// One item of an aria snapshot: `- role "name" [attribute=value]: text`, or a property of the item around it.
struct AriaSnapshotItem {
  /// The column of the dash.
  private(set) var column = 0
  /// The first byte after the dash.
  private(set) var start: Int
  /// The role, or the name of a property with its slash.
  private(set) var word: DumpText
  /// The name in quotes.
  private(set) var name: DumpText?
  /// What stands in brackets; a word alone has no value.
  private(set) var attributes: [(name: DumpText, value: DumpText?)] = []
  /// What follows the colon on the same line.
  private(set) var text: DumpText?
  /// Whether a colon says that items stand inside it.
  private(set) var isOpen = false

  /// Whether it is a property of the item around it, as `/url`.
  func isProperty(_ dump: [UInt8]) -> Bool { word.bytes(in: dump).first == 0x2f }

  /// Reads a line.
  init(_ bytes: [UInt8], _ line: Range<Int>) throws(LineFault) {
    let span = bytes.span
    column = DumpLines.indentation(span, line)
    let dash = line.lowerBound + column
    if dash < line.upperBound, bytes[dash] == 0x09 {
      throw LineFault(message: "a tab in the indentation, which YAML does not allow", range: dash..<(dash + 1))
    }
    guard dash + 1 < line.upperBound, bytes[dash] == 0x2d, bytes[dash + 1] == 0x20 else {
      let found = AXTextLine.string(span, dash..<line.upperBound)
      throw LineFault(message: "expected '- ' and a role, found '\(found)'", range: dash..<line.upperBound)
    }
    start = dash + 2
    while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
    var end = line.upperBound
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    let rest = start..<end
    word = .range(start..<start)
    if let quoted = try YAMLScalar(quotedIn: span, rest) {
      let copy = try quoted.resolved(bytes)
      try readKey(copy ?? bytes, copy.map { 0..<$0.count } ?? quoted.range, isCopy: copy != nil, place: rest)
      try readValue(bytes, quoted.end..<end)
    } else {
      let colon = AriaSnapshotItem.colon(span, rest)
      try readKey(bytes, start..<colon, isCopy: false, place: rest)
      try readValue(bytes, colon..<end)
    }
  }

  /// The colon that ends a key without quotes: the first one outside the name that a blank or the end follows.
  private static func colon(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == 0x22 {
        let scan = JSONScan(text: bytes.extracting(0..<range.upperBound), from: index + 1)
        index = scan.outcome == .whole ? scan.end : index
      } else if bytes[index] == 0x3a, index + 1 == range.upperBound || bytes[index + 1] == 0x20 {
        return index
      }
      index += 1
    }
    return range.upperBound
  }

  /// Reads what stands before the colon.
  ///
  /// - Parameter place: where a fault is said to be.
  private mutating func readKey(
    _ bytes: [UInt8], _ range: Range<Int>, isCopy: Bool, place: Range<Int>
  ) throws(LineFault) {
    func text(_ part: Range<Int>) -> DumpText { isCopy ? .copy(Array(bytes[part])) : .range(part) }
    let span = bytes.span
    var cursor = ByteCursor(range)
    guard cursor.takeWord(upTo: 0x20, span) else {
      throw LineFault(message: "expected a role after '- '", range: place)
    }
    word = text(range.lowerBound..<cursor.index)
    while !cursor.isAtEnd {
      guard cursor.takeBlanks(span), !cursor.isAtEnd else { break }
      let begin = cursor.index
      switch bytes[begin] {
      case 0x22:
        let scan = JSONScan(text: span.extracting(0..<range.upperBound), from: begin + 1)
        guard scan.outcome == .whole, name == nil else {
          throw LineFault(id: "unclosed-quote", message: "the name that begins here is not closed", range: place)
        }
        let whole = JSONString(range: (begin + 1)..<scan.end, hasEscapes: scan.hasEscapes)
        name = scan.hasEscapes ? .copy(AriaSnapshotItem.withoutNUL(whole.resolved(in: bytes))) : text(whole.range)
        cursor.skip(scan.end + 1 - begin)
      case 0x5b:
        let inside = begin + 1
        guard cursor.takeAll(upTo: 0x5d, span), cursor.take(0x5d, span) else {
          throw LineFault(message: "the bracket that begins here is not closed", range: place)
        }
        let part = inside..<(cursor.index - 1)
        let equals = bytes[part].firstIndex(of: 0x3d)
        attributes.append((text(inside..<(equals ?? part.upperBound)), equals.map { text(($0 + 1)..<part.upperBound) }))
      case 0x2f:
        throw AriaSnapshotItem.template("a regular expression for a name", place)
      default:
        let found = AXTextLine.string(span, begin..<range.upperBound)
        throw LineFault(
          message: "expected a name in quotes or an attribute in brackets, found '\(found)'", range: place)
      }
    }
  }

  /// Reads what stands after the key.
  private mutating func readValue(_ bytes: [UInt8], _ range: Range<Int>) throws(LineFault) {
    var cursor = ByteCursor(range)
    if cursor.isAtEnd { return }
    guard cursor.take(0x3a, bytes.span) else {
      throw LineFault(message: "expected ':' after the item", range: range)
    }
    guard cursor.takeBlanks(bytes.span), !cursor.isAtEnd else {
      isOpen = true
      return
    }
    let value = cursor.index..<range.upperBound
    if let quoted = try YAMLScalar(quotedIn: bytes.span, value) {
      guard quoted.end == range.upperBound else {
        throw LineFault(message: "expected the end of the line after the text", range: quoted.end..<range.upperBound)
      }
      text = try quoted.resolved(bytes).map(DumpText.copy) ?? .range(quoted.range)
    } else {
      try AriaSnapshotItem.checkPlain(bytes, value)
      text = .range(value)
    }
  }

  /// An item where a text should be: the end of a line was lost, and what follows would be the text of another item.
  private static func checkPlain(_ bytes: [UInt8], _ value: Range<Int>) throws(LineFault) {
    guard bytes[value].starts(with: [0x2d, 0x20]) else { return }
    throw LineFault(message: "an item on the line of another, which YAML does not allow", range: value)
  }

  /// What only a template has that snapshots are compared with.
  static func template(_ what: String, _ place: Range<Int>) -> LineFault {
    LineFault(id: "not-a-dump", message: "\(what): this is a template to compare with, and no capture", range: place)
  }

  private static func withoutNUL(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0) else { return text }
    return text.flatMap { $0 == 0 ? [0xef, 0xbf, 0xbd] : [$0] }
  }
}
