/// Finds the keys that occur exactly once in each of two lists.
///
/// A table of our own, since the order and the speed of `Dictionary` depend on a seed that every run draws anew.
struct UniqueKeys {
  /// Stands for a key that a list has not.
  private static let none: Int32 = -1
  /// Stands for a key that a list has more than once.
  private static let many: Int32 = -2

  private struct Slot {
    var key: UInt64 = 0
    var left = UniqueKeys.none
    var right = UniqueKeys.none
  }

  private var slots: [Slot]
  private let mask: Int

  private init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
  }

  /// The places of the keys that are in each list once, in the order of the left list; a key of 0 is none.
  static func find(_ left: [UInt64], _ right: [UInt64]) -> [(left: Int, right: Int)] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    var table = UniqueKeys(capacity: left.count + right.count)
    for place in left.indices where left[place] != 0 {
      let slot = table.slot(of: left[place])
      table.slots[slot].left = table.slots[slot].left == none ? Int32(place) : many
    }
    for place in right.indices where right[place] != 0 {
      let slot = table.slot(of: right[place])
      table.slots[slot].right = table.slots[slot].right == none ? Int32(place) : many
    }
    var found: [(left: Int, right: Int)] = []
    for place in left.indices where left[place] != 0 {
      let slot = table.slots[table.slot(of: left[place])]
      if slot.left >= 0, slot.right >= 0 { found.append((place, Int(slot.right))) }
    }
    return found
  }

  /// Numbers the keys of two lists that both have, from 0; a key that only one has is -1.
  static func common(_ left: [UInt64], _ right: [UInt64]) -> (left: [Int32], right: [Int32]) {
    var table = UniqueKeys(capacity: left.count + right.count)
    for key in left where key != 0 {
      let slot = table.slot(of: key)
      if table.slots[slot].left < 0 { table.slots[slot].left = Int32(slot) }
    }
    let numbers = right.map { key -> Int32 in
      guard key != 0 else { return -1 }
      let slot = table.slot(of: key)
      guard table.slots[slot].left >= 0 else { return -1 }
      table.slots[slot].right = Int32(slot)
      return Int32(slot)
    }
    return (left.map { $0 == 0 ? -1 : table.slots[table.slot(of: $0)].right }, numbers)
  }

  private mutating func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ (key >> 29)) & mask
    while slots[slot].key != key {
      if slots[slot].key == 0 {
        slots[slot].key = key
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }
}
