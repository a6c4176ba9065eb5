internal import AccessibilityTree

extension Matcher {
  /// How often what found no partner is looked through.
  private static var roundLimit: Int { 3 }

  /// Finds partners for what was moved to another place of the tree, where it is certain.
  mutating func matchLeftovers() {
    var lefts = (0..<left.count).filter { mapping.isLeftFree($0) }
    var rights = (0..<right.count).filter { mapping.isRightFree($0) }
    for _ in 0..<Matcher.roundLimit {
      guard !lefts.isEmpty, !rights.isEmpty else { return }
      var isChanged = false
      isChanged = matchSubtrees(lefts, rights) || isChanged
      isChanged = matchKeys(lefts, rights) || isChanged
      isChanged = matchBoxes(lefts) || isChanged
      // The least certain comes last, and what is around such a text is found by it.
      if !isChanged, matchEdited(lefts, rights) {
        _ = matchBoxes(lefts)
        isChanged = true
      }
      drain()
      if !isChanged { return }
      lefts = lefts.filter { mapping.isLeftFree($0) }
      rights = rights.filter { mapping.isRightFree($0) }
    }
  }

  /// Pairs equal subtrees that are left over once on each side and hold something that is nowhere else.
  private mutating func matchSubtrees(_ lefts: [Int], _ rights: [Int]) -> Bool {
    let found = UniqueKeys.find(lefts.map { left.subtree($0) }, rights.map { right.subtree($0) })
    if found.isEmpty { return false }
    let isKnown = recognisable(lefts)
    var isChanged = false
    let pairs = found.filter { isKnown[$0.left] }.map { (left: lefts[$0.left], right: rights[$0.right]) }
    for (node, other) in withoutCommonLeaves(pairs) {
      guard mapping.isLeftFree(node), mapping.isRightFree(other) else { continue }
      take(node, other)
      isChanged = true
    }
    return isChanged
  }

  /// Leaves out the leaves whose name is the name of something else as well, be it of another role.
  ///
  /// A "Delete" that went here and came there is a removal and an addition.
  private func withoutCommonLeaves(_ pairs: [(left: Int, right: Int)]) -> [(left: Int, right: Int)] {
    let names = pairs.filter { left.isLeaf($0.left) && !scores.rare.contains(left.identity($0.left)) }
      .map { left.label($0.left) }
    guard !names.isEmpty else { return pairs }
    let counts = NameCounts(names, left, right)
    return pairs.filter {
      !left.isLeaf($0.left) || scores.rare.contains(left.identity($0.left)) || counts.isOnce(left.label($0.left))
    }
  }

  /// For each of some nodes of the left tree, in document order: whether it or one of them inside it says what no other
  /// node says.
  private func recognisable(_ nodes: [Int]) -> [Bool] {
    var isKnown = nodes.map { scores.rare.knows($0, in: left) }
    for place in nodes.indices.reversed() where isKnown[place] {
      if let parent = nodes.place(of: left.parent(nodes[place])) { isKnown[parent] = true }
    }
    return isKnown
  }

  /// Pairs nodes by role, identifier and name where those are nowhere else.
  private mutating func matchKeys(_ lefts: [Int], _ rights: [Int]) -> Bool {
    let rare = scores.rare
    let keys: [(Side, Int) -> UInt64] = [
      { side, node in
        rare.contains(side.identity(node)) && side.label(node) != 0
          ? ByteHash.pair(UInt64(side.kind(node)), UInt64(side.identity(node)) << 32 | UInt64(side.label(node))) : 0
      },
      { side, node in
        rare.contains(side.identity(node)) ? ByteHash.pair(UInt64(side.kind(node)), UInt64(side.identity(node))) : 0
      },
      { side, node in rare.contains(side.word(node), of: side) ? UInt64(side.word(node)) : 0 },
    ]
    var isChanged = false
    for key in keys {
      let lefts = lefts.filter { mapping.isLeftFree($0) }
      let leftKeys = lefts.map { key(left, $0) }
      // Many screens have no identifiers at all.
      guard leftKeys.contains(where: { $0 != 0 }) else { continue }
      let rights = rights.filter { mapping.isRightFree($0) }
      let found = UniqueKeys.find(leftKeys, rights.map { key(right, $0) })
      for (node, other) in withoutCommonLeaves(found.map { (lefts[$0.left], rights[$0.right]) }) {
        guard mapping.isLeftFree(node), mapping.isRightFree(other) else { continue }
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

  /// The free box of the same role that most of the children of a node went to, as far as that can be told of them.
  private func heir(of node: Int) -> Int? {
    var candidate = -1
    var balance = 0
    var count = 0
    left.forEachChild(of: node) { child in
      guard let parent = newParent(of: child) else { return }
      count += 1
      if balance == 0 { candidate = parent }
      balance += parent == candidate ? 1 : -1
    }
    guard candidate >= 0, mapping.isRightFree(candidate), left.kind(node) == right.kind(candidate) else { return nil }
    var votes = 0
    left.forEachChild(of: node) { child in
      if newParent(of: child) == candidate { votes += 1 }
    }
    return votes * 2 > count ? candidate : nil
  }

  /// Whose child the partner of a node is, or what alone says the same as the node does.
  private func newParent(of node: Int) -> Int? {
    if !mapping.isLeftFree(node) { return right.parent(Int(mapping.toRight[node])) }
    guard let other = scores.rare.counterpart(of: node, in: left), mapping.isRightFree(other) else { return nil }
    return right.parent(other)
  }
}
