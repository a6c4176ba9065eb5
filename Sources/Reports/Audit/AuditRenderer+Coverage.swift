internal import AccessibilityTree
internal import Audit
internal import Vocabulary

/// What was waived, what passed, what was not verified, and how much was looked at.
extension AuditRenderer {
  mutating func suppressed(in run: AuditRun) {
    let all = run.audits.flatMap { audit in audit.suppressed.map { (audit.path, $0) } }
    guard !all.isEmpty else { return }
    separate()
    text.line("Waived", .strong)
    for (path, entry) in all {
      let position = entry.finding.position
      text.pad(2)
      wrapped(
        "\(path):\(position.line):\(position.column)  \(entry.finding.rule): \(entry.reason)", start: 2, hanging: 6)
    }
  }

  mutating func passing(in run: AuditRun) {
    let count = run.audits.reduce(0) { $0 + $1.passingCount }
    guard count > 0 else { return }
    let listed = run.audits.filter { !$0.passing.isEmpty }
    separate()
    text.line(
      "Passing: \(counted(count, "element")) without a finding\(listed.isEmpty ? ", listed with --passing" : "")",
      .strong)
    for audit in listed {
      for element in audit.passing {
        text.pad(2)
        let place = "\(audit.path):\(element.position.line)"
        wrapped("\(place)  \(element.element)\(separator)\(element.origin)", start: 2, hanging: 6)
      }
    }
  }

  /// What rules could not tell, with the platforms' dumps they could not tell it of, then what no dump shows.
  mutating func unverified(in run: AuditRun) {
    let audited = run.audits.filter { $0.refusal == nil }
    guard !audited.isEmpty else { return }
    separate()
    text.line("Not verified", .strong)
    untold(in: audited)
    for (entry, _) in joined(audited, where: { $0.rule == nil }) {
      let place = entry.where.isEmpty ? "" : " (to be seen in: \(entry.where))"
      text.pad(2)
      wrapped("\(entry.what): \(entry.why)\(place)", .faint, start: 2, hanging: 4)
    }
  }

  /// The rules that could not tell, those with one reason together.
  private mutating func untold(in audits: [DumpAudit]) {
    var order: [String] = []
    var rules: [String: [String]] = [:]
    for (entry, paths) in joined(audits, where: { $0.rule != nil }) {
      let of = audits.count > 1 && paths.count < audits.count ? " (in \(paths.joined(separator: ", ")))" : ""
      let reason = entry.why + of
      if rules[reason] == nil { order.append(reason) }
      rules[reason, default: []].append(entry.rule ?? "")
    }
    for reason in order {
      text.pad(2)
      wrapped("\(rules[reason]?.joined(separator: ", ") ?? "")", .caution, start: 2, hanging: 2)
      text.pad(4)
      wrapped(reason, start: 4, hanging: 4)
    }
  }

  /// The same line about several dumps stands once.
  private func joined(
    _ audits: [DumpAudit], where isWanted: (DumpAudit.Unverified) -> Bool
  ) -> [(DumpAudit.Unverified, [String])] {
    var order: [DumpAudit.Unverified] = []
    var paths: [DumpAudit.Unverified: [String]] = [:]
    for audit in audits {
      for entry in audit.unverified where isWanted(entry) {
        if paths[entry] == nil { order.append(entry) }
        paths[entry, default: []].append(audit.path)
      }
    }
    return order.map { ($0, paths[$0] ?? []) }
  }

  mutating func waivers(of run: AuditRun) {
    guard !run.expiredWaivers.isEmpty || !run.unusedWaivers.isEmpty else { return }
    separate()
    for waiver in run.expiredWaivers {
      wrapped(
        "expired waiver of \(waiver.rule), which no longer applies: \(waiver.reason)"
          + (waiver.expires.map { " (until \($0))" } ?? ""), .caution, start: 0, hanging: 2)
    }
    for waiver in run.unusedWaivers {
      wrapped(
        "unused waiver of \(waiver.rule): \(waiver.reason)", run.isStrictAboutWaivers ? .failure : .caution, start: 0,
        hanging: 2)
    }
  }

  mutating func remarks(on run: AuditRun) {
    let known = run.audits.reduce(0) { $0 + $1.knownCount }
    let notes = run.audits.flatMap { audit in audit.notes.map { "\(audit.path): \($0)" } }
    guard known > 0 || !notes.isEmpty || !run.promoted.isEmpty || !run.mendedKnown.isEmpty else { return }
    separate()
    if !run.promoted.isEmpty {
      let by = run.profile.map { "the profile '\($0)' or the configuration" } ?? "the configuration"
      wrapped("failing by \(by): \(run.promoted.joined(separator: ", "))", start: 0, hanging: 2)
    }
    if known > 0 { text.line("\(counted(known, "finding")) known before \(known == 1 ? "is" : "are") not listed") }
    for line in run.mendedKnown {
      wrapped("no longer found, and can go from the list of known findings: \(line)", start: 0, hanging: 2)
    }
    for note in notes { wrapped("note: \(note)", start: 0, hanging: 2) }
  }

  mutating func coverage(of run: AuditRun) {
    let audited = run.audits.filter { $0.refusal == nil }
    guard !audited.isEmpty else { return }
    separate()
    for audit in audited {
      let coverage = audit.coverage
      let (format, nature) = (coverage.unverifiedByFormat, coverage.unverifiedByNature)
      let words = [
        "audited \(coverage.audited) of \(counted(coverage.nodes, "node"))",
        "\(counted(coverage.passed, "rule")) passed",
        "\(coverage.nothingToCheck) nothing to check",
        "\(format + nature) not verified (\(format) by format, \(nature) by nature)",
      ]
      wrapped((audited.count > 1 ? "\(audit.path): " : "") + words.joined(separator: separator), start: 0, hanging: 2)
    }
  }
}
