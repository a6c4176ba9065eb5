/// One line of a walker's dump in whatever dialect: what it stands behind, a role, and all that is said of the node.
///
/// There is no standard for these; a line is read word by word, and what is no word of any dialect is kept as it is.
struct WalkerLine {
  /// The column of the first letter.
  private(set) var column = 0
  /// The first byte of the role.
  private(set) var start: Int
  private(set) var role: Range<Int>
  /// What stands in brackets, after a slash or after a colon.
  private(set) var subrole: Range<Int>?
  /// What is said of the node, in its order.
  private(set) var attributes: [(name: String, value: DumpText)] = []
  /// Whether the role stands in brackets, as after a reference.
  private(set) var isBracketed = false
  /// How many things it has that our own kind of line has not.
  private(set) var marks = 0
  /// Whether it has an attribute as our own kind of line has it.
  private(set) var hasPlainAttribute = false
  /// The quote that is not closed on it.
  private(set) var openQuote: Int?
  /// Whether a bracket on it is not closed.
  private(set) var hasOpenBracket = false
  private var rest: [UInt8] = []

  /// Words that stand alone and say that something is so.
  private static let flags: Set<String> = [
    "disabled", "enabled", "selected", "focused", "checked", "unchecked", "expanded", "collapsed", "editable", "busy",
    "hidden", "offscreen", "secure", "focusable", "clickable",
  ]
  /// Names of attributes that only other kinds of walker write.
  private static let foreign: Set<String> = ["desc", "description", "val", "name", "ch"]

  /// Reads a line, or `nil` where it is none of a node.
  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    let span = bytes.span
    var cursor = ByteCursor(line)
    let isDrawn = cursor.takeDrawing(span, &column)
    start = cursor.index
    role = cursor.index..<cursor.index
    if isDrawn { marks += 1 }
    let hasReference = takeReference(&cursor, bytes)
    guard takeRole(&cursor, span, isBracketed: hasReference) else { return nil }
    takeSubrole(&cursor, span)
    guard cursor.isAtEnd || span[cursor.index] == 0x20 || span[cursor.index] == 0x09 else { return nil }
    while !cursor.isAtEnd {
      let before = cursor.index
      takeSeparator(&cursor, span)
      if cursor.isAtEnd { break }
      takeWord(&cursor, bytes)
      // Every step goes forward.
      if cursor.index == before { break }
    }
    if !rest.isEmpty { attributes.append(("rest", .copy(rest))) }
  }

  /// `[7]`, `[0.1]` or `@e2` before the role.
  private mutating func takeReference(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> Bool {
    let begin = cursor.index
    var ahead = cursor
    if ahead.take(0x40, bytes.span), ahead.takeWord(upTo: 0x20, bytes.span), ahead.takeBlanks(bytes.span) {
      attributes.append(("ref", .range(begin..<(ahead.index - 1))))
      trimLast(bytes)
    } else if ahead.takeIndex(bytes.span), ahead.takeBlanks(bytes.span) {
      attributes.append(("index", .range(begin..<(ahead.index - 1))))
      trimLast(bytes, brackets: true)
    } else {
      return false
    }
    marks += 1
    cursor = ahead
    start = cursor.index
    return true
  }

  private mutating func trimLast(_ bytes: [UInt8], brackets: Bool = false) {
    guard let last = attributes.last, case .range(var range) = last.value else { return }
    while let end = range.last, bytes[end] == 0x20 { range = range.lowerBound..<end }
    if brackets, range.count > 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    attributes[attributes.count - 1].value = .range(range)
  }

  /// `AXButton`, or `[button]` after a reference.
  private mutating func takeRole(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>, isBracketed: Bool) -> Bool {
    start = cursor.index
    if isBracketed, cursor.take(0x5b, bytes) {
      let begin = cursor.index
      while !cursor.isAtEnd, bytes[cursor.index].isLetter || bytes[cursor.index] == 0x2d { cursor.skip(1) }
      role = begin..<cursor.index
      self.isBracketed = true
      return !role.isEmpty && cursor.take(0x5d, bytes)
    }
    guard cursor.take("AX", bytes), !cursor.isAtEnd, bytes[cursor.index] >= 0x41, bytes[cursor.index] <= 0x5a else {
      return false
    }
    while !cursor.isAtEnd, bytes[cursor.index].isLetter || bytes[cursor.index].isDigit { cursor.skip(1) }
    role = start..<cursor.index
    return true
  }

  private mutating func takeSubrole(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) {
    guard !cursor.isAtEnd else { return }
    let mark = bytes[cursor.index]
    guard mark == 0x5b || mark == 0x2f || mark == 0x3a else { return }
    var ahead = cursor
    ahead.skip(1)
    let begin = ahead.index
    while !ahead.isAtEnd, bytes[ahead.index].isLetter || bytes[ahead.index].isDigit { ahead.skip(1) }
    guard ahead.index > begin, mark != 0x5b || ahead.take(0x5d, bytes) else { return }
    subrole = begin..<(mark == 0x5b ? ahead.index - 1 : ahead.index)
    if mark != 0x5b { marks += 1 }
    cursor = ahead
  }

  /// Blanks, bars and commas between what is said; columns are more than one blank apart.
  private mutating func takeSeparator(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) {
    let begin = cursor.index
    while !cursor.isAtEnd, [0x20, 0x09, 0x7c, 0x2c].contains(bytes[cursor.index]) {
      if bytes[cursor.index] == 0x7c { marks += 1 }
      cursor.skip(1)
    }
    if cursor.index > begin + 1, !cursor.isAtEnd { marks += 1 }
  }

  private mutating func takeWord(_ cursor: inout ByteCursor, _ bytes: [UInt8]) {
    let span = bytes.span
    let begin = cursor.index
    if cursor.take("— ", span) || cursor.take("– ", span) {
      marks += 1
      attributes.append(("name", .range(cursor.index..<cursor.end)))
      cursor.skip(cursor.end - cursor.index)
    } else if cursor.take("= ", span) {
      marks += 1
      takeValue(of: "value", &cursor, bytes)
    } else if cursor.take(0x23, span) {
      marks += 1
      _ = cursor.takeWord(upTo: 0x20, span)
      attributes.append(("id", .range((begin + 1)..<cursor.index)))
    } else if span[begin] == 0x22 {
      marks += 1
      let isFirst = !attributes.contains { $0.name == "name" }
      takeValue(of: isFirst ? "name" : "text", &cursor, bytes)
    } else if span[begin] == 0x5b || span[begin] == 0x28 {
      marks += 1
      takeGroup(&cursor, bytes, closing: span[begin] == 0x5b ? 0x5d : 0x29)
    } else if let name = cursor.takeAttributeName(span) {
      if WalkerLine.foreign.contains(name) { marks += 1 } else { hasPlainAttribute = true }
      takeValue(of: name, &cursor, bytes)
    } else {
      _ = cursor.takeWord(upTo: 0x7c, span)
      addWord(begin..<cursor.index, bytes)
    }
  }

  /// A word that stands alone, or what no dialect has.
  private mutating func addWord(_ range: Range<Int>, _ bytes: [UInt8]) {
    let word = String(decoding: bytes[range], as: UTF8.self)
    if WalkerLine.flags.contains(word) {
      marks += 1
      attributes.append((word, .copy(Array("true".utf8))))
    } else if !range.isEmpty {
      if !rest.isEmpty { rest.append(0x20) }
      rest += bytes[range]
    }
  }

  /// A text in quotes, or all up to a blank.
  private mutating func takeValue(of name: String, _ cursor: inout ByteCursor, _ bytes: [UInt8]) {
    let begin = cursor.index
    guard cursor.take(0x22, bytes.span) else {
      while !cursor.isAtEnd, ![0x20, 0x09, 0x7c].contains(bytes[cursor.index]) { cursor.skip(1) }
      if cursor.index > begin { attributes.append((name, .range(begin..<cursor.index))) }
      return
    }
    guard let end = WalkerLine.closingQuote(bytes.span, from: begin + 1, end: cursor.end) else {
      openQuote = begin
      cursor.skip(cursor.end - begin)
      return
    }
    attributes.append((name, WalkerLine.text(bytes, (begin + 1)..<end)))
    cursor.skip(end + 1 - cursor.index)
  }

  /// `[id: x]`, `(editable, focused)`: words and pairs with commas between them.
  private mutating func takeGroup(_ cursor: inout ByteCursor, _ bytes: [UInt8], closing: UInt8) {
    let begin = cursor.index
    guard let end = bytes[begin..<cursor.end].firstIndex(of: closing) else {
      rest += bytes[begin..<cursor.end]
      hasOpenBracket = true
      return cursor.skip(cursor.end - begin)
    }
    cursor.skip(end + 1 - begin)
    for part in bytes[(begin + 1)..<end].split(separator: 0x2c) {
      let word = part.drop { $0 == 0x20 }
      guard let mark = word.firstIndex(where: { $0 == 0x3a || $0 == 0x3d }), mark > word.startIndex,
        word[..<mark].allSatisfy({ $0.isLetter || $0 == 0x5f })
      else {
        addGroupWord(word, bytes)
        continue
      }
      let value = word[(mark + 1)...].drop { $0 == 0x20 }
      let text = value.first == 0x22 && value.last == 0x22 && value.count > 1 ? value.dropFirst().dropLast() : value
      attributes.append((String(decoding: word[..<mark], as: UTF8.self), .range(text.startIndex..<text.endIndex)))
    }
  }

  private mutating func addGroupWord(_ word: ArraySlice<UInt8>, _ bytes: [UInt8]) {
    if !word.isEmpty, word.allSatisfy({ $0.isLetter || $0 == 0x2d }) {
      attributes.append((String(decoding: word, as: UTF8.self), .copy(Array("true".utf8))))
    } else {
      addWord(word.startIndex..<word.endIndex, bytes)
    }
  }

  /// The quote that closes a text: not escaped, and followed by what can follow a text.
  private static func closingQuote(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == 0x5c, index + 1 < end, bytes[index + 1] == 0x22 {
        index += 2
        continue
      }
      if bytes[index] == 0x22, index + 1 == end || isAfterText(bytes[index + 1]) { return index }
      index += 1
    }
    return nil
  }

  private static func isAfterText(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x2c, 0x7c, 0x29, 0x5d].contains(byte) }

  /// A text with its escapes resolved: a quote, a line end, and the sign that some walkers write for one.
  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> DumpText {
    // Nearly every text has neither of the bytes that these begin with.
    guard bytes[range].contains(where: { $0 == 0x5c || $0 == 0xe2 }) else { return .range(range) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.contains("\\") || text.contains("⏎") else { return .range(range) }
    return .copy(
      Array(text.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("⏎", with: "\n").utf8))
  }
}

extension ByteCursor {
  /// Takes what stands before a line: blanks, tabs, lines of boxes, the bullets of a list.
  ///
  /// - Parameter column: grows by as many letters as that are.
  /// - Returns: whether there was more than blanks.
  fileprivate mutating func takeDrawing(_ bytes: Span<UInt8>, _ column: inout Int) -> Bool {
    var isDrawn = false
    while !isAtEnd {
      if bytes[index] == 0x20 || bytes[index] == 0x09 {
        skip(1)
      } else if index + 2 < end, bytes[index] == 0xe2, bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 {
        isDrawn = true
        skip(3)
      } else if [0x7c, 0x60, 0x2d, 0x2a].contains(bytes[index]) {
        isDrawn = true
        skip(1)
      } else {
        break
      }
      column += 1
    }
    return isDrawn
  }

  /// Takes `[7]` or `[0.1]`.
  fileprivate mutating func takeIndex(_ bytes: Span<UInt8>) -> Bool {
    var ahead = self
    guard ahead.take(0x5b, bytes), ahead.takeDigits(nil, bytes) else { return false }
    while ahead.take(0x2e, bytes) {
      guard ahead.takeDigits(nil, bytes) else { return false }
    }
    guard ahead.take(0x5d, bytes) else { return false }
    self = ahead
    return true
  }

  /// Takes a name and the sign after it.
  fileprivate mutating func takeAttributeName(_ bytes: Span<UInt8>) -> String? {
    var ahead = self
    while !ahead.isAtEnd, bytes[ahead.index].isLetter || bytes[ahead.index] == 0x5f || bytes[ahead.index] == 0x2d {
      ahead.skip(1)
    }
    let name = index..<ahead.index
    guard !name.isEmpty, ahead.take(0x3d, bytes) else { return nil }
    self = ahead
    return AXTextLine.string(bytes, name)
  }
}
