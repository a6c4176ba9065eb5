internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Judges one screen: every line on every platform it is asked on.
struct ScreenJudge {
  /// The screen.
  private var screen: LoadedScreen
  /// The platforms to judge; empty for all.
  private let platforms: [Platform]
  /// How many nodes of each dump are kept for a picture of it.
  private let picturedNodes: Int
  /// Whether the nodes that a passing check found are named.
  private let mentionsPasses: Bool
  /// The time before which no dump may have been captured.
  private let capturedAfter: CaptureTime?
  private let context: JudgingContext
  private var errors: [Diagnostic]
  private var warnings: [Diagnostic]
  private var brokenLines: Set<Int> = []
  private var isBroken: [Bool] = []
  private var checks: [(line: Int, place: Int, result: CheckResult)] = []

  /// Takes in a screen.
  init(
    _ screen: LoadedScreen, platforms: [Platform], picturedNodes: Int = 0, mentionsPasses: Bool = true,
    capturedAfter: CaptureTime? = nil
  ) {
    self.screen = screen
    self.capturedAfter = capturedAfter
    self.picturedNodes = picturedNodes
    self.mentionsPasses = mentionsPasses
    self.platforms = platforms
    context = JudgingContext(screen.file)
    errors =
      screen.file.diagnostics.filter { $0.severity == .error } + screen.errors + NothingToCheck.find(context)
    warnings = screen.file.diagnostics.filter { $0.severity == .warning }
  }

  /// Judges everything and puts the results in order: by line, then as the header lists the platforms.
  mutating func run() -> ScreenResult {
    guard !screen.file.hasHeaderError else { return result([]) }
    checkWords()
    let selected = screen.slots.indices.filter {
      platforms.isEmpty || platforms.contains(screen.slots[$0].selector.platform)
    }
    let admissions = admit()
    guard !screen.file.hasHeaderError else { return result([]) }
    // Every dump may be a witness, selected or not.
    let witnesses = WitnessSearch(
      subjects: screen.slots.compactMap { $0.isWhole ? $0.subject : nil } + screen.decoys)
    var judges = [DumpJudge?](repeating: nil, count: screen.slots.count)
    for place in selected {
      guard let admission = admissions[place], let subject = screen.slots[place].subject else { continue }
      let judge = DumpJudge(
        context, on: subject, admission, log: screen.logs[subject.platform], witnesses: witnesses,
        brokenLines: brokenLines, keepsClaims: picturedNodes > 0)
      judge.judgeAll()
      errors += judge.errors
      brokenLines.formUnion(judge.brokenLines)
      screen.slots[place].notes += PlatformNotes.find(judge.resolutions, in: screen.file, on: subject)
      judges[place] = judge
    }
    isBroken = screen.file.isBroken(brokenLines)
    checks.reserveCapacity(selected.count * (screen.file.checks.count + 1))
    for place in selected { collect(place, judges[place], admissions[place]?.anchor) }
    var result = result(selected)
    if picturedNodes > 0 { result.pictures = selected.compactMap { judges[$0] }.map { picture($0, result.checks) } }
    return result
  }

  private func picture(_ judge: DumpJudge, _ checks: [CheckResult]) -> DumpPicture {
    let own = checks.filter { $0.platform == judge.subject.platform && $0.variant == judge.subject.selector.variant }
    let failing = own.filter { $0.verdict == .fail }
    let mentioned = failing.flatMap { $0.matches.map(\.index) + ($0.nearest.map { [$0.node.index] } ?? []) }
    return judge.picture(nodes: picturedNodes, mentioned: mentioned)
  }

  /// Applies the guards to every dump; an expression of a header that costs too much stops the file.
  ///
  /// - Returns: for each dump, how it is judged; `nil` for one that is not.
  private mutating func admit() -> [DumpGuards.Admission?] {
    var guards = DumpGuards(context, capturedAfter: capturedAfter)
    var admissions: [DumpGuards.Admission?] = []
    for place in screen.slots.indices { admissions.append(guards.admit(&screen.slots[place])) }
    errors += guards.errors
    if !guards.errors.isEmpty { screen.file.hasHeaderError = true }
    return admissions
  }

  // MARK: - Words

  private mutating func checkWords() {
    var words = WordCheck(context, subjects: screen.slots.compactMap(\.subject) + screen.decoys)
    words.run()
    let contradictions = Contradictions(context)
    for diagnostic in words.diagnostics + contradictions.diagnostics {
      guard diagnostic.severity == .error else {
        warnings.append(diagnostic)
        continue
      }
      errors.append(diagnostic)
      if let line = diagnostic.position?.line { brokenLines.insert(line) }
    }
    if !brokenLines.isEmpty, !brokenLines.isDisjoint(with: headerLines) { screen.file.hasHeaderError = true }
  }

  /// The lines of the headers that hold patterns; an error in one stops the file.
  private var headerLines: Set<Int> {
    let file = screen.file
    let lines = [file.scope?.position.line, file.anchor?.position.line] + file.complete.map(\.position.line)
    return Set(lines.compactMap { $0 })
  }

  // MARK: - Results

  private mutating func collect(_ place: Int, _ judge: DumpJudge?, _ anchor: Judged?) {
    let slot = screen.slots[place]
    let file = screen.file
    if slot.selector.variant == nil, let check = file.anchor,
      case let resolution = check.resolved(for: slot.selector, in: file), resolution.isAsked
    {
      add(check, slot, place, anchor ?? unjudged(slot), judge)
    }
    let resolutions = judge?.resolutions ?? context.resolutions(for: slot.selector)
    for index in file.checks.indices where resolutions[index].isAsked && !isBroken[index] {
      if file.checks[index].kind.isItem { continue }
      add(file.checks[index], slot, place, judge?.outcomes[index] ?? unjudged(slot), judge)
    }
    if slot.selector.variant == nil { collectUnclaimed(slot, place, judge) }
  }

  /// What a check is on a dump that was not judged.
  private func unjudged(_ slot: DumpSlot) -> Judged {
    if slot.selector.platform == .watchos { return Judged(.unverified, slot.reason) }
    switch slot.status {
    case .judged, .blocked: return Judged(.blocked, slot.reason)
    case .skipped: return Judged(.skip, slot.reason)
    case .missing: return Judged(.skip, missingReason(slot))
    }
  }

  private func missingReason(_ slot: DumpSlot) -> String? {
    guard slot.selector.variant != nil else { return slot.reason }
    let others = screen.slots.filter { $0.selector.platform == slot.selector.platform && $0.subject != nil }
    let names = others.map { $0.selector.text }.joined(separator: ", ")
    return "there is no dump of \(slot.selector.text); there is \(names.isEmpty ? "none of this platform" : names)"
  }

  private mutating func add(_ check: Check, _ slot: DumpSlot, _ place: Int, _ judged: Judged, _ judge: DumpJudge?) {
    var result = CheckResult(
      line: check.position.line, column: check.position.column, text: check.text, why: check.reason ?? "",
      platform: slot.selector.platform, variant: slot.selector.variant, verdict: judged.verdict,
      message: judged.message)
    result.notes = judged.notes
    result.expected = judged.expected
    result.found = judged.found
    result.nearest = judged.nearest
    result.isWaived = judged.isWaived
    result.matchCount = judged.matches.count
    if let subject = slot.subject, mentionsPasses || judged.verdict != .pass {
      result.matches = judged.matches.prefix(CheckResult.maximumMatches).map(subject.mention)
    }
    checks.append((check.position.line, place, result))
  }

  private mutating func collectUnclaimed(_ slot: DumpSlot, _ place: Int, _ judge: DumpJudge?) {
    let file = screen.file
    guard file.unclaimed != .ok, let line = file.unclaimedLine else { return }
    let check = Check(kind: .stopsExactly, position: line.position, text: line.text)
    guard let judge else {
      if file.unclaimed == .fail { add(check, slot, place, unjudged(slot), nil) }
      return
    }
    let judged = Unclaimed.judge(judge, check)
    if file.unclaimed == .fail {
      add(check, slot, place, judged, judge)
    } else if judged.verdict == .fail, let message = judged.message {
      warnings.append(
        Diagnostic(
          .warning, id: "unclaimed", "\(slot.selector.text): \(message)", path: file.path, position: line.position,
          length: line.text.unicodeScalars.count))
    }
  }

  /// The results by line, then by platform.
  private func orderedChecks() -> [CheckResult] {
    // Results are large, so their places are sorted, and each is moved once.
    let order = checks.indices.map { (line: checks[$0].line, place: checks[$0].place, index: $0) }
      .sorted { ($0.line, $0.place) < ($1.line, $1.place) }
    var ordered: [CheckResult] = []
    ordered.reserveCapacity(order.count)
    // A line that turned out to be in error on one platform is judged on none.
    for entry in order where !brokenLines.contains(entry.line) { ordered.append(checks[entry.index].result) }
    return ordered
  }

  private func result(_ selected: [Int]) -> ScreenResult {
    let byPlace = { (left: Diagnostic, right: Diagnostic) in
      (left.position ?? SourcePosition(line: 1, column: 1)) < (right.position ?? SourcePosition(line: 1, column: 1))
    }
    let named = screen.file.namedVariants
    let dumps = selected.filter { place in
      screen.slots[place].selector.variant == nil || named.contains(screen.slots[place].selector)
    }
    return ScreenResult(
      file: screen.file.path, screen: screen.file.screen, errors: errors.sorted(by: byPlace),
      warnings: warnings.sorted(by: byPlace), dumps: dumps.map { screen.slots[$0].result }, checks: orderedChecks(),
      source: screen.file.source)
  }
}

extension Resolution {
  /// Whether the line asks anything there, be it that it is not judged.
  var isAsked: Bool { if case .notAsked = self { false } else { true } }
}
