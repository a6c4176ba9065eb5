internal import AccessibilityTree

/// What stands inside a node, as a short list of words with their depth that can be compared with another's.
struct Contents {
  /// The hash of what a node inside says, and in the low bits how deep it stands; in order.
  private let words: [UInt64]

  /// How two contents compare.
  struct Likeness {
    /// The share of words that both have, from 0 to 100; `nil` where neither has any.
    var share: Int?
    /// Where the common words that each has once stand.
    var once = Levels()
    /// Where all common words stand.
    var all = Levels()

    /// How much deeper the common words stand in the other, by those that tell most; `nil` where they do not agree.
    var levels: Levels { once.isEmpty ? all : once }
  }

  /// How many common words stand as deep in both, and one level deeper or higher in the other.
  struct Levels {
    var same = 0
    var deeper = 0
    var higher = 0

    var isEmpty: Bool { same + deeper + higher == 0 }

    mutating func count(_ difference: Int) {
      switch difference {
      case 0: same += 1
      case 1: deeper += 1
      case -1: higher += 1
      default: break
      }
    }
  }

  /// How many nodes are looked at, so that a large subtree costs no more than a small one.
  private static let limit = 128
  private static let depthBits: UInt64 = 16

  init(of node: Int, in side: Side) {
    var words: [UInt64] = []
    var depths: [UInt64] = [0]
    for index in side.inside(node).prefix(Contents.limit) {
      let depth = depths[Int(side.nodes[index].parent) - node] + 1
      depths.append(depth)
      if let word = Contents.word(index, side) { words.append(UInt64(word) << Contents.depthBits | depth) }
    }
    words.sort()
    self.words = words
  }

  /// Compares what stands inside two nodes; words that are there several times are paired from the highest down.
  func likeness(to other: Contents) -> Likeness {
    var result = Likeness()
    let total = words.count + other.words.count
    guard total > 0 else { return result }
    var (place, otherPlace, common) = (0, 0, 0)
    while place < words.count, otherPlace < other.words.count {
      let word = words[place] >> Contents.depthBits
      let otherWord = other.words[otherPlace] >> Contents.depthBits
      if word == otherWord {
        common += 1
        let difference = Int(truncatingIfNeeded: other.words[otherPlace]) - Int(truncatingIfNeeded: words[place])
        result.all.count(difference)
        if isOnce(place), other.isOnce(otherPlace) { result.once.count(difference) }
      }
      if word <= otherWord { place += 1 }
      if otherWord <= word { otherPlace += 1 }
    }
    result.share = common * 200 / total
    return result
  }

  /// Whether a word is there no second time.
  private func isOnce(_ place: Int) -> Bool {
    let word = words[place] >> Contents.depthBits
    if place > 0, words[place - 1] >> Contents.depthBits == word { return false }
    return place + 1 == words.count || words[place + 1] >> Contents.depthBits != word
  }

  /// What a node says; a container without name and identifier says nothing.
  private static func word(_ index: Int, _ side: Side) -> UInt32? {
    if side.label(index) != 0 { return side.label(index) }
    if side.identity(index) != 0 { return side.identity(index) }
    guard side.isLeaf(index) else { return nil }
    return ByteHash.pair(UInt64(side.kind(index)), side.attributes(index)).shortened
  }
}
