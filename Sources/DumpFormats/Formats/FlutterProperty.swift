/// A property of a node in Flutter's printed semantics, which can go on on further lines.
struct FlutterProperty {
  /// What it is called.
  let name: String
  /// What stands on its first line.
  private(set) var text: Range<Int>
  /// What stands on further lines; each goes on where the one before ends, after a blank or on a new line.
  private(set) var further: [(text: Range<Int>, isNewLine: Bool)] = []
  /// Whether it is a word that stands alone.
  let isFlag: Bool
  /// The column at which it begins.
  let column: Int
  /// How much of the last line is taken, in letters.
  private var width: Int

  /// The widest line that Flutter prints, boxes apart; longer ones are broken at blanks.
  private static let widest = 65
  /// Words that stand alone; what follows them is an ornament.
  private static let flags: [StaticString] = [
    "merge boundary", "merged up", "STALE", "invisible", "HIDDEN", "dirty", "blocksUserActions",
  ]

  /// Reads the first line of a property, or `nil` where it is none.
  init?(_ bytes: Span<UInt8>, _ line: FlutterLine) {
    column = line.column
    width = FlutterProperty.letters(bytes, line.content)
    var cursor = ByteCursor(line.content)
    if cursor.take("Rect.fromLTRB(", bytes) {
      name = "rect"
      text = line.content
      isFlag = false
    } else if let flag = FlutterProperty.flags.first(where: { cursor.take($0, bytes) }) {
      name = flag.description
      text = line.content
      isFlag = true
    } else {
      guard cursor.takeName(bytes), cursor.take(0x3a, bytes), cursor.isAtEnd || cursor.take(0x20, bytes) else {
        return nil
      }
      name = AXTextLine.string(bytes, line.content).prefix { $0 != ":" }.description
      text = cursor.index..<line.content.upperBound
      isFlag = false
    }
  }

  /// Whether a line below is the rest of it: it stands further to the right, or is the rest of a transform.
  func goesOn(_ bytes: Span<UInt8>, _ line: FlutterLine) -> Bool {
    guard line.kind == .text, !isFlag else { return false }
    return line.column > column || name == "rect" && line.column == column && bytes[line.content.lowerBound] == 0x5b
  }

  /// Takes in a line that is the rest of it.
  ///
  /// - Parameter blanks: how many lines without a text stand before it.
  mutating func add(_ bytes: Span<UInt8>, _ line: FlutterLine, blanks: Int) {
    // A text that begins with blanks stands further to the right than it would.
    let lead = max(0, line.column - column - 2)
    let part = (line.content.lowerBound - (name == "rect" ? 0 : lead))..<line.content.upperBound
    if further.isEmpty, text.isEmpty {
      text = part
    } else {
      for _ in 0..<blanks { further.append((part.lowerBound..<part.lowerBound, true)) }
      let word = ByteCursor(part).word(bytes)
      let isBroken = name == "rect" || !isText(bytes) || width + 1 + word > FlutterProperty.widest
      further.append((part, !isBroken || blanks > 0))
    }
    width = 2 + FlutterProperty.letters(bytes, part)
  }

  /// Whether it is a text in quotes.
  private func isText(_ bytes: Span<UInt8>) -> Bool { !text.isEmpty && bytes[text.lowerBound] == 0x22 }

  /// The whole text without its quotes, as a place of the dump or as a copy.
  ///
  /// - Returns: `nil` where its closing quote is missing.
  func value(_ bytes: [UInt8]) -> DumpText? {
    guard !further.isEmpty else {
      guard let first = bytes[text].first, first == 0x22 else { return .range(text) }
      guard text.count >= 2, bytes[text.upperBound - 1] == 0x22 else { return isAnnotated(bytes) ? .range(text) : nil }
      return .range((text.lowerBound + 1)..<(text.upperBound - 1))
    }
    var copy = Array(bytes[text])
    for (part, isNewLine) in further {
      copy.append(isNewLine ? 0x0a : 0x20)
      copy += bytes[part]
    }
    guard copy.first == 0x22 else { return .copy(copy) }
    guard copy.count >= 2, copy.last == 0x22 else { return copy.last == 0x5d ? .copy(copy) : nil }
    return .copy(Array(copy.dropFirst().dropLast()))
  }

  /// A text can be followed by how parts of it are to be spoken, in brackets.
  private func isAnnotated(_ bytes: [UInt8]) -> Bool { bytes[text.upperBound - 1] == 0x5d }

  private static func letters(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xc0 != 0x80 { count += 1 }
    return count
  }
}

extension ByteCursor {
  /// How many letters the next word has.
  fileprivate func word(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for place in index..<end {
      if bytes[place] == 0x20 { break }
      if bytes[place] & 0xc0 != 0x80 { count += 1 }
    }
    return count
  }
}
