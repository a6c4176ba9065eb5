internal import AccessibilityTree

/// How a node compares with a pattern, or with one part of it.
///
/// Ordered from worst to best, so that a pattern is the worst of its parts and a choice the best of its forms.
enum Fit: UInt8, Comparable {
  /// It does not fit, by what the source shows.
  case no
  /// All that the source shows fits, and something that is asked for is not shown.
  case untold
  /// It fits.
  case yes

  static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }

  /// Makes an answer of what was seen.
  init(_ holds: Bool) { self = holds ? .yes : .no }
}

/// The nodes of a scope that a pattern fits, and those of which that cannot be told.
struct Candidates {
  /// The nodes that fit, in document order.
  var fitting: [NodeID] = []
  /// The nodes that cannot be told, in document order.
  var untold: [NodeID] = []

  /// How many nodes match at the least and at the most, whichever way the untold ones are taken.
  var count: ClosedRange<Int> { fitting.count...(fitting.count + untold.count) }

  /// The one node that matches, or the one that just cannot be told; `nil` where there is no such one.
  var single: NodeID? {
    if fitting.count == 1 { return fitting[0] }
    return fitting.isEmpty && untold.count == 1 ? untold[0] : nil
  }

  /// All of them in document order.
  var all: [NodeID] {
    if untold.isEmpty { return fitting }
    return fitting.isEmpty ? untold : (fitting + untold).sorted()
  }
}
