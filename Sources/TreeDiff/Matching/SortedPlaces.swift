/// Looks into lists of numbers that are in order, as lists of nodes are.
extension [Int] {
  /// The first place of a sorted list whose number is not below a bound.
  func firstPlace(from bound: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a number in a sorted list.
  func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    return place < count && self[place] == number ? place : nil
  }
}
