internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// What must hold of a dump before a line is judged on it (`expectations.md`, section 6, guards 1 to 4).
struct DumpGuards {
  /// The expectation file.
  let file: ExpectationFile
  /// The compiled expressions of the file.
  let expressions: ExpressionCache
  /// The time before which no dump may have been captured.
  var capturedAfter: CaptureTime?

  /// What a dump that passes the guards is judged with.
  struct Admission {
    /// What is judged of it.
    var scope: Scope
    /// What came of the anchor; `nil` where there is none.
    var anchor: Judged?
  }

  /// Applies the guards in order; the first that fails blocks the dump.
  ///
  /// - Returns: the scope and the anchor, or `nil` where the slot is blocked now.
  func admit(_ slot: inout DumpSlot) -> Admission? {
    guard slot.status == .judged, let subject = slot.subject else { return nil }
    if let refusal = subject.dump.refusal {
      slot.block(refusal.message)
      slot.refusal = refusal
      return nil
    }
    if let reason = wrongPlatform(subject) {
      slot.block(reason)
      return nil
    }
    if let reason = stale(subject) {
      slot.block(reason)
      return nil
    }
    noteDepth(subject, &slot)
    guard let scope = scope(of: subject) else {
      slot.block("the scope \(scopeText(subject)) matches no node")
      return nil
    }
    if let reason = sparse(subject, scope) {
      slot.block(reason)
      return nil
    }
    // A variant is judged without the anchor: it need not be the same moment of the screen.
    guard slot.selector.variant == nil else { return Admission(scope: scope, anchor: nil) }
    if let reason = incomplete(subject, scope) {
      slot.block(reason)
      return nil
    }
    return anchored(subject, scope, &slot)
  }

  // MARK: - Identity

  private func wrongPlatform(_ subject: Subject) -> String? {
    let dump = subject.dump
    if dump.platforms.contains(subject.platform) { return nil }
    let others = Platform.allCases.filter(dump.platforms.contains).map(\.displayName).joined(separator: ", ")
    return "this is no \(subject.platform.displayName) dump but one of \(others): \(dump.platformReason)"
  }

  // MARK: - Fresh

  /// A dump of an earlier build would pass for this one; one that does not say when it is from may be any.
  private func stale(_ subject: Subject) -> String? {
    guard let limit = capturedAfter else { return nil }
    guard let text = subject.dump.header?.captured else {
      return "it does not say when it was captured, and it has to be after \(limit.text)"
    }
    do throws(CaptureTime.Fault) {
      let captured = try CaptureTime(text)
      return captured < limit ? "stale: it was captured at \(text), and it has to be after \(limit.text)" : nil
    } catch {
      return "its header says captured='\(text)', \(error.message), so it may be stale"
    }
  }

  // MARK: - Scope

  private func scope(of subject: Subject) -> Scope? {
    guard let pattern = file.scope?.resolved(for: subject.selector) else { return Scope(whole: subject.tree) }
    guard let bound = try? BoundPattern(pattern, in: subject, expressions: expressions),
      let found = try? bound.candidates(in: Scope(whole: subject.tree), of: subject)
    else { return nil }
    let nodes = found.fitting.isEmpty ? found.untold : found.fitting
    return nodes.isEmpty ? nil : Scope(below: nodes, in: subject.tree)
  }

  private func scopeText(_ subject: Subject) -> String {
    guard let pattern = file.scope?.resolved(for: subject.selector) else { return "" }
    return "'\(FileExcerpt.text(file, pattern.span))'"
  }

  // MARK: - Sparse

  /// Beside application, window, web document and containers without a name there is at least one node.
  private func sparse(_ subject: Subject, _ scope: Scope) -> String? {
    var ranges = scope.ranges
    if let guest = guestRoot(subject) {
      let inside = subject.tree.descendants(of: guest)
      ranges = ranges.map { $0.clamped(to: inside) }.filter { !$0.isEmpty }
      if !ranges.contains(where: { hasContent($0, subject) }) {
        return "there is nothing inside the iOSContentGroup: the Simulator publishes it before its content"
      }
      return nil
    }
    if ranges.contains(where: { hasContent($0, subject) }) { return nil }
    return subject.tree.count == 0
      ? "there is no node in it"
      : "there is nothing in it but windows and unnamed containers, which is what a failed capture looks like"
  }

  private func guestRoot(_ subject: Subject) -> NodeID? {
    guard subject.column.isAX, let place = subject.classes.firstIndex(where: { $0.subrole == "iOSContentGroup" })
    else { return nil }
    return subject.nodesOfClass[place].first.map { NodeID(Int($0)) }
  }

  private func hasContent(_ range: Range<Int>, _ subject: Subject) -> Bool {
    range.contains { index in
      let node = subject.tree.nodes[index]
      guard let meaning = subject.meaning(of: NodeID(index)) else { return true }
      switch meaning.kind {
      case .window: return false
      case .container, .structure:
        return meaning.name != "web-area" && meaning.name != "document" && !node.name.isAbsent && node.name.length > 0
      case .widget, .text, .image, .range: return true
      }
    }
  }

  // MARK: - Whole

  private func noteDepth(_ subject: Subject, _ slot: inout DumpSlot) {
    guard let limit = subject.dump.header?.depthLimit else { return }
    var depths = [Int32](repeating: 0, count: subject.tree.count)
    var deepest: Int32 = 0
    for (index, node) in subject.tree.nodes.enumerated() where node.parent >= 0 {
      depths[index] = depths[Int(node.parent)] + 1
      deepest = max(deepest, depths[index])
    }
    if Int(deepest) + 1 >= limit {
      slot.notes.append("the deepest node is at the walker's limit of \(limit) levels: what is deeper is missing")
    }
  }

  private func incomplete(_ subject: Subject, _ scope: Scope) -> String? {
    for line in file.complete {
      switch line.demand {
      case .nodes(let least):
        if scope.count < least { return "\(scope.count) nodes are there, and '\(line.text)' asks for more" }
      case .tail(let pattern, let arms):
        let check = Check(kind: .bare(pattern), arms: arms, position: line.position, text: line.text)
        guard case .asked(.bare(let resolved)) = check.resolved(for: subject.selector, in: file) else { continue }
        guard let last = scope.last, let bound = try? BoundPattern(resolved, in: subject, expressions: expressions),
          let fit = try? bound.fit(last, in: subject)
        else { return "the last node cannot be compared with '\(line.text)'" }
        if fit == .no {
          let found = NodeLine.text(of: last, in: subject.dump)
          return "the last node is \(found), and '\(line.text)' asks for another: the dump may be cut"
        }
      }
    }
    return nil
  }

  // MARK: - Anchor

  private func anchored(_ subject: Subject, _ scope: Scope, _ slot: inout DumpSlot) -> Admission? {
    guard let anchor = file.anchor, case .asked(.anchor(let pattern)) = anchor.resolved(for: subject.selector, in: file)
    else {
      let isUnjudged =
        if case .unjudged? = file.anchor?.resolved(for: subject.selector, in: file) { true } else { false }
      let unjudged = isUnjudged ? Judged(.unverified, "not judged here: the line says '?'") : nil
      return Admission(scope: scope, anchor: unjudged)
    }
    guard let bound = try? BoundPattern(pattern, in: subject, expressions: expressions),
      var found = try? bound.candidates(in: scope, of: subject)
    else {
      slot.block("the anchor cannot be compared with this dump")
      return nil
    }
    found.fitting.removeAll { isShell($0, subject) }
    found.untold.removeAll { isShell($0, subject) }
    let text = FileExcerpt.text(file, pattern.span)
    if found.count.upperBound == 0 {
      slot.block("not this screen: no node matches the anchor '\(text)'" + nearest(bound, scope, subject))
      return nil
    }
    if found.count.lowerBound > 1 {
      slot.block("not this screen: \(found.fitting.count) nodes match the anchor '\(text)', not one")
      return nil
    }
    var judged = Judged(.pass)
    if found.count != 1...1 {
      let reasons = found.untold.first.flatMap { try? bound.reasons($0, in: subject) } ?? []
      judged = Judged(.unverified, reasons.joined(separator: "; "))
    }
    judged.matches = found.all
    judged.isHeld = found.count.upperBound == 1
    return Admission(scope: scope, anchor: judged)
  }

  /// Applications and windows carry the screen's name as well, and do not count.
  private func isShell(_ id: NodeID, _ subject: Subject) -> Bool {
    guard let name = subject.meaning(of: id)?.name else { return false }
    return name == "application" || name == "window"
  }

  private func nearest(_ bound: BoundPattern, _ scope: Scope, _ subject: Subject) -> String {
    guard let found = try? NearestNodeSearch(bound: bound, subject: subject).find(in: scope) else { return "" }
    let position = subject.position(of: found)
    let line = NodeLine.text(of: found, in: subject.dump)
    return "; the nearest is \(line) at \(subject.path):\(position.line):\(position.column)"
  }
}
