/// Where the dumper of a source is known to cut a tree, if the dump says nothing else.
public struct SourceLimits: Hashable, Sendable {
  /// The number of levels, the root being the first; `nil` where no limit is known.
  public var depth: Int?
  /// The number of nodes; `nil` where no limit is known.
  public var nodes: Int?

  /// Makes limits.
  public init(depth: Int? = nil, nodes: Int? = nil) {
    self.depth = depth
    self.nodes = nodes
  }
}
