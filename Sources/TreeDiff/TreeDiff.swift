internal import AccessibilityTree
public import DumpFormats
internal import Synchronization

/// Compares two dumps of one screen.
public enum TreeDiff {
  /// Does two pieces of work, numbered 0 and 1, and returns when both are done; it may do them at once.
  public typealias Pair = (@escaping @Sendable (Int) -> Void) -> Void

  /// Finds what changed between two dumps for a person with a screen reader.
  ///
  /// - Parameters:
  ///   - old: the dump before.
  ///   - new: the dump after.
  ///   - stops: for each node of each dump whether a screen reader stops there; empty where nobody can say.
  ///   - rules: what counts as a difference.
  ///   - pair: how two pieces of work are done, so that a caller with threads can use two.
  /// - Returns: the same for the same dumps on every run; with the dumps exchanged, the mirror of it.
  /// - Complexity: grows with the number of nodes, and with what differs; never with the product of two sides.
  public static func compare(
    old: Dump, new: Dump, stops: (old: [Bool], new: [Bool]) = ([], []), rules: DiffRules = DiffRules(),
    pair: Pair = { work in
      work(0)
      work(1)
    }
  ) -> DiffResult {
    let comparison = Comparison(
      old: Subject(old, stops: stops.old, rules: rules), new: Subject(new, stops: stops.new, rules: rules),
      rules: rules)
    let (left, right) = sides(comparison, pair)
    // The search knows a left and a right tree. Which dump is which is decided by their contents, so that comparing
    // them the other way round finds the same pairs.
    let isFlipped = left.prints.whole > right.prints.whole
    let mapping = isFlipped ? Matcher.match(right, left).flipped() : Matcher.match(left, right)
    let facts = Facts(old: left, new: right, mapping: mapping, isFlipped: isFlipped)
    let order = ReadingOrder(comparison, facts, mapping, isFlipped: isFlipped)
    let changes = ChangeList(comparison, facts, mapping, order)
    return DiffResult(
      basis: comparison.shared == nil ? .ownAttributes : .neutralFields, changes: changes.sorted(),
      order: order.changes, ignoredCount: ignoredCount(left, right, mapping),
      notComparedCount: changes.notComparedCount + notComparedCount(comparison, mapping),
      newOfOld: mapping.toRight, oldOfNew: mapping.toLeft)
  }

  private static func sides(_ comparison: Comparison, _ pair: Pair) -> (Side, Side) {
    let prints = Results()
    pair { piece in
      let subject = piece == 0 ? comparison.old : comparison.new
      prints.set(piece, comparison.fingerprints(of: subject))
    }
    return (
      Side(nodes: comparison.old.tree.nodes, prints: prints[0]),
      Side(nodes: comparison.new.tree.nodes, prints: prints[1])
    )
  }

  /// How many pairs differ in what is not compared.
  private static func ignoredCount(_ left: Side, _ right: Side, _ mapping: Mapping) -> Int {
    guard !left.prints.ignored.isEmpty || !right.prints.ignored.isEmpty else { return 0 }
    var count = 0
    for node in 0..<left.count where mapping.toRight[node] >= 0 {
      let ignored = left.prints.ignored.isEmpty ? 0 : left.prints.ignored[node]
      let other = right.prints.ignored.isEmpty ? 0 : right.prints.ignored[Int(mapping.toRight[node])]
      if ignored != other { count += 1 }
    }
    return count
  }

  private static func notComparedCount(_ comparison: Comparison, _ mapping: Mapping) -> Int {
    guard comparison.shared != nil else { return 0 }
    var count = 0
    for node in mapping.toRight.indices where mapping.toRight[node] >= 0 {
      count += comparison.notComparedCount(node, Int(mapping.toRight[node]))
    }
    return count
  }

  /// The hashes of two dumps, which two threads may make.
  private final class Results: Sendable {
    private let values = Mutex<[Fingerprints]>(Array(repeating: Fingerprints(count: 0, hasIgnored: false), count: 2))

    subscript(piece: Int) -> Fingerprints { values.withLock { $0[piece] } }

    func set(_ piece: Int, _ prints: Fingerprints) { values.withLock { $0[piece] = prints } }
  }
}
