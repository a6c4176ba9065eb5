internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// What must hold of a dump before a line is judged on it (`expectations.md`, section 6, guards 1 to 4).
struct DumpGuards {
  /// The expectation file.
  let context: JudgingContext
  /// Faults of headers that showed on a dump: an expression that ran into the engine's limits.
  private(set) var errors: [Diagnostic] = []

  private var file: ExpectationFile { context.file }

  /// What a dump that passes the guards is judged with.
  struct Admission {
    /// What is judged of it.
    var scope: Scope
    /// What came of the anchor; `nil` where there is none.
    var anchor: Judged?
  }

  /// Why a dump is not admitted.
  private enum Refusal: Error {
    case because(String)
    /// A header is in error; the diagnostic is `nil` where that was reported before.
    case fault(Diagnostic?)
  }

  /// Whether refusals are explained; not where only the verdicts count.
  private let explains: Bool

  /// The time before which no dump may have been captured.
  private let capturedAfter: CaptureTime?

  /// Prepares to guard the dumps of a file.
  init(_ context: JudgingContext, explains: Bool = true, capturedAfter: CaptureTime? = nil) {
    self.context = context
    self.explains = explains
    self.capturedAfter = capturedAfter
  }

  /// Applies the guards in order; the first that fails blocks the dump.
  ///
  /// - Returns: the scope and the anchor, or `nil` where the slot is blocked now.
  mutating func admit(_ slot: inout DumpSlot) -> Admission? {
    guard slot.status == .judged, let subject = slot.subject else { return nil }
    if let refusal = subject.dump.refusal {
      slot.block(refusal.message)
      slot.refusal = refusal
      return nil
    }
    do throws(Refusal) {
      try identify(subject)
      try refuseStale(subject)
      let scope = try scope(of: subject)
      if let reason = SparseGuard(subject).refusal(of: scope) { throw .because(reason) }
      // A variant is judged without the anchor: it need not be the same moment of the screen.
      guard slot.selector.variant == nil else { return Admission(scope: scope) }
      try complete(subject, scope, &slot)
      return Admission(scope: scope, anchor: try anchor(subject, scope))
    } catch {
      switch error {
      case .because(let reason): slot.block(reason)
      case .fault(let diagnostic):
        slot.block("a header cannot be compared with it")
        if let diagnostic { errors.append(diagnostic) }
      }
      return nil
    }
  }

  // MARK: - Identity

  private func identify(_ subject: Subject) throws(Refusal) {
    let dump = subject.dump
    if dump.platforms.contains(subject.platform) { return }
    let others = Platform.allCases.filter(dump.platforms.contains).map(\.displayName)
    let list = others.isEmpty ? "none that is known" : others.joined(separator: ", ")
    let wanted = subject.platform == .web ? "dump of the web" : "\(subject.platform.displayName) dump"
    throw .because("this is no \(wanted) but one of \(list): \(dump.platformReason)")
  }

  // MARK: - Fresh

  /// A dump of an earlier build would pass for this one; one that does not say when it is from may be any.
  private func refuseStale(_ subject: Subject) throws(Refusal) {
    guard let limit = capturedAfter else { return }
    guard let text = subject.dump.header?.captured else {
      throw .because("it does not say when it was captured, and it has to be after \(limit.text)")
    }
    let captured: CaptureTime
    do throws(CaptureTime.Fault) {
      captured = try CaptureTime(text)
    } catch {
      throw .because("its header says captured='\(text)', \(error.message), so it may be stale")
    }
    if captured < limit {
      throw .because("stale: it was captured at \(text), and it has to be after \(limit.text)")
    }
  }

  // MARK: - Scope

  private func scope(of subject: Subject) throws(Refusal) -> Scope {
    let whole = Scope(whole: subject.tree)
    guard let header = file.scope, let pattern = header.resolved(for: subject.selector) else { return whole }
    let (bound, found) = try search(pattern, whole, subject, header.position)
    if !found.fitting.isEmpty { return Scope(below: found.fitting, in: subject.tree) }
    let text = context.text.text(header.pattern, arm: header.arm(for: subject.selector))
    guard let first = found.untold.first else { throw .because("the scope '\(text)' matches no node") }
    let reasons = try reasons(bound, first, subject, header.position)
    throw .because("whether anything is the scope '\(text)' cannot be told: \(reasons)")
  }

  // MARK: - Whole

  private func complete(_ subject: Subject, _ scope: Scope, _ slot: inout DumpSlot) throws(Refusal) {
    for line in file.complete {
      if case .nodes(let least) = line.demand, scope.count < least {
        let there = scope.count == 1 ? "1 node is there" : "\(scope.count) nodes are there"
        throw .because("\(there), and '\(line.text)' asks for more")
      }
      guard let pattern = line.tail(for: subject.selector) else { continue }
      guard let last = scope.last else { throw .because("there is no node, and '\(line.text)' asks for one") }
      let bound = try bind(pattern, subject, line.position)
      switch try fit(bound, last, subject, line.position) {
      case .yes: break
      case .untold:
        let reasons = try reasons(bound, last, subject, line.position)
        slot.notes.append("whether the last node is as '\(line.text)' asks cannot be told: \(reasons)")
      case .no:
        throw .because(
          "the last node is \(subject.line(of: last)), and '\(line.text)' asks for another: the dump may be cut")
      }
    }
  }

  // MARK: - Anchor

  private func anchor(_ subject: Subject, _ scope: Scope) throws(Refusal) -> Judged? {
    guard let anchor = file.anchor else { return nil }
    switch anchor.resolved(for: subject.selector, in: file) {
    case .notAsked: return nil
    case .unjudged: return Judged(.unverified, "not judged here: the line says '?'")
    case .asked(let kind):
      guard case .anchor(let pattern) = kind else { return nil }
      var (bound, found) = try search(pattern, scope, subject, anchor.position)
      found.fitting.removeAll { isShell($0, subject) }
      found.untold.removeAll { isShell($0, subject) }
      let text = context.text.text(pattern, arm: anchor.arm(for: subject.selector))
      if found.count.upperBound == 0 {
        let nearest = explains ? try nearest(bound, scope, subject, anchor.position) : ""
        throw .because("not this screen: no node matches the anchor '\(text)'\(nearest)")
      }
      if found.count.lowerBound > 1 {
        throw .because("not this screen: \(found.fitting.count) nodes match the anchor '\(text)', not one")
      }
      var judged = Judged(.pass)
      if found.count != 1...1, let first = found.untold.first {
        judged = Judged(.unverified, try reasons(bound, first, subject, anchor.position))
      }
      judged.matches = found.all
      judged.isHeld = found.count.upperBound == 1
      return judged
    }
  }

  /// Applications and windows carry the screen's name as well, and do not count.
  private func isShell(_ id: NodeID, _ subject: Subject) -> Bool {
    guard let name = subject.meaning(of: id)?.name else { return false }
    return name == "application" || name == "window"
  }

  private func nearest(
    _ bound: BoundPattern, _ scope: Scope, _ subject: Subject, _ position: SourcePosition
  ) throws(Refusal) -> String {
    do {
      guard let id = try NearestNodeSearch(bound: bound, subject: subject).find(in: scope) else { return "" }
      return "; the nearest is \(subject.line(of: id)) at \(subject.place(of: id))"
    } catch {
      throw fault(.limit(error), subject, position)
    }
  }

  // MARK: - Binding

  private func bind(
    _ pattern: NodePattern, _ subject: Subject, _ position: SourcePosition
  ) throws(Refusal) -> BoundPattern {
    do { return try context.bind(pattern, in: subject) } catch { throw fault(error, subject, position) }
  }

  private func search(
    _ pattern: NodePattern, _ scope: Scope, _ subject: Subject, _ position: SourcePosition
  ) throws(Refusal) -> (BoundPattern, Candidates) {
    let bound = try bind(pattern, subject, position)
    do {
      return (bound, try bound.candidates(in: scope, of: subject))
    } catch {
      throw fault(.limit(error), subject, position)
    }
  }

  private func fit(
    _ bound: BoundPattern, _ id: NodeID, _ subject: Subject, _ position: SourcePosition
  ) throws(Refusal) -> Fit {
    do { return try bound.fit(id, in: subject) } catch { throw fault(.limit(error), subject, position) }
  }

  private func reasons(
    _ bound: BoundPattern, _ id: NodeID, _ subject: Subject, _ position: SourcePosition
  ) throws(Refusal) -> String {
    do {
      let reasons = try bound.reasons(id, in: subject)
      return reasons.isEmpty ? "this source does not show it" : reasons.joined(separator: "; ")
    } catch {
      throw fault(.limit(error), subject, position)
    }
  }

  private func fault(_ error: JudgingError, _ subject: Subject, _ position: SourcePosition) -> Refusal {
    // An expression that does not compile was reported with the file's other words.
    guard case .limit(let limit) = error else { return .fault(nil) }
    return .fault(context.diagnostic(limit, on: subject, at: SourceSpan(position, length: 1)))
  }
}
