/// Hashes of every node of a tree, from which all matching is done.
///
/// Arrays by the place of a node in document order. What is not compared is in none but `ignored`, so that noise costs
/// nothing later.
struct Fingerprints: Sendable {
  /// The role.
  var kind: [UInt32]
  /// The compared attributes, in whatever order they stand; 0 where there are none.
  var attributes: [UInt64]
  /// The node with all that is inside it.
  var subtree: [UInt64]
  /// The name; 0 where there is none or it is empty.
  ///
  /// Two names may share a hash, which costs a worse match at most.
  var label: [UInt32]
  /// What tells the element from others for sure: a key attribute, else the identifier; 0 where there is none.
  var identity: [UInt32]
  /// The attributes that are not compared; empty where no node has any.
  var ignored: [UInt32]
  /// The whole dump.
  var whole: UInt64 = 0

  /// Makes room for a tree.
  init(count: Int, hasIgnored: Bool) {
    kind = Array(repeating: 0, count: count)
    attributes = Array(repeating: 0, count: count)
    subtree = Array(repeating: 0, count: count)
    label = Array(repeating: 0, count: count)
    identity = Array(repeating: 0, count: count)
    ignored = hasIgnored ? Array(repeating: 0, count: count) : []
  }

  /// The hash of role and name together, since a text often stands beside the field it names; 0 without a name.
  @inline(__always)
  func word(_ node: Int) -> UInt32 {
    label[node] == 0 ? 0 : ByteHash.pair(UInt64(kind[node]), UInt64(label[node])).shortened
  }

  /// Makes the hashes of subtrees from those of nodes.
  ///
  /// From the last node to the first: the children of a node then have been folded into it, last child first, before
  /// its own turn comes.
  mutating func closeSubtrees(parents: [Int32]) {
    for index in stride(from: parents.count - 1, through: 0, by: -1) {
      let own = ByteHash.pair(UInt64(kind[index]), attributes[index])
      let value = ByteHash.pair(subtree[index], own)
      subtree[index] = value
      let parent = Int(parents[index])
      if parent >= 0 {
        subtree[parent] = ByteHash.pair(subtree[parent], value)
      } else {
        whole = ByteHash.pair(whole, value)
      }
    }
  }
}

extension UInt64 {
  /// The hash in half the bits, never 0.
  @inline(__always)
  var shortened: UInt32 { UInt32(truncatingIfNeeded: self ^ (self >> 32)) | 1 }
}
