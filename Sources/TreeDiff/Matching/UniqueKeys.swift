/// Finds the keys that occur exactly once in each of two lists.
///
/// A table of our own, since the order and the speed of `Dictionary` depend on a seed that every run draws anew. It
/// holds the keys of the left list alone, by their places: of two long lists with nothing in common a table of all keys
/// is many megabytes, and each page of it costs more than the search.
struct UniqueKeys {
  /// Stands for a key that the right list has not.
  private static let none: Int32 = -1
  /// Stands for a key that either list has more than once.
  private static let many: Int32 = -2

  private let keys: [UInt64]
  /// One more than the first place of a key; 0 where a slot is empty.
  private var slots: [Int32]
  private let mask: Int

  /// Makes room for the keys of a list.
  private init(_ keys: [UInt64], count: Int) {
    self.keys = keys
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The places of the keys that are in each list once, in the order of the left list; a key of 0 is none.
  static func find(_ left: [UInt64], _ right: [UInt64]) -> [(left: Int, right: Int)] {
    let leftCount = count(left)
    guard leftCount > 0, count(right) > 0 else { return [] }
    var table = UniqueKeys(left, count: leftCount)
    var partners = [Int32](repeating: none, count: left.count)
    for place in left.indices where left[place] != 0 {
      let first = table.firstPlace(addedAt: place)
      if first != place { partners[first] = many }
    }
    for place in right.indices where right[place] != 0 {
      guard let first = table.firstPlace(of: right[place]) else { continue }
      partners[first] = partners[first] == none ? Int32(place) : many
    }
    var found: [(left: Int, right: Int)] = []
    for place in partners.indices where partners[place] >= 0 { found.append((place, Int(partners[place]))) }
    return found
  }

  /// Numbers the keys of two lists that both have, from 0; a key that only one has is -1.
  static func common(_ left: [UInt64], _ right: [UInt64]) -> (left: [Int32], right: [Int32]) {
    var table = UniqueKeys(left, count: count(left))
    var numbers = left.indices.map { left[$0] == 0 ? none : Int32(table.firstPlace(addedAt: $0)) }
    var isCommon = [Bool](repeating: false, count: left.count)
    let others = right.map { key -> Int32 in
      guard key != 0, let first = table.firstPlace(of: key) else { return none }
      isCommon[first] = true
      return Int32(first)
    }
    for place in numbers.indices where numbers[place] >= 0 && !isCommon[Int(numbers[place])] { numbers[place] = none }
    return (numbers, others)
  }

  private static func count(_ keys: [UInt64]) -> Int {
    var count = 0
    for key in keys where key != 0 { count += 1 }
    return count
  }

  /// The first place of the key at a place, which is added where it is the first.
  @inline(__always)
  private mutating func firstPlace(addedAt place: Int) -> Int {
    let key = keys[place]
    var slot = start(of: key)
    while slots[slot] != 0 {
      let first = Int(slots[slot]) - 1
      if keys[first] == key { return first }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(place + 1)
    return place
  }

  /// The first place of a key on the left; `nil` where it is not there.
  @inline(__always)
  private func firstPlace(of key: UInt64) -> Int? {
    var slot = start(of: key)
    while slots[slot] != 0 {
      let first = Int(slots[slot]) - 1
      if keys[first] == key { return first }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func start(of key: UInt64) -> Int { Int(truncatingIfNeeded: key ^ (key >> 29)) & mask }
}
