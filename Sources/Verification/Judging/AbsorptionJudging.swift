internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// `NODE absorbs ITEM…`: one stop that must not fall apart.
extension DumpJudge {
  /// A node is one stop, and none of the items is a stop of its own.
  func absorbs(
    _ pattern: NodePattern, _ items: [AbsorbedItem], in scope: Scope, _ check: Check
  ) throws(JudgingError) -> Judged {
    var judged = try one(pattern, in: scope, isClosed: true, check)
    guard judged.verdict != .fail, let id = judged.single else { return judged }
    switch subject.stops[id.index] {
    case .yes: break
    case .no:
      let message = "it is no stop: a screen reader does not stop there"
      return failing(judged, message, at: nil, [subject.mark(id, label: "is no stop")], check)
    case .untold:
      judged.verdict = .unverified
      judged.message = DumpReading.untoldReason
    }
    for item in items {
      let outcome =
        switch item {
        case .text(let literal): absorbed(literal, by: id, pattern)
        case .role(let role): try absorbed(role, by: id, in: check)
        }
      switch outcome {
      case .holds: break
      case .fails(let message, let span, let nodes): return failing(judged, message, at: span, mark(nodes), check)
      case .untold(let message):
        judged.verdict = .unverified
        judged.message = message
      }
    }
    return judged
  }

  private enum Absorption {
    case holds
    case fails(String, SourceSpan, [NodeID])
    case untold(String)
  }

  /// No other stop of the scope has the text as its name or value.
  private func absorbed(_ item: Literal, by id: NodeID, _ pattern: NodePattern) -> Absorption {
    let quoted = Quote.quoted(item.text, limit: 60)
    if !writesText(pattern), !owns(id, item.text) {
      return .fails("\(quoted) is no part of its name or value", item.span, [id])
    }
    let wanted = Array(item.text.utf8)
    var separate: [NodeID] = []
    var untold = false
    for index in [subject.names, subject.values] {
      Shortlist(nodes: index.nodes(with: wanted, in: subject.tree)).forEach(in: self.scope) { node in
        guard node != id.index, subject.stops[node] != .no else { return }
        if subject.stops[node] == .yes { separate.append(NodeID(node)) } else { untold = true }
      }
    }
    separate = Set(separate).sorted()
    if let first = separate.first {
      return .fails("\(quoted) is a stop of its own: \(line(of: first))", item.span, separate)
    }
    return untold ? .untold("whether \(quoted) is a stop of its own cannot be told") : .holds
  }

  /// No other stop of the scope has the role.
  private func absorbed(_ role: RolePattern, by id: NodeID, in check: Check) throws(JudgingError) -> Absorption {
    let pattern = NodePattern(role: role, span: role.span)
    let found = try candidates(bind(pattern, forAbsence: true), in: self.scope)
    let word = text.text(role.span)
    let separate = found.fitting.filter { $0 != id && subject.stops[$0.index] == .yes }
    if let first = separate.first {
      return .fails("\(word) is a stop of its own: \(line(of: first))", role.span, separate)
    }
    let isUntold = found.all.contains { $0 != id && subject.stops[$0.index] != .no }
    return isUntold ? .untold("whether \(word) is a stop of its own cannot be told") : .holds
  }

  private func writesText(_ pattern: NodePattern) -> Bool {
    pattern.name != nil
      || pattern.tests.contains { test in
        guard case .equals = test.demand, !test.isRaw else { return false }
        return test.name == "value" || test.name == "name"
      }
  }

  private func owns(_ id: NodeID, _ part: String) -> Bool {
    let node = subject.tree[id]
    return [node.name, node.value].contains { ref in
      subject.tree.string(ref).map { NearText.contains($0, part) } ?? false
    }
  }

  private func failing(
    _ judged: Judged, _ message: String, at span: SourceSpan?, _ found: [Excerpt], _ check: Check
  ) -> Judged {
    var failed = Judged(.fail, message)
    failed.expected = excerpt(of: check, span: span, label: "")
    failed.found = found
    failed.matches = judged.matches
    failed.single = judged.single
    return failed
  }
}
