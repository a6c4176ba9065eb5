/// The names, each with its role, and the identifiers of one tree: which of them stand there once, and where.
struct WordTable: Sendable {
  /// Stands in place of a node for a word that is there more than once.
  private static let many: UInt64 = 1
  /// The lowest number that stands for a node.
  private static let first: UInt64 = 2

  /// A word in the high half, its node or `many` in the low half; 0 where there is none.
  private var slots: [UInt64]
  private let mask: Int

  /// Counts the words of a tree; a word of 0 is none.
  ///
  /// - Parameters:
  ///   - words: for each node the hash of its role and name.
  ///   - identities: for each node the hash of its identifier.
  init(_ words: [UInt32], _ identities: [UInt32]) {
    var count = 0
    for word in words where word != 0 { count += 1 }
    for identity in identities where identity != 0 { count += 1 }
    // A third stays empty even where each word is there once, so that every search ends.
    var size = 64
    while size < count + count / 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    for node in words.indices {
      if words[node] != 0 { add(words[node], node) }
      if identities[node] != 0 { add(identities[node], node) }
    }
  }

  /// The node that says a word; `nil` where none does, or several do.
  @inline(__always)
  func onlyNode(of word: UInt32) -> Int? {
    guard word != 0 else { return nil }
    var place = Int(word >> 1) & mask
    while slots[place] != 0 {
      if UInt32(truncatingIfNeeded: slots[place] >> 32) == word {
        let node = slots[place] & 0xffff_ffff
        return node >= WordTable.first ? Int(node - WordTable.first) : nil
      }
      place = (place + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private mutating func add(_ word: UInt32, _ node: Int) {
    var place = Int(word >> 1) & mask
    while slots[place] != 0 {
      if UInt32(truncatingIfNeeded: slots[place] >> 32) == word {
        slots[place] = UInt64(word) << 32 | WordTable.many
        return
      }
      place = (place + 1) & mask
    }
    slots[place] = UInt64(word) << 32 | (UInt64(node) + WordTable.first)
  }
}
