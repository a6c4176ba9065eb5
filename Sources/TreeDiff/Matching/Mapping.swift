/// Which node of one tree is which of the other; -1 for a node without partner.
struct Mapping: Sendable {
  /// For each node of the first tree its partner in the second.
  private(set) var toRight: [Int32]
  /// For each node of the second tree its partner in the first.
  private(set) var toLeft: [Int32]
  /// Whether a pair was matched with all that is inside it, which is equal, so that nobody need look there.
  private(set) var isWhole: [Bool]

  init(left: Int, right: Int) {
    toRight = Array(repeating: -1, count: left)
    toLeft = Array(repeating: -1, count: right)
    isWhole = Array(repeating: false, count: left)
  }

  @inline(__always)
  func isLeftFree(_ node: Int) -> Bool { toRight[node] < 0 }
  @inline(__always)
  func isRightFree(_ node: Int) -> Bool { toLeft[node] < 0 }

  /// Makes a pair of two free nodes.
  mutating func pair(_ left: Int, _ right: Int) {
    toRight[left] = Int32(right)
    toLeft[right] = Int32(left)
  }

  /// Makes pairs of two equal subtrees, node for node.
  ///
  /// - Returns: whether all in them was free; where not, nothing is done.
  mutating func pairWhole(_ left: Int, _ right: Int, count: Int) -> Bool {
    for offset in 0..<count where toRight[left + offset] >= 0 || toLeft[right + offset] >= 0 { return false }
    for offset in 0..<count {
      toRight[left + offset] = Int32(right + offset)
      toLeft[right + offset] = Int32(left + offset)
    }
    isWhole[left] = true
    return true
  }

  /// The same for two larger trees, in which the nodes stand at other places.
  func spread(left: [Int], of leftCount: Int, right: [Int], of rightCount: Int) -> Mapping {
    var other = Mapping(left: leftCount, right: rightCount)
    for node in toRight.indices where toRight[node] >= 0 {
      other.pair(left[node], right[Int(toRight[node])])
      other.isWhole[left[node]] = isWhole[node]
    }
    return other
  }

  /// The same with the trees in the other order.
  func flipped() -> Mapping {
    var other = Mapping(left: 0, right: 0)
    other.toRight = toLeft
    other.toLeft = toRight
    other.isWhole = Array(repeating: false, count: toLeft.count)
    for left in isWhole.indices where isWhole[left] { other.isWhole[Int(toRight[left])] = true }
    return other
  }
}
