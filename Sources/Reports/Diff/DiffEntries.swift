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
struct DiffEntries {
  /// What makes two edits the same.
  private struct Key: Hashable {
    var role: String
    var effects: [Effect]
    var attributes: [AttributeChange]
  }

  /// From how many on equal edits are told as one.
  private static let least = 4

  private(set) var all: [DiffEntry] = []

  init(_ changes: [Change], in new: DumpReading) {
    let groups = DiffEntries.groups(changes, in: new)
    all.reserveCapacity(changes.count)
    // A subtree is one line, at its topmost element; the others follow it, with what else is found there between them.
    var subtree: [Change.Kind: Int] = [:]
    for (place, change) in changes.enumerated() {
      if change.subtreeCount == 0, let top = subtree[change.kind] {
        take(change, into: top)
      } else if let count = groups[place] {
        guard count > 0 else { continue }
        all.append(DiffEntry(change: change, count: count, impact: change.impact, effects: change.effects))
      } else {
        if change.subtreeCount > 1 { subtree[change.kind] = all.count }
        all.append(DiffEntry(change: change, impact: change.impact, effects: change.effects))
      }
    }
  }

  /// Tells a change with the subtree that it is in.
  private mutating func take(_ change: Change, into top: Int) {
    guard change.impact > all[top].impact else { return }
    all[top].impact = change.impact
    all[top].effects = change.effects
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
