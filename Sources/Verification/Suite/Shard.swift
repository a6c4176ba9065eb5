internal import AccessibilityTree

/// One part of the files of a run: part I of N.
///
/// Which part a file is in follows from its name alone, so that it stays there when other files come or go, and every
/// machine agrees.
public struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Makes a part; `nil` where there is no such one.
  public init?(_ index: Int, of count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether a file is in this part, by the name under which its dumps go.
  func contains(_ name: String) -> Bool {
    var hash = StableHash()
    hash.combine(name)
    return Int(hash.value % UInt64(count)) == index - 1
  }
}
