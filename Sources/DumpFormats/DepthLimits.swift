internal import AccessibilityTree
internal import Vocabulary

/// The depths at which capture tools stop without a word, so that whole subtrees may be missing.
enum DepthLimits {
  /// The levels that a source's tools print unless they are told otherwise.
  private static func usual(_ source: Source) -> Int? {
    switch source {
    case .ax: 40
    case .xcuitest: 50
    case .atspiText, .atspiXML, .uiautomator, .uiautomator2, .mac2, .winappdriver: nil
    }
  }

  /// What to say of a tree that ends at its tool's depth limit; `nil` for one that does not.
  ///
  /// A header's limit is believed. A tree that goes deeper than the usual limit was captured without it.
  static func note(_ tree: Tree, source: Source, header: DumpHeader?) -> String? {
    if header?.hasNoDepthLimit == true { return nil }
    guard let limit = header?.depthLimit ?? usual(source) else { return nil }
    let isDeclared = header?.depthLimit != nil
    var depths: [Int32] = []
    depths.reserveCapacity(tree.count)
    var (atLimit, deepest) = (0, 0)
    for node in tree.nodes {
      let depth = node.parent < 0 ? 1 : depths[Int(node.parent)] + 1
      depths.append(depth)
      deepest = max(deepest, Int(depth))
      if Int(depth) >= limit { atLimit += 1 }
    }
    guard atLimit > 0, isDeclared || deepest == limit else { return nil }
    let nodes = atLimit == 1 ? "1 node stands" : "\(atLimit) nodes stand"
    let whose =
      isDeclared ? "the walker's depth limit of \(limit)" : "\(limit) levels, where such a capture usually stops"
    return "\(nodes) at \(whose); what may be below is missing"
  }
}
