public import AccessibilityTree
public import DumpFormats
public import Vocabulary

/// Compares two dumps of one screen.
public enum TreeDiff {
  /// Finds what changed between two dumps for a person with a screen reader.
  ///
  /// - Parameters:
  ///   - old: the dump before, with where a reader stops in it.
  ///   - new: the dump after.
  ///   - rules: what counts as a difference.
  ///   - performer: does two parts of it at once, where the caller has a thread to spare.
  /// - Returns: the same for the same dumps on every run; with the dumps exchanged, the mirror of it.
  /// - Complexity: grows with the number of nodes, and with what differs; never with the product of two sides.
  public static func compare(
    old: DumpReading, new: DumpReading, rules: DiffRules = DiffRules(), performer: Performer? = nil
  ) -> DiffResult {
    let comparison = Comparison(
      old: Subject(old, rules: rules), new: Subject(new, rules: rules), rules: rules)
    if let shared = comparison.shared { return compareShared(comparison, shared) }
    // Two small dumps are compared sooner than a thread is there.
    let isSmall = old.tree.count + new.tree.count < leastNodes
    return compareOwn(comparison, isSmall ? nil : performer)
  }

  /// How many nodes two dumps have at least for which a second thread is worth its while.
  private static let leastNodes = 4096

  /// The platforms that two dumps are read as: one that both can be of, where there is one.
  public static func platforms(old: Dump, new: Dump) -> (old: Platform, new: Platform) {
    (platform(of: old, among: new.platforms), platform(of: new, among: old.platforms))
  }

  private static func platform(of dump: Dump, among platforms: Set<Platform>) -> Platform {
    let all = Vocabulary.standard.platforms(of: dump.source)
    let possible = all.filter { dump.platforms.contains($0) }
    return possible.first { platforms.contains($0) } ?? possible.first ?? all.first ?? .web
  }

  /// Compares two dumps of one kind by all that they print.
  private static func compareOwn(_ comparison: Comparison, _ performer: Performer?) -> DiffResult {
    let (left, right) = sides(comparison, performer)
    let (mapping, isFlipped) = match(left, right)
    let facts = Facts(old: left, new: right, mapping: mapping, isFlipped: isFlipped)
    let ignored = ignoredCount(left, right, mapping)
    return result(comparison, facts, mapping, isFlipped, ignoredCount: ignored, performer)
  }

  /// Compares what two formats can both show, and says of that where it stands in the whole trees.
  private static func compareShared(_ comparison: Comparison, _ shared: SharedFields) -> DiffResult {
    let (old, new) = (SharedTree(comparison.old), SharedTree(comparison.new))
    let left = side(comparison.old, old, shared, comparison.rules)
    let right = side(comparison.new, new, shared, comparison.rules)
    let (inner, isFlipped) = match(left, right)
    var facts = Facts(old: left, new: right, mapping: inner, isFlipped: isFlipped)
    facts.spread(old: old.places, new: new.places)
    let counts = (comparison.old.tree.count, comparison.new.tree.count)
    let mapping = inner.spread(left: old.places, of: counts.0, right: new.places, of: counts.1)
    var result = result(comparison, facts, mapping, isFlipped, ignoredCount: 0, nil)
    result.notComparedCount += counts.0 + counts.1 - old.places.count - new.places.count
    return result
  }

  /// Matches two trees in an order that does not depend on which of them is the older one.
  ///
  /// The search knows a left and a right tree. Which dump is which is decided by their contents, so that comparing
  /// them the other way round finds the same pairs.
  private static func match(_ left: Side, _ right: Side) -> (mapping: Mapping, isFlipped: Bool) {
    let isFlipped = left.prints.whole > right.prints.whole
    return (isFlipped ? Matcher.match(right, left).flipped() : Matcher.match(left, right), isFlipped)
  }

  private static func result(
    _ comparison: Comparison, _ facts: Facts, _ mapping: Mapping, _ isFlipped: Bool, ignoredCount: Int,
    _ performer: Performer?
  ) -> DiffResult {
    let (order, found) = Both.perform(
      by: performer, { ReadingOrder(comparison, facts, mapping, isFlipped: isFlipped) },
      { ChangeList(comparison, facts, mapping) })
    var changes = found
    changes.addMoved(order)
    return DiffResult(
      basis: comparison.shared == nil ? .ownAttributes : .neutralFields, changes: changes.sorted(),
      order: order.changes, ignoredCount: ignoredCount, notComparedCount: changes.notComparedCount,
      newOfOld: mapping.toRight, oldOfNew: mapping.toLeft)
  }

  private static func side(
    _ subject: Subject, _ tree: SharedTree, _ shared: SharedFields, _ rules: DiffRules
  ) -> Side {
    Side(subject, tree, prints: Fingerprints(subject, tree, shared: shared, rules: rules))
  }

  private static func sides(_ comparison: Comparison, _ performer: Performer?) -> (Side, Side) {
    Both.perform(
      by: performer, { Side(comparison.old, rules: comparison.rules) },
      { Side(comparison.new, rules: comparison.rules) })
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
}
