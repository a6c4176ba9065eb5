public import DumpFormats
internal import AccessibilityTree

/// Compares two trees.
public enum TreeDiff {
  /// prototype
  public static func facts(old: Dump, new: Dump, rules: DiffRules) -> [(String, Int, Int)] {
    let c = ContinuousClock()
    let t0 = c.now
    let left = Side(nodes: old.tree.nodes, prints: Fingerprints(old, plan: AttributePlan(old, rules: rules), rules: rules))
    let right = Side(nodes: new.tree.nodes, prints: Fingerprints(new, plan: AttributePlan(new, rules: rules), rules: rules))
    let t1 = c.now
    let isFlipped = left.prints.whole > right.prints.whole
    let mapping = isFlipped ? Matcher.match(right, left).flipped() : Matcher.match(left, right)
    let t2 = c.now
    let facts = Facts(old: left, new: right, mapping: mapping, isFlipped: isFlipped)
    let t3 = c.now
    debugTimes = "hash \(t1 - t0) match \(t2 - t1) facts \(t3 - t2)"
    return facts.removed.map { ("del", $0, -1) } + facts.added.map { ("ins", $0, -1) }
      + facts.changed.map { ("attr", $0.old, $0.new) } + facts.moved.map { ("move", $0.old, $0.new) }
  }
  nonisolated(unsafe) public static var debugTimes = ""
}
