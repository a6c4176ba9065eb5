internal import AccessibilityTree

extension Matcher {
  /// How often what found no partner is looked through.
  private static var roundLimit: Int { 3 }

  /// Finds partners for what was moved to another place of the tree, where it is certain.
  mutating func matchLeftovers() {
    for _ in 0..<Matcher.roundLimit {
      let lefts = (0..<left.count).filter { mapping.isLeftFree($0) }
      let rights = (0..<right.count).filter { mapping.isRightFree($0) }
      guard !lefts.isEmpty, !rights.isEmpty else { return }
      var isChanged = false
      let rare = RareWords(left, lefts, right, rights)
      isChanged = matchSubtrees(lefts, rights, rare) || isChanged
      isChanged = matchKeys(lefts, rights, rare) || isChanged
      isChanged = matchBoxes(lefts) || isChanged
      drain()
      if !isChanged { return }
    }
  }

  /// Pairs equal subtrees that are left over once on each side and hold something that is nowhere else.
  private mutating func matchSubtrees(_ lefts: [Int], _ rights: [Int], _ rare: RareWords) -> Bool {
    let isKnown = recognisable(lefts, left, rare) { mapping.isLeftFree($0) }
    let found = UniqueKeys.find(lefts.map { left.subtree($0) }, rights.map { right.subtree($0) })
    var isChanged = false
    for pair in found where isKnown[pair.left] {
      let (node, other) = (lefts[pair.left], rights[pair.right])
      guard mapping.isLeftFree(node), mapping.isRightFree(other) else { continue }
      take(node, other)
      isChanged = true
    }
    return isChanged
  }

  /// For each of some nodes, in document order: whether it or a free node inside it says what no other node says.
  private func recognisable(
    _ nodes: [Int], _ side: Side, _ rare: RareWords, isFree: (Int) -> Bool
  ) -> [Bool] {
    var isKnown = nodes.map { rare.isRare(side.label($0)) || rare.isRare(side.identity($0)) }
    var placeOf: [Int: Int] = [:]
    for place in nodes.indices { placeOf[nodes[place]] = place }
    for place in nodes.indices.reversed() where isKnown[place] {
      if let parent = placeOf[Int(side.nodes[nodes[place]].parent)] { isKnown[parent] = true }
    }
    return isKnown
  }

  /// Pairs nodes by role, identifier and name where those are nowhere else.
  private mutating func matchKeys(_ lefts: [Int], _ rights: [Int], _ rare: RareWords) -> Bool {
    let keys: [(Side, Int) -> UInt64] = [
      { side, node in
        rare.isRare(side.identity(node)) && side.label(node) != 0
          ? ByteHash.pair(UInt64(side.kind(node)), UInt64(side.identity(node)) << 32 | UInt64(side.label(node))) : 0
      },
      { side, node in
        rare.isRare(side.identity(node)) ? ByteHash.pair(UInt64(side.kind(node)), UInt64(side.identity(node))) : 0
      },
      { side, node in
        rare.isRare(side.label(node)) ? ByteHash.pair(UInt64(side.kind(node)), UInt64(side.label(node))) : 0
      },
    ]
    var isChanged = false
    for key in keys {
      let lefts = lefts.filter { mapping.isLeftFree($0) }
      let rights = rights.filter { mapping.isRightFree($0) }
      for pair in UniqueKeys.find(lefts.map { key(left, $0) }, rights.map { key(right, $0) }) {
        let (node, other) = (lefts[pair.left], rights[pair.right])
        guard mapping.isLeftFree(node), mapping.isRightFree(other), left.isLeaf(node) == right.isLeaf(other) else {
          continue
        }
        take(node, other)
        isChanged = true
      }
    }
    return isChanged
  }

  /// Pairs boxes of one role of which one holds most of what the other held.
  private mutating func matchBoxes(_ lefts: [Int]) -> Bool {
    var isChanged = false
    for node in lefts.reversed() where mapping.isLeftFree(node) && !left.isLeaf(node) {
      guard let other = heir(of: node) else { continue }
      take(node, other)
      isChanged = true
    }
    return isChanged
  }

  /// The free box of the same role that most of the children of a node went to.
  private func heir(of node: Int) -> Int? {
    var candidate = -1
    var balance = 0
    var count = 0
    left.forEachChild(of: node) { child in
      guard !mapping.isLeftFree(child) else { return }
      count += 1
      let parent = Int(right.nodes[Int(mapping.toRight[child])].parent)
      if balance == 0 { candidate = parent }
      balance += parent == candidate ? 1 : -1
    }
    guard candidate >= 0, mapping.isRightFree(candidate), left.kind(node) == right.kind(candidate) else { return nil }
    var votes = 0
    left.forEachChild(of: node) { child in
      if !mapping.isLeftFree(child), Int(right.nodes[Int(mapping.toRight[child])].parent) == candidate { votes += 1 }
    }
    return votes * 2 > count ? candidate : nil
  }
}

/// The names and identifiers that stand exactly once in each of the two whole dumps.
struct RareWords {
  private var counts: [UInt32: (left: UInt8, right: UInt8)] = [:]

  /// Counts the words of some nodes over both trees.
  init(_ left: Side, _ lefts: [Int], _ right: Side, _ rights: [Int]) {
    for node in lefts {
      counts[left.label(node)] = (0, 0)
      counts[left.identity(node)] = (0, 0)
    }
    counts[0] = nil
    for node in 0..<left.count {
      count(left.label(node)) { $0.left = min(2, $0.left + 1) }
      count(left.identity(node)) { $0.left = min(2, $0.left + 1) }
    }
    for node in 0..<right.count {
      count(right.label(node)) { $0.right = min(2, $0.right + 1) }
      count(right.identity(node)) { $0.right = min(2, $0.right + 1) }
    }
  }

  /// Whether a word stands once in each dump.
  func isRare(_ word: UInt32) -> Bool {
    guard word != 0, let count = counts[word] else { return false }
    return count == (1, 1)
  }

  private mutating func count(_ word: UInt32, _ add: (inout (left: UInt8, right: UInt8)) -> Void) {
    guard word != 0, let index = counts.index(forKey: word) else { return }
    add(&counts.values[index])
  }
}
