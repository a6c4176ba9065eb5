/// How often a few names stand in two whole dumps, whatever the role.
struct NameCounts {
  private var counts: [UInt32: (left: Int, right: Int)] = [:]

  /// Counts some names in one walk over each tree.
  init(_ names: [UInt32], _ left: Side, _ right: Side) {
    // Most names of a dump are none of the few: a bit for each of them says so without a look into the table.
    var bits = [UInt64](repeating: 0, count: 1024)
    for name in names where name != 0 {
      counts[name] = (0, 0)
      bits[Int(name >> 7) & 1023] |= 1 << UInt64(name >> 1 & 63)
    }
    for name in left.prints.label where bits[Int(name >> 7) & 1023] >> UInt64(name >> 1 & 63) & 1 != 0 {
      counts[name]?.left += 1
    }
    for name in right.prints.label where bits[Int(name >> 7) & 1023] >> UInt64(name >> 1 & 63) & 1 != 0 {
      counts[name]?.right += 1
    }
  }

  /// Whether one of the names stands once in each tree.
  func isOnce(_ name: UInt32) -> Bool {
    guard let count = counts[name] else { return false }
    return count.left == 1 && count.right == 1
  }
}
