/// The cells of a grid, each with the first few numbers that were put into it, in their order.
///
/// Open addressing in flat arrays: a grid has as many cells as controls, and each asks for several.
struct CellTable {
  /// The most numbers of one cell that are kept.
  private static let mostInCell: Int32 = 32

  /// A cell that is in use, or has a count of 0.
  private struct Slot {
    var x = 0
    var y = 0
    /// The first and the last of its numbers, as places in `numbers`.
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  private struct Entry {
    var number: Int32
    /// The next one of the cell, -1 behind the last.
    var next: Int32
  }

  private var slots: [Slot]
  private var entries: [Entry] = []
  private var used = 0

  /// Makes a table for about so many cells; it grows.
  init(capacity: Int = 16) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
  }

  /// Adds a number to a cell, unless that has enough of them.
  mutating func insert(_ number: Int, x: Int, y: Int) {
    var place = place(x, y)
    if slots[place].count == 0 {
      if (used + 1) * 2 > slots.count {
        grow()
        place = self.place(x, y)
      }
      used += 1
      slots[place].x = x
      slots[place].y = y
    }
    guard slots[place].count < CellTable.mostInCell else { return }
    let entry = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(number: Int32(truncatingIfNeeded: number), next: -1))
    if slots[place].count == 0 {
      slots[place].first = entry
    } else {
      entries[Int(slots[place].last)].next = entry
    }
    slots[place].last = entry
    slots[place].count += 1
  }

  /// Visits the numbers of a cell until one is what is looked for.
  ///
  /// - Returns: that one; `nil` where none is.
  func first(x: Int, y: Int, where isWanted: (Int) -> Bool) -> Int? {
    let slot = slots[place(x, y)]
    var next = slot.count == 0 ? -1 : slot.first
    while next >= 0 {
      let entry = entries[Int(next)]
      if isWanted(Int(entry.number)) { return Int(entry.number) }
      next = entry.next
    }
    return nil
  }

  /// The place of a cell, or the free one where it would be.
  private func place(_ x: Int, _ y: Int) -> Int {
    let mask = slots.count - 1
    var hash = UInt(bitPattern: x) &* 0x9e37_79b9_7f4a_7c15 ^ UInt(bitPattern: y) &* 0xc2b2_ae3d_27d4_eb4f
    hash = (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[place].count > 0, slots[place].x != x || slots[place].y != y { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.count > 0 { slots[place(slot.x, slot.y)] = slot }
  }
}
