/// Finds which node of one tree is which of the other.
///
/// Top down over a list of pairs whose children are still to be aligned, then over what found no partner that way.
/// Nothing here knows which tree is the older one.
struct Matcher {
  let left: Side
  let right: Side
  var scores: PairScore
  var mapping: Mapping
  /// Pairs whose children are to be aligned; -1 stands above the roots.
  private var work: [(left: Int, right: Int)] = []

  /// The mapping of two trees.
  static func match(_ left: Side, _ right: Side) -> Mapping {
    var matcher = Matcher(left, right)
    matcher.work.append((-1, -1))
    matcher.drain()
    matcher.matchLeftovers()
    matcher.matchPlaces()
    return matcher.mapping
  }

  private init(_ left: Side, _ right: Side) {
    self.left = left
    self.right = right
    scores = PairScore(left: left, right: right, rare: RareWords(left, right))
    mapping = Mapping(left: left.count, right: right.count)
  }

  /// Takes two free nodes as a pair: with all that is inside them where that is equal, else their children are next.
  mutating func take(_ node: Int, _ other: Int) {
    if left.subtree(node) == right.subtree(other), left.size(node) == right.size(other),
      mapping.pairWhole(node, other, count: left.size(node))
    {
      return
    }
    mapping.pair(node, other)
    if !left.isLeaf(node), !right.isLeaf(other) { work.append((node, other)) }
  }

  /// Aligns children until no pair is left to look into.
  mutating func drain() {
    while let pair = work.popLast() { alignChildren(of: pair.left, and: pair.right) }
  }
}
