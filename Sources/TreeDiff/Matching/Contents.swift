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
    /// How much deeper the common words stand in the other: those that are rare, or all where none is.
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
  private static let limit = 128
  private static let depthBits: UInt64 = 16
  private static let rareBit: UInt64 = 1 << 15
  private static let rareWeight = 4

  init(of node: Int, in side: Side, _ rare: RareWords) {
    var words: [UInt64] = []
    var depths: [UInt64] = [0]
    var weight = 0
    var hasRare = false
    for index in side.inside(node).prefix(Contents.limit) {
      let depth = depths[Int(side.nodes[index].parent) - node] + 1
      depths.append(depth)
      guard let word = Contents.word(index, side) else { continue }
      let isRare = rare.knows(index, in: side)
      weight += isRare ? Contents.rareWeight : 1
      hasRare = hasRare || isRare
      words.append(UInt64(word) << Contents.depthBits | (isRare ? Contents.rareBit : 0) | depth)
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
    while place < words.count, otherPlace < other.words.count {
      let (word, otherWord) = (words[place], other.words[otherPlace])
      if word >> Contents.depthBits == otherWord >> Contents.depthBits {
        let difference = Int(otherWord & (Contents.rareBit - 1)) - Int(word & (Contents.rareBit - 1))
        let isRare = word & otherWord & Contents.rareBit != 0
        common += isRare ? Contents.rareWeight : 1
        all.count(difference)
        if isRare { result.levels.count(difference) }
      }
      if word >> Contents.depthBits <= otherWord >> Contents.depthBits { place += 1 }
      if otherWord >> Contents.depthBits <= word >> Contents.depthBits { otherPlace += 1 }
    }
    result.isElsewhere = hasRare && other.hasRare && result.levels.isEmpty
    if result.levels.isEmpty { result.levels = all }
    result.share = common * 200 / (weight + other.weight)
    result.contained = (common * 100 / max(1, weight), common * 100 / max(1, other.weight))
    return result
  }

  /// What a node says; a container without name and identifier says nothing.
  private static func word(_ index: Int, _ side: Side) -> UInt32? {
    let word = side.word(index)
    if word != 0 { return word }
    if side.identity(index) != 0 { return side.identity(index) }
    guard side.isLeaf(index) else { return nil }
    return ByteHash.pair(UInt64(side.kind(index)), side.attributes(index)).shortened
  }
}
