internal import AccessibilityTree
internal import DumpFormats

/// Turns what a mapping says happened into changes with their effects, in the order of a report.
struct ChangeList: Sendable {
  let comparison: Comparison
  private let facts: Facts
  private let mapping: Mapping
  private let effects: EffectFinder
  /// What became of the pairs that changed or moved, in no order.
  private var pairs: [Change] = []
  /// How many containers and fields cannot be compared.
  private(set) var notComparedCount = 0

  init(_ comparison: Comparison, _ facts: Facts, _ mapping: Mapping) {
    self.comparison = comparison
    self.facts = facts
    self.mapping = mapping
    effects = EffectFinder(comparison)
    addChanged()
  }

  /// The changes in order: each where a person meets it, at a node of the new dump, or after the last one before what
  /// went away.
  ///
  /// Of two dumps with nothing in common nearly all changes are of nodes that came or went, and those are in order
  /// already, so that they are made where they belong and moved no more.
  func sorted() -> [Change] {
    let (pairs, removed, added) = (sortedPairs(), sortedRemoved(), facts.added)
    var changes: [Change] = []
    changes.reserveCapacity(pairs.count + removed.count + added.count)
    var (nextPair, nextRemoved, nextAdded) = (0, 0, 0)
    for _ in 0..<(pairs.count + removed.count + added.count) {
      let pairPlace = nextPair < pairs.count ? pairs[nextPair].new?.index ?? 0 : Int.max
      let addedPlace = nextAdded < added.count ? added[nextAdded] : Int.max
      let removedPlace = nextRemoved < removed.count ? removed[nextRemoved].place : Int.max
      if removedPlace < min(pairPlace, addedPlace) {
        changes.append(change(ofRemoved: removed[nextRemoved].number))
        nextRemoved += 1
      } else if addedPlace < pairPlace {
        changes.append(change(ofAdded: nextAdded))
        nextAdded += 1
      } else {
        changes.append(pairs[nextPair])
        nextPair += 1
      }
    }
    return changes
  }

  /// The changes of pairs in the order of the new dump; that a node moved comes before what else it did.
  private func sortedPairs() -> [Change] {
    var keys = pairs.indices.map { place in
      UInt64(UInt32(pairs[place].new?.index ?? 0)) << 33 | (pairs[place].kind == .moved ? 0 : 1) << 32 | UInt64(place)
    }
    keys.sort()
    return keys.map { pairs[Int(UInt32(truncatingIfNeeded: $0))] }
  }

  /// The numbers of the removed nodes in the order in which they are told, each with the new place of the last node
  /// before it that is still there.
  private func sortedRemoved() -> [(place: Int, number: Int)] {
    var keys: [UInt64] = []
    keys.reserveCapacity(facts.removed.count)
    // What went from the very beginning stands before the first place.
    var last: UInt64 = 0
    var next = 0
    for (number, node) in facts.removed.enumerated() {
      while next < node {
        if mapping.toRight[next] >= 0 { last = UInt64(mapping.toRight[next]) + 1 }
        next += 1
      }
      keys.append(last << 32 | UInt64(number))
    }
    keys.sort()
    return keys.map { (Int($0 >> 32) - 1, Int(UInt32(truncatingIfNeeded: $0))) }
  }

  private func change(ofRemoved number: Int) -> Change {
    let node = facts.removed[number]
    return Change(
      kind: .removed, effects: EffectFinder.alone(effects.removed(node)), old: NodeID(node), new: nil,
      subtreeCount: count(of: node, at: number, facts.removed, comparison.old.tree, mapping.toRight))
  }

  private func change(ofAdded number: Int) -> Change {
    let node = facts.added[number]
    var found = EffectFinder.alone(effects.added(node))
    // It comes before in the table.
    if isTwin(node, of: nil) { found.insert(.sameAsSibling, at: 0) }
    return Change(
      kind: .added, effects: found, old: nil, new: NodeID(node),
      subtreeCount: count(of: node, at: number, facts.added, comparison.new.tree, mapping.toLeft))
  }

  private mutating func addChanged() {
    if let shared = comparison.shared { return addChanged(shared) }
    for pair in facts.changed {
      addChanged(pair, comparison.ownChanges(pair.old, pair.new))
    }
    addStopChanges()
    guard case .within(let tolerance) = comparison.rules.geometry else { return }
    for old in 0..<comparison.old.tree.count where mapping.toRight[old] >= 0 {
      let pair = (old: old, new: Int(mapping.toRight[old]))
      let attributes = comparison.geometryChanges(pair.old, pair.new, tolerance: tolerance)
      if !attributes.isEmpty { append(.changed, pair, [.geometryChanged], attributes) }
    }
  }

  /// Adds the pairs that are as they were, while something around them took them from a reader or gave them back.
  private mutating func addStopChanges() {
    let changed = Set(facts.changed.map(\.old))
    let (stops, newStops) = (comparison.old.reading.stops, comparison.new.reading.stops)
    for old in mapping.toRight.indices where mapping.toRight[old] >= 0 {
      let new = Int(mapping.toRight[old])
      if stops[old] == newStops[new] || changed.contains(old) { continue }
      if let effect = effects.stopChange(old, new) { append(.changed, (old, new), [effect], []) }
    }
  }

  /// Compares all pairs: what two formats have in common is not all that a person is told.
  private mutating func addChanged(_ shared: SharedFields) {
    var agreement = RoleAgreement()
    for old in mapping.toRight.indices where mapping.toRight[old] >= 0 {
      let pair = (old: old, new: Int(mapping.toRight[old]))
      let differences = comparison.neutralDifferences(pair.old, pair.new, shared, &agreement)
      notComparedCount += differences.notComparedCount
      addChanged(pair, differences.changes)
    }
  }

  private mutating func addChanged(_ pair: (old: Int, new: Int), _ attributes: [AttributeChange]) {
    guard !attributes.isEmpty else { return }
    var found = effects.changed(pair.old, pair.new, attributes)
    if isTwin(pair.new, of: pair.old) { found = EffectFinder.sorted(Set(found).union([.sameAsSibling])) }
    append(.changed, pair, found, attributes)
  }

  /// Adds what moved.
  mutating func addMoved(_ order: ReadingOrder) {
    guard !facts.moved.isEmpty else { return }
    let stops = comparison.new.reading.stopNodes.map(\.index)
    for pair in facts.moved {
      let end = Int(comparison.new.tree.nodes[pair.new].subtreeEnd)
      let effect: Effect
      if ChangeList.hasMember(order.moved, in: pair.new..<end) {
        effect = .orderChanged
      } else {
        effect = ChangeList.hasMember(stops, in: pair.new..<end) ? .moved : .wrapperMoved
      }
      append(.moved, pair, [effect], [])
    }
  }

  private mutating func append(
    _ kind: Change.Kind, _ pair: (old: Int, new: Int), _ effects: [Effect], _ attributes: [AttributeChange]
  ) {
    pairs.append(
      Change(kind: kind, effects: effects, old: NodeID(pair.old), new: NodeID(pair.new), attributes: attributes))
  }

  /// How many nodes without partner a subtree has, counted at its topmost one; 0 at the others.
  private func count(of node: Int, at place: Int, _ nodes: [Int], _ tree: Tree, _ partners: [Int32]) -> Int {
    // Of two formats many containers are left out, so that a subtree is no subtree in the other.
    if comparison.shared != nil { return 1 }
    let parent = Int(tree.nodes[node].parent)
    if parent >= 0, partners[parent] < 0 { return 0 }
    let end = Int(tree.nodes[node].subtreeEnd)
    return end == node + 1 ? 1 : nodes.firstPlace(from: end) - place
  }

  private static func hasMember(_ numbers: [Int], in range: Range<Int>) -> Bool {
    let place = numbers.firstPlace(from: range.lowerBound)
    return place < numbers.count && numbers[place] < range.upperBound
  }
}
