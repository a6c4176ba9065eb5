import AccessibilityTree
import DumpFormats
import Testing
import TreeDiff
import Vocabulary

/// Shapes on which greedy or quadratic matching shows.
@Suite struct HardShapeTests {
  private static let count = 20_000

  private func list(_ rows: [String]) throws -> Dump {
    try Screens.dump("AXList\n" + rows.map { "  AXButton label=\"\($0)\"\n" }.joined())
  }

  private func kinds(_ old: [String], _ new: [String]) throws -> [Change.Kind: Int] {
    let result = Screens.compare(try list(old), try list(new))
    return Dictionary(result.changes.map { ($0.kind, 1) }, uniquingKeysWith: +)
  }

  @Test(.timeLimit(.minutes(5))) func `equal rows of which some are gone`() throws {
    let rows = [String](repeating: "Row", count: HardShapeTests.count)
    #expect(try kinds(rows, Array(rows.dropLast(200))) == [.removed: 200])
  }

  @Test(.timeLimit(.minutes(5))) func `rows the other way round`() throws {
    let rows = (0..<HardShapeTests.count).map { "Row \($0)" }
    #expect(try kinds(rows, rows.reversed()) == [.moved: HardShapeTests.count - 1])
  }

  @Test(.timeLimit(.minutes(5))) func `rows in any order are moves and nothing else`() throws {
    var numbers = SeededNumbers(seed: 3)
    let rows = (0..<HardShapeTests.count).map { "Row \($0)" }
    #expect(Set(try kinds(rows, rows.shuffled(using: &numbers)).keys) == [.moved])
  }

  @Test(.timeLimit(.minutes(5))) func `two words at random of which some are gone`() throws {
    var numbers = SeededNumbers(seed: 4)
    let rows = (0..<HardShapeTests.count).map { _ in Bool.random(using: &numbers) ? "Delete" : "Edit" }
    let kept = rows.filter { _ in Int.random(in: 0..<100, using: &numbers) > 0 }
    let found = try kinds(rows, kept)
    #expect(found.values.reduce(0, +) <= (rows.count - kept.count) * 11 / 10)
    #expect((found[.removed] ?? 0) - (found[.added] ?? 0) == rows.count - kept.count)
  }

  @Test(.timeLimit(.minutes(5))) func `nothing in common`() throws {
    let rows = (0..<HardShapeTests.count).map { "Row \($0)" }
    let others = (0..<HardShapeTests.count).map { "Other \($0)" }
    let found = try kinds(rows, others)
    #expect(found == [.removed: HardShapeTests.count, .added: HardShapeTests.count])
  }

  /// Twice as many words as nodes on each side: a table for them must never be full.
  @Test(.timeLimit(.minutes(5))) func `every name and every identifier another`() throws {
    func list(_ word: String) throws -> Dump {
      try Screens.dump(
        "AXList\n" + (0..<500).map { "  AXButton label=\"\(word) \($0)\" id=\"\(word)-\($0)\"\n" }.joined())
    }
    let result = Screens.compare(try list("old"), try list("new"))
    #expect(Dictionary(result.changes.map { ($0.kind, 1) }, uniquingKeysWith: +) == [.removed: 500, .added: 500])
  }

  @Test(.timeLimit(.minutes(5)), arguments: [true, false]) func `a chain of boxes`(isNamed: Bool) throws {
    let depth = 100_000
    let result = Screens.compare(
      chain(depth, isNamed: isNamed, leaf: "Save"), chain(depth, isNamed: isNamed, leaf: "Keep"))
    #expect(Screens.lines(result) == ["major changed \(depth)>\(depth) name-changed label: 'Save' > 'Keep'"])
  }

  @Test(.timeLimit(.minutes(5))) func `a chain without partner above a leaf that moved`() throws {
    let depth = 50_000
    let old = chain(depth, isNamed: true, leaf: "Save")
    let new = try Screens.dump("AXButton label=\"Save\"\n")
    let result = Screens.compare(old, new)
    #expect(result.changes.count == depth)
    #expect(result.changes.allSatisfy { $0.kind == .removed })
  }

  @Test(.timeLimit(.minutes(5))) func `an element with a hundred thousand attributes`() throws {
    let attributes = (0..<100_000).map { " a\($0)=\"x\"" }.joined()
    let result = try Screens.compare("AXButton\(attributes)\n", "AXButton\(attributes) b=\"y\"\n")
    #expect(Screens.lines(result) == ["minor changed 0>0 attribute-changed b: - > 'y'"])
  }

  /// A leaf below that many boxes, each alone in the one above; as text it would be gigabytes of blanks.
  private func chain(_ depth: Int, isNamed: Bool, leaf: String) -> Dump {
    var builder = TreeBuilder(source: [])
    let (box, button, label) = (
      builder.symbols.intern("AXGroup"), builder.symbols.intern("AXButton"), builder.symbols.intern("label")
    )
    for level in 0..<depth {
      builder.begin(role: box, offset: 0)
      guard isNamed else { continue }
      let name = builder.append("Level \(level)".utf8)
      builder.add(label, name)
      builder.update { $0.name = name }
    }
    builder.begin(role: button, offset: 0)
    let name = builder.append(leaf.utf8)
    builder.add(label, name)
    builder.update { $0.name = name }
    return Dump(
      tree: builder.finish(), format: "ax-text", source: .ax, platforms: [.macos], platformReason: "a test says so")
  }
}
