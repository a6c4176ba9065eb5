internal import AccessibilityTree
internal import DumpFormats

/// Finds the texts of a dump that almost are what its `no` lines forbid, for all of those lines in one walk.
///
/// A text is near if it differs only in letter case, blanks or invisible characters, in one or two letters (from five
/// letters on), or contains what is forbidden. Lines times nodes never appears as a product of real work: a text is
/// compared letter by letter only with lines of its length that use nearly the same letters.
struct NearMissSearch {
  /// A text that is near a forbidden one.
  struct Hit {
    /// The node that has it.
    var node: NodeID
    /// The text.
    var text: TextRef
    /// Whether it is the node's name.
    var isName: Bool
    /// How it differs, as the end of a sentence.
    var difference: String
  }

  /// How many hits are kept for each line; what is shown is fewer still.
  private static let maximumHits = 64

  private struct Wanted {
    var near: NearText
    var bytes: [UInt8]
    var scalarCount: Int
    var letters: UInt64
  }

  private var wanted: [Wanted] = []
  private var places: [String: Int] = [:]
  private var hits: [[Hit]] = []
  private var byLength: [[Int]] = []
  private var byFolded: [UInt64: [Int]] = [:]
  /// For each pair of bytes: whether a wanted text begins with it, so that most places of a text cost one look.
  private var beginsWanted = [Bool](repeating: false, count: 65_536)
  private var byFirstPair: [Int: [Int]] = [:]

  /// Walks a dump for all of these texts.
  init(_ texts: [String], in subject: Subject) {
    for text in texts where places[text] == nil && !text.isEmpty { add(text) }
    hits = [[Hit]](repeating: [], count: wanted.count)
    guard !wanted.isEmpty else { return }
    let tree = subject.tree
    for index in tree.nodes.indices {
      let id = NodeID(index)
      subject.forEachText(of: id) { ref, isName in look(at: ref, isName, id, tree.text) }
    }
  }

  /// The hits for a forbidden text, in document order.
  func hits(for text: String) -> [Hit] { places[text].map { hits[$0] } ?? [] }

  private mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    let (letters, count) = NearMissSearch.letters(bytes, 0..<bytes.count)
    let place = wanted.count
    places[text] = place
    wanted.append(Wanted(near: NearText(text), bytes: bytes, scalarCount: count, letters: letters))
    while byLength.count <= count + 2 { byLength.append([]) }
    if count >= 5 { for length in (count - 2)...(count + 2) { byLength[length].append(place) } }
    byFolded[FoldedHash.of(bytes, 0..<bytes.count), default: []].append(place)
    if bytes.count >= 2 {
      let pair = Int(bytes[0]) << 8 | Int(bytes[1])
      beginsWanted[pair] = true
      byFirstPair[pair, default: []].append(place)
    }
  }

  private mutating func look(at ref: TextRef, _ isName: Bool, _ id: NodeID, _ text: [UInt8]) {
    let range = ref.range
    guard !range.isEmpty else { return }
    var near: [Int] = byFolded[FoldedHash.of(text, range)] ?? []
    let (letters, count) = NearMissSearch.letters(text, range)
    if count < byLength.count {
      // Two edits change at most four of the bits.
      for place in byLength[count] where (wanted[place].letters ^ letters).nonzeroBitCount <= 4 { near.append(place) }
    }
    let span = text.span
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      let pair = Int(span[index]) << 8 | Int(span[index + 1])
      if beginsWanted[pair] {
        for place in byFirstPair[pair] ?? [] where NearMissSearch.begins(wanted[place].bytes, span, index, range) {
          near.append(place)
        }
      }
      index += 1
    }
    var last = -1
    for place in near.sorted() where place != last && hits[place].count < NearMissSearch.maximumHits {
      last = place
      guard let difference = wanted[place].near.difference(from: text, range) else { continue }
      hits[place].append(Hit(node: id, text: ref, isName: isName, difference: difference))
    }
  }

  private static func begins(_ wanted: [UInt8], _ span: Span<UInt8>, _ start: Int, _ range: Range<Int>) -> Bool {
    guard wanted.count < range.count, start + wanted.count <= range.upperBound else { return false }
    for index in wanted.indices where span[start + index] != wanted[index] { return false }
    return true
  }

  /// The letters a text uses, as bits, and how many characters it has.
  private static func letters(_ text: [UInt8], _ range: Range<Int>) -> (UInt64, Int) {
    var bits: UInt64 = 0
    var count = 0
    let span = text.span
    for index in range {
      let byte = span[index]
      bits |= 1 << UInt64(byte & 63)
      if byte & 0xc0 != 0x80 { count += 1 }
    }
    return (bits, count)
  }
}

/// A hash of a text as a person takes it in: letter case, runs of blanks and invisible characters do not count.
enum FoldedHash {
  /// The hash of a range of a text; two texts that fold alike have the same one.
  static func of(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var isPending = false
    var isEmpty = true
    let span = text.span
    for index in range {
      var byte = span[index]
      if byte >= 0x80 { return ofFolded(text, range) }
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        isPending = !isEmpty
        continue
      }
      if isPending { hash = (hash ^ 0x20) &* 0x100_0000_01b3 }
      isPending = false
      isEmpty = false
      if (0x41...0x5a).contains(byte) { byte |= 0x20 }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// The slow way, for text beyond ASCII.
  private static func ofFolded(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    let folded = InvisibleCharacters.folded(String(decoding: text[range], as: UTF8.self), ignoringCase: true)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in folded.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
