/// The names, each with its role, and the identifiers that stand exactly once in each of the two whole dumps.
///
/// Such a word says which element is meant, wherever it stands; "Delete" beside every row says nothing.
struct RareWords: Sendable {
  private let left: Side
  private let right: Side

  /// Looks at the words of two trees together.
  init(_ left: Side, _ right: Side) {
    self.left = left
    self.right = right
  }

  /// Whether a node of either tree says what no other says.
  func knows(_ node: Int, in side: Side) -> Bool {
    contains(side.word(node), of: side) || contains(side.identity(node), of: side)
  }

  /// Whether a word of a tree stands once in each dump; most words that are asked for are not in the other one.
  func contains(_ word: UInt32, of side: Side) -> Bool {
    (side === left ? right : left).onlyNode(of: word) != nil && side.onlyNode(of: word) != nil
  }

  /// Whether a word stands once in each dump.
  func contains(_ word: UInt32) -> Bool {
    left.onlyNode(of: word) != nil && right.onlyNode(of: word) != nil
  }

  /// The node of the right tree that says the rare word of a node of the left one.
  func counterpart(of node: Int, in side: Side) -> Int? {
    for word in [side.identity(node), side.word(node)] where left.onlyNode(of: word) != nil {
      if let other = right.onlyNode(of: word) { return other }
    }
    return nil
  }
}
