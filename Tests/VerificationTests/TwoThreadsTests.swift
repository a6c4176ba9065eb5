import AccessibilityTree
import Testing
import Verification

/// What two threads make of one large dump is what one makes of it.
@Suite("Two threads")
struct TwoThreadsTests {
  private static let inTurn: Performer = { count, work in for piece in 0..<count { work(piece) } }
  private static let backwards: Performer = { count, work in for piece in (0..<count).reversed() { work(piece) } }

  /// A dump of 30,000 nodes, with near misses all over it: more than are kept for a line, in one half, and in both.
  private static let dump: String = {
    var lines = ["AXWindow title=\"Bench\""]
    for number in 0..<30_000 {
      let label =
        switch number {
        case 0..<40, 20_000..<20_040: "SAVE ALL"
        case 14_990..<15_010: "Remove  item"
        case 29_000: "Delete itam"
        case 10: "the Reset of it"
        default: "Row \(number)"
        }
      lines.append("  AXButton label=\"\(label)\" help=\"h \(number)\"")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("find the same near misses")
  func nearMisses() {
    let file = """
      screen "A" on macos
      window "Bench"
      no button "Save all" witness none "tried by hand"
      no button "Remove item" witness none "tried by hand"
      no button "Delete item" witness none "tried by hand"
      no "Reset" witness none "tried by hand"
      no button "Nothing like it" witness none "tried by hand"
      no button "Row 17"
      """
    let files = MemoryFiles(["a.expect": file, "a.txt": Self.dump])
    var options = CheckOptions()
    options.paths = ["a.expect"]
    options.quickDump = "a.txt"
    let one = ResultText.of(Checker.run(options, files: files))
    #expect(one.contains("almost: a.txt:2:3 has \"SAVE ALL\""))
    #expect(one.contains("almost: a.txt:29002:3 has \"Delete itam\""))
    for performer in [Self.inTurn, Self.backwards] {
      #expect(ResultText.of(Checker.run(options, files: files, reading: performer)) == one)
    }
  }
}
