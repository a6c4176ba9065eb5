internal import AccessibilityTree
internal import DumpFormats

/// Turns what a mapping says happened into changes with their effects, in the order of a report.
struct ChangeList {
  let comparison: Comparison
  private let facts: Facts
  private let mapping: Mapping
  private let order: ReadingOrder
  private let effects: EffectFinder
  private var entries: [Entry] = []
  /// How many containers and fields cannot be compared.
  private(set) var notComparedCount = 0

  /// A change and where a person meets it: at a node of the new dump, or after the last one before what went away.
  private struct Entry {
    var place: Int
    var isRemoved: Bool
    var old: Int
    var change: Change
  }

  init(_ comparison: Comparison, _ facts: Facts, _ mapping: Mapping, _ order: ReadingOrder) {
    self.comparison = comparison
    self.facts = facts
    self.mapping = mapping
    self.order = order
    effects = EffectFinder(comparison)
    addRemoved()
    addAdded()
    addChanged()
    addMoved()
  }

  /// The changes in order.
  func sorted() -> [Change] {
    entries.sorted { left, right in
      if left.place != right.place { return left.place < right.place }
      if left.isRemoved != right.isRemoved { return !left.isRemoved }
      if left.old != right.old { return left.old < right.old }
      return left.change.kind == .moved && right.change.kind != .moved
    }.map(\.change)
  }

  private mutating func addRemoved() {
    let places = placesOfRemoved()
    for (index, node) in facts.removed.enumerated() {
      let effect = effects.removed(node)
      let change = Change(
        kind: .removed, effects: [effect], old: NodeID(node), new: nil,
        subtreeCount: count(of: node, at: index, facts.removed, comparison.old.tree, mapping.toRight))
      entries.append(Entry(place: places[index], isRemoved: true, old: node, change: change))
    }
  }

  private mutating func addAdded() {
    for (index, node) in facts.added.enumerated() {
      var found = [effects.added(node)]
      // It comes before in the table.
      if isTwin(node, of: nil) { found.insert(.sameAsSibling, at: 0) }
      let change = Change(
        kind: .added, effects: found, old: nil, new: NodeID(node),
        subtreeCount: count(of: node, at: index, facts.added, comparison.new.tree, mapping.toLeft))
      entries.append(Entry(place: node, isRemoved: false, old: -1, change: change))
    }
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

  private mutating func addMoved() {
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
    let change = Change(
      kind: kind, effects: effects, old: NodeID(pair.old), new: NodeID(pair.new), attributes: attributes)
    entries.append(Entry(place: pair.new, isRemoved: false, old: pair.old, change: change))
  }

  /// How many nodes without partner a subtree has, counted at its topmost one; 0 at the others.
  private func count(of node: Int, at place: Int, _ nodes: [Int], _ tree: Tree, _ partners: [Int32]) -> Int {
    // Of two formats many containers are left out, so that a subtree is no subtree in the other.
    if comparison.shared != nil { return 1 }
    let parent = Int(tree.nodes[node].parent)
    if parent >= 0, partners[parent] < 0 { return 0 }
    return ChangeList.firstPlace(nodes, from: Int(tree.nodes[node].subtreeEnd)) - place
  }

  /// For each removed node the new place of the last node before it that is still there.
  private func placesOfRemoved() -> [Int] {
    var places: [Int] = []
    var last = -1
    var next = 0
    for node in facts.removed {
      while next < node {
        if mapping.toRight[next] >= 0 { last = Int(mapping.toRight[next]) }
        next += 1
      }
      places.append(last)
    }
    return places
  }

  /// The first place of a sorted list whose number is not below a bound.
  private static func firstPlace(_ numbers: [Int], from bound: Int) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func hasMember(_ numbers: [Int], in range: Range<Int>) -> Bool {
    let place = firstPlace(numbers, from: range.lowerBound)
    return place < numbers.count && numbers[place] < range.upperBound
  }
}
