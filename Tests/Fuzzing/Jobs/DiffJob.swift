import AccessibilityTree
import DumpFormats
import Reports
import TreeDiff
import Vocabulary

/// Compares two dumps both ways, and each with itself.
enum DiffJob {
  static func run(_ input: [UInt8], pick: UInt8) throws(BrokenLaw) {
    let parts = InputParts(input, count: 2)
    guard let old = ReaderJob.read(parts[0]), let new = ReaderJob.read(parts[1]) else { return }
    let rules = rules(pick)
    let platforms = TreeDiff.platforms(old: old, new: new)
    let before = DumpReading(old, on: platforms.old)
    let after = DumpReading(new, on: platforms.new)
    guard TreeDiff.compare(old: before, new: before, rules: rules).isEmpty else {
      throw BrokenLaw("a dump differs from itself")
    }
    let there = TreeDiff.compare(old: before, new: after, rules: rules)
    let back = TreeDiff.compare(old: after, new: before, rules: rules)
    try holdPairs(there, before, after)
    guard there.changes.count == back.changes.count, there.order.isEmpty == back.order.isEmpty else {
      throw BrokenLaw("\(there.changes.count) changes there, \(back.changes.count) back")
    }
    for index in old.tree.nodes.indices where there.newNode(of: NodeID(index)) != back.oldNode(of: NodeID(index)) {
      throw BrokenLaw("node \(index) has another partner on the way back")
    }
    let side = ScreenDiff.Side(path: "old", reading: before)
    let screen = ScreenDiff(path: "dump", old: side, new: .init(path: "new", reading: after), result: there)
    let run = DiffRun([screen])
    for format in DiffReportFormat.all { try Harmless.hold(format.render(run, DiffReportOptions()), format.name) }
  }

  private static func rules(_ pick: UInt8) -> DiffRules {
    var rules = DiffRules()
    if pick & 1 != 0 { rules.geometry = .within(Int(pick >> 4)) }
    if pick & 2 != 0 { rules.keyAttributes = ["id", "resource-id", "AXIdentifier"] }
    if pick & 4 != 0 { rules.ignoredAttributes = ["value", "text"] }
    return rules
  }

  /// The pairs are pairs, each way the same.
  private static func holdPairs(_ result: DiffResult, _ old: DumpReading, _ new: DumpReading) throws(BrokenLaw) {
    for index in old.tree.nodes.indices {
      guard let partner = result.newNode(of: NodeID(index)) else { continue }
      guard new.tree.nodes.indices.contains(partner.index), result.oldNode(of: partner)?.index == index else {
        throw BrokenLaw("node \(index) is paired one way only")
      }
    }
  }
}
