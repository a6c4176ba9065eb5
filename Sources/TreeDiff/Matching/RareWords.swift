/// The names, each with its role, and the identifiers that stand exactly once in each of the two whole dumps.
///
/// Such a word says which element is meant, wherever it stands; "Delete" beside every row says nothing.
struct RareWords: Sendable {
  private struct Slot {
    var word: UInt32 = 0
    var left = RareWords.none
    var right = RareWords.none
  }

  /// Stands for a word that a tree has not.
  private static let none: Int32 = -1
  /// Stands for a word that a tree has more than once.
  private static let many: Int32 = -2

  private var slots: [Slot]
  private let mask: Int

  /// Counts the words of two trees.
  init(_ left: Side, _ right: Side) {
    var size = 64
    while size < max(left.count, right.count) * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
    for node in 0..<left.count {
      add(left.word(node)) { $0.left = $0.left == RareWords.none ? Int32(node) : RareWords.many }
      add(left.identity(node)) { $0.left = $0.left == RareWords.none ? Int32(node) : RareWords.many }
    }
    for node in 0..<right.count {
      add(right.word(node)) { $0.right = $0.right == RareWords.none ? Int32(node) : RareWords.many }
      add(right.identity(node)) { $0.right = $0.right == RareWords.none ? Int32(node) : RareWords.many }
    }
  }

  /// Whether a node of either tree says what no other says.
  func knows(_ node: Int, in side: Side) -> Bool {
    contains(side.word(node)) || contains(side.identity(node))
  }

  /// Whether a word stands once in each dump.
  func contains(_ word: UInt32) -> Bool {
    guard let slot = slot(of: word) else { return false }
    return slot.left >= 0 && slot.right >= 0
  }

  /// The node of the right tree that says the rare word of a node of the left one.
  func counterpart(of node: Int, in left: Side) -> Int? {
    for word in [left.identity(node), left.word(node)] {
      if let slot = slot(of: word), slot.left >= 0, slot.right >= 0 { return Int(slot.right) }
    }
    return nil
  }

  private func slot(of word: UInt32) -> Slot? {
    guard word != 0 else { return nil }
    var place = Int(word >> 1) & mask
    while slots[place].word != word {
      if slots[place].word == 0 { return nil }
      place = (place + 1) & mask
    }
    return slots[place]
  }

  @inline(__always)
  private mutating func add(_ word: UInt32, _ change: (inout Slot) -> Void) {
    guard word != 0 else { return }
    var place = Int(word >> 1) & mask
    while slots[place].word != word {
      if slots[place].word == 0 {
        slots[place].word = word
        break
      }
      place = (place + 1) & mask
    }
    change(&slots[place])
  }
}
