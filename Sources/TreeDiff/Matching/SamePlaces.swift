internal import AccessibilityTree

extension Matcher {
  /// Pairs what is left over alone between the same neighbours on both sides, though nothing in it tells it again.
  mutating func matchPlaces() {
    var last = -2
    for node in 0..<left.count where mapping.isLeftFree(node) {
      let parent = left.parent(node)
      guard parent != last, parent < 0 || !mapping.isLeftFree(parent) else { continue }
      last = parent
      matchPlaces(below: parent, and: parent < 0 ? -1 : Int(mapping.toRight[parent]))
      // The next node may be a child of a pair that was only found now.
      drain()
    }
  }

  /// Goes through the gaps between children of a pair that are pairs themselves and keep their order.
  private mutating func matchPlaces(below node: Int, and other: Int) {
    var lone: [(left: Int, right: Int)] = []
    var start = left.inside(node).lowerBound
    var otherStart = right.inside(other).lowerBound
    for neighbour in neighbours(below: node, and: other) {
      if let child = onlyChild(left, start..<neighbour.left, isFree: { mapping.isLeftFree($0) }),
        let otherChild = onlyChild(right, otherStart..<neighbour.right, isFree: { mapping.isRightFree($0) })
      {
        lone.append((child, otherChild))
      }
      start = neighbour.left < left.inside(node).upperBound ? left.end(neighbour.left) : neighbour.left
      otherStart = neighbour.right < right.inside(other).upperBound ? right.end(neighbour.right) : neighbour.right
    }
    for pair in lone where scores.isPlaceEnough(pair.left, pair.right) { take(pair.left, pair.right) }
  }

  /// The children of a pair that are pairs and keep their order, and the ends of both.
  private func neighbours(below node: Int, and other: Int) -> [(left: Int, right: Int)] {
    var pairs: [(left: Int, right: Int)] = []
    left.forEachChild(of: node) { child in
      let partner = Int(mapping.toRight[child])
      if partner >= 0, right.parent(partner) == other { pairs.append((child, partner)) }
    }
    let keeps = IncreasingRun.members(of: pairs.map { Int32($0.right) })
    return pairs.indices.filter { keeps[$0] }.map { pairs[$0] }
      + [(left.inside(node).upperBound, right.inside(other).upperBound)]
  }

  /// The one free sibling of a run of siblings; `nil` where there is none or several.
  private func onlyChild(_ side: Side, _ range: Range<Int>, isFree: (Int) -> Bool) -> Int? {
    var only: Int?
    var next = range.lowerBound
    while next < range.upperBound {
      if isFree(next) {
        if only != nil { return nil }
        only = next
      }
      next = side.end(next)
    }
    return only
  }
}
