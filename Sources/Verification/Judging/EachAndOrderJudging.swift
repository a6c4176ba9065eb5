internal import AccessibilityTree
internal import Expectations

/// The lines about several nodes at once: `each` and `order`.
extension DumpJudge {
  /// Every node that matches has all of the attributes.
  func each(
    _ pattern: NodePattern, has demands: NodePattern, in scope: Scope, _ check: Check
  ) throws(JudgingError) -> Judged {
    let bound = try bind(pattern)
    let needed = try bind(demands)
    let found = try candidates(bound, in: scope)
    guard found.count.upperBound > 0 else {
      var judged = Judged(.vacuous, "no node matches, so nothing was checked")
      judged.expected = excerpt(of: check, label: "matches no node")
      return judged
    }
    var offenders: [NodeID] = []
    var untold: [NodeID] = []
    for id in found.fitting {
      switch try fit(needed, id) {
      case .yes: break
      case .no: offenders.append(id)
      case .untold: untold.append(id)
      }
    }
    var judged: Judged
    if !offenders.isEmpty {
      judged = try eachFailure(offenders, of: found.fitting.count, needed, check)
    } else if let first = untold.first {
      judged = Judged(.unverified, try reasons(needed, first))
    } else if found.fitting.isEmpty {
      judged = try cannotTell(found, bound)
    } else {
      // A node that may match or not changes nothing where it has all of the attributes anyway.
      judged = try isMet(needed, by: found.untold) ? Judged(.pass) : cannotTell(found, bound)
    }
    judged.matches = offenders.isEmpty ? found.all : offenders
    judged.isHeld = judged.verdict == .pass || judged.verdict == .unverified
    return judged
  }

  private func isMet(_ needed: BoundPattern, by nodes: [NodeID]) throws(JudgingError) -> Bool {
    for id in nodes where try fit(needed, id) != .yes { return false }
    return true
  }

  private func eachFailure(
    _ offenders: [NodeID], of count: Int, _ needed: BoundPattern, _ check: Check
  ) throws(JudgingError) -> Judged {
    var lacking: String?
    if let first = offenders.first { lacking = try firstDifference(needed, first) }
    var message = "\(offenders.count) of \(count) \(count == 1 ? "node does" : "nodes do") not have it"
    if let lacking { message += ": \(lacking)" }
    var judged = Judged(.fail, message)
    judged.expected = excerpt(of: check, span: needed.pattern.span, label: "is not so everywhere")
    judged.found = mark(offenders)
    return judged
  }

  /// Each pattern matches one node, and they stand in that order.
  func order(_ patterns: [NodePattern], in scope: Scope, _ check: Check) throws(JudgingError) -> Judged {
    var choices: [[NodeID]] = []
    var untold: (Candidates, BoundPattern)?
    for pattern in patterns {
      let bound = try bind(pattern)
      let found = try candidates(bound, in: scope)
      claim(found.all)
      if found.count.upperBound == 0 || found.count.lowerBound > 1 {
        var judged = try one(pattern, in: scope, isClosed: false, check)
        judged.message = "'\(text(of: pattern, in: check))': \(judged.message ?? "does not match one node")"
        judged.single = nil
        return judged
      }
      if !found.untold.isEmpty, untold == nil { untold = (found, bound) }
      choices.append(found.fitting.isEmpty ? found.untold : found.fitting)
    }
    var last = -1
    for (place, nodes) in choices.enumerated() {
      // The earliest node that still comes after the last one leaves the most room for those to follow.
      guard let next = nodes.first(where: { $0.index > last }) else {
        return outOfOrder(place, nodes[0], choices, patterns, check)
      }
      last = next.index
    }
    if let untold {
      var judged = try cannotTell(untold.0, untold.1)
      judged.isHeld = choices.allSatisfy { $0.count == 1 }
      return judged
    }
    var judged = Judged(.pass)
    judged.matches = choices.compactMap(\.first)
    judged.isHeld = true
    return judged
  }

  private func outOfOrder(
    _ place: Int, _ node: NodeID, _ choices: [[NodeID]], _ patterns: [NodePattern], _ check: Check
  ) -> Judged {
    let before = choices[place - 1][0]
    var judged = Judged(
      .fail, "'\(text(of: patterns[place], in: check))' is read before '\(text(of: patterns[place - 1], in: check))'")
    judged.expected = excerpt(of: check, span: patterns[place].span, label: "must come after the one before it")
    judged.found = [subject.mark(node, label: "comes first"), subject.mark(before, label: "comes later")]
    judged.matches = [node, before].sorted()
    return judged
  }
}
