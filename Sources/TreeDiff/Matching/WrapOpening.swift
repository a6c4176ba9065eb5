extension Matcher {
  /// How many pairs of nodes without partner are tried at most below one pair.
  private static var wrapLimit: Int { 4096 }
  /// The least score of a pair across a wrap: something must say which element it is.
  private static var sureScore: Int { 24 }

  /// Finds the partners of siblings that something was put around, or taken away from.
  mutating func openWraps(_ lefts: [Int], _ rights: [Int]) {
    guard !lefts.isEmpty, !rights.isEmpty, lefts.count * rights.count <= Matcher.wrapLimit else { return }
    for box in rights where mapping.isRightFree(box) && !right.isLeaf(box) {
      let outside = lefts.filter { mapping.isLeftFree($0) }
      let inside = freeChildren(of: box, in: right) { mapping.isRightFree($0) }
      takeWrapped(outside, inside, of: inside.count)
    }
    for box in lefts where mapping.isLeftFree(box) && !left.isLeaf(box) {
      let inside = freeChildren(of: box, in: left) { mapping.isLeftFree($0) }
      let outside = rights.filter { mapping.isRightFree($0) }
      takeWrapped(inside, outside, of: inside.count)
    }
  }

  private func freeChildren(of box: Int, in side: Side, isFree: (Int) -> Bool) -> [Int] {
    var children: [Int] = []
    side.forEachChild(of: box) { if isFree($0), children.count < Matcher.wrapLimit { children.append($0) } }
    return children
  }

  /// Takes the sure pairs of two lists if they are most of what is inside a box: else it was there before, or is new.
  private mutating func takeWrapped(_ lefts: [Int], _ rights: [Int], of count: Int) {
    let pairs = surePairs(lefts, rights)
    guard pairs.count * 2 >= count else { return }
    for pair in pairs { take(pair.left, pair.right) }
  }

  /// Takes the pairs of two lists where something says which element it is.
  mutating func takeSure(_ lefts: [Int], _ rights: [Int]) {
    for pair in surePairs(lefts, rights) { take(pair.left, pair.right) }
  }

  private func surePairs(_ lefts: [Int], _ rights: [Int]) -> [(left: Int, right: Int)] {
    guard !lefts.isEmpty, !rights.isEmpty, lefts.count * rights.count <= Matcher.wrapLimit else { return [] }
    return Gap(scores: scores, left: lefts, right: rights).align()
      .map { (left: lefts[$0.left], right: rights[$0.right]) }
      .filter { pair in
        var contents: Contents?
        var others: Contents?
        return scores.score(pair.left, pair.right, &contents, &others) >= Matcher.sureScore
      }
  }
}
