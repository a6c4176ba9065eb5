public import AccessibilityTree
public import Vocabulary

/// Whether a screen reader stops at a node.
public enum StopAnswer: UInt8, Hashable, Sendable {
  /// It does not.
  case no
  /// The dump does not tell.
  case untold
  /// It does.
  case yes
}

/// A dump as a screen reader of a platform goes through it: what its roles mean, where it stops, what it says there.
///
/// One answer for all that need it: `check`, `diff`, `audit`, `show` and `suggest`.
public struct DumpReading: Sendable {
  /// The dump.
  public let dump: Dump
  /// The platform whose tables hold.
  public let platform: Platform
  /// The pairs of role and subrole, with what they mean.
  public let roles: RoleClasses
  /// For each node: whether a screen reader stops there.
  public let stops: [StopAnswer]

  /// What is said where a dump does not tell its stops.
  public static let untoldReason = "this dump does not say where a screen reader stops"

  /// Finds the roles and the stops of a dump.
  public init(_ dump: Dump, on platform: Platform) {
    let column = Vocabulary.standard.column(of: dump.source, on: platform)
    self.init(dump, on: platform, roles: RoleClasses(dump.tree, in: column))
  }

  /// Finds the stops of a dump whose roles are known already.
  public init(_ dump: Dump, on platform: Platform, roles: RoleClasses) {
    self.dump = dump
    self.platform = platform
    self.roles = roles
    stops = StopFinder.find(in: dump, roles)
  }

  /// The tree.
  public var tree: Tree { dump.tree }

  /// The neutral role of a node, as the tables have it.
  public func meaning(of id: NodeID) -> NeutralRole? { roles.meaning(of: id) }

  /// The stops in reading order.
  public var stopNodes: [NodeID] { stops.indices.lazy.filter { stops[$0] == .yes }.map { NodeID($0) } }

  /// What a node is called when it is read out, an approximation; `nil` where nothing is said.
  ///
  /// It is the name or, for a stop without one, the names of what is inside it and no stop of its own.
  public func spoken(of id: NodeID) -> [UInt8]? {
    let node = tree.nodes[id.index]
    if says(node) { return Array(tree.bytes(node.name)) }
    guard stops[id.index] == .yes else { return nil }
    var words: [UInt8] = []
    var next = id.index + 1
    while next < Int(node.subtreeEnd) {
      let inner = tree.nodes[next]
      if stops[next] == .yes {
        next = Int(inner.subtreeEnd)
      } else if says(inner) {
        if !words.isEmpty { words.append(contentsOf: [0x2c, 0x20]) }
        words.append(contentsOf: tree.bytes(inner.name))
        next = Int(inner.subtreeEnd)
      } else {
        next += 1
      }
    }
    return words.isEmpty ? nil : words
  }

  /// Whether a node has a name of which something is heard.
  private func says(_ node: Node) -> Bool { !SilentText.isSilent(tree.bytes(node.name)) }
}
