/// Siblings between two sure pairs, of which the likely pairs are wanted, in order.
struct Gap {
  let scores: PairScore
  let left: [Int]
  let right: [Int]

  /// How many pairs of nodes are compared with each other at most; beyond it a gap is cut first.
  private static let tableLimit = 1024

  /// The pairs as places in the two lists, in order.
  func align() -> [(left: Int, right: Int)] {
    align(left.indices, right.indices)
  }

  private func align(_ lefts: Range<Int>, _ rights: Range<Int>) -> [(left: Int, right: Int)] {
    var found: [(left: Int, right: Int)] = []
    cut(lefts, rights, by: Gap.cuts[...], &found)
    return found
  }

  /// What a large gap is cut by: equal subtrees, then what stands inside alone, then role and name.
  private static let cuts: [@Sendable (Side, Int) -> UInt64] = [
    { side, node in side.subtree(node) },
    { side, node in
      ByteHash.pair(UInt64(side.kind(node)), UInt64(side.label(node)) << 32 | UInt64(side.identity(node)))
    },
  ]

  /// Cuts a gap that is too large for a table at what a longest common subsequence finds.
  ///
  /// What is still too large when there is nothing more to cut by has nothing in common, and stays without pairs.
  private func cut(
    _ lefts: Range<Int>, _ rights: Range<Int>, by cuts: ArraySlice<@Sendable (Side, Int) -> UInt64>,
    _ found: inout [(left: Int, right: Int)]
  ) {
    guard !lefts.isEmpty, !rights.isEmpty else { return }
    if lefts.count * rights.count <= Gap.tableLimit {
      found.append(contentsOf: table(lefts, rights))
      return
    }
    guard let key = cuts.first else { return }
    let numbers = UniqueKeys.common(
      left[lefts].map { key(scores.left, $0) }, right[rights].map { key(scores.right, $0) })
    let anchors = CommonSubsequence.find(numbers.left, numbers.right)
    var (start, otherStart) = (lefts.lowerBound, rights.lowerBound)
    for anchor in anchors {
      let (end, otherEnd) = (lefts.lowerBound + anchor.left, rights.lowerBound + anchor.right)
      cut(start..<end, otherStart..<otherEnd, by: cuts.dropFirst(), &found)
      found.append((end, otherEnd))
      (start, otherStart) = (end + 1, otherEnd + 1)
    }
    cut(start..<lefts.upperBound, otherStart..<rights.upperBound, by: cuts.dropFirst(), &found)
  }

  /// The pairs with the best sum of scores that keep the order.
  private func table(_ lefts: Range<Int>, _ rights: Range<Int>) -> [(left: Int, right: Int)] {
    let width = rights.count + 1
    let values = scoreTable(lefts, rights)
    var best = [Int32](repeating: 0, count: (lefts.count + 1) * width)
    for row in stride(from: lefts.count - 1, through: 0, by: -1) {
      for column in stride(from: rights.count - 1, through: 0, by: -1) {
        let value = values[row * rights.count + column]
        var sum = max(best[(row + 1) * width + column], best[row * width + column + 1])
        if value > 0 { sum = max(sum, best[(row + 1) * width + column + 1] + value) }
        best[row * width + column] = sum
      }
    }
    var found: [(left: Int, right: Int)] = []
    var (row, column) = (0, 0)
    while row < lefts.count, column < rights.count {
      let value = values[row * rights.count + column]
      let sum = best[row * width + column]
      if value > 0, sum == best[(row + 1) * width + column + 1] + value {
        found.append((lefts.lowerBound + row, rights.lowerBound + column))
        row += 1
        column += 1
      } else if sum == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }

  private func scoreTable(_ lefts: Range<Int>, _ rights: Range<Int>) -> [Int32] {
    var values: [Int32] = []
    values.reserveCapacity(lefts.count * rights.count)
    var others = [Contents?](repeating: nil, count: rights.count)
    for place in lefts {
      var contents: Contents?
      for otherPlace in rights {
        values.append(
          Int32(scores.score(left[place], right[otherPlace], &contents, &others[otherPlace - rights.lowerBound])))
      }
    }
    return values
  }
}
