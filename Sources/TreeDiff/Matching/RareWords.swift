/// The names, each with its role, and the identifiers that stand exactly once in each of the two whole dumps.
///
/// Such a word says which element is meant, wherever it stands; "Delete" beside every row says nothing.
struct RareWords: Sendable {
  private let left: WordTable
  private let right: WordTable

  /// Looks at the words of two trees together.
  init(_ left: Side, _ right: Side) {
    self.left = left.words
    self.right = right.words
  }

  /// Whether a node of either tree says what no other says.
  func knows(_ node: Int, in side: Side) -> Bool {
    contains(side.word(node)) || contains(side.identity(node))
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
