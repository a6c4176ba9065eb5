/// What a line of Compose's printed semantics is, by how it begins.
struct ComposeLine {
  enum Kind: Equatable {
    /// Nothing but blanks and bars.
    case blank
    /// `printToLog:` or `Printing with useUnmergedTree = …`, which begin a tree.
    case heading
    /// `Node #1 at (…)px`, the first of a tree.
    case root
    /// `|-Node #2 at (…)px`, inside another one.
    case child
    /// `Key = 'text'`, whose text may go on on further lines.
    case property
    /// `Actions = [OnClick]`.
    case actions
    /// `[Disabled, Heading]`.
    case flags
    /// `Has 2 children, 1 sibling`, which were left out.
    case omission
    /// Anything else: the rest of a text, or what a log said in between.
    case other
  }

  let kind: Kind
  /// The column of the first bar or, without one, of what the line says.
  let firstColumn: Int
  /// The column at which what the line says begins: the bar of a child, the first letter of all else.
  let column: Int
  /// What the line says, without bars.
  let content: Range<Int>

  init(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var index = line.lowerBound
    var firstBar: Int?
    var bar: Int?
    while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x7c {
      if bytes[index] == 0x7c {
        bar = index
        firstBar = firstBar ?? index
      }
      index += 1
    }
    var cursor = ByteCursor(index..<line.upperBound)
    if let bar, bar == index - 1, cursor.take("-Node #", bytes) {
      kind = .child
      content = (index + 1)..<line.upperBound
      column = bar - line.lowerBound
    } else {
      let number = ByteCursor(index..<line.upperBound).afterNumber(bytes)
      kind = ComposeLine.kind(bytes, number ?? index, line.upperBound)
      content = (kind == .root ? number ?? index : index)..<line.upperBound
      column = index - line.lowerBound
    }
    firstColumn = firstBar.map { $0 - line.lowerBound } ?? column
  }

  private static func kind(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Kind {
    if start == end { return .blank }
    func says(_ word: StaticString) -> Bool {
      var cursor = ByteCursor(start..<end)
      return cursor.take(word, bytes)
    }
    if says("Node #") { return .root }
    if says("printToLog:") || says("Printing with useUnmergedTree") { return .heading }
    if says("Actions = [") { return .actions }
    var cursor = ByteCursor(start..<end)
    if cursor.takeKey(bytes), cursor.take(" = '", bytes) { return .property }
    if isFlags(bytes, start..<end) { return .flags }
    cursor = ByteCursor(start..<end)
    let isOmission =
      cursor.take("Has ", bytes) && cursor.takeDigits(nil, bytes)
      && (cursor.take(" child", bytes) || cursor.take(" sibling", bytes))
    return isOmission ? .omission : .other
  }

  /// `[`, words with commas between them, `]`.
  private static func isFlags(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var cursor = ByteCursor(range)
    guard cursor.take(0x5b, bytes) else { return false }
    repeat {
      guard cursor.takeKey(bytes) else { return false }
    } while cursor.take(", ", bytes)
    return cursor.take(0x5d, bytes) && cursor.isAtEnd
  }
}

extension ByteCursor {
  /// Takes the name of a property: a letter, then letters, digits, dots and underscores.
  mutating func takeKey(_ bytes: Span<UInt8>) -> Bool {
    guard !isAtEnd, bytes[index].isLetter else { return false }
    while !isAtEnd, bytes[index].isLetter || bytes[index].isDigit || bytes[index] == 0x2e || bytes[index] == 0x5f {
      skip(1)
    }
    return true
  }

  /// Where a line goes on after `1) `, which numbers the trees of several nodes.
  fileprivate func afterNumber(_ bytes: Span<UInt8>) -> Int? {
    var cursor = self
    return cursor.takeDigits(nil, bytes) && cursor.take(") ", bytes) ? cursor.index : nil
  }
}
