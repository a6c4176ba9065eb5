import AccessibilityTree
import DumpFormats
import Testing
import TreeDiff

/// What holds for any two dumps, on random ones.
@Suite struct LawTests {
  /// A thousand pairs in ten pieces, so that they run side by side.
  private static let pieces = 0..<10
  private static let pairsEach = 100

  private static func pairs(_ piece: Int) throws -> [(seed: Int, old: Dump, new: Dump)] {
    try (0..<pairsEach).map { index in
      let seed = piece * pairsEach + index
      var screen = RandomScreen(seed: seed, limit: index < 20 ? 12 : 300)
      let old = try Screens.dump(screen.text)
      screen.change()
      return (seed, old, try Screens.dump(screen.text))
    }
  }

  @Test(arguments: pieces) func `equal dumps have no difference`(piece: Int) throws {
    for pair in try LawTests.pairs(piece) {
      let result = Screens.compare(pair.old, pair.old)
      #expect(Screens.lines(result) == [], "seed \(pair.seed)")
    }
  }

  @Test(arguments: pieces) func `the changes turn the old dump into the new one`(piece: Int) throws {
    for pair in try LawTests.pairs(piece) {
      let result = Screens.compare(pair.old, pair.new)
      let patched = Patch(result, old: pair.old, new: pair.new).lines()
      #expect(patched == Patch.lines(of: pair.new), "seed \(pair.seed)")
    }
  }

  @Test(arguments: pieces) func `the other way round is the mirror`(piece: Int) throws {
    for pair in try LawTests.pairs(piece) {
      let there = Screens.compare(pair.old, pair.new)
      let back = Screens.compare(pair.new, pair.old)
      #expect(
        Set(there.changes.map { mirrored($0, isBack: false) }) == Set(back.changes.map { mirrored($0, isBack: true) }),
        "seed \(pair.seed)")
      #expect(there.order.isEmpty == back.order.isEmpty, "seed \(pair.seed)")
    }
  }

  @Test(arguments: pieces) func `the same dumps have the same differences again`(piece: Int) throws {
    for pair in try LawTests.pairs(piece).prefix(20) {
      #expect(
        Screens.lines(Screens.compare(pair.old, pair.new)) == Screens.lines(Screens.compare(pair.old, pair.new)),
        "seed \(pair.seed)")
    }
  }

  /// What happened, with sides exchanged where asked; attributes without order, which is that of the old dump.
  private func mirrored(_ change: Change, isBack: Bool) -> [String] {
    let kinds: [Change.Kind: Change.Kind] = [.added: .removed, .removed: .added]
    let kind = isBack ? kinds[change.kind] ?? change.kind : change.kind
    let (old, new) = isBack ? (change.new, change.old) : (change.old, change.new)
    let attributes = change.attributes.map {
      let (before, after) = isBack ? ($0.new, $0.old) : ($0.old, $0.new)
      return "\($0.name) \(before ?? "-") \(after ?? "-")"
    }
    return [kind.rawValue, "\(old?.index ?? -1)", "\(new?.index ?? -1)"] + attributes.sorted()
  }
}
