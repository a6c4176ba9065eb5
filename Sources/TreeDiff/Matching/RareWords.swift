/// The names, each with its role, and the identifiers that stand exactly once in each of the two whole dumps.
///
/// Such a word says which element is meant, wherever it stands; "Delete" beside every row says nothing.
struct RareWords: Sendable {
  private struct Slot {
    var word: UInt32 = 0
    var left: UInt8 = 0
    var right: UInt8 = 0
  }

  private var slots: [Slot]
  private let mask: Int

  /// Counts the words of two trees.
  init(_ left: Side, _ right: Side) {
    var size = 64
    while size < max(left.count, right.count) * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
    for node in 0..<left.count {
      count(left.word(node), 1, 0)
      count(left.identity(node), 1, 0)
    }
    for node in 0..<right.count {
      count(right.word(node), 0, 1)
      count(right.identity(node), 0, 1)
    }
  }

  /// Whether a node of either tree says what no other says.
  func knows(_ node: Int, in side: Side) -> Bool {
    contains(side.word(node)) || contains(side.identity(node))
  }

  /// Whether a word stands once in each dump.
  func contains(_ word: UInt32) -> Bool {
    guard word != 0 else { return false }
    var place = Int(word >> 1) & mask
    while slots[place].word != word {
      if slots[place].word == 0 { return false }
      place = (place + 1) & mask
    }
    return slots[place].left == 1 && slots[place].right == 1
  }

  private mutating func count(_ word: UInt32, _ left: UInt8, _ right: UInt8) {
    guard word != 0 else { return }
    var place = Int(word >> 1) & mask
    while slots[place].word != word {
      if slots[place].word == 0 {
        slots[place].word = word
        break
      }
      place = (place + 1) & mask
    }
    slots[place].left = min(2, slots[place].left + left)
    slots[place].right = min(2, slots[place].right + right)
  }
}
