internal import AccessibilityTree
internal import DumpFormats

/// Turns what rules found into the findings of a report: promoted, waived, known and folded.
struct FindingSorter {
  let screen: Screen
  let run: RuleRun

  /// A draft with the rule it is of.
  private struct Item {
    var rule: AuditRule
    var draft: RuleReport.Draft
    var isPromoted = false
    var folded: [String] = []
  }

  /// Puts the findings into an audit, and settles the statuses of the rules.
  func fill(_ audit: inout DumpAudit) {
    let items = run.found.flatMap { found in found.drafts.map { promoted(Item(rule: found.rule, draft: $0)) } }
    let makers = FindingMaker(screen: screen, places: DumpPlaces(screen.dump))
    let waivers = WaiverList(screen.configuration, path: audit.path, screen: screen)
    var open: [Item] = []
    for item in items {
      if let waiver = waivers.waiver(for: item.draft.node, rule: item.rule.id) {
        audit.usedWaivers.insert(waiver.place)
        let finding = makers.finding(item.rule, item.draft, isPromoted: item.isPromoted, folded: [])
        audit.suppressed.append(DumpAudit.Suppressed(finding: finding, reason: waiver.reason))
      } else {
        open.append(item)
      }
    }
    settle(&audit, open)
    // Sorted before they are put into words, since the words are heavy.
    var findings = fold(open).sorted(by: FindingSorter.precedes).map {
      makers.finding($0.rule, $0.draft, isPromoted: $0.isPromoted, folded: $0.folded)
    }
    if let known = screen.configuration.known {
      let news = findings.filter { !known.contains($0.fingerprint) }
      audit.knownCount = findings.count - news.count
      audit.seenKnown = Set(findings.map { KnownFindings.line($0.fingerprint) }).intersection(known.fingerprints)
      findings = news
    }
    audit.findings = findings
    audit.unverified = audit.outcomes.filter { $0.status == .cannotTell || isAcceptedOff($0) }.map(
      FindingSorter.unverified)
  }

  /// Failures first, then by impact, then as the dump lists them.
  private static func precedes(_ left: Item, _ right: Item) -> Bool {
    let impacts = (left.draft.impact ?? left.rule.impact, right.draft.impact ?? right.rule.impact)
    return (left.draft.findingClass, impacts.0, left.draft.node, left.rule.id)
      < (right.draft.findingClass, impacts.1, right.draft.node, right.rule.id)
  }

  private static func unverified(_ outcome: DumpAudit.Outcome) -> DumpAudit.Unverified {
    let statement = AuditCatalogue.rule(outcome.rule)?.statement ?? outcome.rule
    return DumpAudit.Unverified(
      what: "\(outcome.rule): \(statement)", why: outcome.reason ?? "", where: "", rule: outcome.rule)
  }

  /// A failing rule that is switched off is not verified, and the report says so.
  private func isAcceptedOff(_ outcome: DumpAudit.Outcome) -> Bool {
    outcome.status == .off && AuditCatalogue.rule(outcome.rule)?.canFail == true
  }

  private func promoted(_ item: Item) -> Item {
    var item = item
    let setting = screen.configuration.rules[item.rule.id]
    let isByProfile = setting == nil && AuditProfile.named(screen.configuration.profile)?.promotes(item.rule.id) == true
    if setting == .failing || isByProfile, item.draft.findingClass == .recommendation {
      item.draft.findingClass = .failure
      item.isPromoted = true
    }
    return item
  }

  private func settle(_ audit: inout DumpAudit, _ open: [Item]) {
    let waived = Set(audit.suppressed.map(\.finding.rule))
    let failing = Set(open.filter { $0.draft.findingClass == .failure }.map(\.rule.id))
    let noted = Set(open.map(\.rule.id))
    for place in audit.outcomes.indices {
      let rule = audit.outcomes[place].rule
      if failing.contains(rule) {
        audit.outcomes[place].status = .failed
      } else if noted.contains(rule) {
        audit.outcomes[place].status = .noted
      } else if waived.contains(rule) {
        audit.outcomes[place].status = .suppressed
      }
    }
  }

  // MARK: - Folding

  /// One defect, one finding: of several on an element, and on the pieces of a flagged control, the gravest stays.
  private func fold(_ items: [Item]) -> [Item] {
    var kept: [Item] = []
    var placeOfNode: [Int: Int] = [:]
    for item in items.sorted(by: isGraver) {
      let node = item.draft.node
      if let place = placeOfNode[node] ?? holder(of: node, among: placeOfNode, kept) {
        if kept[place].rule.id != item.rule.id, !kept[place].folded.contains(item.rule.id) {
          kept[place].folded.append(item.rule.id)
        }
        // A rule may say two things of one element.
        if kept[place].rule.id == item.rule.id, kept[place].draft.detector != item.draft.detector { kept.append(item) }
        continue
      }
      placeOfNode[node] = kept.count
      kept.append(item)
    }
    return kept
  }

  private func isGraver(_ left: Item, _ right: Item) -> Bool {
    (left.draft.findingClass, left.rule.rank, left.draft.node) < (
      right.draft.findingClass, right.rule.rank, right.draft.node
    )
  }

  /// The finding on the control that a piece without a purpose of its own belongs to.
  private func holder(of node: Int, among places: [Int: Int], _ kept: [Item]) -> Int? {
    let facts = screen.facts[node]
    guard facts.contains(.insideUnnamed) || facts.contains(.insideNamed), !facts.contains(.interactive) else {
      return nil
    }
    var next = screen.parent(node)
    while let parent = next, !screen.facts[parent].isDisjoint(with: [.insideUnnamed, .insideNamed, .interactive]) {
      if let place = places[parent], kept[place].rule.rank <= .labelQuality { return place }
      next = screen.parent(parent)
    }
    return nil
  }
}
