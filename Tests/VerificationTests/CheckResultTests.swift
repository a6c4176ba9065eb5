import AccessibilityTree
import Testing
import Vocabulary

@testable import Verification

/// The parts of a result that are held by a reference, and the counts of the words.
struct CheckResultTests {
  private static let excerpt = Excerpt(
    path: "a", position: SourcePosition(line: 1, column: 1), length: 1, text: "x", label: "l")

  @Test("what is seldom there is a part of the value like all else")
  func holdsParts() {
    let plain = CheckResult(line: 1, column: 1, text: "button", platform: .ios, verdict: .fail)
    var changed = plain
    changed.expected = Self.excerpt
    #expect(plain.expected == nil)
    #expect(changed.expected == Self.excerpt)
    #expect(changed != plain)
    var same = plain
    same.expected = Self.excerpt
    #expect(same == changed)
    #expect(same.hashValue == changed.hashValue)
    same.expected?.label = "other"
    #expect(changed.expected?.label == "l")
    changed.expected = nil
    #expect(changed == plain)
  }

  @Test("the place of a verdict is that in the list of all, and each is counted for itself")
  func countsVerdicts() {
    #expect(Verdict.allCases.map { Int($0.ordinal) } == Array(Verdict.allCases.indices))
    var summary = Summary()
    for (place, verdict) in Verdict.allCases.enumerated() { summary[verdict] += place + 1 }
    #expect(Verdict.allCases.map { summary[$0] } == Array(1...Verdict.allCases.count))
  }

  @Test("nodes stand with their pair, in document order")
  func groupsNodes() {
    let nodes = ClassNodes([1, 0, 1, 3, 1], count: 4)
    #expect((0..<4).map { Array(nodes[$0]) } == [[1], [0, 2, 4], [], [3]])
    #expect((0..<4).map(nodes.count(of:)) == [1, 3, 0, 1])
  }
}
