internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Finds lines that cannot both hold, lines that contradict themselves, and lines that stand there twice.
struct Contradictions {
  /// The expectation file.
  let file: ExpectationFile
  /// What was found, in file order.
  private(set) var diagnostics: [Diagnostic] = []

  /// Looks at every line of a file.
  init(_ file: ExpectationFile) {
    self.file = file
    for check in file.checks { lookForSelfContradiction(check) }
    lookForRequired()
    lookForDuplicates()
  }

  private var selectors: [Selector] { file.platforms.map { Selector(platform: $0) } + file.namedVariants }

  // MARK: - One line against another

  /// Finds each `no` that forbids, word for word, what another line requires on the same dump and within its limits.
  private mutating func lookForRequired() {
    let absences = file.checks.indices.filter { if case .no = file.checks[$0].kind { true } else { false } }
    guard !absences.isEmpty else { return }
    var reported: Set<Int> = []
    for selector in selectors {
      let required = self.required(on: selector)
      for index in absences where !reported.contains(index) {
        let check = file.checks[index]
        guard case .asked(.no(let forbidden, _)) = check.resolved(for: selector, in: file),
          let other = required[forbidden.canonicalText]?.first(where: { isWithin(file.checks[$0], limitsOf: check) })
        else { continue }
        reported.insert(index)
        diagnostics.append(
          Diagnostic(
            id: "contradiction",
            "this forbids what line \(file.checks[other].position.line) requires: '\(file.checks[other].text)'",
            path: file.path, position: check.position, length: check.text.unicodeScalars.count))
      }
    }
  }

  /// The lines that require a pattern on one dump, by the pattern.
  private func required(on selector: Selector) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for (index, check) in file.checks.enumerated() {
      guard case .asked(let kind) = check.resolved(for: selector, in: file) else { continue }
      switch kind {
      case .bare, .some, .count, .inside, .absorbs, .item, .anchor, .order:
        for pattern in kind.patterns { lines[pattern.canonicalText, default: []].append(index) }
      case .no, .each, .stopsExactly, .log: break
      }
    }
    return lines
  }

  /// Whether a line is judged within the parent of another, or anywhere if that has none.
  private func isWithin(_ check: Check, limitsOf limiting: Check) -> Bool {
    guard let limit = limiting.parent else { return true }
    var next = check.parent
    while let place = next {
      if place == limit { return true }
      next = file.checks[place].parent
    }
    return false
  }

  // MARK: - A line against itself

  private mutating func lookForSelfContradiction(_ check: Check) {
    for selector in selectors {
      guard case .asked(let kind) = check.resolved(for: selector, in: file) else { continue }
      for pattern in kind.patterns {
        guard let found = SelfContradiction.find(pattern) else { continue }
        diagnostics.append(
          Diagnostic(
            id: "self-contradiction", found.message, path: file.path, position: found.span.start,
            length: found.span.length))
        return
      }
    }
  }

  // MARK: - Twice

  private mutating func lookForDuplicates() {
    var seen: [String: Int] = [:]
    for check in file.checks {
      if case .item = check.kind { continue }
      let gate = check.gate.map(\.text).joined(separator: ",")
      let key = "\(check.parent ?? -1)|\(gate)|\(check.text)"
      guard let first = seen[key] else {
        seen[key] = check.position.line
        continue
      }
      diagnostics.append(
        Diagnostic(
          .warning, id: "duplicate", "the same check stands on line \(first)", path: file.path,
          position: check.position, length: check.text.unicodeScalars.count))
    }
  }
}

extension Check.Kind {
  /// The node patterns of a line.
  var patterns: [NodePattern] {
    switch self {
    case .bare(let pattern), .some(let pattern), .count(let pattern, _, _), .no(let pattern, _),
      .inside(let pattern), .absorbs(let pattern, _), .item(let pattern), .anchor(let pattern):
      [pattern]
    case .each(let pattern, let has): [pattern, has]
    case .order(let patterns): patterns
    case .stopsExactly, .log: []
    }
  }
}

/// Two demands of one pattern that no node could meet.
enum SelfContradiction {
  /// The second of two demands on one attribute that exclude each other; `nil` where there is none.
  static func find(_ pattern: NodePattern) -> (message: String, span: SourceSpan)? {
    var tests = pattern.tests
    if let name = pattern.name {
      tests.insert(
        AttributeTest(
          name: "name", isRaw: false, demand: .equals(name.text, isBare: false), span: name.span, valueSpan: name.span),
        at: 0)
    }
    for (index, test) in tests.enumerated() {
      for earlier in tests[..<index]
      where earlier.name.lowercased() == test.name.lowercased() && earlier.isRaw == test.isRaw
        && excludes(earlier.demand, test.demand)
      {
        return ("no node can have both: \(words(earlier)) and \(words(test))", test.span)
      }
    }
    return nil
  }

  private static func words(_ test: AttributeTest) -> String {
    "\(test.name) \(PatternWords.demand(test.demand))"
  }

  private static func excludes(_ left: AttributeTest.Demand, _ right: AttributeTest.Demand) -> Bool {
    switch (left, right) {
    case (.absent, .absent), (.absent, .differs), (.differs, .absent), (.differs, .differs), (.matches, .matches),
      (.matches, .differs), (.differs, .matches), (.present, .present), (.present, .matches), (.matches, .present),
      (.present, .differs), (.differs, .present), (.matches, .equals), (.equals, .matches):
      return false
    case (.absent, .present), (.absent, .equals), (.absent, .matches), (.present, .absent), (.equals, .absent),
      (.matches, .absent):
      return true
    case (.equals(let one, _), .equals(let other, _)): return one != other
    case (.equals(let one, _), .differs(let other, _)), (.differs(let other, _), .equals(let one, _)): return one == other
    case (.present, .equals(let text, _)), (.equals(let text, _), .present):
      let bytes = Array(text.utf8)
      return TextComparison.isBlank(bytes, 0..<bytes.count)
    }
  }
}
