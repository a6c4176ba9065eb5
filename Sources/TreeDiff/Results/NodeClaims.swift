public import AccessibilityTree

/// Which lines of an expectation file claim the nodes of a dump; a node without one is unclaimed.
///
/// This module judges nothing, so that whoever does passes in what came of it.
public struct NodeClaims: Hashable, Sendable {
  /// The expectation file, as named.
  public var file: String
  /// The lines that claim a node, from 1, by the place of the node in document order.
  public var lines: [Int: [Int]]

  /// Makes the claims of a file.
  public init(file: String, lines: [Int: [Int]]) {
    self.file = file
    self.lines = lines
  }

  /// The places of the lines that claim a node, as in `expectations/a11y.expect:6`; empty for an unclaimed one.
  public func places(of node: NodeID) -> [String] {
    (lines[node.index] ?? []).map { "\(file):\($0)" }
  }
}
