import AccessibilityTree
import Testing
import TreeDiff

/// How screens add up to a status.
@Suite struct DiffRunTests {
  private func screen(_ old: String, _ new: String) throws -> ScreenDiff {
    ScreenDiff(
      path: "a.txt", old: ScreenDiff.Side(path: "old/a.txt"), new: ScreenDiff.Side(path: "new/a.txt"),
      result: try Screens.compare(old + "\n", new + "\n"))
  }

  private let refused = ScreenDiff(
    path: "b.txt", old: ScreenDiff.Side(path: "b.txt"), new: ScreenDiff.Side(path: "b.txt"), result: nil,
    refusals: [Diagnostic(id: "empty-dump", "the dump is empty")])
  private let added = ScreenDiff(path: "c.txt", added: ScreenDiff.Side(path: "c.txt"))
  private let removed = ScreenDiff(path: "d.txt", removed: ScreenDiff.Side(path: "d.txt"))

  @Test func `nothing that differs is 0`() throws {
    let run = DiffRun([try screen("AXButton", "AXButton")])
    #expect(run.exitStatus == 0)
    #expect(run.count(of: .same) == 1)
  }

  @Test(arguments: [(Impact.structure, 1), (.minor, 1), (.major, 0), (.blocker, 0)])
  func `a difference counts from its class on`(threshold: Impact, status: Int) throws {
    let screen = try screen("AXButton label=\"a\"", "AXButton label=\"a\" help=\"b\"")
    #expect(screen.status == .changed)
    #expect(DiffRun([screen], threshold: threshold).exitStatus == status)
    #expect(DiffRun([screen], threshold: threshold, toleratesDifferences: true).exitStatus == 0)
  }

  @Test func `a refused dump is 2, whatever is tolerated`() throws {
    #expect(DiffRun([refused], threshold: .blocker, toleratesDifferences: true).exitStatus == 2)
    #expect(DiffRun([try screen("AXButton", "AXButton label=\"a\""), refused]).exitStatus == 2)
    #expect(refused.status == .refused)
    #expect(refused.worst == nil)
  }

  @Test func `a screen that is gone is worse than one that is new`() {
    #expect(DiffRun([added], threshold: .minor).exitStatus == 1)
    #expect(DiffRun([added], threshold: .major).exitStatus == 0)
    #expect(DiffRun([removed], threshold: .blocker).exitStatus == 1)
  }

  @Test func `a change of order alone is major`() throws {
    let old = "AXGroup\n  AXButton label=\"a\"\n  AXButton label=\"b\"\n  AXButton label=\"c\""
    let new = "AXGroup\n  AXButton label=\"b\"\n  AXButton label=\"c\"\n  AXButton label=\"a\""
    #expect(try screen(old, new).worst == .major)
  }

  @Test func `counts are those of all screens`() throws {
    let one = try screen("AXButton label=\"a\"", "AXButton label=\"b\"")
    let run = DiffRun([one, one, added])
    #expect(run.count(of: Impact.major) == 2)
    #expect(run.count(of: .added) == 1)
    #expect(run.ignoredCount == 0)
    #expect(run.notComparedCount == 0)
  }
}
