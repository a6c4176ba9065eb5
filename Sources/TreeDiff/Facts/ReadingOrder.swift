internal import AccessibilityTree

/// The elements that a screen reader stops at, before and after, and which of them left their order.
struct ReadingOrder {
  /// The new nodes that left their order, in the new order.
  let moved: [Int]
  /// The changes of order, one for each run of elements that left theirs together.
  let changes: [OrderChange]

  /// Compares the order of the stops that both dumps have.
  ///
  /// - Parameter isFlipped: whether ties are decided from the new dump's side.
  init(_ comparison: Comparison, _ mapping: Mapping, isFlipped: Bool) {
    let (old, new) = (comparison.old, comparison.new)
    var stops: [(old: Int32, new: Int32)] = []
    var isInOrder = true
    for index in 0..<min(old.tree.count, old.stops.count) where old.stops[index] {
      let partner = mapping.toRight[index]
      guard partner >= 0, new.isStop(Int(partner)) else { continue }
      if let last = stops.last, last.new > partner { isInOrder = false }
      stops.append((Int32(index), partner))
    }
    if isInOrder {
      moved = []
      changes = []
      return
    }
    if isFlipped { stops.sort { $0.new < $1.new } }
    let keeps = IncreasingRun.members(of: stops.map { isFlipped ? $0.old : $0.new })
    var read = stops.indices.map { (old: Int(stops[$0].old), new: Int(stops[$0].new), keeps: keeps[$0]) }
    if !isFlipped { read.sort { $0.new < $1.new } }
    moved = read.filter { !$0.keeps }.map(\.new)
    changes = ReadingOrder.changes(read, SpokenText(new.dump))
  }

  /// The runs of elements that left their order, each with its nearest neighbour that kept it.
  private static func changes(
    _ read: [(old: Int, new: Int, keeps: Bool)], _ new: SpokenText
  ) -> [OrderChange] {
    var changes: [OrderChange] = []
    let kept = read.indices.filter { read[$0].keeps }
    var nextKept = 0
    var place = 0
    while place < read.count {
      if read[place].keeps {
        nextKept += 1
        place += 1
        continue
      }
      let start = place
      // What was read in this order before moved as one.
      while place + 1 < read.count, !read[place + 1].keeps, read[place + 1].old > read[place].old { place += 1 }
      place += 1
      let isBefore = nextKept < kept.count
      let neighbour = isBefore ? kept[nextKept] : kept.last
      let title = new.title(of: NodeID(read[start].new))
      let count = place - start
      let reference = neighbour.map { new.title(of: NodeID(read[$0].new)) } ?? "everything else"
      changes.append(
        OrderChange(
          old: NodeID(read[start].old), new: NodeID(read[start].new), count: count,
          neighbour: neighbour.map { NodeID(read[$0].new) }, isBefore: isBefore,
          message: (count == 1 ? "\(title) is" : "\(title) and \(count - 1) more are")
            + " now read \(isBefore ? "before" : "after") \(reference)"))
    }
    return changes
  }
}
