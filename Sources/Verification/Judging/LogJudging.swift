internal import AccessibilityTree
internal import Expectations

/// `log` and `no log`: what the host said during a capture.
extension DumpJudge {
  /// Lines of the capture's log that an expression is found in.
  func logLine(_ expression: Literal, _ demand: Check.LogDemand) throws(JudgingError) -> Judged {
    guard let log else { return Judged(.unverified, "there is no log of this capture") }
    let hits: [Int]
    do {
      hits = try log.lines(matching: try context.expressions.expression(expression.text))
    } catch let limit as RegularExpression.LimitReached {
      throw .limit(limit)
    } catch {
      throw .syntax
    }
    let isOne = hits.count == 1
    let matching = "\(isOne ? "1 line" : "\(hits.count) lines") of \(log.path) \(isOne ? "matches" : "match")"
    var judged = Judged(.pass)
    switch demand {
    case .some: if hits.isEmpty { judged = Judged(.fail, "no line of \(log.path) matches") }
    case .count(let low, let high):
      if hits.count < low || hits.count > high ?? .max { judged = Judged(.fail, matching) }
    case .none:
      if !hits.isEmpty {
        judged = Judged(.fail, matching)
      } else if !isLogHeld {
        judged = Judged(.vacuous, "no 'log' line holds on \(log.path), so it may be the wrong log")
      }
    }
    if judged.verdict == .fail { judged.found = log.excerpts(hits) }
    return judged
  }
}
