/// How many letters must be added, dropped or changed to make one text of another.
enum EditDistance {
  /// Whether two texts are that few edits apart; meant for a limit of one or two.
  ///
  /// What the texts begin and end with alike is passed over, so texts that differ at all cost little.
  static func isWithin<Letter: Equatable & BitwiseCopyable>(
    _ limit: Int, _ left: Span<Letter>, _ leftRange: Range<Int>, _ right: Span<Letter>, _ rightRange: Range<Int>
  ) -> Bool {
    var (low, high) = (leftRange.lowerBound, leftRange.upperBound)
    var (otherLow, otherHigh) = (rightRange.lowerBound, rightRange.upperBound)
    guard abs((high - low) - (otherHigh - otherLow)) <= limit else { return false }
    while low < high, otherLow < otherHigh, left[low] == right[otherLow] { (low, otherLow) = (low + 1, otherLow + 1) }
    while low < high, otherLow < otherHigh, left[high - 1] == right[otherHigh - 1] {
      (high, otherHigh) = (high - 1, otherHigh - 1)
    }
    let (count, otherCount) = (high - low, otherHigh - otherLow)
    if count == 0 || otherCount == 0 { return max(count, otherCount) <= limit }
    if limit == 0 { return false }
    // The letters there differ: one of them is changed, or is missing on the other side.
    return isWithin(limit - 1, left, (low + 1)..<high, right, (otherLow + 1)..<otherHigh)
      || isWithin(limit - 1, left, (low + 1)..<high, right, otherLow..<otherHigh)
      || isWithin(limit - 1, left, low..<high, right, (otherLow + 1)..<otherHigh)
  }

  /// The smallest number of edits up to a limit; `nil` where there are more.
  static func between<Letter: Equatable & BitwiseCopyable>(_ left: [Letter], _ right: [Letter], limit: Int) -> Int? {
    (0...max(0, limit)).first { isWithin($0, left.span, 0..<left.count, right.span, 0..<right.count) }
  }
}
