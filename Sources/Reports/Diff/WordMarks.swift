/// What differs between two texts, word by word.
struct WordMarks {
  /// A piece of one or of both texts.
  enum Piece: Equatable {
    /// Both have it.
    case same(String)
    /// Only the old one has it.
    case old(String)
    /// Only the new one has it.
    case new(String)
  }

  /// How many words that differ are looked at for what they have in common.
  private static let mostWords = 48

  private(set) var pieces: [Piece] = []

  /// Compares two texts; `nil` where they have so little in common that marks would say less than both texts.
  init?(_ old: String, _ new: String) {
    let (left, right) = (WordMarks.words(of: old), WordMarks.words(of: new))
    var start = 0
    while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
    var (leftEnd, rightEnd) = (left.count, right.count)
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    add(left[..<start], Piece.same)
    align(left[start..<leftEnd], right[start..<rightEnd])
    add(left[leftEnd...], Piece.same)
    guard isTelling else { return nil }
  }

  /// Whether a third of the longer text is in both: else marks would be a puzzle.
  private var isTelling: Bool {
    var (same, old, new) = (0, 0, 0)
    for piece in pieces {
      switch piece {
      case .same(let text): same += WordMarks.letterCount(text)
      case .old(let text): old += WordMarks.letterCount(text)
      case .new(let text): new += WordMarks.letterCount(text)
      }
    }
    return same > 0 && 3 * same >= same + max(old, new)
  }

  private static func letterCount(_ text: String) -> Int {
    text.unicodeScalars.count(where: isLetter)
  }

  /// Whether a character is a letter or a digit of any writing; what is ASCII needs no table.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case ..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// Finds the longest row of words that both have, where there are few.
  private mutating func align(_ left: ArraySlice<Substring>, _ right: ArraySlice<Substring>) {
    guard left.count <= WordMarks.mostWords, right.count <= WordMarks.mostWords else {
      add(left, Piece.old)
      return add(right, Piece.new)
    }
    let width = right.count + 1
    var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let isSame = left[left.startIndex + row] == right[right.startIndex + column]
        let (below, beside) = (lengths[(row + 1) * width + column], lengths[row * width + column + 1])
        lengths[row * width + column] =
          isSame ? lengths[(row + 1) * width + column + 1] + 1 : max(below, beside)
      }
    }
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let (word, other) = (left[left.startIndex + row], right[right.startIndex + column])
      if word == other {
        append(.same(String(word)))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        append(.old(String(word)))
        row += 1
      } else {
        append(.new(String(other)))
        column += 1
      }
    }
    add(left[(left.startIndex + row)...], Piece.old)
    add(right[(right.startIndex + column)...], Piece.new)
  }

  private mutating func add(_ words: ArraySlice<Substring>, _ make: (String) -> Piece) {
    if !words.isEmpty { append(make(words.joined())) }
  }

  /// Adds a piece, joined with the last one of its kind; what went stands before what came.
  private mutating func append(_ piece: Piece) {
    switch (pieces.last, piece) {
    case (.same(let text)?, .same(let more)): pieces[pieces.count - 1] = .same(text + more)
    case (.old(let text)?, .old(let more)): pieces[pieces.count - 1] = .old(text + more)
    case (.new(let text)?, .new(let more)): pieces[pieces.count - 1] = .new(text + more)
    case (.new?, .old(let text)):
      if pieces.count > 1, case .old(let before) = pieces[pieces.count - 2] {
        pieces[pieces.count - 2] = .old(before + text)
      } else {
        pieces.insert(piece, at: pieces.count - 1)
      }
    default: pieces.append(piece)
    }
  }

  /// The words of a text: rows of letters and digits, with dots and colons inside numbers; each other character by
  /// itself.
  private static func words(of text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    var words: [Substring] = []
    var start = scalars.startIndex
    var next = start
    var isInside = false
    while next < scalars.endIndex {
      let isPart = isWord(scalars, next)
      if !(isPart && isInside), next > start {
        words.append(text[start..<next])
        start = next
      }
      isInside = isPart
      next = scalars.index(after: next)
    }
    if start < scalars.endIndex { words.append(text[start...]) }
    return words
  }

  private static func isWord(_ scalars: String.UnicodeScalarView, _ place: String.UnicodeScalarView.Index) -> Bool {
    let scalar = scalars[place]
    if isLetter(scalar) { return true }
    guard scalar == "." || scalar == ":" || scalar == ",", place > scalars.startIndex,
      case let after = scalars.index(after: place), after < scalars.endIndex
    else { return scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark }
    let before = scalars.index(before: place)
    return ("0"..."9").contains(scalars[before]) && ("0"..."9").contains(scalars[after])
  }
}
