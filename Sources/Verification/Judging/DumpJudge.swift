internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Judges the lines of one expectation file on one dump.
///
/// Positive lines come first, since what a `no` is worth depends on whether any of them held.
final class DumpJudge {
  /// The file that is judged.
  let context: JudgingContext
  /// The dump.
  let subject: Subject
  /// What is judged of it.
  let scope: Scope
  /// The lines of the capture's log; `nil` where there is none.
  let log: CaptureLog?
  /// Where a `no` may be seen to match.
  let witnesses: WitnessSearch
  /// Whether failures and near misses are explained; not where only the verdicts count.
  let explains: Bool
  /// The lines that turned out to be in error and are not judged.
  private(set) var brokenLines: Set<Int>

  /// The checks of the file.
  private let checks: [Check]
  /// What came of each check, by its place in the file; `nil` where none was asked.
  private(set) var outcomes: [Judged?]
  /// For each node: whether a line claims it.
  private(set) var claimed: [Bool]
  /// The lines that claim each node, a few of them; kept only for a picture of the dump.
  private(set) var claims: [Int: [Int]] = [:]
  private let keepsClaims: Bool
  private var claimingLine = 0
  /// Whether a positive line held on this dump.
  private(set) var isAnyHeld = false
  /// Whether a `log` line held on the log of this capture.
  private(set) var isLogHeld = false
  /// Faults that showed while judging.
  private(set) var errors: [Diagnostic] = []
  /// What each check asks of this dump.
  private(set) lazy var resolutions = context.resolutions(for: subject.selector)
  /// What almost matches the `no` lines of this dump; made when the first of them holds.
  private(set) lazy var nearMissSearch = nearMissesOfAll()

  /// The expectation file.
  var file: ExpectationFile { context.file }
  /// Its text.
  var text: FileText { context.text }

  /// Prepares to judge.
  init(
    _ context: JudgingContext, on subject: Subject, _ admission: DumpGuards.Admission, log: CaptureLog?,
    witnesses: WitnessSearch, brokenLines: Set<Int>, explains: Bool = true, keepsClaims: Bool = false
  ) {
    self.context = context
    self.subject = subject
    self.scope = admission.scope
    self.log = log
    self.witnesses = witnesses
    self.brokenLines = brokenLines
    self.explains = explains
    self.keepsClaims = keepsClaims
    checks = context.file.checks
    outcomes = [Judged?](repeating: nil, count: context.file.checks.count)
    claimed = [Bool](repeating: false, count: subject.tree.count)
    // The anchor was judged before everything else.
    guard let anchor = admission.anchor else { return }
    claimingLine = context.file.anchor?.position.line ?? 0
    claim(anchor.matches)
    isAnyHeld = anchor.isHeld
  }

  /// Judges every line that asks something of this dump.
  func judgeAll() {
    let broken = file.isBroken(brokenLines)
    for isNegative in [false, true] {
      for index in checks.indices where !broken[index] && !checks[index].kind.isItem {
        guard checks[index].kind.isNegative == isNegative else { continue }
        judge(index)
      }
    }
  }

  private func judge(_ index: Int) {
    switch resolutions[index] {
    case .notAsked: return
    case .unjudged: outcomes[index] = Judged(.unverified, "not judged here: the line says '?'")
    case .asked(let kind):
      let check = checks[index]
      claimingLine = check.position.line
      guard let scope = scopeOfLine(check) else {
        outcomes[index] = blockedByParent(check)
        return
      }
      do {
        let judged = try judge(kind, check, index, in: scope)
        outcomes[index] = judged
        if kind.isNegative { return }
        if kind.isLog {
          if judged.verdict == .pass { isLogHeld = true }
        } else if judged.isHeld {
          isAnyHeld = true
        }
      } catch {
        // An expression that does not compile was reported with the file's other words.
        if case .limit(let limit) = error {
          let span = SourceSpan(check.position, length: check.text.unicodeScalars.count)
          errors.append(context.diagnostic(limit, on: subject, at: span))
        }
        brokenLines.insert(check.position.line)
      }
    }
  }

  private func judge(
    _ kind: Check.Kind, _ check: Check, _ index: Int, in scope: Scope
  ) throws(JudgingError) -> Judged {
    switch kind {
    case .bare(let pattern):
      let judged = try one(pattern, in: scope, isClosed: true, check)
      claim(judged.matches)
      return judged
    case .inside(let pattern), .item(let pattern), .anchor(let pattern):
      return try one(pattern, in: scope, isClosed: false, check)
    case .some(let pattern):
      return try count(pattern, low: 1, high: nil, in: scope, check)
    case .count(let pattern, let low, let high):
      return try count(pattern, low: low, high: high, in: scope, check)
    case .each(let pattern, let has):
      return try each(pattern, has: has, in: scope, check)
    case .order(let patterns):
      return try order(patterns, in: scope, check)
    case .absorbs(let pattern, let items):
      let judged = try absorbs(pattern, items, in: scope, check)
      claim(judged.matches)
      return judged
    case .stopsExactly:
      return try stopsExactly(index, in: scope)
    case .no(let pattern, let waiver):
      return try absence(pattern, waiver: waiver, in: scope, check)
    case .log(let expression, let demand):
      return try logLine(expression, demand)
    }
  }

  /// Counts nodes as claimed by a line.
  func claim(_ nodes: [NodeID]) {
    for id in nodes { claimed[id.index] = true }
    guard keepsClaims else { return }
    for id in nodes where claims[id.index, default: []].count < DumpPicture.maximumClaims {
      if claims[id.index]?.last != claimingLine { claims[id.index, default: []].append(claimingLine) }
    }
  }

  // MARK: - Parents

  /// The nodes a line is judged in; `nil` where its parent did not match one.
  private func scopeOfLine(_ check: Check) -> Scope? {
    guard let parent = check.parent else { return scope }
    guard let id = outcomes[parent]?.single else { return nil }
    return Scope(below: [id], in: subject.tree)
  }

  private func blockedByParent(_ check: Check) -> Judged {
    guard let parent = check.parent else { return Judged(.blocked) }
    let line = "the line it stands below (line \(checks[parent].position.line))"
    if case .unjudged = resolutions[parent] { return Judged(.blocked, "\(line) is not judged here: it says '?'") }
    return Judged(.blocked, "\(line) does not match one node")
  }

  // MARK: - Binding

  /// Binds a pattern to the dump.
  func bind(_ pattern: NodePattern, forAbsence: Bool = false) throws(JudgingError) -> BoundPattern {
    try context.bind(pattern, in: subject, forAbsence: forAbsence)
  }

  /// Finds the candidates of a bound pattern.
  func candidates(_ bound: BoundPattern, in scope: Scope) throws(JudgingError) -> Candidates {
    do { return try bound.candidates(in: scope, of: subject) } catch { throw .limit(error) }
  }

  /// Whether one node fits.
  func fit(_ bound: BoundPattern, _ id: NodeID) throws(JudgingError) -> Fit {
    do { return try bound.fit(id, in: subject) } catch { throw .limit(error) }
  }

  /// Why one node cannot be told, in one line.
  func reasons(_ bound: BoundPattern, _ id: NodeID) throws(JudgingError) -> String {
    do {
      let reasons = try bound.reasons(id, in: subject)
      return reasons.isEmpty ? "this source does not show it" : reasons.joined(separator: "; ")
    } catch {
      throw .limit(error)
    }
  }
}
