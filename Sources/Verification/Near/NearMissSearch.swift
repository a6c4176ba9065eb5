internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

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
    /// How it differs, as the end of a sentence.
    var difference: String
  }

  /// How many hits are kept for each line; what is shown is fewer still.
  private static let maximumHits = 64

  /// The neutral attributes that hold text.
  static let attributes: Set<NeutralAttribute> = [.name, .value, .hint, .id]

  private var wanted: [NearText] = []
  private var bytes: [[UInt8]] = []
  private var places: [String: Int] = [:]
  private var hits: [[Hit]] = []
  private var byLetters = LetterBuckets()
  private var byFolded: [Int: [Int]] = [:]
  /// A bit for each hash in `byFolded`, by its lowest bits: most texts end here.
  private var foldedBits = [UInt64](repeating: 0, count: 64)
  /// Whether a forbidden text has a character beyond ASCII.
  private var hasAccents = false
  /// The length of the shortest text that another may contain.
  private var shortestContained = Int.max
  /// For each wanted text the last text it was compared with, so that it is compared once.
  private var lastCompared: [Int]
  private var serial = 0

  /// Walks a dump for all of these texts.
  ///
  /// - Parameter attributes: the dump's own attributes that lines ask for beside what a node could say.
  init(_ texts: [String], attributes: Set<Symbol>, in subject: Subject) {
    lastCompared = []
    for text in texts where places[text] == nil && !text.isEmpty { add(text) }
    hits = [[Hit]](repeating: [], count: wanted.count)
    lastCompared = [Int](repeating: -1, count: wanted.count)
    guard !wanted.isEmpty else { return }
    byLetters.finish()
    let letters = byLetters
    let contained = ContainedTexts(bytes.map { $0.count < 2 ? [] : $0 })
    let tree = subject.tree
    let said = subject.nodeTexts
    for index in tree.nodes.indices {
      let id = NodeID(index)
      said.forEach(of: index) { ref, _ in look(at: ref, id, tree.text, letters, contained) }
      look(at: tree.nodes[index].identifier, id, tree.text, letters, contained)
      if attributes.isEmpty { continue }
      for attribute in tree.attributes(of: id) where attributes.contains(attribute.name) {
        look(at: attribute.value, id, tree.text, letters, contained)
      }
    }
  }

  /// The hits for a forbidden text, in document order.
  func hits(for text: String) -> [Hit] { places[text].map { hits[$0] } ?? [] }

  private mutating func add(_ text: String) {
    let place = wanted.count
    let bytes = Array(text.utf8)
    let glance = TextGlance(bytes, 0..<bytes.count)
    places[text] = place
    wanted.append(NearText(text))
    self.bytes.append(bytes)
    if bytes.count >= 2 { shortestContained = min(shortestContained, bytes.count) }
    hasAccents = hasAccents || glance.leads != 0
    if glance.count >= 5 { byLetters.add(glance.letters, lengths: (glance.count - 2)...(glance.count + 2), place) }
    let folded = FoldedHash.of(bytes, 0..<bytes.count)
    byFolded[folded, default: []].append(place)
    foldedBits[folded >> 6 & 63] |= 1 << UInt64(folded & 63)
  }

  private mutating func look(
    at ref: TextRef, _ id: NodeID, _ text: [UInt8], _ letters: LetterBuckets, _ contained: ContainedTexts
  ) {
    let range = ref.range
    guard !range.isEmpty else { return }
    serial += 1
    let glance = TextGlance(text, range)
    // A text of ASCII is near to one beyond it only if nothing but ASCII is left of either.
    if glance.leads == 0 || hasAccents || glance.mayFoldToASCII {
      let folded = glance.leads == 0 ? glance.foldedHash : FoldedHash.of(text, range)
      if foldedBits[folded >> 6 & 63] & 1 << UInt64(folded & 63) != 0 {
        for place in byFolded[folded] ?? [] where isOpen(place) {
          compare(place, id, ref) { $0.smallDifference(String(decoding: text[range], as: UTF8.self)) }
        }
      }
    }
    letters.forEach(near: glance.letters, length: glance.count) { place in
      guard isOpen(place), !TextComparison.equal(text, range, bytes[place]) else { return }
      compare(place, id, ref) { $0.edits(to: text, range) }
    }
    guard range.count > shortestContained else { return }
    contained.forEach(in: text, range) { place in
      guard isOpen(place), bytes[place].count < range.count else { return }
      compare(place, id, ref) { _ in NearText.containment }
    }
  }

  /// Whether a text still takes hits, and has not got this one.
  private func isOpen(_ place: Int) -> Bool {
    lastCompared[place] != serial && hits[place].count < NearMissSearch.maximumHits
  }

  private mutating func compare(_ place: Int, _ id: NodeID, _ ref: TextRef, _ difference: (NearText) -> String?) {
    guard let difference = difference(wanted[place]) else { return }
    lastCompared[place] = serial
    if let last = hits[place].last, last.node == id, last.text == ref { return }
    hits[place].append(Hit(node: id, text: ref, difference: difference))
  }
}
