internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Says everything about expectation files that needs no verdict on a dump, and tries them on dumps of nothing.
public enum Linter {
  /// Lints expectation files: no checks are in the result, and what the canary finds stands among the warnings.
  public static func run(_ options: CheckOptions, files: some FileSystem) -> RunResult {
    let run = Run(options, files: files)
    let screens = run.parsed.indices.map { run.loader($0).load() }
    let results = screens.indices.map { place in
      var judge = ScreenJudge(screens[place], platforms: options.platforms)
      var result = judge.run()
      result.checks = []
      result.dumps = []
      if !screens[place].file.hasHeaderError {
        result.warnings += Canary(screens, place, platforms: options.platforms).find()
      }
      return result
    }
    return RunResult(screens: results, errors: run.errors, isStrict: options.isStrict)
  }
}

/// Tries a file on dumps on which nothing of it should hold: an empty one, one with a root alone, and those of other
/// screens. A check that passes there proves nothing.
struct Canary {
  private let screens: [LoadedScreen]
  private let place: Int
  private let platforms: [Platform]

  /// Takes in all screens and the one to try.
  init(_ screens: [LoadedScreen], _ place: Int, platforms: [Platform]) {
    self.screens = screens
    self.place = place
    self.platforms = platforms
  }

  /// One warning for each check that passes on a dump that is not of its screen.
  func find() -> [Diagnostic] {
    var found: [Int: (check: CheckResult, on: [String])] = [:]
    let screen = screens[place]
    for slot in screen.slots
    where slot.selector.variant == nil && (platforms.isEmpty || platforms.contains(slot.selector.platform)) {
      for (name, dump) in birds(slot) { judge(dump, name, slot, &found) }
    }
    return found.sorted { $0.key < $1.key }.map { line, finding in
      let dumps =
        finding.on.prefix(3).joined(separator: ", ") + (finding.on.count > 3 ? " and \(finding.on.count - 3) more" : "")
      return Diagnostic(
        .warning, id: "canary", "passes on a dump that is not of this screen: \(dumps)", path: screen.file.path,
        position: SourcePosition(line: line, column: finding.check.column),
        length: finding.check.text.unicodeScalars.count)
    }
  }

  private func birds(_ slot: DumpSlot) -> [(name: String, dump: Dump)] {
    var birds: [(name: String, dump: Dump)] = []
    if let own = slot.subject?.dump {
      birds.append(("an empty dump", own.keeping(nodes: 0)))
      birds.append(("a dump with a root alone", own.keeping(nodes: 1)))
    }
    for (index, other) in screens.enumerated() where index != place {
      for candidate in other.slots where candidate.selector == slot.selector {
        if let subject = candidate.subject, candidate.isWhole { birds.append((subject.path, subject.dump)) }
      }
    }
    return birds
  }

  private func judge(
    _ dump: Dump, _ name: String, _ slot: DumpSlot, _ found: inout [Int: (check: CheckResult, on: [String])]
  ) {
    var screen = screens[place]
    var stranger = DumpSlot(selector: slot.selector, path: name, status: .judged)
    stranger.subject = Subject(dump, path: name, selector: slot.selector)
    screen.slots = [stranger] + screen.slots.filter { $0.selector != slot.selector }
    var judge = ScreenJudge(screen, platforms: [slot.selector.platform])
    for check in judge.run().checks where check.verdict == .pass && check.variant == nil {
      found[check.line, default: (check, [])].on.append(name)
    }
  }
}

extension Dump {
  /// The same dump cut down to its first nodes.
  func keeping(nodes count: Int) -> Dump {
    var nodes = Array(tree.nodes.prefix(count))
    for index in nodes.indices { nodes[index].subtreeEnd = min(nodes[index].subtreeEnd, Int32(count)) }
    var copy = self
    copy.tree = Tree(
      nodes: nodes, attributes: tree.attributes, text: tree.text, sourceLength: tree.sourceLength,
      symbols: tree.symbols)
    return copy
  }
}
