internal import AccessibilityTree

/// What stands inside a node, as a short list of words with their depth that can be compared with another's.
struct Contents {
  /// The hash of what a node inside says, whether that is rare, and how deep it stands, from the high bits down; in
  /// order.
  private let words: [UInt64]
  /// How much all words weigh.
  private let weight: Int
  /// Whether there is a rare word.
  private let hasRare: Bool

  /// How two contents compare.
  struct Likeness {
    /// The share of words that both have, from 0 to 100; `nil` where neither has any.
    var share: Int?
    /// The share of the words of the first that the other has, and of those of the other that the first has.
    var contained = (first: 0, other: 0)
    /// How much deeper the common words stand in the other: those that each has once, or all where there is none.
    var levels = Levels()
    /// Whether each holds something that is still there, in another place than the other.
    var isElsewhere = false
  }

  /// How much deeper common words stand in the other contents.
  struct Levels {
    var same = 0
    var deeper = 0
    var higher = 0
    /// Deeper or higher by several levels.
    var far = 0

    var isEmpty: Bool { same + deeper + higher + far == 0 }

    mutating func count(_ difference: Int) {
      switch difference {
      case 0: same += 1
      case 1: deeper += 1
      case -1: higher += 1
      default: far += 1
      }
    }
  }

  /// How many nodes are looked at, so that a large subtree costs no more than a small one.
  private static let limit = 64
  private static let depthBits: UInt64 = 16
  private static let rareBit: UInt64 = 1 << 15
  private static let rareWeight = 4

  init(of node: Int, in side: Side, _ rare: RareWords) {
    var words: [UInt64] = []
    var depths: [UInt64] = [0]
    var weight = 0
    var hasRare = false
    let inside = side.inside(node).prefix(Contents.limit)
    words.reserveCapacity(2 * inside.count)
    depths.reserveCapacity(inside.count + 1)
    for index in inside {
      let depth = depths[side.parent(index) - node] + 1
      depths.append(depth)
      let said = Contents.words(of: index, side)
      for place in said.indices where said[place] != 0 {
        let word = said[place]
        let isRare = rare.contains(word)
        weight += isRare ? Contents.rareWeight : 1
        hasRare = hasRare || isRare
        words.append(UInt64(word) << Contents.depthBits | (isRare ? Contents.rareBit : 0) | depth)
      }
    }
    words.sort()
    self.words = words
    self.weight = weight
    self.hasRare = hasRare
  }

  /// Compares what stands inside two nodes; words that are there several times are paired from the highest down.
  func likeness(to other: Contents) -> Likeness {
    var result = Likeness()
    guard weight + other.weight > 0 else { return result }
    var (place, otherPlace, common) = (0, 0, 0)
    var all = Levels()
    var hasCommonRare = false
    while place < words.count, otherPlace < other.words.count {
      let (word, otherWord) = (words[place], other.words[otherPlace])
      if word >> Contents.depthBits == otherWord >> Contents.depthBits {
        let difference = Int(otherWord & (Contents.rareBit - 1)) - Int(word & (Contents.rareBit - 1))
        let isRare = word & otherWord & Contents.rareBit != 0
        common += isRare ? Contents.rareWeight : 1
        all.count(difference)
        if isRare { hasCommonRare = true }
        if isRare || (isOnce(place) && other.isOnce(otherPlace)) { result.levels.count(difference) }
      }
      if word >> Contents.depthBits <= otherWord >> Contents.depthBits { place += 1 }
      if otherWord >> Contents.depthBits <= word >> Contents.depthBits { otherPlace += 1 }
    }
    result.isElsewhere = hasRare && other.hasRare && !hasCommonRare
    if result.levels.isEmpty { result.levels = all }
    result.share = common * 200 / (weight + other.weight)
    result.contained = (common * 100 / max(1, weight), common * 100 / max(1, other.weight))
    return result
  }

  /// Whether a word is there no second time.
  private func isOnce(_ place: Int) -> Bool {
    let word = words[place] >> Contents.depthBits
    if place > 0, words[place - 1] >> Contents.depthBits == word { return false }
    return place + 1 == words.count || words[place + 1] >> Contents.depthBits != word
  }

  /// What a node says, 0 for nothing: its name and its identifier may change one without the other.
  private static func words(of index: Int, _ side: Side) -> [2 of UInt32] {
    let (word, identity) = (side.word(index), side.identity(index))
    guard word | identity == 0, side.isLeaf(index) else { return [word, identity] }
    return [ByteHash.pair(UInt64(side.kind(index)), side.attributes(index)).shortened, 0]
  }
}
