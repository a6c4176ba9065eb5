internal import AccessibilityTree
public import Verification
internal import Vocabulary

extension FindingReport {
  /// Puts the results of `check` or `lint` into findings: one for each check and platform, for each fault of a file,
  /// and for each dump that is refused or that nobody owns.
  public init(_ result: RunResult, job: ReportOptions.Job = .check) {
    let screens = result.screens.map { CheckFindings(of: $0, isStrict: result.isStrict).group }
    let groups = Self.faults(of: result) + screens + Self.orphans(of: result)
    self.init(
      command: job.rawValue, counts: Self.counts(of: result, job), scope: Self.scope(of: result, job), rules: .ofCheck,
      groups: groups, exitStatus: result.exitStatus)
  }

  /// The faults that belong to no screen, together.
  private static func faults(of result: RunResult) -> [FindingGroup] {
    guard !result.errors.isEmpty else { return [] }
    let findings = result.errors.map { CheckFindings.fault($0, excerpt: nil, isStrict: result.isStrict) }
    return [FindingGroup(path: "", title: "what was asked for", findings: findings)]
  }

  private static func orphans(of result: RunResult) -> [FindingGroup] {
    guard !result.orphans.isEmpty else { return [] }
    let findings = result.orphans.map { path in
      Finding(
        rule: "orphan", word: "ORPHAN", weight: result.isStrict ? .failure : .warning, subject: path,
        place: .init(path), message: "no expectation file owns this dump")
    }
    return [FindingGroup(path: "", title: "orphans", findings: findings)]
  }

  private static func counts(of result: RunResult, _ job: ReportOptions.Job) -> [Count] {
    let summary = result.summary
    switch job {
    case .check:
      let verdicts = Verdict.allCases.map { verdict in
        Count(verdict.rawValue, summary[verdict], CheckFindings.weight(of: verdict, isStrict: result.isStrict))
      }
      let all = verdicts + [Count("error", summary.errors, .fault), Count("waived", summary.waived, .note)]
      return all.filter { $0.count > 0 || $0.word == Verdict.pass.rawValue || $0.word == Verdict.fail.rawValue }
    case .lint:
      let warnings = result.screens.reduce(0) { $0 + $1.warnings.count }
      return [Count("error", summary.errors, .fault), Count("warning", warnings, .warning)]
    }
  }

  private static func scope(of result: RunResult, _ job: ReportOptions.Job) -> String {
    let screens = "\(result.screens.count) screen\(result.screens.count == 1 ? "" : "s")"
    switch job {
    case .lint: return screens
    case .check:
      let judged = result.screens.reduce(0) { sum, screen in sum + screen.dumps.count { $0.status == .judged } }
      return "\(screens), \(judged) dump\(judged == 1 ? "" : "s") judged"
    }
  }
}

/// Puts what became of one expectation file into findings.
struct CheckFindings {
  /// How many further places one finding names.
  private static let maximumPlaces = 4

  private let screen: ScreenResult
  private let isStrict: Bool
  /// Whose dumps are refused.
  private let refused: Set<String>

  init(of screen: ScreenResult, isStrict: Bool) {
    self.screen = screen
    self.isStrict = isStrict
    refused = Set(screen.dumps.filter { $0.status == .blocked }.map { Self.owner($0.platform.rawValue, $0.variant) })
  }

  /// The findings in the order of the report for people: faults of the file, refused dumps, checks.
  var group: FindingGroup {
    var findings = faults
    findings += screen.dumps.filter { $0.status == .blocked }.map(refusal)
    let first = findings.count
    findings += screen.checks.map(finding)
    return FindingGroup(
      path: screen.file, title: screen.screen, findings: findings,
      trees: screen.pictures.map { TreePicture($0, checks: screen.checks, firstCheck: first) })
  }

  private var faults: [Finding] {
    let diagnostics = screen.errors + screen.warnings
    guard !diagnostics.isEmpty else { return [] }
    let index = LineIndex(screen.source, length: screen.source.count)
    return diagnostics.map {
      Self.fault($0, excerpt: $0.excerpt(of: screen.source, index: index), isStrict: isStrict)
    }
  }

  static func owner(_ platform: String, _ variant: String?) -> String {
    variant.map { "\(platform).\($0)" } ?? platform
  }

  /// What a result word means for a run.
  static func weight(of verdict: Verdict, isStrict: Bool) -> Finding.Weight {
    switch verdict {
    case .pass: .pass
    case .fail: .failure
    case .skip: .skipped
    case .unverified: isStrict ? .failure : .unproven
    case .vacuous, .unwitnessed: isStrict ? .failure : .warning
    case .blocked: .fault
    }
  }

  // MARK: - Faults

  /// A fault of a file or of the run.
  static func fault(_ diagnostic: Diagnostic, excerpt: Excerpt?, isStrict: Bool) -> Finding {
    // A strict `lint` fails on what its canary finds.
    let isCanary = isStrict && diagnostic.id == "canary"
    let weight: Finding.Weight =
      switch diagnostic.severity {
      case .error: .fault
      case .warning: isCanary ? .failure : .warning
      case .note: .note
      }
    return Finding(
      rule: diagnostic.id, word: diagnostic.severity.rawValue.uppercased(), weight: weight,
      place: .init(diagnostic.path, diagnostic.position, length: diagnostic.length), message: diagnostic.sentence,
      details: HumanRenderer.text { $0.diagnostic(diagnostic, excerpt: excerpt) },
      excerpts: excerpt.map { [$0] } ?? [], remarks: diagnostic.notes)
  }

  /// A refused dump; where checks were to be judged on it, they are the cases.
  private func refusal(of dump: DumpResult) -> Finding {
    let owner = Self.owner(dump.platform.rawValue, dump.variant)
    let hasCases = screen.checks.contains { $0.platform == dump.platform && $0.variant == dump.variant }
    let named = dump.refusal.map(\.path).flatMap { $0.isEmpty ? nil : $0 } ?? dump.path
    // A dump that is missing where it is required has no place; the file that asks for it has.
    let path = dump.format == nil && dump.refusal == nil ? screen.file : named
    return Finding(
      rule: Verdict.blocked.rawValue, word: Verdict.blocked.word, weight: .fault,
      standing: hasCases ? .cause : .single, subject: dump.path, owner: owner,
      place: .init(path, dump.refusal?.position, length: dump.refusal?.length ?? 1),
      message: dump.reason ?? dump.refusal?.sentence ?? "the dump is refused",
      details: HumanRenderer.text { $0.refusal(of: dump, on: screen) },
      remarks: (dump.refusal?.notes ?? []) + dump.notes)
  }

  // MARK: - Checks

  private func finding(_ check: CheckResult) -> Finding {
    let owner = Self.owner(check.platform.rawValue, check.variant)
    var weight = Self.weight(of: check.verdict, isStrict: isStrict)
    var standing = Finding.Standing.single
    if check.verdict == .blocked {
      standing = .consequence
      // What stands below a line that does not match was not judged for that line's sake, which fails by itself.
      if !refused.contains(owner) { weight = .skipped }
    }
    let own = SourcePosition(line: check.line, column: check.column)
    let place = check.expected.map { Finding.Place($0.path, $0.position, length: $0.length, label: $0.label) }
    let needsDetails = weight.fails && standing == .single || weight == .unproven || weight == .warning
    return Finding(
      rule: check.verdict.rawValue, word: check.verdict.word, weight: weight, standing: standing, subject: check.text,
      owner: owner,
      place: place ?? .init(screen.file, own, length: max(1, check.text.unicodeScalars.count)),
      message: message(of: check),
      details: needsDetails ? HumanRenderer.text { $0.failure(check, on: screen) } : "",
      excerpts: needsDetails ? excerpts(check) : [], remarks: needsDetails ? remarks(check) : [],
      related: related(check), waiver: check.isWaived ? "witness none" : nil)
  }

  private func message(of check: CheckResult) -> String {
    if let message = check.message, !message.isEmpty { return message }
    if let label = check.expected?.label, !label.isEmpty { return label }
    return check.verdict == .fail ? "does not hold" : ""
  }

  private func excerpts(_ check: CheckResult) -> [Excerpt] {
    let own = SourcePosition(line: check.line, column: check.column)
    let line =
      check.expected
      ?? Excerpt(
        path: screen.file, position: own, length: check.text.unicodeScalars.count, text: check.text,
        textColumn: check.column)
    let near = check.nearest.map { nearest in
      check.found.contains { $0.path == nearest.excerpt.path && $0.position == nearest.excerpt.position }
        ? [] : [nearest.excerpt]
    }
    return [line] + check.found.prefix(Self.maximumPlaces) + (near ?? [])
  }

  private func remarks(_ check: CheckResult) -> [String] {
    var remarks = check.why.isEmpty ? [] : ["why: \(check.why)"]
    if let nearest = check.nearest {
      let parts = HumanRenderer.comparisons(of: nearest)
      if !parts.isEmpty { remarks.append(parts.joined(separator: " · ")) }
      if let cause = nearest.cause { remarks.append("cause: \(cause)") }
    }
    return remarks + check.notes
  }

  /// The places in dumps that show it, no line twice, a bounded number of them.
  private func related(_ check: CheckResult) -> [Finding.Place] {
    var places = check.found.map { Finding.Place($0.path, $0.position, length: $0.length, label: $0.label) }
    if let near = check.nearest?.excerpt {
      places.append(.init(near.path, near.position, length: near.length, label: near.label))
    }
    if check.verdict == .fail {
      places += check.matches.map { .init($0.path, $0.position, length: 1, label: "") }
    }
    var seen: Set<String> = []
    let unique = places.filter { seen.insert("\($0.path):\($0.position?.line ?? 0)").inserted }
    return Array(unique.prefix(Self.maximumPlaces))
  }
}

extension HumanRenderer {
  /// The width of what is written into other reports.
  private static let widthInReports = 100

  /// What the report for people says, as text without colours.
  static func text(_ body: (inout HumanRenderer) -> Void) -> String {
    var options = ReportOptions()
    options.width = widthInReports
    var renderer = HumanRenderer(options, isStrict: false)
    body(&renderer)
    return String(decoding: renderer.text.bytes, as: UTF8.self)
  }
}
