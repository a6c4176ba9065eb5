internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// The lines that say how many nodes match: bare lines, `inside`, the anchor, `some` and counts.
extension DumpJudge {
  /// Exactly one node matches and, for a bare line, has the closed states at their default.
  func one(_ pattern: NodePattern, in scope: Scope, isClosed: Bool, _ check: Check) throws(JudgingError) -> Judged {
    let bound = try bind(pattern)
    let found = try candidates(bound, in: scope)
    var judged = try oneVerdict(found, bound, in: scope, isClosed: isClosed, check)
    judged.matches = found.all
    judged.single = found.single
    judged.isHeld = judged.verdict == .pass || (judged.verdict == .unverified && found.count.upperBound == 1)
    return judged
  }

  private func oneVerdict(
    _ found: Candidates, _ bound: BoundPattern, in scope: Scope, isClosed: Bool, _ check: Check
  ) throws(JudgingError) -> Judged {
    if found.count.upperBound == 0 { return try nothingMatches(bound, in: scope, check) }
    if found.count.lowerBound > 1 { return tooMany(found.fitting, check) }
    // Whichever way the untold nodes are taken: none matching fails, and so does each that is not at its default.
    let candidatesForOne = found.fitting.isEmpty ? found.untold : found.fitting
    if isClosed, let first = candidatesForOne.first,
      candidatesForOne.allSatisfy({ closedDeviation(of: $0, bound.pattern) != nil }),
      let deviation = closedDeviation(of: first, bound.pattern)
    {
      return closedFailure(first, deviation, check)
    }
    if found.count == 1...1 { return Judged(.pass) }
    return try cannotTell(found, bound)
  }

  /// That many nodes match.
  func count(
    _ pattern: NodePattern, low: Int, high: Int?, in scope: Scope, _ check: Check
  ) throws(JudgingError) -> Judged {
    let bound = try bind(pattern)
    let found = try candidates(bound, in: scope)
    claim(found.all)
    let range = found.count
    let fits = { (count: Int) in count >= low && count <= high ?? .max }
    var judged: Judged
    if fits(range.lowerBound), fits(range.upperBound) {
      judged = Judged(.pass)
    } else if range.upperBound < low || range.lowerBound > high ?? .max {
      judged = range.upperBound == 0 ? try nothingMatches(bound, in: scope, check) : wrongCount(found, low, high, check)
    } else {
      judged = try cannotTell(found, bound)
    }
    judged.matches = found.all
    judged.isHeld = judged.verdict == .pass || (judged.verdict == .unverified && range.upperBound >= 1)
    return judged
  }

  private func wrongCount(_ found: Candidates, _ low: Int, _ high: Int?, _ check: Check) -> Judged {
    let asked =
      high == nil ? "\(low) or more" : high == low ? "\(low)" : "\(low) to \(high ?? low)"
    let range = found.count
    let isExact = range.lowerBound == range.upperBound
    let there = isExact ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    var judged = Judged(.fail, "\(there) \(range.upperBound == 1 ? "node matches" : "nodes match"), not \(asked)")
    judged.expected = excerpt(of: check, label: "asks for \(asked)")
    judged.found = mark(found.all)
    return judged
  }

  private func tooMany(_ nodes: [NodeID], _ check: Check) -> Judged {
    var judged = Judged(.fail, "\(nodes.count) nodes match, not one")
    judged.expected = excerpt(of: check, label: "must match exactly one node")
    judged.found = mark(nodes)
    if nodes.count == 2, subject.tree.descendants(of: nodes[0]).contains(nodes[1].index) {
      judged.notes.append(
        "one is inside the other: was a role added around the control, where it should replace its role?")
    }
    return judged
  }

  /// All that the source shows fits, and something that is asked for is not shown.
  func cannotTell(_ found: Candidates, _ bound: BoundPattern) throws(JudgingError) -> Judged {
    var message = try found.untold.first.map { id throws(JudgingError) in try reasons(bound, id) } ?? ""
    if found.count.upperBound > 1 {
      message += " (\(found.fitting.count) nodes match, and \(found.untold.count) more cannot be told)"
    }
    return Judged(.unverified, message)
  }
}
