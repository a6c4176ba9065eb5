internal import AccessibilityTree
internal import Expectations

/// Finds lines that say what another one says, on every dump that one of the two is asked on.
enum Duplicates {
  /// One warning for each line that adds nothing, or leaves nothing for an earlier one to add.
  ///
  /// - Parameters:
  ///   - resolutions: what each check asks, for each dump.
  ///   - sameEverywhere: the words of the patterns of each check that asks the same on every dump.
  static func find(
    _ file: ExpectationFile, _ resolutions: [[Resolution]], _ sameEverywhere: [[String]?]
  ) -> [Diagnostic] {
    let keys = file.checks.indices.map { index in
      sameEverywhere[index].map { key(.asked(file.checks[index].kind), file.checks[index], $0) } ?? nil
    }
    var askedOn = [Int](repeating: 0, count: file.checks.count)
    // For each line the earlier lines that say the same, and on how many dumps they do.
    var shared: [[Int: Int]] = Array(repeating: [:], count: file.checks.count)
    for checks in resolutions {
      var first: [String: Int] = [:]
      for (index, resolution) in checks.enumerated() {
        if case .notAsked = resolution { continue }
        guard let key = keys[index] ?? key(resolution, file.checks[index], nil) else { continue }
        askedOn[index] += 1
        if let earlier = first[key] { shared[index][earlier, default: 0] += 1 } else { first[key] = index }
      }
    }
    return file.checks.indices.compactMap { index in
      let same = shared[index].filter { $0.value == askedOn[index] || $0.value == askedOn[$0.key] }.keys.min()
      guard let same else { return nil }
      let check = file.checks[index]
      return Diagnostic(
        .warning, id: "duplicate", "the same check stands on line \(file.checks[same].position.line)",
        path: file.path, position: check.position, length: check.text.unicodeScalars.count)
    }
  }

  /// What a line says on one dump, whatever the order of its attributes and the blanks between its words; `nil` where
  /// it asks nothing there, or is a part of a list.
  private static func key(_ resolution: Resolution, _ check: Check, _ patterns: [String]?) -> String? {
    let words: String
    switch resolution {
    case .notAsked: return nil
    case .unjudged: words = "? \(check.text)"
    case .asked(let kind):
      if kind.isItem { return nil }
      let patterns = patterns ?? kind.patterns.map(\.canonicalText)
      words = ([self.words(kind, check)] + patterns).joined(separator: "\u{0}")
    }
    return "\(check.parent ?? -1)\u{0}\(words)"
  }

  /// The words of a line beside its patterns; the text itself for the kinds that are more than a word.
  private static func words(_ kind: Check.Kind, _ check: Check) -> String {
    switch kind {
    case .bare(let pattern): pattern.isOpen ? "..." : ""
    case .item, .anchor: ""
    case .some: "some"
    case .count(_, let low, let high): "\(low)..\(high.map(String.init) ?? "x")"
    case .no: "no"
    case .each: "each"
    case .order: "order"
    case .inside: "inside"
    case .absorbs, .log: check.text
    // What it says stands below it.
    case .stopsExactly: "stops exactly \(check.position.line)"
    }
  }
}
