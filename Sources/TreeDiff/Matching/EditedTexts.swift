internal import AccessibilityTree

extension Matcher {
  /// How many nodes without partner are looked through at most on either side: where more are left, the two dumps have
  /// so little in common that a likeness of texts says nothing.
  private static var editLimit: Int { 16_384 }

  /// Pairs texts that went here and came there with an edit that leaves no doubt which text it was.
  ///
  /// Each of the two is there once, and not at all in the other dump, with one role; they are one but for letter case and
  /// punctuation, or for a word more at one end, and no third text is that in any of these ways.
  mutating func matchEdited(_ lefts: [Int], _ rights: [Int]) -> Bool {
    guard lefts.count <= Matcher.editLimit, rights.count <= Matcher.editLimit else { return false }
    let lefts = lefts.filter { mapping.isLeftFree($0) && isTold($0, in: left, butNotIn: right) }
    let rights = rights.filter { mapping.isRightFree($0) && isTold($0, in: right, butNotIn: left) }
    guard !lefts.isEmpty, !rights.isEmpty else { return false }
    let words = lefts.map { TextWords(left.name($0), kind: left.kind($0)) }
    let others = rights.map { TextWords(right.name($0), kind: right.kind($0)) }
    var likes = (left: [Int](repeating: 0, count: lefts.count), right: [Int](repeating: 0, count: rights.count))
    var pairs: [(left: Int, right: Int)] = []
    for form in TextWords.forms {
      let (left, right) = UniqueKeys.common(words.map(form.left), others.map(form.right))
      var here: [Int32: (left: [Int], right: [Int])] = [:]
      for place in left.indices where left[place] >= 0 { here[left[place], default: ([], [])].left.append(place) }
      for place in right.indices where right[place] >= 0 { here[right[place], default: ([], [])].right.append(place) }
      for (_, group) in here {
        for place in group.left { likes.left[place] += group.right.count }
        for place in group.right { likes.right[place] += group.left.count }
        if group.left.count == 1, group.right.count == 1 { pairs.append((group.left[0], group.right[0])) }
      }
    }
    var isChanged = false
    // A text that is like two others, in one way or in two, is left alone: one of the three may well be another.
    for pair in pairs.sorted(by: { $0.left < $1.left }) where likes.left[pair.left] == 1 && likes.right[pair.right] == 1
    {
      let (node, other) = (lefts[pair.left], rights[pair.right])
      guard left.identity(node) == right.identity(other) else { continue }
      take(node, other)
      isChanged = true
    }
    return isChanged
  }

  /// Whether a node is a leaf whose name and role are those of no other node of either tree.
  ///
  /// Where roles are not compared nothing is, and of a control a person is told that it went: what bears nearly its name
  /// may do another thing.
  private func isTold(_ node: Int, in side: Side, butNotIn other: Side) -> Bool {
    side.isLeaf(node) && side.kind(node) != 0 && !side.isActionable(node) && side.onlyNode(of: side.word(node)) == node
      && !other.says(side.word(node))
  }
}

/// The words of a text without letter case and punctuation, as hashes of it that an edit leaves as they are.
private struct TextWords {
  /// A way to look at a text.
  typealias Form = @Sendable (TextWords) -> UInt64

  /// How a text and an edited one are looked at so that they are equal, for each kind of edit.
  static let forms: [(left: Form, right: Form)] = [
    ({ $0.all }, { $0.all }), ({ $0.all }, { $0.butLast }), ({ $0.butLast }, { $0.all }),
    ({ $0.all }, { $0.butFirst }), ({ $0.butFirst }, { $0.all }),
  ]

  /// The least that must be equal: a word alone is no sign that two texts are one.
  private static let leastWords = 2

  /// The whole text; 0 where it has too few words, as the others are.
  private(set) var all: UInt64 = 0
  /// The text without its last word.
  private(set) var butLast: UInt64 = 0
  /// The text without its first word.
  private(set) var butFirst: UInt64 = 0

  init(_ text: ArraySlice<UInt8>, kind: UInt32) {
    var count = 0
    var (whole, before, rest) = (UInt64(kind), UInt64(kind), UInt64(kind))
    var word: [UInt8] = []
    func end() {
      if word.isEmpty { return }
      let hash = ByteHash.hash(word)
      before = whole
      whole = ByteHash.pair(whole, hash)
      if count > 0 { rest = ByteHash.pair(rest, hash) }
      count += 1
      word.removeAll(keepingCapacity: true)
    }
    var place = text.startIndex
    while place < text.endIndex {
      let length = TextWords.lengthOfMark(text[place...])
      if length > 0 {
        end()
      } else {
        word.append((0x41...0x5a).contains(text[place]) ? text[place] | 0x20 : text[place])
      }
      place += max(1, length)
    }
    end()
    if count >= Self.leastWords { all = whole }
    if count > Self.leastWords { (butLast, butFirst) = (before, rest) }
  }
  /// How many bytes the mark has that a text begins with: a blank, a sign or a dash; 0 for a letter of any writing or a
  /// digit.
  private static func lengthOfMark(_ text: ArraySlice<UInt8>) -> Int {
    let first = text[text.startIndex]
    switch first {
    // A sign, a point or a colon before a digit is a part of the number.
    case 0x2b...0x2e, 0x3a: return text.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false ? 0 : 1
    case ...0x22, 0x27...0x29, 0x2f, 0x3b, 0x3f, 0x5b...0x5d, 0x5f, 0x7b...0x7d: return 1
    // Letters, digits, and what means something beside a number or a word: # $ % & * < = > @.
    case ..<0x80: return 0
    // From the no-break space to the question mark on its head.
    case 0xc2: return min(2, text.count)
    // Dashes, quotes, dots and blanks of all widths.
    case 0xe2: return text.dropFirst().first.map { $0 == 0x80 || $0 == 0x81 } ?? false ? min(3, text.count) : 0
    default: return 0
    }
  }
}
