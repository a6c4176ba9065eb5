/// A long common subsequence of two lists, by Myers' search from both ends in linear space.
///
/// The longest where the lists are alike; where they are not, the search for each split gives up after a number of steps
/// that grows with the root of the length, and takes the best split so far. So the work is n√n at worst.
struct CommonSubsequence {
  private let left: [Int32]
  private let right: [Int32]
  /// The furthest place on the left for each diagonal, from the start and from the end.
  private var forward: [Int]
  private var backward: [Int]
  private let origin: Int
  private let stepLimit: Int
  private var found: [(left: Int, right: Int)] = []

  private struct Box {
    var left: Range<Int>
    var right: Range<Int>
  }

  /// The places of a common subsequence in order; a number below 0 equals nothing.
  static func find(_ left: [Int32], _ right: [Int32]) -> [(left: Int, right: Int)] {
    // What the other list has not at all only makes the search longer.
    let leftPlaces = left.indices.filter { left[$0] >= 0 }
    let rightPlaces = right.indices.filter { right[$0] >= 0 }
    var search = CommonSubsequence(leftPlaces.map { left[$0] }, rightPlaces.map { right[$0] })
    search.run()
    return search.found.sorted { $0.left < $1.left }.map { (leftPlaces[$0.left], rightPlaces[$0.right]) }
  }

  private init(_ left: [Int32], _ right: [Int32]) {
    self.left = left
    self.right = right
    let size = left.count + right.count + 3
    forward = Array(repeating: 0, count: size)
    backward = Array(repeating: 0, count: size)
    origin = right.count + 1
    var root = 256
    while root * root < (left.count + right.count) * 4 { root *= 2 }
    stepLimit = root
  }

  private mutating func run() {
    var boxes = [Box(left: left.indices, right: right.indices)]
    while let next = boxes.popLast() {
      let box = trim(next)
      guard !box.left.isEmpty, !box.right.isEmpty else { continue }
      let split = split(box)
      guard box.left.contains(split.left) || box.right.contains(split.right) else { continue }
      boxes.append(Box(left: box.left.lowerBound..<split.left, right: box.right.lowerBound..<split.right))
      boxes.append(Box(left: split.left..<box.left.upperBound, right: split.right..<box.right.upperBound))
    }
  }

  /// Takes what two ranges begin and end with alike.
  private mutating func trim(_ box: Box) -> Box {
    var (low, otherLow) = (box.left.lowerBound, box.right.lowerBound)
    var (high, otherHigh) = (box.left.upperBound, box.right.upperBound)
    while low < high, otherLow < otherHigh, left[low] == right[otherLow] {
      found.append((low, otherLow))
      low += 1
      otherLow += 1
    }
    while low < high, otherLow < otherHigh, left[high - 1] == right[otherHigh - 1] {
      high -= 1
      otherHigh -= 1
      found.append((high, otherHigh))
    }
    return Box(left: low..<high, right: otherLow..<otherHigh)
  }

  /// The place where an optimal path, or the best one so far, crosses the middle of a box whose corners differ.
  private mutating func split(_ box: Box) -> (left: Int, right: Int) {
    let (low, high) = (box.left.lowerBound, box.left.upperBound)
    let (otherLow, otherHigh) = (box.right.lowerBound, box.right.upperBound)
    // A diagonal is left minus right.
    let (least, most) = (low - otherHigh, high - otherLow)
    let (start, finish) = (low - otherLow, high - otherHigh)
    let isOdd = (start - finish) & 1 != 0
    var (firstForward, lastForward) = (start, start)
    var (firstBackward, lastBackward) = (finish, finish)
    forward[start + origin] = low
    backward[finish + origin] = high
    var steps = 0
    while true {
      steps += 1
      widen(&firstForward, &lastForward, least, most, &forward, with: -1)
      for diagonal in stride(from: lastForward, through: firstForward, by: -2) {
        let place = stepForward(diagonal, high, otherHigh)
        if isOdd, diagonal >= firstBackward, diagonal <= lastBackward, backward[diagonal + origin] <= place {
          return (place, place - diagonal)
        }
      }
      widen(&firstBackward, &lastBackward, least, most, &backward, with: Int.max)
      for diagonal in stride(from: lastBackward, through: firstBackward, by: -2) {
        let place = stepBackward(diagonal, low, otherLow)
        if !isOdd, diagonal >= firstForward, diagonal <= lastForward, place <= forward[diagonal + origin] {
          return (place, place - diagonal)
        }
      }
      if steps >= stepLimit {
        return best(box, firstForward...lastForward, firstBackward...lastBackward)
      }
    }
  }

  /// Makes room for one diagonal more on each side; at the border of the box the range shrinks by one instead.
  private func widen(
    _ first: inout Int, _ last: inout Int, _ least: Int, _ most: Int, _ places: inout [Int], with edge: Int
  ) {
    if first > least {
      first -= 1
      places[first - 1 + origin] = edge
    } else {
      first += 1
    }
    if last < most {
      last += 1
      places[last + 1 + origin] = edge
    } else {
      last -= 1
    }
  }

  private mutating func stepForward(_ diagonal: Int, _ high: Int, _ otherHigh: Int) -> Int {
    let (below, above) = (forward[diagonal - 1 + origin], forward[diagonal + 1 + origin])
    var place = below >= above ? below + 1 : above
    while place < high, place - diagonal < otherHigh, left[place] == right[place - diagonal] { place += 1 }
    forward[diagonal + origin] = place
    return place
  }

  private mutating func stepBackward(_ diagonal: Int, _ low: Int, _ otherLow: Int) -> Int {
    let (below, above) = (backward[diagonal - 1 + origin], backward[diagonal + 1 + origin])
    var place = below < above ? below : above - 1
    while place > low, place - diagonal > otherLow, left[place - 1] == right[place - diagonal - 1] { place -= 1 }
    backward[diagonal + origin] = place
    return place
  }

  /// The place that either search has come furthest to, kept within the box.
  private func best(
    _ box: Box, _ forwards: ClosedRange<Int>, _ backwards: ClosedRange<Int>
  ) -> (left: Int, right: Int) {
    var furthest = (sum: Int.min, left: 0, right: 0)
    for diagonal in stride(from: forwards.upperBound, through: forwards.lowerBound, by: -2) {
      let place = min(forward[diagonal + origin], box.left.upperBound, box.right.upperBound + diagonal)
      if 2 * place - diagonal > furthest.sum { furthest = (2 * place - diagonal, place, place - diagonal) }
    }
    var nearest = (sum: Int.max, left: 0, right: 0)
    for diagonal in stride(from: backwards.upperBound, through: backwards.lowerBound, by: -2) {
      let place = max(backward[diagonal + origin], box.left.lowerBound, box.right.lowerBound + diagonal)
      if 2 * place - diagonal < nearest.sum { nearest = (2 * place - diagonal, place, place - diagonal) }
    }
    let begin = box.left.lowerBound + box.right.lowerBound
    let end = box.left.upperBound + box.right.upperBound
    return furthest.sum - begin >= end - nearest.sum
      ? (furthest.left, furthest.right) : (nearest.left, nearest.right)
  }
}
