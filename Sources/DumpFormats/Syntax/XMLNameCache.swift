internal import AccessibilityTree

/// The symbols of names by the addresses that libxml2 keeps them at, for the few dozen names of a dump.
struct XMLNameCache {
  private var keys = [UInt](repeating: 0, count: XMLNameCache.size)
  private var symbols = [Symbol](repeating: .none, count: XMLNameCache.size)
  private var count = 0

  /// A power of two.
  ///
  /// When half of it is taken, a dump with so many names starts anew.
  private static let size = 1024

  /// The symbol of the name at an address.
  func find(_ key: UInt) -> Symbol? {
    var slot = XMLNameCache.slot(key)
    while keys[slot] != 0 {
      if keys[slot] == key { return symbols[slot] }
      slot = (slot + 1) & (XMLNameCache.size - 1)
    }
    return nil
  }

  /// Keeps the symbol of the name at an address, which is not kept yet.
  mutating func insert(_ key: UInt, _ symbol: Symbol) {
    if count * 2 >= XMLNameCache.size { self = XMLNameCache() }
    var slot = XMLNameCache.slot(key)
    while keys[slot] != 0 { slot = (slot + 1) & (XMLNameCache.size - 1) }
    keys[slot] = key
    symbols[slot] = symbol
    count += 1
  }

  private static func slot(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 40) & (size - 1)
  }
}
