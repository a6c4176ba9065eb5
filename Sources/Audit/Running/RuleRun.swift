internal import AccessibilityTree

/// The rules of the catalogue on one screen, one after the other.
struct RuleRun {
  /// What one rule found.
  struct Found {
    var rule: AuditRule
    var drafts: [RuleReport.Draft]
  }

  let screen: Screen
  let gates: DumpGates
  private(set) var outcomes: [DumpAudit.Outcome] = []
  private(set) var found: [Found] = []
  /// For each node whether a rule looked at it.
  private(set) var seen: [Bool]

  init(screen: Screen, gates: DumpGates) {
    self.screen = screen
    self.gates = gates
    seen = Array(repeating: false, count: screen.tree.count)
  }

  /// Runs a rule, or says why it is not run.
  mutating func apply(_ rule: AuditRule) {
    if let reason = whyOff(rule) {
      outcomes.append(DumpAudit.Outcome(rule: rule.id, status: .off, reason: reason))
      return
    }
    if let outcome = unmet(rule) {
      outcomes.append(outcome)
      return
    }
    // Taken out and put back, so that the list of nodes is never copied.
    let marks = seen
    seen = []
    var report = RuleReport(seen: marks)
    rule.examine(screen, &report)
    seen = report.seen
    var outcome = DumpAudit.Outcome(rule: rule.id, status: status(report), reason: report.untold)
    outcome.examined = report.examined
    outcome.skipped = report.skipped
    outcomes.append(outcome)
    if !report.drafts.isEmpty { found.append(Found(rule: rule, drafts: report.drafts)) }
  }

  /// Takes in what further rules said.
  mutating func take(_ other: RuleRun) {
    outcomes += other.outcomes
    found += other.found
    for node in seen.indices where other.seen[node] { seen[node] = true }
  }

  /// What comes of a rule whose needs are not met; `nil` where they are.
  private func unmet(_ rule: AuditRule) -> DumpAudit.Outcome? {
    var missing: String?
    for need in rule.needs {
      switch NeedTable.standard.answer(need, on: screen) {
      case .met: missing = missing ?? gates.whyMissing(need)
      case .missing(let reason): missing = missing ?? reason
      case .alien(let reason): return DumpAudit.Outcome(rule: rule.id, status: .nothingToCheck, reason: reason)
      }
    }
    return missing.map { DumpAudit.Outcome(rule: rule.id, status: .cannotTell, reason: $0) }
  }

  /// The status before waivers, which `FindingSorter` settles.
  private func status(_ report: RuleReport) -> RuleStatus {
    if report.drafts.contains(where: { $0.findingClass == .failure }) { return .failed }
    if !report.drafts.isEmpty { return .noted }
    if report.untold != nil { return .cannotTell }
    return report.examined > 0 ? .passed : .nothingToCheck
  }

  private func whyOff(_ rule: AuditRule) -> String? {
    switch screen.configuration.rules[rule.id] {
    case .off: "switched off by the configuration"
    case .on, .failing: nil
    case nil: rule.isOn ? nil : "not switched on"
    }
  }
}
