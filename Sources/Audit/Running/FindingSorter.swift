internal import AccessibilityTree
internal import DumpFormats
internal import Synchronization

/// Turns what rules found into the findings of a report: promoted, waived and folded.
struct FindingSorter {
  let screen: Screen
  let run: RuleRun
  let perform: Performer

  /// A draft by its place among those of its rule, with what it is sorted by: sorting moves nothing heavy.
  private struct Item {
    /// The place of its rule in `run.found`.
    var found: Int
    /// Its own place there.
    var draft: Int
    var node: Int
    var findingClass: FindingClass
    var impact: Impact
    var rank: FoldRank
    var isPromoted: Bool
  }

  /// What is kept, and the rules that were folded into it.
  private struct Kept {
    var item: Item
    var folded: [String] = []
  }

  /// Puts the findings into an audit, and settles the statuses of the rules.
  func fill(_ audit: inout DumpAudit) {
    let maker = FindingMaker(screen: screen)
    let waivers = WaiverList(screen.configuration, path: audit.path, screen: screen)
    var open: [Item] = []
    for item in items() {
      if let waiver = waivers.waiver(for: item.node, rule: rule(item).id) {
        audit.usedWaivers.insert(waiver.place)
        audit.suppressed.append(
          DumpAudit.Suppressed(finding: finding(Kept(item: item), maker), reason: waiver.reason))
      } else {
        open.append(item)
      }
    }
    settle(&audit, open)
    // Sorted before they are put into words, since the words are heavy.
    let kept = fold(open).sorted { precedes($0.item, $1.item) }
    audit.findings = findings(kept, maker)
    audit.unverified = audit.outcomes.filter { $0.status == .cannotTell || isAcceptedOff($0) }.map(
      FindingSorter.unverified)
  }

  // MARK: - Items

  private func rule(_ item: Item) -> AuditRule { run.found[item.found].rule }

  private func finding(_ kept: Kept, _ maker: FindingMaker) -> AuditFinding {
    var draft = run.found[kept.item.found].drafts[kept.item.draft]
    draft.findingClass = kept.item.findingClass
    return maker.finding(rule(kept.item), draft, isPromoted: kept.item.isPromoted, folded: kept.folded)
  }

  /// Below so many findings a thread costs more than it saves.
  private static let fewestShared = 512
  /// Into how many parts more of them are shared out.
  private static let parts = 8

  /// Puts findings into words, in their order; many of them in parts, which may be made at the same time.
  private func findings(_ kept: [Kept], _ maker: FindingMaker) -> [AuditFinding] {
    guard kept.count >= FindingSorter.fewestShared else { return kept.map { finding($0, maker) } }
    let makers = (0..<FindingSorter.parts).map { _ in FindingMaker(beside: maker) }
    let done = Mutex([[AuditFinding]](repeating: [], count: FindingSorter.parts))
    perform(FindingSorter.parts) { part in
      let start = part * kept.count / FindingSorter.parts
      let end = (part + 1) * kept.count / FindingSorter.parts
      let findings = kept[start..<end].map { finding($0, makers[part]) }
      done.withLock { $0[part] = findings }
    }
    return done.withLock { $0 }.flatMap { $0 }
  }

  private func items() -> [Item] {
    var items: [Item] = []
    for (place, found) in run.found.enumerated() {
      let promotes = isPromoting(found.rule.id)
      for (number, draft) in found.drafts.enumerated() {
        let isPromoted = promotes && draft.findingClass == .recommendation
        items.append(
          Item(
            found: place, draft: number, node: draft.node, findingClass: isPromoted ? .failure : draft.findingClass,
            impact: draft.impact ?? found.rule.impact, rank: found.rule.rank, isPromoted: isPromoted))
      }
    }
    return items
  }

  private func isPromoting(_ rule: String) -> Bool {
    let setting = screen.configuration.rules[rule]
    return setting == .failing
      || (setting == nil && AuditProfile.named(screen.configuration.profile)?.promotes(rule) == true)
  }

  /// Failures first, then by impact, then as the dump lists them.
  private func precedes(_ left: Item, _ right: Item) -> Bool {
    (left.findingClass, left.impact, left.node, left.found) < (
      right.findingClass, right.impact, right.node, right.found
    )
  }

  // MARK: - Statuses

  private static func unverified(_ outcome: DumpAudit.Outcome) -> DumpAudit.Unverified {
    let statement = AuditCatalogue.rule(outcome.rule)?.statement ?? outcome.rule
    return DumpAudit.Unverified(
      what: "\(outcome.rule): \(statement)", why: outcome.reason ?? "", where: "", rule: outcome.rule)
  }

  /// A failing rule that is switched off is not verified, and the report says so.
  private func isAcceptedOff(_ outcome: DumpAudit.Outcome) -> Bool {
    outcome.status == .off && AuditCatalogue.rule(outcome.rule)?.canFail == true
  }

  private func settle(_ audit: inout DumpAudit, _ open: [Item]) {
    let waived = Set(audit.suppressed.map(\.finding.rule))
    var failing: Set<Int> = []
    var noted: Set<Int> = []
    for item in open {
      noted.insert(item.found)
      if item.findingClass == .failure { failing.insert(item.found) }
    }
    let places = Dictionary(uniqueKeysWithValues: run.found.enumerated().map { ($1.rule.id, $0) })
    for outcome in audit.outcomes.indices {
      guard let place = places[audit.outcomes[outcome].rule] else { continue }
      if failing.contains(place) {
        audit.outcomes[outcome].status = .failed
      } else if noted.contains(place) {
        audit.outcomes[outcome].status = .noted
      } else if waived.contains(audit.outcomes[outcome].rule) {
        audit.outcomes[outcome].status = .suppressed
      }
    }
  }

  // MARK: - Folding

  /// One defect, one finding: of several on an element, and on the pieces of a flagged control, the gravest stays.
  private func fold(_ items: [Item]) -> [Kept] {
    let sorted = items.sorted { left, right in
      (left.findingClass, left.rank, left.node, left.found) < (right.findingClass, right.rank, right.node, right.found)
    }
    var kept: [Kept] = []
    var placeOfNode: [Int: Int] = [:]
    for item in sorted {
      guard let place = placeOfNode[item.node] ?? holder(of: item.node, among: placeOfNode, kept) else {
        placeOfNode[item.node] = kept.count
        kept.append(Kept(item: item))
        continue
      }
      if kept[place].item.found == item.found {
        // A rule may say two things of one element.
        if detector(kept[place].item) != detector(item) { kept.append(Kept(item: item)) }
      } else if !kept[place].folded.contains(rule(item).id) {
        kept[place].folded.append(rule(item).id)
      }
    }
    return kept
  }

  private func detector(_ item: Item) -> String? { run.found[item.found].drafts[item.draft].detector }

  /// The finding on the control that a piece without a purpose of its own belongs to.
  private func holder(of node: Int, among places: [Int: Int], _ kept: [Kept]) -> Int? {
    let facts = screen.facts[node]
    guard facts.contains(.insideUnnamed) || facts.contains(.insideNamed), !facts.contains(.interactive) else {
      return nil
    }
    var next = screen.parent(node)
    var steps = 0
    while steps < FindingSorter.highestPiece, let parent = next,
      !screen.facts[parent].isDisjoint(with: [.insideUnnamed, .insideNamed, .interactive])
    {
      if let place = places[parent], kept[place].item.rank <= .labelQuality { return place }
      next = screen.parent(parent)
      steps += 1
    }
    return nil
  }

  /// How far a piece of a control can be below it.
  private static let highestPiece = 16
}
