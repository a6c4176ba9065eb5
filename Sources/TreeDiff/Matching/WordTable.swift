/// The names, each with its role, and the identifiers of one tree: which of them stand there once, and where.
///
/// A slot holds the node that says a word and not the word, which is read from the hashes of the node: so the table
/// takes half the room.
struct WordTable: Sendable {
  /// Marks a slot whose word is there more than once.
  private static let many: UInt32 = 1 << 31
  /// Tells the identifier of a node from its name.
  private static let identifier: UInt32 = 2

  /// Four times a node, and 1, and marks; 0 where a slot is empty.
  ///
  /// A tree of more than half a billion nodes would have wrong words here, which costs a worse match at most.
  private var slots: [UInt32]
  private let mask: Int

  /// Counts the words of a tree.
  init(_ prints: Fingerprints) {
    var count = 0
    for node in prints.label.indices {
      count += (prints.label[node] != 0 ? 1 : 0) + (prints.identity[node] != 0 ? 1 : 0)
    }
    // A third stays empty even where each word is there once, so that every search ends.
    var size = 64
    while size < count + count / 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    for node in prints.label.indices {
      if prints.label[node] != 0 { add(prints.word(node), node, mark: 0, prints) }
      if prints.identity[node] != 0 { add(prints.identity[node], node, mark: WordTable.identifier, prints) }
    }
  }

  /// The node that says a word; `nil` where none does, or several do.
  @inline(__always)
  func onlyNode(of word: UInt32, _ prints: Fingerprints) -> Int? {
    let slot = slot(of: word, prints)
    return slot == 0 || slot & WordTable.many != 0 ? nil : Int(slot >> 2)
  }

  /// Whether any node says a word.
  func holds(_ word: UInt32, _ prints: Fingerprints) -> Bool { slot(of: word, prints) != 0 }

  @inline(__always)
  private func slot(of word: UInt32, _ prints: Fingerprints) -> UInt32 {
    guard word != 0 else { return 0 }
    var place = Int(word >> 1) & mask
    while slots[place] != 0, WordTable.word(slots[place], prints) != word { place = (place + 1) & mask }
    return slots[place]
  }

  @inline(__always)
  private mutating func add(_ word: UInt32, _ node: Int, mark: UInt32, _ prints: Fingerprints) {
    var place = Int(word >> 1) & mask
    while slots[place] != 0 {
      if WordTable.word(slots[place], prints) == word {
        slots[place] |= WordTable.many
        return
      }
      place = (place + 1) & mask
    }
    slots[place] = UInt32(truncatingIfNeeded: node) << 2 & ~WordTable.many | mark | 1
  }

  /// The word of a slot that is not empty.
  @inline(__always)
  private static func word(_ slot: UInt32, _ prints: Fingerprints) -> UInt32 {
    let node = Int((slot & ~many) >> 2)
    return slot & identifier == 0 ? prints.word(node) : prints.identity[node]
  }
}
