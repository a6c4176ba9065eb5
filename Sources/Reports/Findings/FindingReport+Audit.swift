internal import AccessibilityTree
public import Audit
internal import Verification
internal import Vocabulary

extension FindingReport {
  /// Puts an audit into findings: those of the rules, waived ones as well, and a case for each rule and dump without.
  public init(audit run: AuditRun) {
    let groups = run.groups
    func count(_ findingClass: FindingClass, _ word: String, _ weight: Finding.Weight) -> Count {
      let count = groups.count { $0.finding.findingClass == findingClass }
      return Count(count == 1 ? word : word + "s", count, weight)
    }
    let audited = run.audits.count { $0.refusal == nil }
    self.init(
      command: "audit",
      counts: [
        count(.failure, "failure", .failure), count(.recommendation, "recommendation", .note),
        count(.assumption, "assumption", .assumption), Count("refused", run.refusedCount, .fault),
      ].filter { $0.count > 0 || $0.weight == .failure },
      scope: "\(audited) dump\(audited == 1 ? "" : "s") audited",
      rules: AuditCatalogue.rules.map(AuditFindings.rule),
      groups: AuditFindings.faults(run) + run.audits.map { AuditFindings($0).group }, exitStatus: run.exitStatus)
  }
}

/// Puts what became of one dump into findings.
private struct AuditFindings {
  private let audit: DumpAudit

  init(_ audit: DumpAudit) { self.audit = audit }

  static func rule(_ rule: AuditRule) -> FindingRule {
    let fixes = rule.fixes.map { "\($0.framework): \($0.text)" }
    return FindingRule(
      id: rule.id, summary: rule.help.summary,
      help: ([rule.help.sections.first?.lines.joined(separator: " ") ?? ""] + fixes).joined(separator: "\n"))
  }

  /// What could not be read, and waivers that fail the run.
  static func faults(_ run: AuditRun) -> [FindingGroup] {
    var findings = run.errors.map { CheckFindings.fault($0, excerpt: nil, isStrict: false) }
    if run.failsOnWaivers {
      findings += run.unusedWaivers.map { waiver in
        Finding(
          rule: "unused-waiver", word: "FAIL", weight: .failure, subject: waiver.rule, place: .init(""),
          message: "the waiver of '\(waiver.rule)' matches nothing: \(waiver.reason)")
      }
    }
    return findings.isEmpty ? [] : [FindingGroup(path: "", title: "what was asked for", findings: findings)]
  }

  /// The findings in the order of the report for people, then a case for each rule that found nothing.
  var group: FindingGroup {
    let title = "\(audit.platform.displayName), \(audit.format)"
    if let refusal = audit.refusal {
      let fault = CheckFindings.fault(refusal, excerpt: nil, isStrict: false)
      return FindingGroup(path: audit.path, title: title, findings: [fault])
    }
    let found = audit.findings.map { finding($0, waiver: nil) }
    let waived = audit.suppressed.map { finding($0.finding, waiver: $0.reason) }
    return FindingGroup(
      path: audit.path, title: title, findings: found + waived + audit.outcomes.compactMap(quiet),
      trees: audit.picture.map { [TreePicture($0, of: audit)] } ?? [])
  }

  private func finding(_ finding: AuditFinding, waiver: String?) -> Finding {
    let weight: Finding.Weight
    switch finding.findingClass {
    case .failure: weight = waiver == nil ? .failure : .note
    case .recommendation: weight = .note
    case .assumption: weight = waiver == nil ? .assumption : .note
    }
    let excerpt = Excerpt(
      path: audit.path, position: finding.position, length: 1, text: finding.element,
      textColumn: finding.position.column)
    var result = Finding(
      rule: finding.rule, word: word(finding, isWaived: waiver != nil), weight: weight, subject: finding.element,
      owner: audit.platform.rawValue, place: .init(audit.path, finding.position), message: finding.message,
      details: details(finding), excerpts: [excerpt], remarks: remarks(finding),
      related: finding.likelyPlaces.map {
        Finding.Place($0.path, SourcePosition(line: $0.line, column: 1), label: "it may be made here")
      }, waiver: waiver)
    result.isWaivedElsewhere = waiver != nil
    return result
  }

  private func word(_ finding: AuditFinding, isWaived: Bool) -> String {
    if isWaived { return "WAIVED" }
    return finding.findingClass == .failure ? "FAIL" : finding.findingClass.rawValue.uppercased()
  }

  private func details(_ finding: AuditFinding) -> String {
    var text = ReportText(ReportOptions())
    text.line("\(audit.path):\(finding.position.line):\(finding.position.column)  \(finding.rule)")
    text.line("  \(finding.message)")
    text.line("  \(finding.element)")
    for remark in remarks(finding) { text.line("  \(remark)") }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func remarks(_ finding: AuditFinding) -> [String] {
    var remarks: [String] = []
    if !finding.path.isEmpty { remarks.append("in: \(finding.path)") }
    remarks.append("said, about: \(finding.spoken)")
    remarks += finding.fixes.map { "\($0.framework): \($0.text)" }
    let criteria = finding.wcag.map { number in
      SuccessCriterion.numbered(number).map { "\(number) \($0.name)" } ?? number
    }
    if !criteria.isEmpty { remarks.append("WCAG: \(criteria.joined(separator: ", "))") }
    if !finding.folded.isEmpty { remarks.append("also: \(finding.folded.joined(separator: ", "))") }
    return remarks
  }

  /// The case of a rule that found nothing, or could not.
  private func quiet(_ outcome: DumpAudit.Outcome) -> Finding? {
    let weight: Finding.Weight
    switch outcome.status {
    case .failed, .noted, .suppressed: return nil
    case .passed: weight = .pass
    case .nothingToCheck: weight = .inapplicable
    case .cannotTell: weight = .unproven
    case .off: weight = .skipped
    }
    let word = outcome.status.rawValue.uppercased()
    let statement = AuditCatalogue.rule(outcome.rule)?.statement ?? ""
    let message = outcome.reason ?? (outcome.status == .nothingToCheck ? "there is nothing of the kind" : "")
    return Finding(
      rule: outcome.rule, word: word, weight: weight, subject: "\(outcome.rule): \(statement)",
      owner: audit.platform.rawValue, place: .init(audit.path), message: message)
  }
}
