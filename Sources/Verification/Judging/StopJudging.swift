internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// `stops exactly`: where a screen reader stops, and nowhere else.
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

  /// One line of the list.
  private typealias Item = (check: Check, pattern: NodePattern)

  /// The stops of the scope are the items of the list, in order, and no others.
  func stopsExactly(_ index: Int, in scope: Scope) throws(JudgingError) -> Judged {
    var items: [Item] = []
    // The items stand right below the line, and have nothing below them.
    var place = index + 1
    while place < file.checks.count, file.checks[place].parent == index {
      switch resolutions[place] {
      case .notAsked: break
      case .unjudged: return Judged(.unverified, "an item is not judged here: its line says '?'")
      case .asked(let kind): items += kind.patterns.map { (file.checks[place], $0) }
      }
      place += 1
    }
    let found = stops(in: scope)
    guard found.untold.isEmpty else { return try unknownStops(found, items) }
    return try compare(items, with: found.fitting, file.checks[index])
  }

  /// Where a dump does not say which nodes are stops, the list fails all the same if nothing could be one of them.
  private func unknownStops(_ stops: Candidates, _ items: [Item]) throws(JudgingError) -> Judged {
    let possible = Set(stops.all)
    for item in items {
      let found = try candidates(bind(item.pattern), in: Scope(whole: subject.tree))
      guard !found.all.contains(where: possible.contains) else { continue }
      var judged = Judged(.fail, "no node could be the stop '\(text(of: item.pattern, in: item.check))'")
      judged.expected = excerpt(of: item.check, label: "matches nothing")
      return judged
    }
    return Judged(.unverified, DumpReading.untoldReason)
  }

  private func compare(
    _ items: [Item], with stops: [NodeID], _ check: Check
  ) throws(JudgingError) -> Judged {
    var untold: String?
    for (place, stop) in stops.enumerated() {
      guard place < items.count else {
        let count = "the list has \(items.count) \(items.count == 1 ? "stop" : "stops")"
        return listFailure(
          "\(count), and then comes \(line(of: stop))", check, stop, label: "is a stop that the list does not have")
      }
      let item = items[place]
      let bound = try bind(item.pattern)
      switch try fit(bound, stop) {
      case .no:
        let message = "stop \(place + 1) is \(line(of: stop)), not '\(text(of: item.pattern, in: item.check))'"
        return listFailure(message, item.check, stop, label: "is stop \(place + 1)")
      case .untold: untold = try reasons(bound, stop)
      case .yes: break
      }
      claim([stop])
      if let deviation = closedDeviation(of: stop, item.pattern) {
        let found = "\(deviation.attribute.rawValue) of stop \(place + 1) is \(deviation.found)"
        return listFailure(
          "\(found), and the line does not say so", item.check, stop,
          label: "\(deviation.attribute.rawValue) is \(deviation.found)")
      }
    }
    if stops.count < items.count {
      let missing = items[stops.count]
      let count = "there \(stops.count == 1 ? "is 1 stop" : "are \(stops.count) stops")"
      var judged = Judged(
        .fail, "\(count), and then comes no '\(text(of: missing.pattern, in: missing.check))'")
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
    judged.found = [subject.mark(stop, label: label)]
    judged.matches = [stop]
    return judged
  }
}
