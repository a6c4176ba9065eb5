internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Tries a file on dumps on which nothing of it should hold.
///
/// They are an empty one, one with a root alone, and those of other screens: a check that passes there proves nothing.
struct Canary {
  private let screens: [LoadedScreen]
  private let place: Int
  private let context: JudgingContext

  /// Takes in all screens and the one to try.
  init(_ screens: [LoadedScreen], _ place: Int) {
    self.screens = screens
    self.place = place
    context = JudgingContext(screens[place].file)
  }

  /// One warning for each check that passes on a dump that is not of its screen.
  ///
  /// - Parameters:
  ///   - platforms: the platforms to try; empty for all.
  ///   - brokenLines: the lines in error, which are not judged.
  func find(_ platforms: [Platform], brokenLines: Set<Int>) -> [Diagnostic] {
    var passed: [Int: [String]] = [:]
    for slot in screens[place].slots where slot.selector.variant == nil {
      guard platforms.isEmpty || platforms.contains(slot.selector.platform) else { continue }
      for bird in birds(slot) {
        for line in passing(on: bird, slot, brokenLines) { passed[line, default: []].append(bird.path) }
      }
    }
    return passed.sorted { $0.key < $1.key }.compactMap { index, paths in
      let file = screens[place].file
      guard let check = index < 0 ? file.anchor : file.checks[index] else { return nil }
      let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
      return Diagnostic(
        .warning, id: "canary",
        "passes on a dump that is not of this screen: \(paths.prefix(3).joined(separator: ", "))\(more)",
        path: file.path, position: check.position, length: check.text.unicodeScalars.count)
    }
  }

  private func birds(_ slot: DumpSlot) -> [Subject] {
    var birds: [Subject] = []
    if let own = slot.subject?.dump {
      birds.append(Subject(own.keeping(nodes: 0), path: "an empty dump", selector: slot.selector))
      birds.append(Subject(own.keeping(nodes: 1), path: "a dump with a root alone", selector: slot.selector))
    }
    for (index, other) in screens.enumerated() where index != place {
      for candidate in other.slots where candidate.selector == slot.selector && candidate.isWhole {
        if let subject = candidate.subject { birds.append(subject) }
      }
    }
    return birds
  }

  /// The places of the checks that pass on a dump, -1 for the anchor.
  private func passing(on bird: Subject, _ slot: DumpSlot, _ brokenLines: Set<Int>) -> [Int] {
    var stranger = DumpSlot(selector: slot.selector, path: bird.path, status: .judged)
    stranger.subject = bird
    var guards = DumpGuards(context, explains: false)
    guard let admission = guards.admit(&stranger) else { return [] }
    let screen = screens[place]
    let others = screen.slots.filter { $0.isWhole && $0.selector != slot.selector }.compactMap(\.subject)
    let judge = DumpJudge(
      context, on: bird, admission, log: screen.logs[slot.selector.platform],
      witnesses: WitnessSearch(subjects: others + screen.decoys), brokenLines: brokenLines, explains: false)
    judge.judgeAll()
    let passed = judge.outcomes.indices.filter {
      judge.outcomes[$0]?.verdict == .pass && !screen.file.checks[$0].kind.isLog
    }
    return (admission.anchor?.verdict == .pass ? [-1] : []) + passed
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
