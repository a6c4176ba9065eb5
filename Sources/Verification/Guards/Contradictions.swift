internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Finds lines that cannot both hold, lines that contradict themselves, and lines that stand there twice.
struct Contradictions {
  private let file: ExpectationFile
  /// What was found, in file order.
  private(set) var diagnostics: [Diagnostic] = []
  /// What each check asks, for each dump.
  private let resolutions: [(selector: Selector, checks: [Resolution])]
  /// The words of the patterns of each check without arms, which asks the same on every dump; `nil` for all others.
  private var sameEverywhere: [[String]?] = []

  /// Looks at every line of a file.
  init(_ context: JudgingContext) {
    let file = context.file
    self.file = file
    let selectors = file.platforms.map { Selector(platform: $0) } + file.namedVariants
    resolutions = selectors.map { ($0, context.resolutions(for: $0)) }
    lookForSelfContradictions()
    guard mayRepeatItself() else { return }
    sameEverywhere = file.checks.map { $0.arms.isEmpty ? $0.kind.patterns.map(\.canonicalText) : nil }
    lookForRequired()
    diagnostics += Duplicates.find(file, resolutions.map(\.checks), sameEverywhere)
  }

  /// Whether two lines could be about the same: not where all ask the same everywhere and no words stand twice.
  private func mayRepeatItself() -> Bool {
    guard file.anchor?.arms.isEmpty ?? true else { return true }
    var seen = Set<String>(minimumCapacity: file.checks.count + 1)
    var isRepeated = false
    func take(_ text: String) { isRepeated = isRepeated || !seen.insert(text).inserted }
    file.anchor?.kind.forEachPattern { take($0.canonicalText) }
    for index in file.checks.indices {
      guard file.checks[index].arms.isEmpty else { return true }
      var hasPattern = false
      file.checks[index].kind.forEachPattern { pattern in
        hasPattern = true
        take(pattern.canonicalText)
      }
      // A line without a pattern says all that it says in its text.
      if !hasPattern { take(file.checks[index].text) }
      if isRepeated { return true }
    }
    return false
  }

  private func report(_ id: String, _ message: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(id: id, message, path: file.path, position: span.start, length: span.length)
  }

  // MARK: - One line against another

  /// A line that requires a pattern.
  private struct Requirement {
    /// Its place among the checks; `nil` for the anchor.
    var index: Int?
    var line: Int
    var text: String
  }

  /// Finds each `no` that forbids, word for word, what another line requires on the same dump and within its limits.
  private mutating func lookForRequired() {
    guard file.checks.contains(where: { if case .no = $0.kind { true } else { false } }) else { return }
    var reported: Set<Int> = []
    for (selector, checks) in resolutions {
      let required = self.required(on: selector, checks)
      for (index, resolution) in checks.enumerated() where !reported.contains(index) {
        guard case .asked(.no(let forbidden, _)) = resolution,
          let other = required[sameEverywhere[index]?.first ?? forbidden.canonicalText]?.first(where: {
            isWithin($0, limitsOf: file.checks[index], checks)
          })
        else { continue }
        reported.insert(index)
        let check = file.checks[index]
        diagnostics.append(
          report(
            "contradiction", "this forbids what line \(other.line) requires: '\(other.text)'",
            SourceSpan(check.position, length: check.text.unicodeScalars.count)))
      }
    }
  }

  /// The lines that require a pattern on one dump, by the pattern.
  private func required(on selector: Selector, _ checks: [Resolution]) -> [String: [Requirement]] {
    var lines: [String: [Requirement]] = [:]
    if let anchor = file.anchor, selector.variant == nil,
      case .asked(let kind) = anchor.resolved(for: selector, in: file)
    {
      for pattern in kind.patterns {
        lines[pattern.canonicalText] = [Requirement(line: anchor.position.line, text: anchor.text)]
      }
    }
    for (index, resolution) in checks.enumerated() {
      guard case .asked(let kind) = resolution, kind.requiresItsPatterns else { continue }
      let check = file.checks[index]
      let requirement = Requirement(index: index, line: check.position.line, text: check.text)
      let words = sameEverywhere[index] ?? kind.patterns.map(\.canonicalText)
      for pattern in words { lines[pattern, default: []].append(requirement) }
    }
    return lines
  }

  /// Whether a line is judged within the parent of another, or anywhere if that has none.
  private func isWithin(_ requirement: Requirement, limitsOf limiting: Check, _ checks: [Resolution]) -> Bool {
    guard let limit = limiting.parent else { return true }
    var next = requirement.index.flatMap { file.checks[$0].parent }
    while let place = next {
      if isSameNode(place, limit, checks) { return true }
      next = file.checks[place].parent
    }
    return false
  }

  /// Whether two parents ask for the one node in the same words, as two `inside AXToolbar` do.
  private func isSameNode(_ left: Int, _ right: Int, _ checks: [Resolution]) -> Bool {
    var pair: (left: Int?, right: Int?) = (left, right)
    while pair.left != pair.right {
      guard let left = pair.left, let right = pair.right,
        let words = parentWords(checks[left]), words == parentWords(checks[right])
      else { return false }
      pair = (file.checks[left].parent, file.checks[right].parent)
    }
    return true
  }

  /// The pattern that a line with lines below it is about.
  private func parentWords(_ resolution: Resolution) -> String? {
    switch resolution {
    case .asked(.bare(let pattern)), .asked(.inside(let pattern)): pattern.canonicalText
    default: nil
    }
  }

  // MARK: - A line against itself

  private mutating func lookForSelfContradictions() {
    for index in file.checks.indices {
      let check = file.checks[index]
      for (selector, checks) in resolutions {
        guard case .asked(let kind) = checks[index] else { continue }
        if let fault = fault(in: check, kind, on: selector) {
          diagnostics.append(report("self-contradiction", fault.message, fault.span))
          break
        }
        // Without arms it says the same everywhere.
        if check.arms.isEmpty { break }
      }
    }
  }

  private func fault(
    in check: Check, _ kind: Check.Kind, on selector: Selector
  ) -> (message: String, span: SourceSpan)? {
    var fault: (message: String, span: SourceSpan)?
    kind.forEachPattern { pattern in
      if fault == nil, !pattern.tests.isEmpty { fault = SelfContradiction.find(pattern) }
    }
    if let fault { return fault }
    if check.arms.isEmpty { return nil }
    // An arm adds to the line, so it cannot take back what the line says of being a stop.
    let before = if case .each(_, let has) = check.kind { has } else { check.kind.patterns.first }
    if let arm = check.arm(for: selector)?.pattern, let added = arm.stop, let said = before?.stop, added != said {
      return ("no node can be both: \(said ? "stop" : "not-stop") and \(added ? "stop" : "not-stop")", arm.span)
    }
    return nil
  }
}

extension Check.Kind {
  /// Whether it holds only where nodes match its patterns.
  fileprivate var requiresItsPatterns: Bool {
    switch self {
    case .bare, .some, .count, .inside, .absorbs, .item, .anchor, .order: true
    case .no, .each, .stopsExactly, .log: false
    }
  }
}
