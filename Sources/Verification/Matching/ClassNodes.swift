/// The nodes of each pair of role and subrole, in document order; those of one pair stand together.
struct ClassNodes {
  /// Where the nodes of each pair begin, and one past the last of all.
  private var starts: [Int32]
  private var nodes: [Int32]

  /// Sorts nodes by their pair.
  ///
  /// - Parameters:
  ///   - classOfNode: the pair of each node, as its place.
  ///   - count: how many pairs there are.
  init(_ classOfNode: [Int32], count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for place in classOfNode { starts[Int(place) + 1] += 1 }
    for place in 0..<count { starts[place + 1] += starts[place] }
    var next = starts
    nodes = [Int32](repeating: 0, count: classOfNode.count)
    for index in classOfNode.indices {
      let place = Int(classOfNode[index])
      nodes[Int(next[place])] = Int32(index)
      next[place] += 1
    }
  }

  /// The nodes of a pair.
  subscript(place: Int) -> ArraySlice<Int32> { nodes[Int(starts[place])..<Int(starts[place + 1])] }

  /// How many nodes a pair has.
  func count(of place: Int) -> Int { Int(starts[place + 1] - starts[place]) }
}
