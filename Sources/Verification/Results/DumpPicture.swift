public import AccessibilityTree
public import Vocabulary

/// The tree of one dump as a report can draw it: each node in one line, and which lines of the file are about it.
///
/// Made only where a report asks for it (`CheckOptions.keepsPictures`), and bounded: of a large dump the nodes that
/// results mention and the first of the others are kept, in document order.
public struct DumpPicture: Hashable, Sendable {
  /// One node.
  public struct Node: Hashable, Sendable {
    /// Its place in document order, from 0.
    public var index: Int
    /// How many nodes are around it.
    public var depth: Int
    /// Where it stands in the dump.
    public var position: SourcePosition
    /// The node in one line; untrusted text, a secure value already masked.
    public var text: String
    /// Whether a screen reader stops there; `nil` where the dump does not tell.
    public var isStop: Bool?
    /// Whether it is judged: in the file's `scope`.
    public var isInScope: Bool
    /// The lines of the expectation file that claim it, in the order in which they were judged; a few at most.
    public var claims: [Int]

    /// Makes a node.
    public init(
      index: Int, depth: Int, position: SourcePosition, text: String, isStop: Bool?, isInScope: Bool, claims: [Int]
    ) {
      self.index = index
      self.depth = depth
      self.position = position
      self.text = text
      self.isStop = isStop
      self.isInScope = isInScope
      self.claims = claims
    }
  }

  /// How many lines that claim a node are kept.
  public static let maximumClaims = 8

  /// Whose dump it is.
  public var platform: Platform
  /// The variant; `nil` for the dump to judge.
  public var variant: String?
  /// Its path.
  public var path: String
  /// The nodes that are kept.
  public var nodes: [Node]
  /// How many nodes the dump has.
  public var count: Int

  /// Makes a picture.
  public init(platform: Platform, variant: String? = nil, path: String, nodes: [Node], count: Int) {
    self.platform = platform
    self.variant = variant
    self.path = path
    self.nodes = nodes
    self.count = count
  }
}
