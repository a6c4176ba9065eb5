/// Two lists of siblings without partner, and which of them became pairs.
struct Siblings {
  let left: [Int]
  let right: [Int]
  /// For each of the left the place of its partner in the right list, or -1.
  var partners: [Int32]
  var isRightFree: [Bool]

  init(_ left: [Int], _ right: [Int]) {
    self.left = left
    self.right = right
    partners = Array(repeating: -1, count: left.count)
    isRightFree = Array(repeating: true, count: right.count)
  }

  var freeLeft: [Int] { partners.indices.filter { partners[$0] < 0 } }
  var freeRight: [Int] { isRightFree.indices.filter { isRightFree[$0] } }
}

extension Matcher {
  /// Finds the pairs among the children of a pair: equal ones first, then those that are surely meant, then the likely.
  mutating func alignChildren(of node: Int, and other: Int) {
    var (lefts, rights) = differingChildren(of: node, other)
    trimEnd(&lefts, &rights)
    guard !lefts.isEmpty, !rights.isEmpty else { return }
    if lefts.count == 1, rights.count == 1 { return alignLone(lefts, rights) }
    var siblings = Siblings(lefts, rights)
    anchor(&siblings) { side, node in side.subtree(node) }
    anchor(&siblings) { side, node in
      side.identity(node) == 0 ? 0 : ByteHash.pair(UInt64(side.identity(node)), UInt64(side.kind(node)))
    }
    anchor(&siblings) { side, node in
      side.label(node) == 0 ? 0 : ByteHash.pair(UInt64(side.label(node)), UInt64(side.kind(node)))
    }
    alignGaps(&siblings)
    let leftRest = siblings.freeLeft.map { siblings.left[$0] }.filter { mapping.isLeftFree($0) }
    let rightRest = siblings.freeRight.map { siblings.right[$0] }.filter { mapping.isRightFree($0) }
    matchMoved(leftRest, rightRest)
    // Which of two siblings moved past the other may be a toss-up, so what is left is tried once more over all gaps.
    takeSure(leftRest.filter { mapping.isLeftFree($0) }, rightRest.filter { mapping.isRightFree($0) })
    openWraps(leftRest, rightRest)
  }

  /// Takes the children that both begin with, and gives the free ones behind them.
  private mutating func differingChildren(of node: Int, _ other: Int) -> ([Int], [Int]) {
    let (all, others) = (left.inside(node), right.inside(other))
    var next = all.lowerBound
    var otherNext = others.lowerBound
    while true {
      while next < all.upperBound, !mapping.isLeftFree(next) { next = left.end(next) }
      while otherNext < others.upperBound, !mapping.isRightFree(otherNext) { otherNext = right.end(otherNext) }
      guard next < all.upperBound, otherNext < others.upperBound, left.subtree(next) == right.subtree(otherNext) else {
        break
      }
      take(next, otherNext)
      next = left.end(next)
      otherNext = right.end(otherNext)
    }
    var lefts: [Int] = []
    var rights: [Int] = []
    while next < all.upperBound {
      if mapping.isLeftFree(next) { lefts.append(next) }
      next = left.end(next)
    }
    while otherNext < others.upperBound {
      if mapping.isRightFree(otherNext) { rights.append(otherNext) }
      otherNext = right.end(otherNext)
    }
    return (lefts, rights)
  }

  /// Takes what both lists end with.
  private mutating func trimEnd(_ lefts: inout [Int], _ rights: inout [Int]) {
    while let node = lefts.last, let other = rights.last, left.subtree(node) == right.subtree(other) {
      take(node, other)
      lefts.removeLast()
      rights.removeLast()
    }
  }

  /// Aligns two children that are alone, as they are above most changes.
  private mutating func alignLone(_ lefts: [Int], _ rights: [Int]) {
    let (node, other) = (lefts[0], rights[0])
    var (contents, others): (Contents?, Contents?)
    if scores.isPlainPair(node, other) || scores.score(node, other, &contents, &others) > 0 {
      return take(node, other)
    }
    openWraps(lefts, rights)
  }

  /// Pairs what both lists have exactly once, wherever it stands.
  private mutating func anchor(_ siblings: inout Siblings, key: (Side, Int) -> UInt64) {
    let lefts = siblings.freeLeft
    let leftKeys = lefts.map { key(left, siblings.left[$0]) }
    guard leftKeys.contains(where: { $0 != 0 }) else { return }
    let rights = siblings.freeRight
    let found = UniqueKeys.find(leftKeys, rights.map { key(right, siblings.right[$0]) })
    for pair in found { join(&siblings, lefts[pair.left], rights[pair.right]) }
  }

  private mutating func join(_ siblings: inout Siblings, _ place: Int, _ otherPlace: Int) {
    siblings.partners[place] = Int32(otherPlace)
    siblings.isRightFree[otherPlace] = false
    take(siblings.left[place], siblings.right[otherPlace])
  }

  /// Aligns what stands between pairs that keep their order.
  private mutating func alignGaps(_ siblings: inout Siblings) {
    let paired = siblings.partners.indices.filter { siblings.partners[$0] >= 0 }
    let keeps = IncreasingRun.members(of: paired.map { siblings.partners[$0] })
    var start = 0
    var otherStart = 0
    for index in 0...paired.count {
      if index < paired.count, !keeps[index] { continue }
      let end = index < paired.count ? paired[index] : siblings.left.count
      let otherEnd = index < paired.count ? Int(siblings.partners[paired[index]]) : siblings.right.count
      let lefts = (start..<end).filter { siblings.partners[$0] < 0 }
      let rights = otherStart < otherEnd ? (otherStart..<otherEnd).filter { siblings.isRightFree[$0] } : []
      alignGap(&siblings, lefts, rights)
      start = end + 1
      otherStart = otherEnd + 1
    }
  }

  private mutating func alignGap(_ siblings: inout Siblings, _ lefts: [Int], _ rights: [Int]) {
    guard !lefts.isEmpty, !rights.isEmpty else { return }
    if lefts.count == 1, rights.count == 1,
      scores.isPlainPair(siblings.left[lefts[0]], siblings.right[rights[0]])
    {
      return join(&siblings, lefts[0], rights[0])
    }
    let gap = Gap(
      scores: scores, left: lefts.map { siblings.left[$0] }, right: rights.map { siblings.right[$0] })
    for pair in gap.align() { join(&siblings, lefts[pair.left], rights[pair.right]) }
  }

  /// Pairs equal siblings that found no partner in order, where there is only one of each left.
  private mutating func matchMoved(_ lefts: [Int], _ rights: [Int]) {
    let found = UniqueKeys.find(lefts.map { left.subtree($0) }, rights.map { right.subtree($0) })
    for pair in found { take(lefts[pair.left], rights[pair.right]) }
  }
}
