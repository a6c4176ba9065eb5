internal import AccessibilityTree
public import Audit
internal import Vocabulary

/// The report of an audit for people: the verdict first, then what fails and how to mend it, and what was not verified.
public enum HumanAuditReport {
  /// Renders an audit.
  public static func render(_ run: AuditRun, _ options: ReportOptions) -> [UInt8] {
    var renderer = AuditRenderer(options)
    renderer.run(run)
    return renderer.text.bytes
  }
}

/// Renders one audit for people; the parts of it are in extensions, one a file.
struct AuditRenderer {
  let options: ReportOptions
  var text: ReportText
  /// The last advice that was written for each rule.
  var advices: [String: Advice] = [:]

  /// How findings of a rule are mended, and the lines that say so.
  struct Advice {
    var fixes: [AuditFinding.Fix]
    var wcag: [String]
    var lines: [UInt8]
  }

  init(_ options: ReportOptions) {
    self.options = options
    text = ReportText(options)
  }

  /// The mark between things on one line.
  var separator: String { options.usesUnicode ? " · " : ", " }
  /// The mark between elements of a path.
  var step: String { options.usesUnicode ? "›" : ">" }

  mutating func run(_ run: AuditRun) {
    verdict(of: run)
    refusals(of: run)
    let groups = run.groups
    findings(groups, .failure, title: "Failures")
    if options.detail != .failures {
      findings(groups, .recommendation, title: "Recommendations, which never fail an audit")
      findings(groups, .assumption, title: "Assumptions, which a dump cannot settle")
      suppressed(in: run)
      passing(in: run)
      unverified(in: run)
    }
    waivers(of: run)
    remarks(on: run)
    coverage(of: run)
  }

  // MARK: - Verdict

  private mutating func verdict(of run: AuditRun) {
    let audited = run.audits.count { $0.passes != nil }
    if audited == 0 {
      text.line("no verdict: not one dump was audited", .caution)
      return
    }
    let verdict = run.passes.map { $0 ? "PASS" : "FAIL" } ?? "no verdict"
    text.write(verdict, face(of: run.passes))
    text.pad(2)
    // By their places, since a copy of a finding costs as much as to print it.
    var groups: [FindingClass: Int] = [:]
    for place in run.groups.indices { groups[run.groups[place].finding.findingClass, default: 0] += 1 }
    var counts = [
      counted(audited, "dump"),
      counted(groups[.failure] ?? 0, "failure"),
      counted(groups[.recommendation] ?? 0, "recommendation"),
      counted(groups[.assumption] ?? 0, "assumption"),
    ]
    if run.refusedCount > 0 { counts.append("\(run.refusedCount) not audited") }
    wrapped(counts.joined(separator: separator), start: verdict.utf8.count + 2, hanging: 6)
    for audit in run.audits where run.audits.count > 1 {
      text.write(audit.passes.map { $0 ? "  pass  " : "  FAIL  " } ?? "  none  ", face(of: audit.passes))
      text.line("\(audit.path) (\(audit.platform.displayName), \(audit.format))")
    }
    if run.audits.count == 1, let audit = run.audits.first {
      text.line("  \(audit.path) (\(audit.platform.displayName), \(audit.format))")
    }
    if run.audits.allSatisfy({ $0.coverage.audited == 0 }) {
      text.line("no auditable elements were found")
    }
  }

  private func face(of passes: Bool?) -> ReportText.Face {
    switch passes {
    case true?: .success
    case false?: .failure
    case nil: .caution
    }
  }

  private mutating func refusals(of run: AuditRun) {
    for error in run.errors + run.audits.compactMap(\.refusal) {
      separate()
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      text.write("\(error.path)\(place)", .place)
      text.line("  not audited: \(error.sentence)", .caution)
      for note in error.notes {
        text.pad(2)
        wrapped("note: \(note)", start: 2, hanging: 4)
      }
    }
  }

  // MARK: - Layout

  /// Writes a text in as many lines as it takes, those after the first indented further.
  ///
  /// - Parameter start: the columns that are taken on the first line already.
  mutating func wrapped(_ words: String, _ face: ReportText.Face = .plain, start: Int, hanging: Int) {
    text.wrapped(words, face, width: options.width, start: start, hanging: hanging)
  }

  /// Puts an empty line before whatever comes next, unless nothing came before.
  mutating func separate() {
    if !text.isEmpty { text.endLine() }
  }

  /// A number with its noun, "1 dump" or "2 dumps".
  func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
