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
  private var bytes: [[UInt8]] = [[]]
  /// Open addressing over a power of two; 0 is a free place.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)

  /// An empty table.
  public init() {}

  /// The number of words, `Symbol.none` included.
  public var count: Int { words.count }

  /// The word of a symbol; empty for `none`.
  public subscript(symbol: Symbol) -> String {
    words[Int(symbol.index)]
  }

  /// The bytes of a symbol's word.
  public func bytes(of symbol: Symbol) -> [UInt8] {
    bytes[Int(symbol.index)]
  }

  /// Finds or adds the word that stands at a place of a buffer.
  ///
  /// An empty word is a word of its own here, not `none`: `AXCheckBox[]` says something.
  public mutating func intern(_ text: Span<UInt8>) -> Symbol {
    var slot = SymbolTable.hash(text) & (slots.count - 1)
    while slots[slot] != 0 {
      let known = bytes[Int(slots[slot])]
      if SymbolTable.equal(known.span, text) { return Symbol(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    var copy: [UInt8] = []
    copy.reserveCapacity(text.count)
    for index in text.indices { copy.append(text[index]) }
    let symbol = Symbol(index: UInt32(words.count))
    words.append(String(decoding: copy, as: UTF8.self))
    bytes.append(copy)
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
    let text = Array(word.utf8)
    var slot = SymbolTable.hash(text.span) & (slots.count - 1)
    while slots[slot] != 0 {
      if bytes[Int(slots[slot])] == text { return Symbol(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<words.count {
      let known = bytes[index]
      var slot = SymbolTable.hash(known.span) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  private static func equal(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// FNV-1a: short words, no seed, so the same on every run.
  private static func hash(_ text: Span<UInt8>) -> Int {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in text.indices { value = (value ^ UInt64(text[index])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: value ^ (value >> 32)) & Int.max
  }
}
