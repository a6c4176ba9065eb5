internal import AccessibilityTree
internal import Verification

/// The parts of a run of which reports are joined: one that is lost would be missed by nobody, since what it judged is
/// in no other.
struct MergedParts: Sendable {
  /// How many of the parts that are lost are named.
  private static let named = 5

  /// The numbers of the parts that are there, by how many there have to be.
  private var found: [Int: Set<Int>] = [:]
  /// A report of each way to part the run.
  private var examples: [Int: String] = [:]

  /// Takes in the part that a report is of; `nil` for a report of a whole run.
  mutating func add(_ shard: Shard?, path: String) {
    guard let shard else { return }
    found[shard.count, default: []].insert(shard.index)
    if examples[shard.count] == nil { examples[shard.count] = path }
  }

  /// What is missing for the reports to be of a whole run.
  var faults: [Diagnostic] {
    found.keys.sorted().compactMap { count in
      guard let parts = found[count], parts.count < count else { return nil }
      let lost = (1...count).lazy.filter { !parts.contains($0) }.prefix(Self.named).map(String.init)
      let more = count - parts.count - lost.count
      let numbers = lost.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      let (noun, verb) = count - parts.count == 1 ? ("part", "is") : ("parts", "are")
      return Diagnostic(
        id: "lost-part",
        "\(noun) \(numbers) of \(count) \(verb) in none of the reports, so what was judged there is not known",
        path: examples[count] ?? "")
    }
  }
}
