/// A word that recurs in a dump (a role, a subrole, the name of an attribute), as a number.
///
/// Numbers hold within one tree only. `none` is no word.
public struct Symbol: Hashable, Sendable {
  /// The place in the tree's table, from 1; 0 is no word.
  public let index: UInt32

  /// Makes a symbol from its place in a table.
  public init(index: UInt32) { self.index = index }

  /// No word.
  public static let none = Symbol(index: 0)
  /// Whether this is no word.
  public var isNone: Bool { index == 0 }
}

/// The words of one tree, each kept once.
public struct SymbolTable: Sendable {
  /// The words by number; the first is the empty word of `Symbol.none`.
  public private(set) var words: [String] = [""]
  /// The bytes of all words, one behind the other, and where each ends.
  private var text: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt64] = [0]
  /// Open addressing over a power of two; 0 is a free place.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)

  /// An empty table.
  public init() {}

  /// The number of words, `Symbol.none` included.
  public var count: Int { words.count }

  /// The symbols of all words, in the order in which they came.
  public var symbols: [Symbol] { (1..<max(1, UInt32(words.count))).map { Symbol(index: $0) } }

  /// The word of a symbol; empty for `none`.
  public subscript(symbol: Symbol) -> String {
    words[Int(symbol.index)]
  }

  /// The bytes of a symbol's word.
  public func bytes(of symbol: Symbol) -> [UInt8] { Array(text[range(of: Int(symbol.index))]) }

  /// Finds or adds the word that stands at a place of a buffer.
  ///
  /// An empty word is a word of its own here, not `none`: `AXCheckBox[]` says something.
  public mutating func intern(_ word: Span<UInt8>) -> Symbol {
    let hash = ByteScan.hash(word, 0..<word.count)
    let slot = place(of: word, hash)
    if slots[slot] != 0 { return Symbol(index: slots[slot]) }
    let symbol = Symbol(index: UInt32(words.count))
    for index in word.indices { text.append(word[index]) }
    ends.append(UInt32(text.count))
    hashes.append(hash)
    words.append(String(decoding: text[range(of: words.count)], as: UTF8.self))
    slots[slot] = symbol.index
    if words.count * 2 > slots.count { grow() }
    return symbol
  }

  /// Finds or adds a word.
  public mutating func intern(_ word: String) -> Symbol {
    intern(Array(word.utf8).span)
  }

  /// Finds a word that was added before.
  public func find(_ word: String) -> Symbol? {
    let bytes = Array(word.utf8)
    let slot = place(of: bytes.span, ByteScan.hash(bytes.span, 0..<bytes.count))
    return slots[slot] == 0 ? nil : Symbol(index: slots[slot])
  }

  private func range(of index: Int) -> Range<Int> {
    index == 0 ? 0..<0 : Int(ends[index - 1])..<Int(ends[index])
  }

  /// The slot of a word, or the free one that it would take.
  private func place(of word: Span<UInt8>, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, ByteScan.equal(text.span, range(of: known), word, 0..<word.count) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<words.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }
}
