internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// The lines about where a screen reader stops: `absorbs` and `stops exactly`.
extension DumpJudge {
  /// The stops of a scope in reading order.
  func stops(in scope: Scope) -> Candidates {
    var found = Candidates()
    let stops = subject.stops
    for range in scope.ranges {
      for index in range {
        switch stops[index] {
        case .yes: found.fitting.append(NodeID(index))
        case .untold: found.untold.append(NodeID(index))
        case .no: break
        }
      }
    }
    return found
  }

  // MARK: - absorbs

  /// A node is one stop, and none of the items is a stop of its own.
  func absorbs(
    _ pattern: NodePattern, _ items: [AbsorbedItem], in scope: Scope, _ check: Check
  ) throws(JudgingError) -> Judged {
    var judged = try one(pattern, in: scope, isClosed: true, check)
    guard judged.verdict != .fail, let id = judged.single else { return judged }
    var worst = judged.verdict
    switch subject.stops[id.index] {
    case .yes: break
    case .no:
      return failing(judged, "it is no stop: a screen reader does not stop there", check.position, check, [mark(id, label: "is no stop")])
    case .untold:
      worst = .unverified
      judged.message = "this dump does not say where a screen reader stops"
    }
    let others = stops(in: self.scope)
    for item in items {
      switch try absorbed(item, by: id, pattern, others, check) {
      case .pass: break
      case .fail(let message, let span, let nodes):
        return failing(judged, message, span.start, check, mark(nodes), length: span.length)
      case .untold(let message):
        worst = .unverified
        judged.message = message
      }
    }
    judged.verdict = worst
    judged.isHeld = judged.isHeld && worst != .fail
    return judged
  }

  private enum Absorption {
    case pass
    case fail(String, SourceSpan, [NodeID])
    case untold(String)
  }

  private func absorbed(
    _ item: AbsorbedItem, by id: NodeID, _ pattern: NodePattern, _ others: Candidates, _ check: Check
  ) throws(JudgingError) -> Absorption {
    switch item {
    case .text(let literal):
      if !writesText(pattern), !owns(id, literal.text) {
        return .fail("\(Quote.quoted(literal.text)) is no part of its name or value", literal.span, [id])
      }
      let wanted = Array(literal.text.utf8)
      let says = { (other: NodeID) in other != id && self.says(other, wanted) }
      let separate = others.fitting.filter(says)
      if !separate.isEmpty { return .fail("\(Quote.quoted(literal.text)) is a stop of its own", literal.span, separate) }
      return others.untold.contains(where: says)
        ? .untold("whether \(Quote.quoted(literal.text)) is a stop of its own cannot be told") : .pass
    case .role(let role):
      let bound = try bind(NodePattern(role: role, span: role.span))
      var untold = false
      var separate: [NodeID] = []
      for other in others.all where other != id {
        let fit = min(try fit(bound, other), subject.stops[other.index])
        if fit == .yes { separate.append(other) } else if fit == .untold { untold = true }
      }
      let word = text(of: NodePattern(role: role, span: role.span))
      if !separate.isEmpty { return .fail("a stop of its own is \(word)", role.span, separate) }
      return untold ? .untold("whether a stop of its own is \(word) cannot be told") : .pass
    }
  }

  private func writesText(_ pattern: NodePattern) -> Bool {
    pattern.name != nil
      || pattern.tests.contains { test in
        guard case .equals = test.demand else { return false }
        return test.name.lowercased() == "value" || test.name.lowercased() == "name"
      }
  }

  private func owns(_ id: NodeID, _ part: String) -> Bool {
    let node = subject.tree[id]
    return [node.name, node.value].contains { ref in
      subject.tree.string(ref).map { NearText.contains($0, part) } ?? false
    }
  }

  private func says(_ id: NodeID, _ wanted: [UInt8]) -> Bool {
    let node = subject.tree[id]
    return [node.name, node.value].contains {
      !$0.isAbsent && TextComparison.equal(subject.tree.text, $0.range, wanted)
    }
  }

  private func failing(
    _ judged: Judged, _ message: String, _ position: SourcePosition, _ check: Check, _ found: [Excerpt],
    length: Int? = nil
  ) -> Judged {
    var failed = Judged(.fail, message)
    failed.expected = excerpt(
      of: check,
      span: SourceSpan(position, length: length ?? check.text.unicodeScalars.count), label: "")
    failed.found = found
    failed.matches = judged.matches
    failed.single = judged.single
    return failed
  }

  // MARK: - stops exactly

  /// The stops of the scope are the items of the list, in order, and no others.
  func stopsExactly(_ index: Int, in scope: Scope) throws(JudgingError) -> Judged {
    let check = file.checks[index]
    var items: [(check: Check, pattern: NodePattern)] = []
    var hasUnjudged = false
    for item in file.checks where item.parent == index {
      switch item.resolved(for: subject.selector, in: file) {
      case .notAsked: continue
      case .unjudged: hasUnjudged = true
      case .asked(.item(let pattern)): items.append((item, pattern))
      case .asked: continue
      }
    }
    if hasUnjudged { return Judged(.unverified, "an item is not judged here: its line says '?'") }
    let found = stops(in: scope)
    if !found.untold.isEmpty {
      return Judged(.unverified, "this dump does not say where a screen reader stops")
    }
    return try compare(items, with: found.fitting, check)
  }

  private func compare(
    _ items: [(check: Check, pattern: NodePattern)], with stops: [NodeID], _ check: Check
  ) throws(JudgingError) -> Judged {
    var untold: String?
    for (place, stop) in stops.enumerated() {
      guard place < items.count else {
        return listFailure(
          "the list has \(items.count) \(items.count == 1 ? "stop" : "stops"), and then comes \(line(of: stop))", check, stop,
          label: "is a stop that the list does not have")
      }
      let bound = try bind(items[place].pattern)
      switch try fit(bound, stop) {
      case .no:
        return listFailure(
          "stop \(place + 1) is \(line(of: stop)), not '\(text(of: items[place].pattern))'", items[place].check, stop,
          label: "is stop \(place + 1)")
      case .untold:
        untold = try reasons(bound, stop)
      case .yes: break
      }
      claim([stop])
      if let deviation = closedDeviation(of: stop, items[place].pattern) {
        return listFailure(
          "\(deviation.attribute.rawValue) of stop \(place + 1) is \(deviation.found), and the line does not say so",
          items[place].check, stop, label: "\(deviation.attribute.rawValue) is \(deviation.found)")
      }
    }
    if stops.count < items.count {
      let missing = items[stops.count]
      var judged = Judged(
        .fail,
        "there are \(stops.count) \(stops.count == 1 ? "stop" : "stops"), and then comes no '\(text(of: missing.pattern))'")
      judged.expected = excerpt(of: missing.check, label: "comes no more")
      return judged
    }
    var judged = untold.map { Judged(.unverified, $0) } ?? Judged(.pass)
    judged.matches = stops
    judged.isHeld = true
    return judged
  }

  private func listFailure(_ message: String, _ check: Check, _ stop: NodeID, label: String) -> Judged {
    var judged = Judged(.fail, message)
    judged.expected = excerpt(of: check, label: "")
    judged.found = [mark(stop, label: label)]
    judged.matches = [stop]
    return judged
  }
}
