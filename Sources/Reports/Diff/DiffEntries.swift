internal import AccessibilityTree
internal import DumpFormats
internal import TreeDiff

/// What a report for people tells as one thing: a change, a subtree that came or went, or an edit made in many places.
struct DiffEntry {
  /// The change, or the first of those that are told together.
  var change: Change
  /// How many equal edits are told together; 1 for a change that stands alone.
  var count = 1
  /// The worst class of all that is told: an empty box may have come with a button in it.
  var impact: Impact

  /// What happened, as in "has another name"; of a subtree the worst that came or went.
  var phrases: String {
    effects.count == 1 ? effects[0].phrase : effects.map(\.phrase).joined(separator: ", ")
  }

  /// What it does, the worst first.
  var effects: [Effect]
}

/// The changes of a screen as they are told, in the order of a report.
struct DiffEntries: Sendable {
  /// What makes two edits the same.
  private struct Key: Hashable {
    var role: String
    var effects: [Effect]
    var attributes: [AttributeChange]
  }

  /// An entry by the places of its changes: of two dumps with nothing in common there are as many as elements.
  private struct Place {
    /// The change.
    var change: Int32
    /// The change whose effects are told.
    var told: Int32
    var count: Int32
  }

  /// From how many on equal edits are told as one.
  private static let least = 4

  private let changes: [Change]
  private var places: [Place] = []

  /// All entries in order.
  var all: some Sequence<DiffEntry> { self[0..<count] }
  /// How many there are.
  var count: Int { places.count }

  /// Some of the entries.
  subscript(range: Range<Int>) -> some Sequence<DiffEntry> { places[range].lazy.map { entry($0) } }

  init(_ changes: [Change], in new: DumpReading) {
    self.changes = changes
    let groups = DiffEntries.groups(changes, in: new)
    places.reserveCapacity(changes.count)
    // A subtree is one line, at its topmost element; the others follow it, with what else is found there between them.
    var (removed, added) = (-1, -1)
    for (place, change) in changes.enumerated() {
      let top = change.kind == .removed ? removed : change.kind == .added ? added : -1
      if change.subtreeCount == 0, top >= 0 {
        if change.impact > changes[Int(places[top].told)].impact { places[top].told = Int32(place) }
        continue
      }
      let count = groups[place] ?? 1
      if count == 0 { continue }
      if change.subtreeCount > 1 {
        if change.kind == .removed { removed = places.count }
        if change.kind == .added { added = places.count }
      }
      places.append(Place(change: Int32(place), told: Int32(place), count: Int32(count)))
    }
  }

  private func entry(_ place: Place) -> DiffEntry {
    let told = changes[Int(place.told)]
    return DiffEntry(
      change: changes[Int(place.change)], count: Int(place.count), impact: told.impact, effects: told.effects)
  }

  /// For each edit that is made in many places how many there are, at the first of them; 0 at the others.
  private static func groups(_ changes: [Change], in new: DumpReading) -> [Int: Int] {
    var places: [Key: [Int]] = [:]
    for (place, change) in changes.enumerated() {
      guard change.kind == .changed, let node = change.new else { continue }
      let key = Key(role: new.tree.role(of: node), effects: change.effects, attributes: change.attributes)
      places[key, default: []].append(place)
    }
    var groups: [Int: Int] = [:]
    for group in places.values where group.count >= least {
      for place in group { groups[place] = 0 }
      groups[group[0]] = group.count
    }
    return groups
  }
}
