/// Texts by their length and the letters they use, to find those that may be two edits away from another.
///
/// Texts of alike letters stand together, and a group whose shared letters another text lacks is passed over as a whole.
struct LetterBuckets {
  private struct Entry {
    var letters: UInt64
    var place: Int
  }

  private struct Group {
    /// The letters that every text of the group uses, and those that any of them does.
    var common: UInt64
    var union: UInt64
    var entries: Range<Int>
  }

  private struct Bucket {
    var entries: [Entry] = []
    var groups: [Group] = []
  }

  private static let groupSize = 16
  private var byLength: [Bucket] = []

  /// Adds a text that may be found from texts of these lengths.
  mutating func add(_ letters: UInt64, lengths: ClosedRange<Int>, _ place: Int) {
    while byLength.count <= lengths.upperBound { byLength.append(Bucket()) }
    for length in lengths { byLength[length].entries.append(Entry(letters: letters, place: place)) }
  }

  /// Puts alike texts together, once all are added.
  mutating func finish() {
    for length in byLength.indices where !byLength[length].entries.isEmpty {
      let entries = byLength[length].entries.sorted { ($0.letters, $0.place) < ($1.letters, $1.place) }
      byLength[length].entries = entries
      for start in stride(from: 0, to: entries.count, by: LetterBuckets.groupSize) {
        let range = start..<min(start + LetterBuckets.groupSize, entries.count)
        byLength[length].groups.append(
          Group(
            common: entries[range].reduce(.max) { $0 & $1.letters },
            union: entries[range].reduce(0) { $0 | $1.letters },
            entries: range))
      }
    }
  }

  /// Visits the texts whose letters differ in few from those of a text of a length.
  @inline(__always)
  func forEach(near letters: UInt64, length: Int, _ visit: (Int) -> Void) {
    guard length < byLength.count else { return }
    for group in byLength[length].groups {
      guard LetterBuckets.isFew((group.common & ~letters) | (letters & ~group.union)) else { continue }
      for index in group.entries {
        let entry = byLength[length].entries[index]
        if LetterBuckets.isFew(entry.letters ^ letters) { visit(entry.place) }
      }
    }
  }

  /// Whether at most four bits are set, which is what two edits change.
  @inline(__always)
  private static func isFew(_ bits: UInt64) -> Bool {
    var bits = bits
    for _ in 0..<4 where bits != 0 { bits &= bits &- 1 }
    return bits == 0
  }
}
