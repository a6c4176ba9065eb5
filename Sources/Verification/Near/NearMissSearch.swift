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
  struct Hit: Sendable {
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

  private let forbidden: ForbiddenTexts
  /// The hits of each text; empty where no text has one.
  private var hits: [[Hit]] = []
  /// For each wanted text the last text it was compared with, so that it is compared once.
  private var lastCompared: [Int]
  private var serial = 0

  /// Walks a dump for all of these texts.
  ///
  /// - Parameter attributes: the dump's own attributes that lines ask for beside what a node could say.
  init(_ forbidden: ForbiddenTexts, attributes: Set<Symbol>, in subject: Subject) {
    self.forbidden = forbidden
    lastCompared = [Int](repeating: -1, count: forbidden.wanted.count)
    guard !forbidden.wanted.isEmpty else { return }
    let (tree, said) = (subject.tree, subject.nodeTexts)
    if let performer = subject.performer, tree.count >= NearMissSearch.worthHalving {
      hits = NearMissSearch.hitsInHalves(forbidden.texts, attributes, tree, said, performer)
    } else {
      walk(tree.nodes.indices, attributes, tree, said)
    }
  }

  /// Starts a search that has seen nothing.
  private init(_ texts: [String]) {
    forbidden = ForbiddenTexts(texts)
    lastCompared = [Int](repeating: -1, count: forbidden.wanted.count)
  }

  /// From how many nodes on two halves are walked at once: below, starting a thread costs more than it saves.
  private static let worthHalving = 20_000

  /// The hits of a walk over the two halves of a tree at once: those of one walk, since each text keeps its first.
  private static func hitsInHalves(
    _ texts: [String], _ attributes: Set<Symbol>, _ tree: Tree, _ said: NodeTexts,
    _ performer: @escaping Performer
  ) -> [[Hit]] {
    @Sendable func half(_ range: Range<Int>) -> [[Hit]] {
      var search = NearMissSearch(texts)
      search.walk(range, attributes, tree, said)
      return search.hits
    }
    let middle = tree.count / 2
    let (first, second) = Both.perform(by: performer, { half(0..<middle) }, { half(middle..<tree.count) })
    if first.isEmpty || second.isEmpty { return first + second }
    return zip(first, second).map { Array(($0 + $1).prefix(maximumHits)) }
  }

  private mutating func walk(_ range: Range<Int>, _ attributes: Set<Symbol>, _ tree: Tree, _ said: NodeTexts) {
    let letters = forbidden.byLetters
    let contained = forbidden.contained
    for index in range {
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
  func hits(for text: String) -> [Hit] {
    if hits.isEmpty { return [] }
    return forbidden.place(of: text).map { hits[$0] } ?? []
  }

  /// Whether nothing of the dump is near to any of the texts.
  var isEmpty: Bool { hits.isEmpty }

  private mutating func look(
    at ref: TextRef, _ id: NodeID, _ text: [UInt8], _ letters: LetterBuckets, _ contained: ContainedTexts
  ) {
    let range = ref.range
    guard !range.isEmpty else { return }
    serial += 1
    let glance = TextGlance(text, range)
    // A text of ASCII is near to one beyond it only if nothing but ASCII is left of either.
    if glance.leads == 0 || forbidden.hasAccents || glance.mayFoldToASCII {
      let folded = glance.leads == 0 ? glance.foldedHash : FoldedHash.of(text, range)
      for place in forbidden.places(folded: folded) where isOpen(place) {
        compare(place, id, ref) { $0.smallDifference(String(decoding: text[range], as: UTF8.self)) }
      }
    }
    letters.forEach(near: glance.letters, length: glance.count) { place in
      guard isOpen(place), !TextComparison.equal(text, range, forbidden.bytes[place]) else { return }
      compare(place, id, ref) { $0.edits(to: text, range) }
    }
    guard range.count > forbidden.shortestContained else { return }
    contained.forEach(in: text, range) { place in
      guard isOpen(place), forbidden.bytes[place].count < range.count else { return }
      compare(place, id, ref) { _ in NearText.containment }
    }
  }

  /// Whether a text still takes hits, and has not got this one.
  private func isOpen(_ place: Int) -> Bool {
    lastCompared[place] != serial && (hits.isEmpty || hits[place].count < NearMissSearch.maximumHits)
  }

  private mutating func compare(_ place: Int, _ id: NodeID, _ ref: TextRef, _ difference: (NearText) -> String?) {
    guard let difference = difference(forbidden.nearText(place)) else { return }
    lastCompared[place] = serial
    if hits.isEmpty { hits = [[Hit]](repeating: [], count: forbidden.wanted.count) }
    if let last = hits[place].last, last.node == id, last.text == ref { return }
    hits[place].append(Hit(node: id, text: ref, difference: difference))
  }
}
