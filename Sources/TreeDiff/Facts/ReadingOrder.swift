internal import AccessibilityTree

/// The elements that a screen reader stops at, before and after, and which of them left their order.
struct ReadingOrder {
  /// The new nodes that left their order, in the new order.
  let moved: [Int]
  /// The changes of order, one for each run of elements that left theirs together.
  let changes: [OrderChange]

  /// A stop that both dumps have.
  private struct Stop {
    var old: Int
    var new: Int
    /// Whether it, or something around it, moved in the tree.
    var isMoved: Bool
    /// How many stops that did not move are read before it, in the old dump and in the new one.
    var beforeInOld = 0
    var beforeInNew = 0
    var keeps = true
  }

  /// Compares the order of the stops that both dumps have.
  ///
  /// What did not move in the tree keeps its order; of what moved, as much as can does.
  ///
  /// - Parameter isFlipped: whether ties are decided from the new dump's side.
  init(_ comparison: Comparison, _ facts: Facts, _ mapping: Mapping, isFlipped: Bool) {
    guard !facts.moved.isEmpty else {
      moved = []
      changes = []
      return
    }
    var stops = ReadingOrder.commonStops(comparison, facts, mapping)
    var count = 0
    for place in stops.indices {
      stops[place].beforeInOld = count
      if !stops[place].isMoved { count += 1 }
    }
    stops.sort { $0.new < $1.new }
    count = 0
    for place in stops.indices {
      stops[place].beforeInNew = count
      if !stops[place].isMoved { count += 1 }
      stops[place].keeps = stops[place].beforeInOld == stops[place].beforeInNew
    }
    ReadingOrder.keepRuns(&stops, isFlipped: isFlipped)
    moved = stops.filter { !$0.keeps }.map(\.new)
    changes = moved.isEmpty ? [] : ReadingOrder.changes(stops, SpokenText(comparison.new.reading))
  }

  private static func commonStops(_ comparison: Comparison, _ facts: Facts, _ mapping: Mapping) -> [Stop] {
    let old = comparison.old
    var stops: [Stop] = []
    var next = 0
    var movedUntil = 0
    for index in 0..<old.tree.count {
      while next < facts.moved.count, facts.moved[next].old <= index {
        movedUntil = max(movedUntil, Int(old.tree.nodes[facts.moved[next].old].subtreeEnd))
        next += 1
      }
      let partner = Int(mapping.toRight[index])
      guard old.isStop(index), partner >= 0, comparison.new.isStop(partner) else { continue }
      stops.append(Stop(old: index, new: partner, isMoved: index < movedUntil))
    }
    return stops
  }

  /// Of those that could keep their order, lets as many as possible do so.
  private static func keepRuns(_ stops: inout [Stop], isFlipped: Bool) {
    let candidates = stops.indices.filter { stops[$0].keeps }
      .sorted { isFlipped ? stops[$0].new < stops[$1].new : stops[$0].old < stops[$1].old }
    let keeps = IncreasingRun.members(
      of: candidates.map { Int32(isFlipped ? stops[$0].old : stops[$0].new) })
    for (place, candidate) in candidates.enumerated() { stops[candidate].keeps = keeps[place] }
  }

  /// The runs of elements that left their order, each with its nearest neighbour that kept it.
  private static func changes(_ read: [Stop], _ new: SpokenText) -> [OrderChange] {
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
