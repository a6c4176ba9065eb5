internal import AccessibilityTree
internal import DumpFormats
internal import TreeDiff

/// Edits that are the same in many places, such as a button that is called something else in every row.
struct EditGroups {
  /// What makes two edits the same.
  private struct Key: Hashable {
    var role: String
    var effects: [Effect]
    var attributes: [AttributeChange]
  }

  /// From how many on they are told as one.
  private static let least = 4

  private var counts: [Int: Int] = [:]
  private var told: Set<Int> = []

  init(_ changes: [Change], _ old: DumpReading, _ new: DumpReading) {
    var places: [Key: [Int]] = [:]
    for (place, change) in changes.enumerated() {
      guard change.kind == .changed, let node = change.new else { continue }
      let key = Key(role: new.tree.role(of: node), effects: change.effects, attributes: change.attributes)
      places[key, default: []].append(place)
    }
    for group in places.values where group.count >= EditGroups.least {
      counts[group[0]] = group.count
      told.formUnion(group.dropFirst())
    }
  }

  /// Whether an edit is told with an earlier one.
  func isTold(_ place: Int) -> Bool { told.contains(place) }

  /// How many edits are told with the one at a place.
  func count(at place: Int) -> Int { counts[place] ?? 1 }
}
