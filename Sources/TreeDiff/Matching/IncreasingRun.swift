/// The longest run of numbers that keep their order.
enum IncreasingRun {
  /// Says of each number whether it is in one longest increasing run; all numbers are different.
  ///
  /// - Complexity: n log n; a list in order costs one look.
  static func members(of numbers: [Int32]) -> [Bool] {
    var isInOrder = true
    for place in numbers.indices.dropFirst() where numbers[place - 1] > numbers[place] {
      isInOrder = false
      break
    }
    if isInOrder { return Array(repeating: true, count: numbers.count) }
    // The place of the smallest last number of a run of each length, and what stands before each number in its run.
    var lasts: [Int32] = []
    var before = [Int32](repeating: -1, count: numbers.count)
    for place in numbers.indices {
      var low = 0
      var high = lasts.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[Int(lasts[middle])] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? lasts[low - 1] : -1
      if low == lasts.count { lasts.append(Int32(place)) } else { lasts[low] = Int32(place) }
    }
    var isMember = [Bool](repeating: false, count: numbers.count)
    var place = lasts.last ?? -1
    while place >= 0 {
      isMember[Int(place)] = true
      place = before[Int(place)]
    }
    return isMember
  }
}
