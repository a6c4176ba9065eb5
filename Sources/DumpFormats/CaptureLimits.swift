internal import AccessibilityTree
internal import Vocabulary

/// Where capture tools stop without a word, so that whole subtrees may be missing.
enum CaptureLimits {
  /// What to say of a tree that ends at its tool's limits; nothing of one that does not.
  ///
  /// A header's limit is believed. A tree that goes deeper than the usual limit was captured without it.
  static func notes(_ tree: Tree, source: Source, header: DumpHeader? = nil) -> [String] {
    let usual = Vocabulary.standard.limits(of: source)
    var notes: [String] = []
    if let limit = header?.depthLimit {
      let (count, _) = nodes(of: tree, fromLevel: limit)
      if count > 0 { notes.append(note(count, "the walker's depth limit of \(limit)")) }
    } else if let limit = usual.depth, header?.hasNoDepthLimit != true {
      let (count, deepest) = nodes(of: tree, fromLevel: limit)
      if deepest == limit { notes.append(note(count, "\(limit) levels, where such a capture usually stops")) }
    }
    if tree.count == usual.nodes {
      notes.append("the dump has \(tree.count) nodes, where such a capture usually stops; what follows may be missing")
    }
    return notes
  }

  private static func note(_ count: Int, _ place: String) -> String {
    "\(count == 1 ? "1 node stands" : "\(count) nodes stand") at \(place); what may be below is missing"
  }

  /// How many nodes stand at a level or below it, the root being at the first, and the deepest level there is.
  private static func nodes(of tree: Tree, fromLevel limit: Int) -> (count: Int, deepest: Int) {
    var levels: [Int32] = []
    levels.reserveCapacity(tree.count)
    var (count, deepest) = (0, 0)
    for node in tree.nodes {
      let level = node.parent < 0 ? 1 : levels[Int(node.parent)] + 1
      levels.append(level)
      deepest = max(deepest, Int(level))
      if Int(level) >= limit { count += 1 }
    }
    return (count, deepest)
  }
}
