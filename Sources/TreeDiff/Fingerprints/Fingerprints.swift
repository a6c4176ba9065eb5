internal import DumpFormats

/// Hashes of every node of a tree, from which all matching is done.
///
/// Arrays by the place of a node in document order. What is not compared is in none but `ignored`, so that noise costs
/// nothing later.
struct Fingerprints: Sendable {
  /// The hash of the role of each class of nodes, and the class of each node; both empty where roles are not compared.
  private let kinds: [UInt32]
  private let classes: [Int32]
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
  ///
  /// - Parameter roles: the pairs of role and subrole of its nodes; `nil` where roles are not compared.
  init(count: Int, roles: RoleClasses?, hasIgnored: Bool) {
    kinds = roles?.classes.map { ByteHash.hash($0.role).shortened } ?? []
    classes = roles?.ofNode ?? []
    attributes = Array(repeating: 0, count: count)
    subtree = Array(repeating: 0, count: count)
    label = Array(repeating: 0, count: count)
    identity = Array(repeating: 0, count: count)
    ignored = hasIgnored ? Array(repeating: 0, count: count) : []
  }

  /// The hash of the role; 0 where roles are not compared.
  @inline(__always)
  func kind(_ node: Int) -> UInt32 { classes.isEmpty ? 0 : kinds[Int(classes[node])] }

  /// The hash of role and name together, since a text often stands beside the field it names; 0 without a name.
  @inline(__always)
  func word(_ node: Int) -> UInt32 {
    label[node] == 0 ? 0 : ByteHash.pair(UInt64(kind(node)), UInt64(label[node])).shortened
  }

  /// Makes the hash of a subtree from those of its nodes, and takes it into that of its parent.
  ///
  /// Called from the last node to the first: the children of a node then have been taken into it, last child first,
  /// before its own turn comes.
  @inline(__always)
  mutating func close(_ node: Int, below parent: Int) {
    let own = ByteHash.pair(UInt64(kind(node)), attributes[node])
    let value = ByteHash.pair(subtree[node], own)
    subtree[node] = value
    if parent >= 0 {
      subtree[parent] = ByteHash.pair(subtree[parent], value)
    } else {
      whole = ByteHash.pair(whole, value)
    }
  }
}

extension UInt64 {
  /// The hash in half the bits, never 0.
  @inline(__always)
  var shortened: UInt32 { UInt32(truncatingIfNeeded: self ^ (self >> 32)) | 1 }
}
