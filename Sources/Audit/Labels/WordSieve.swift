/// Tells quickly that a text is none of some words, by its ends and its length: most labels are no word of any list.
///
/// It speaks of ASCII alone: beyond it, texts of other bytes can be the same word.
struct WordSieve: Sendable {
  /// The key of a text of which nothing can be told quickly.
  static let anything = 1 << 14
  private var holds = [Bool](repeating: false, count: anything) + [true]

  /// The sieve of some words.
  init(_ words: some Sequence<String>) {
    for word in words { holds[WordSieve.key(Array(word.utf8)[...])] = true }
  }

  /// Whether a text of this key may be one of the words.
  func mayHold(_ key: Int) -> Bool { holds[key] }

  /// Whether a text may be one of the words.
  func mayHold(_ text: ArraySlice<UInt8>) -> Bool { holds[WordSieve.key(text)] }

  /// What the sieve looks at of a text.
  static func key(_ text: ArraySlice<UInt8>) -> Int {
    if text.contains(where: { $0 >= 0x80 }) { return anything }
    guard let first = text.first, let last = text.last else { return 0 }
    return (Int(first) &* 61 &+ Int(last) &* 1021 &+ text.count &* 4099) & (anything - 1)
  }
}
