internal import AccessibilityTree

/// The nodes of a dump by the words of all that they could say, for finding the text that was meant.
struct WordIndex {
  private var places: [[UInt8]: Int] = [:]
  /// The words beyond ASCII, whose accented letters may be written in two ways.
  private var accentedPlaces: [String: Int] = [:]
  private var words: [[UInt8]] = []
  private var starts: [Int32] = []
  private var nodes: [Int32] = []
  /// The words by their first and their last letter, which few slips touch both.
  private var byFirst: [[Int]] = Array(repeating: [], count: 256)
  private var byLast: [[Int]] = Array(repeating: [], count: 256)

  /// How many words a misspelt one is compared with.
  private static let maximumComparisons = 2000
  /// Letters beyond these do not count.
  private static let longestWord = 64

  /// Splits the texts of a dump.
  init(_ subject: Subject) {
    var lists = Grouping(count: 0)
    var last: [Int32] = []
    let text = subject.tree.text
    for index in subject.tree.nodes.indices {
      subject.forEachText(of: NodeID(index)) { ref, _ in
        WordIndex.forEachWord(in: text, ref.range) { word in
          let place = self.place(of: word)
          if last.count <= place { last.append(-1) }
          if last[place] != Int32(index) { lists.add(Int32(index), to: place) }
          last[place] = Int32(index)
        }
      }
    }
    (starts, nodes) = lists.finish()
  }

  /// The nodes that share words with a text, those of its rarest word first: at most that many lists' worth.
  func lists(near text: String, atMost limit: Int) -> [ArraySlice<Int32>] {
    var lists: [ArraySlice<Int32>] = []
    let bytes = Array(text.utf8)
    WordIndex.forEachWord(in: bytes, 0..<bytes.count) { word in
      if lists.count >= limit { return }
      if let place = known(word) {
        lists.append(nodes(ofWord: place))
      } else {
        lists += misspelt(word).prefix(4).map(nodes(ofWord:))
      }
    }
    return lists.sorted { $0.count < $1.count }
  }

  /// The words of a text.
  static func words(of text: [UInt8], _ range: Range<Int>) -> Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    forEachWord(in: text, range) { words.insert($0) }
    return words
  }

  private func nodes(ofWord place: Int) -> ArraySlice<Int32> { nodes[Int(starts[place])..<Int(starts[place + 1])] }

  /// The words that are one or two letters from one that no text has, nearest first.
  private func misspelt(_ word: [UInt8]) -> [Int] {
    guard word.count >= 4, let first = word.first, let last = word.last else { return [] }
    var found: [(place: Int, distance: Int)] = []
    var seen: Set<Int> = []
    for place in (byFirst[Int(first)] + byLast[Int(last)]).prefix(WordIndex.maximumComparisons)
    where seen.insert(place).inserted {
      guard let distance = EditDistance.between(word, words[place], limit: word.count < 6 ? 1 : 2) else { continue }
      found.append((place, distance))
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
  }

  private func known(_ word: [UInt8]) -> Int? {
    WordIndex.isAccented(word) ? accentedPlaces[String(decoding: word, as: UTF8.self)] : places[word]
  }

  private static func isAccented(_ word: [UInt8]) -> Bool { word.contains { $0 >= 0x80 } }

  private mutating func place(of word: [UInt8]) -> Int {
    if let known = known(word) { return known }
    let place = words.count
    if WordIndex.isAccented(word) {
      accentedPlaces[String(decoding: word, as: UTF8.self)] = place
    } else {
      places[word] = place
    }
    words.append(word)
    byFirst[Int(word[0])].append(place)
    byLast[Int(word[word.count - 1])].append(place)
    return place
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.canonicalCombiningClass != .notReordered
  }

  /// Visits the words of a text in lower case, without what a person does not see.
  private static func forEachWord(in text: [UInt8], _ range: Range<Int>, _ visit: ([UInt8]) -> Void) {
    if text[range].contains(where: { $0 >= 0x80 }) {
      let folded = InvisibleCharacters.folded(String(decoding: text[range], as: UTF8.self))
      for word in folded.unicodeScalars.split(whereSeparator: { !isPartOfWord($0) }) {
        visit(Array(String(String.UnicodeScalarView(word)).utf8.prefix(longestWord)))
      }
      return
    }
    var word: [UInt8] = []
    for index in range {
      let byte = text[index]
      switch byte {
      case 0x30...0x39, 0x61...0x7a: word.append(byte)
      case 0x41...0x5a: word.append(byte | 0x20)
      default:
        if !word.isEmpty { visit(Array(word.prefix(longestWord))) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { visit(Array(word.prefix(longestWord))) }
  }
}
