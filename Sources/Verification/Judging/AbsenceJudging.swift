internal import AccessibilityTree
internal import Expectations

/// `no NODE`: what must not be there, and whether its absence proves anything.
extension DumpJudge {
  /// Judges in the order of the language: a node fits, one cannot be told, nothing positive held, no witness.
  func absence(
    _ pattern: NodePattern, waiver: Literal?, in scope: Scope, _ check: Check
  ) throws(JudgingError) -> Judged {
    let bound = try bind(pattern, forAbsence: true)
    let found = try candidates(bound, in: scope)
    if !found.fitting.isEmpty {
      var judged = Judged(
        .fail, found.fitting.count == 1 ? "it is there" : "it is there, \(found.fitting.count) times")
      judged.expected = excerpt(of: check, label: "must not be there")
      judged.found = mark(found.fitting)
      judged.matches = found.fitting
      return judged
    }
    if !found.untold.isEmpty {
      var judged = try cannotTell(found, bound)
      judged.matches = found.untold
      return judged
    }
    let near = try nearMisses(of: bound, in: scope)
    var judged = try worth(of: bound, waiver: waiver, outside: scope)
    if !near.isEmpty {
      if judged.message == nil { judged.message = near[0] } else { judged.notes.append(near[0]) }
      judged.notes.append(contentsOf: near.dropFirst())
    }
    return judged
  }

  /// What an absence that holds is worth.
  private func worth(of bound: BoundPattern, waiver: Literal?, outside scope: Scope) throws(JudgingError) -> Judged {
    guard isAnyHeld else {
      return Judged(.vacuous, "no positive line holds on this dump, so an absence proves nothing")
    }
    if let waiver {
      var judged = Judged(.pass)
      judged.isWaived = true
      judged.notes = ["witness waived: \(waiver.text)"]
      return judged
    }
    let whole = try candidates(bound, in: Scope(whole: subject.tree))
    if let outside = whole.fitting.first(where: { !scope.contains($0.index) }) {
      var judged = Judged(.pass)
      judged.notes = ["witnessed outside the part that is judged: \(place(of: outside))"]
      return judged
    }
    do {
      if let witness = try witnesses.find(bound.pattern, from: subject, expressions: expressions) {
        var judged = Judged(.pass)
        judged.notes = ["witnessed by \(witness)"]
        return judged
      }
    } catch {
      throw .limit(error)
    }
    return Judged(.unwitnessed, "nothing shows that it could ever match; \(witnesses.looked)")
  }

  // MARK: - Near misses

  /// The texts that almost match a `no` that holds: up to three sentences.
  private func nearMisses(of bound: BoundPattern, in scope: Scope) throws(JudgingError) -> [String] {
    guard let name = bound.pattern.name?.text else { return [] }
    let hits = nearMissSearch.hits(for: name)
    guard !hits.isEmpty else { return [] }
    var rest = bound.pattern
    rest.name = nil
    let others = try bind(rest, forAbsence: true)
    var sentences: [String] = []
    for hit in hits where scope.contains(hit.node.index) && (bound.coversAllTexts || hit.isName) {
      if !bound.coversAllTexts, try fit(others, hit.node) == .no { continue }
      let text = Quote.quoted(subject.tree.string(hit.text) ?? "", limit: 60)
      sentences.append("almost: \(place(of: hit.node)) has \(text), which \(hit.difference)")
      if sentences.count == 3 { break }
    }
    return sentences
  }

  // MARK: - Logs

  /// Lines of the capture's log that an expression is found in.
  func logLine(_ expression: Literal, _ demand: Check.LogDemand) throws(JudgingError) -> Judged {
    guard let log else { return Judged(.unverified, "there is no log of this capture") }
    let hits: [Int]
    do {
      hits = try log.lines(matching: try expressions.expression(expression.text))
    } catch let limit as RegularExpression.LimitReached {
      throw .limit(limit)
    } catch {
      throw .syntax
    }
    let count = hits.count == 1 ? "1 line" : "\(hits.count) lines"
    var judged: Judged
    switch demand {
    case .some:
      judged = hits.isEmpty ? Judged(.fail, "no line of \(log.path) matches") : Judged(.pass)
    case .count(let low, let high):
      let holds = hits.count >= low && hits.count <= high ?? .max
      judged = holds ? Judged(.pass) : Judged(.fail, "\(count) of \(log.path) match")
    case .none:
      guard hits.isEmpty else {
        judged = Judged(.fail, "\(count) of \(log.path) match")
        judged.found = log.excerpts(hits)
        return judged
      }
      judged =
        isLogHeld
        ? Judged(.pass) : Judged(.vacuous, "no 'log' line holds on \(log.path), so it may be the wrong log")
    }
    if judged.verdict == .fail { judged.found = log.excerpts(hits) }
    return judged
  }

  private var isLogHeld: Bool {
    outcomes.contains { index, outcome in
      file.checks[index].kind.isLog && !file.checks[index].kind.isNegative && outcome.verdict == .pass
    }
  }
}
