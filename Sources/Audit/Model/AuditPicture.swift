public import AccessibilityTree
internal import DumpFormats

/// The tree of an audited dump, for a report that draws it.
public struct AuditPicture: Hashable, Sendable {
  /// One node.
  public struct Node: Hashable, Sendable {
    /// The node.
    public var node: NodeID
    /// How many nodes are around it.
    public var depth: Int
    /// Where it stands in the dump.
    public var position: SourcePosition
    /// The node in one line; untrusted text, a secure value already masked.
    public var text: String
    /// Whether a screen reader stops there; `nil` where the dump does not tell.
    public var isStop: Bool?
    /// Whether it is neither hidden nor the system's.
    public var isAudited: Bool
  }

  /// The nodes that are drawn, in document order.
  public var nodes: [Node]
  /// How many nodes the dump has.
  public var count: Int

  /// Draws a screen, at most so many nodes of it: those with findings first, with all around them.
  init(_ screen: Screen, limit: Int, mentioned: [Int]) {
    let places = DumpPlaces(screen.dump)
    count = screen.tree.count
    nodes = TreeExcerpt(of: screen.tree, limit: limit, mentioned: mentioned).nodes.map { entry in
      let index = entry.node.index
      let isStop: Bool? =
        switch screen.stops[index] {
        case .yes: true
        case .no: false
        case .untold: nil
        }
      return Node(
        node: entry.node, depth: entry.depth, position: places.position(of: entry.node),
        text: NodeLine.text(of: entry.node, in: screen.dump), isStop: isStop,
        isAudited: screen.facts[index].isDisjoint(with: [.hidden, .chrome]))
    }
  }
}
