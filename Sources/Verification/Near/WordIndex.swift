internal import AccessibilityTree

/// The nodes of a dump by the words of all that they could say, for finding the text that was meant.
struct WordIndex {
  /// The words one behind the other, and where each ends.
  private var letters: [UInt8] = []
  private var ends: [Int32] = [0]
  private var hashes: [UInt32] = []
  /// The words of ASCII as places from 1, in a table whose size is a power of two; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 1024)
  /// The words beyond ASCII, whose accented letters may be written in two ways.
  private var accentedPlaces: [String: Int] = [:]
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
    let texts = subject.nodeTexts
    for index in texts.nodes.indices {
      func take(_ place: Int) {
        if last.count <= place { last.append(-1) }
        if last[place] != Int32(index) { lists.add(Int32(index), to: place) }
        last[place] = Int32(index)
      }
      texts.forEach(of: index) { ref, _ in
        WordIndex.forEachPart(
          of: text, ref.range, plain: { take(self.place(of: text.span, $0)) }, other: { take(self.place(of: $0)) })
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
      guard let distance = distance(word, place, limit: word.count < 6 ? 1 : 2) else { continue }
      found.append((place, distance))
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
  }

  private func distance(_ word: [UInt8], _ place: Int, limit: Int) -> Int? {
    let range = range(of: place)
    return (0...limit).first { EditDistance.isWithin($0, word.span, 0..<word.count, letters.span, range) }
  }

  // MARK: - The table of words

  private func range(of place: Int) -> Range<Int> { Int(ends[place])..<Int(ends[place + 1]) }

  private static func isAccented(_ word: [UInt8]) -> Bool { word.contains { $0 >= 0x80 } }

  private func known(_ word: [UInt8]) -> Int? {
    if WordIndex.isAccented(word) { return accentedPlaces[String(decoding: word, as: UTF8.self)] }
    let slot = slot(of: word.span, 0..<word.count, WordIndex.hash(word.span, 0..<word.count))
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// The place of a word in lower case; added where it is new.
  private mutating func place(of word: [UInt8]) -> Int {
    guard WordIndex.isAccented(word) else { return place(of: word.span, 0..<word.count) }
    let key = String(decoding: word, as: UTF8.self)
    if let known = accentedPlaces[key] { return known }
    accentedPlaces[key] = hashes.count
    return add(word.span, 0..<word.count, hash: 0)
  }

  /// The place of a word of ASCII in any letter case; added where it is new.
  private mutating func place(of text: Span<UInt8>, _ word: Range<Int>) -> Int {
    let word = word.prefix(WordIndex.longestWord)
    let hash = WordIndex.hash(text, word)
    let slot = slot(of: text, word, hash)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    let place = add(text, word, hash: hash)
    slots[slot] = Int32(place + 1)
    if hashes.count * 2 > slots.count { grow() }
    return place
  }

  /// The slot of a word, or the free one that it would take.
  private func slot(of text: Span<UInt8>, _ word: Range<Int>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, isWord(place, text, word) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isWord(_ place: Int, _ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let known = range(of: place)
    guard known.count == word.count else { return false }
    for index in 0..<word.count
    where letters[known.lowerBound + index] != WordIndex.folded(text[word.lowerBound + index]) { return false }
    return true
  }

  private mutating func add(_ text: Span<UInt8>, _ word: Range<Int>, hash: UInt32) -> Int {
    let place = hashes.count
    for index in word { letters.append(WordIndex.folded(text[index])) }
    ends.append(Int32(letters.count))
    hashes.append(hash)
    byFirst[Int(letters[Int(ends[place])])].append(place)
    byLast[Int(letters[letters.count - 1])].append(place)
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Int32](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = Int(hashes[Int(entry) - 1]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// A letter of ASCII in lower case.
  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func hash(_ text: Span<UInt8>, _ word: Range<Int>) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5
    for index in word { hash = (hash ^ UInt32(folded(text[index]))) &* 0x0100_0193 }
    return hash
  }

  // MARK: - Splitting

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.canonicalCombiningClass != .notReordered
  }

  /// Visits the words of a text in lower case, without what a person does not see.
  private static func forEachWord(in text: [UInt8], _ range: Range<Int>, _ visit: ([UInt8]) -> Void) {
    forEachPart(
      of: text, range, plain: { word in visit(text[word].prefix(longestWord).map(folded)) }, other: visit)
  }

  /// Takes a text apart where ASCII parts words: `plain` gets the places of words that are ASCII, `other` the words of
  /// everything else, in lower case.
  @inline(__always)
  private static func forEachPart(
    of text: [UInt8], _ range: Range<Int>, plain: (Range<Int>) -> Void, other: ([UInt8]) -> Void
  ) {
    let span = text.span
    var start = range.lowerBound
    while start < range.upperBound {
      var isPlain = true
      var end = start
      while end < range.upperBound {
        let byte = span[end]
        if byte >= 0x80 {
          isPlain = false
        } else if !(byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26) {
          break
        }
        end += 1
      }
      if end > start {
        if isPlain { plain(start..<end) } else { forEachOtherWord(of: text[start..<end], other) }
      }
      start = end + 1
    }
  }

  private static func forEachOtherWord(of text: ArraySlice<UInt8>, _ visit: ([UInt8]) -> Void) {
    let folded = InvisibleCharacters.folded(String(decoding: text, as: UTF8.self))
    for word in folded.unicodeScalars.split(whereSeparator: { !isPartOfWord($0) }) {
      visit(Array(String(String.UnicodeScalarView(word)).utf8.prefix(longestWord)))
    }
  }
}
