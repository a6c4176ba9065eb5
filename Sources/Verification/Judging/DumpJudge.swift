internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Judges the lines of one expectation file on one dump.
///
/// Positive lines come first, since what a `no` is worth depends on whether any of them held.
final class DumpJudge {
  /// The expectation file.
  let file: ExpectationFile
  /// The dump.
  let subject: Subject
  /// What is judged of it.
  let scope: Scope
  /// The compiled expressions.
  let expressions: ExpressionCache
  /// The lines of the capture's log; `nil` where there is none.
  let log: CaptureLog?
  /// Where a `no` may be seen to match.
  var witnesses: WitnessSearch
  /// The lines that turned out to be in error and are not judged.
  var brokenLines: Set<Int>

  /// What came of each check, by its place in the file.
  private(set) var outcomes: [Int: Judged] = [:]
  /// The nodes that a line claims.
  private(set) var claimed: Set<Int> = []
  /// Whether it is kept which lines claim a node, for a picture of the dump.
  var keepsClaims = false
  /// The lines that claim each node, a few of them.
  private(set) var claims: [Int: [Int]] = [:]
  private var claimingLine = 0
  /// Whether a positive line held on this dump.
  private(set) var isAnyHeld = false
  /// Faults that showed while judging.
  private(set) var errors: [Diagnostic] = []

  /// What almost matches the `no` lines of this dump; made when the first of them holds.
  private(set) lazy var nearMissSearch = NearMissSearch(
    file.checks.compactMap { check in
      guard case .asked(.no(let pattern, _)) = check.resolved(for: subject.selector, in: file) else { return nil }
      return pattern.name?.text
    }, in: subject)

  /// Prepares to judge.
  init(
    _ file: ExpectationFile, on subject: Subject, scope: Scope, expressions: ExpressionCache, log: CaptureLog?,
    witnesses: WitnessSearch, brokenLines: Set<Int>
  ) {
    self.file = file
    self.subject = subject
    self.scope = scope
    self.expressions = expressions
    self.log = log
    self.witnesses = witnesses
    self.brokenLines = brokenLines
  }

  /// Takes in what came of the anchor, which is judged before everything else.
  func takeAnchor(_ judged: Judged) {
    claimingLine = file.anchor?.position.line ?? 0
    claim(judged.matches)
    if judged.isHeld { isAnyHeld = true }
  }

  /// Judges every line that asks something of this dump.
  func judgeAll() {
    judge { !$0.isNegative }
    judge { $0.isNegative }
  }

  private func judge(where isWanted: (Check.Kind) -> Bool) {
    for index in file.checks.indices {
      let check = file.checks[index]
      if case .item = check.kind { continue }
      guard isWanted(check.kind), !isBroken(index) else { continue }
      switch check.resolved(for: subject.selector, in: file) {
      case .notAsked: continue
      case .unjudged:
        outcomes[index] = Judged(.unverified, "not judged here: the line says '?'")
      case .asked(let kind):
        judge(kind, index)
      }
    }
  }

  private func judge(_ kind: Check.Kind, _ index: Int) {
    let check = file.checks[index]
    claimingLine = check.position.line
    guard let scope = scopeOfLine(check) else {
      outcomes[index] = Judged(.blocked, parentMessage(check))
      return
    }
    do {
      let judged = try judge(kind, index, in: scope)
      outcomes[index] = judged
      if !kind.isNegative, !kind.isLog, judged.isHeld { isAnyHeld = true }
    } catch {
      switch error {
      case .limit(let limit): fail(check, limit)
      // Expressions are compiled before anything is judged, so this line is known to be in error already.
      case .syntax: break
      }
      brokenLines.insert(check.position.line)
    }
  }

  private func judge(_ kind: Check.Kind, _ index: Int, in scope: Scope) throws(JudgingError) -> Judged {
    let check = file.checks[index]
    switch kind {
    case .bare(let pattern), .inside(let pattern), .item(let pattern), .anchor(let pattern):
      let isClosed = if case .bare = kind { true } else { false }
      let judged = try one(pattern, in: scope, isClosed: isClosed, check)
      if isClosed { claim(judged.matches) }
      return judged
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
    for id in nodes { claimed.insert(id.index) }
    guard keepsClaims else { return }
    for id in nodes where claims[id.index, default: []].count < DumpPicture.maximumClaims {
      if claims[id.index]?.last != claimingLine { claims[id.index, default: []].append(claimingLine) }
    }
  }

  // MARK: - Parents

  private func isBroken(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next {
      if brokenLines.contains(file.checks[place].position.line) { return true }
      next = file.checks[place].parent
    }
    return false
  }

  /// The nodes a line is judged in; `nil` where its parent did not match one.
  func scopeOfLine(_ check: Check) -> Scope? {
    guard let parent = check.parent else { return scope }
    guard let id = outcomes[parent]?.single else { return nil }
    return Scope(below: [id], in: subject.tree)
  }

  private func parentMessage(_ check: Check) -> String {
    guard let parent = check.parent else { return "" }
    return "the line it stands below (line \(file.checks[parent].position.line)) does not match one node"
  }

  // MARK: - Binding

  /// Binds a pattern to the dump.
  func bind(_ pattern: NodePattern, forAbsence: Bool = false) throws(JudgingError) -> BoundPattern {
    do {
      return try BoundPattern(pattern, in: subject, forAbsence: forAbsence, expressions: expressions)
    } catch {
      throw .syntax
    }
  }

  /// Finds the candidates of a bound pattern.
  func candidates(_ bound: BoundPattern, in scope: Scope) throws(JudgingError) -> Candidates {
    do { return try bound.candidates(in: scope, of: subject) } catch { throw .limit(error) }
  }

  private func fail(_ check: Check, _ limit: RegularExpression.LimitReached) {
    errors.append(
      Diagnostic(
        id: "expression-limit",
        "the expression '\(limit.pattern)' is too costly on \(subject.path): \(limit.reason)",
        path: file.path, position: check.position, length: check.text.unicodeScalars.count))
  }
}

/// What can stop the judging of one line.
enum JudgingError: Error {
  /// An expression ran into the engine's limits.
  case limit(RegularExpression.LimitReached)
  /// An expression does not compile, which was reported before.
  case syntax
}

extension Check.Kind {
  /// Whether it is a `no`, whose worth depends on the other lines.
  var isNegative: Bool {
    switch self {
    case .no, .log(_, .none): true
    case .bare, .some, .count, .each, .order, .absorbs, .stopsExactly, .item, .inside, .log, .anchor: false
    }
  }

  /// Whether it is about the log, which proves nothing about the tree.
  var isLog: Bool { if case .log = self { true } else { false } }
}
