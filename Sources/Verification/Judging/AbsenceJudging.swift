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
    var judged = try worth(of: bound, waiver: waiver, outside: scope)
    guard explains else { return judged }
    for sentence in try nearMisses(of: bound, in: scope) {
      if judged.message == nil { judged.message = sentence } else { judged.notes.append(sentence) }
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
    // Nothing fits within the scope, so whatever fits stands outside it.
    if !scope.isWhole(subject.tree),
      let outside = try candidates(bound, in: Scope(whole: subject.tree)).fitting.first
    {
      var judged = Judged(.pass)
      judged.notes = ["witnessed outside the part that is judged: \(place(of: outside))"]
      return judged
    }
    do {
      if let witness = try witnesses.find(bound.pattern, from: subject, expressions: context.expressions) {
        var judged = Judged(.pass)
        judged.notes = ["witnessed by \(witness)"]
        return judged
      }
    } catch {
      throw .limit(error)
    }
    return Judged(.unwitnessed, "nothing shows that it could ever match; \(witnesses.looked)")
  }
}
