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
  private let expressions = ExpressionCache()
  private var errors: [Diagnostic]
  private var warnings: [Diagnostic]
  private var brokenLines: Set<Int> = []
  private var checks: [(line: Int, place: Int, result: CheckResult)] = []

  /// Takes in a screen.
  init(_ screen: LoadedScreen, platforms: [Platform], picturedNodes: Int = 0) {
    self.screen = screen
    self.picturedNodes = picturedNodes
    self.platforms = platforms
    errors =
      screen.file.diagnostics.filter { $0.severity == .error } + screen.errors + NothingToCheck.find(screen.file)
    warnings = screen.file.diagnostics.filter { $0.severity == .warning }
  }

  /// Judges everything and puts the results in order: by line, then as the header lists the platforms.
  mutating func run() -> ScreenResult {
    let file = screen.file
    guard !file.hasHeaderError else { return result([]) }
    checkWords()
    let selected = screen.slots.indices.filter {
      platforms.isEmpty || platforms.contains(screen.slots[$0].selector.platform)
    }
    var judges: [Int: DumpJudge] = [:]
    var anchors: [Int: Judged] = [:]
    let guards = DumpGuards(file: file, expressions: expressions)
    for place in screen.slots.indices {
      guard let admission = guards.admit(&screen.slots[place]), let subject = screen.slots[place].subject else {
        continue
      }
      guard selected.contains(place) else { continue }
      let judge = DumpJudge(
        file, on: subject, scope: admission.scope, expressions: expressions,
        log: screen.logs[subject.platform], witnesses: WitnessSearch(subjects: []), brokenLines: brokenLines)
      judge.keepsClaims = picturedNodes > 0
      if let anchor = admission.anchor {
        judge.takeAnchor(anchor)
        anchors[place] = anchor
      }
      judges[place] = judge
    }
    let witnesses = WitnessSearch(subjects: screen.slots.filter(\.isWhole).compactMap(\.subject) + screen.decoys)
    for place in selected {
      guard let judge = judges[place] else { continue }
      judge.witnesses = witnesses
      judge.brokenLines.formUnion(brokenLines)
      judge.judgeAll()
      errors += judge.errors
      brokenLines.formUnion(judge.brokenLines)
    }
    for place in selected { collect(place, judges[place], anchors[place]) }
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

  // MARK: - Words

  private mutating func checkWords() {
    var words = WordCheck(
      screen.file, subjects: screen.slots.compactMap(\.subject) + screen.decoys, expressions: expressions)
    words.run()
    let contradictions = Contradictions(screen.file)
    for diagnostic in words.diagnostics + contradictions.diagnostics {
      guard diagnostic.severity == .error else {
        warnings.append(diagnostic)
        continue
      }
      errors.append(diagnostic)
      if let line = diagnostic.position?.line { brokenLines.insert(line) }
    }
    if !brokenLines.isDisjoint(with: headerLines) { screen.file.hasHeaderError = true }
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
    guard !file.hasHeaderError else { return }
    if slot.selector.variant == nil, let check = file.anchor, isAsked(check, slot) {
      add(check, slot, place, anchor ?? unjudged(slot), judge)
    }
    for index in file.checks.indices {
      let check = file.checks[index]
      if case .item = check.kind { continue }
      guard isAsked(check, slot), !isBroken(index) else { continue }
      add(check, slot, place, judge?.outcomes[index] ?? unjudged(slot), judge)
    }
    if slot.selector.variant == nil { collectUnclaimed(slot, place, judge) }
  }

  private func isAsked(_ check: Check, _ slot: DumpSlot) -> Bool {
    if case .notAsked = check.resolved(for: slot.selector, in: screen.file) { false } else { true }
  }

  private func isBroken(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next {
      if brokenLines.contains(screen.file.checks[place].position.line) { return true }
      next = screen.file.checks[place].parent
    }
    return false
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
    if let subject = slot.subject {
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

  private func result(_ selected: [Int]) -> ScreenResult {
    let byPlace = { (left: Diagnostic, right: Diagnostic) in
      (left.position ?? SourcePosition(line: 1, column: 1)) < (right.position ?? SourcePosition(line: 1, column: 1))
    }
    let ordered = checks.sorted { ($0.line, $0.place) < ($1.line, $1.place) }
    // A line that turned out to be in error on one platform is judged on none.
    let kept = ordered.filter { !brokenLines.contains($0.line) }
    let asked = Set(screen.file.namedVariants)
    let dumps = selected.map { screen.slots[$0] }.filter { $0.selector.variant == nil || asked.contains($0.selector) }
    return ScreenResult(
      file: screen.file.path, screen: screen.file.screen, errors: errors.sorted(by: byPlace),
      warnings: warnings.sorted(by: byPlace), dumps: dumps.map(\.result), checks: kept.map(\.result),
      source: screen.file.source)
  }
}

/// The stops that no line claims.
enum Unclaimed {
  /// Judges `unclaimed fail` on one dump.
  static func judge(_ judge: DumpJudge, _ check: Check) -> Judged {
    let stops = judge.stops(in: judge.scope)
    let left = stops.fitting.filter { !judge.claimed.contains($0.index) }
    guard !left.isEmpty else {
      if stops.untold.isEmpty { return Judged(.pass) }
      return Judged(.unverified, "this dump does not say where a screen reader stops")
    }
    var judged = Judged(
      .fail,
      "\(left.count) \(left.count == 1 ? "stop is" : "stops are") claimed by no line; first \(judge.line(of: left[0]))")
    judged.expected = judge.excerpt(of: check, label: "")
    judged.found = judge.mark(left)
    judged.matches = left
    return judged
  }
}
