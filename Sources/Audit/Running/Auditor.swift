public import AccessibilityTree
internal import DumpFormats

/// Runs the rules on dumps.
public enum Auditor {
  /// Audits one dump.
  ///
  /// The same dump and configuration give the same audit on every run. It knows no file and no clock.
  ///
  /// - Parameter perform: how the rules of a large dump are gone through.
  public static func audit(
    _ subject: AuditSubject, _ configuration: AuditConfiguration,
    perform: @escaping Performer = { count, work in for index in 0..<count { work(index) } }
  ) -> DumpAudit {
    var audit = DumpAudit(path: subject.path, platform: subject.platform, format: subject.dump.format)
    audit.coverage.nodes = subject.dump.tree.count
    if let refusal = subject.dump.refusal {
      audit.refusal = refusal
      return audit
    }
    let screen = Screen(subject, configuration)
    let gates = DumpGates(screen)
    audit.refusal = gates.refusal(path: subject.path)
    if audit.refusal != nil { return audit }
    audit.notes = gates.notes
    let run = RuleRun(of: AuditCatalogue.rules, screen: screen, gates: gates, perform: perform)
    audit.outcomes = run.outcomes
    let sorting = FindingSorter(screen: screen, run: run, perform: perform)
    sorting.fill(&audit)
    PassingElements(screen: screen, seen: run.seen, audit: audit).fill(&audit)
    audit.unverified += gates.unverified + UnverifiedTable.lines(for: screen)
    count(&audit)
    if configuration.picturedNodes > 0 {
      let mentioned = audit.findings.map(\.node.index) + audit.suppressed.map(\.finding.node.index)
      audit.picture = AuditPicture(screen, limit: configuration.picturedNodes, mentioned: mentioned)
    }
    return audit
  }

  private static func count(_ audit: inout DumpAudit) {
    audit.coverage.passed = audit.outcomes.count { $0.status == .passed }
    audit.coverage.nothingToCheck = audit.outcomes.count { $0.status == .nothingToCheck }
    audit.coverage.unverifiedByFormat = audit.unverified.count { $0.rule != nil }
    audit.coverage.unverifiedByNature = audit.unverified.count { $0.rule == nil }
  }
}
