internal import AccessibilityTree
internal import DumpFormats

/// The elements that a screen reader stops at, before and after, and which of them left their order.
struct ReadingOrder {
  /// The new nodes that left their order, in the new order.
  let moved: [Int]
  /// The changes of order, one for each run of elements that left theirs together.
  let changes: [OrderChange]

  /// A stop that both dumps have.
  private struct Stop {
    var old: Int32
    var new: Int32
    /// How many stops that did not move are read before it in the old dump.
    var before: Int32
    /// Whether it, or something around it, moved in the tree.
    var isMoved: Bool
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
    ReadingOrder.sort(&stops)
    var count: Int32 = 0
    for place in stops.indices {
      stops[place].keeps = stops[place].before == count
      if !stops[place].isMoved { count += 1 }
    }
    ReadingOrder.keepRuns(&stops, isFlipped: isFlipped)
    moved = stops.lazy.filter { !$0.keeps }.map { Int($0.new) }
    changes = moved.isEmpty ? [] : ReadingOrder.changes(stops, SpokenText(comparison.new.reading))
  }

  private static func commonStops(_ comparison: Comparison, _ facts: Facts, _ mapping: Mapping) -> [Stop] {
    let (stops, newStops) = (comparison.old.reading.stops, comparison.new.reading.stops)
    var found: [Stop] = []
    found.reserveCapacity(stops.count)
    var next = 0
    var movedUntil = 0
    var before: Int32 = 0
    for index in stops.indices {
      while next < facts.moved.count, facts.moved[next].old <= index {
        movedUntil = max(movedUntil, Int(comparison.old.tree.nodes[facts.moved[next].old].subtreeEnd))
        next += 1
      }
      guard stops[index] == .yes else { continue }
      let partner = mapping.toRight[index]
      guard partner >= 0, newStops[Int(partner)] == .yes else { continue }
      let isMoved = index < movedUntil
      found.append(Stop(old: Int32(index), new: partner, before: before, isMoved: isMoved))
      if !isMoved { before += 1 }
    }
    return found
  }

  /// Sorts stops by the new order, in which those that did not move stand already.
  private static func sort(_ stops: inout [Stop]) {
    var last: Int32 = -1
    for stop in stops where !stop.isMoved {
      if stop.new < last { return stops.sort { $0.new < $1.new } }
      last = stop.new
    }
    let moved = stops.filter(\.isMoved).sorted { $0.new < $1.new }
    var sorted: [Stop] = []
    sorted.reserveCapacity(stops.count)
    var next = 0
    for stop in stops where !stop.isMoved {
      while next < moved.count, moved[next].new < stop.new {
        sorted.append(moved[next])
        next += 1
      }
      sorted.append(stop)
    }
    sorted.append(contentsOf: moved[next...])
    stops = sorted
  }

  /// Of those that could keep their order, lets as many as possible do so.
  private static func keepRuns(_ stops: inout [Stop], isFlipped: Bool) {
    var last: Int32 = -1
    var isInOrder = true
    for stop in stops where stop.keeps {
      if stop.old < last { isInOrder = false }
      last = stop.old
    }
    if isInOrder { return }
    let candidates = stops.indices.filter { stops[$0].keeps }
      .sorted { isFlipped ? stops[$0].new < stops[$1].new : stops[$0].old < stops[$1].old }
    let keeps = IncreasingRun.members(of: candidates.map { isFlipped ? stops[$0].old : stops[$0].new })
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
      let title = new.title(of: NodeID(Int(read[start].new)))
      let count = place - start
      let reference = neighbour.map { new.title(of: NodeID(Int(read[$0].new))) } ?? "everything else"
      changes.append(
        OrderChange(
          old: NodeID(Int(read[start].old)), new: NodeID(Int(read[start].new)), count: count,
          neighbour: neighbour.map { NodeID(Int(read[$0].new)) }, isBefore: isBefore,
          message: (count == 1 ? "\(title) is" : "\(title) and \(count - 1) more are")
            + " now read \(isBefore ? "before" : "after") \(reference)"))
    }
    return changes
  }
}
