internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A file that is suggested, until it was tried.
struct SuggestionDraft {
  private let merge: SuggestionMerge
  private let screen: String
  private let paths: [String]
  private var lines: [String]
  private var anchor: String?
  private var refusesUnclaimed: Bool
  /// How many lines did not hold.
  private(set) var dropped = 0

  /// Puts a file together.
  ///
  /// - Parameter isComplete: whether every stop has a line, so that one without a line is a change.
  init(merge: SuggestionMerge, screen: String, paths: [String], isComplete: Bool) {
    self.merge = merge
    self.screen = screen
    self.paths = paths
    lines = merge.entries.flatMap(merge.text)
    refusesUnclaimed = isComplete
    let singles = merge.entries.compactMap { entry -> (text: String, line: SuggestedLines.Line)? in
      guard let text = merge.single(entry), let line = entry.lines[merge.platforms[0]], line.count == 1 else {
        return nil
      }
      return (text, line)
    }
    anchor = AnchorChoice.best(of: singles.map { ($0.line.pattern.name, $0.line.kind) }).map { singles[$0].text }
  }

  /// Whether no line is left.
  var isEmpty: Bool { lines.isEmpty }

  /// The file.
  var text: String {
    var text = "# suggested by axverify from \(paths.map(comment).joined(separator: ", ")): keep what is meant\n"
    text += "screen \(Quote.quoted(screen)) on \(merge.platforms.map(\.rawValue).joined(separator: " "))\n"
    if refusesUnclaimed { text += "unclaimed fail\n" }
    if let anchor { text += "anchor \(anchor)\n" }
    return text + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// A path within a comment.
  private func comment(_ path: String) -> String {
    path == "-" ? "standard input" : String(Quote.quoted(path).dropFirst().dropLast())
  }

  /// Judges the file on the dumps it was made of, and takes out what does not hold there.
  mutating func tryOut(on subjects: [Subject]) {
    while true {
      let trial = SuggestionTrial(text, on: subjects)
      if trial.isClean { return }
      // The lines follow a comment, the headers and a blank line.
      let first = 4 + (refusesUnclaimed ? 1 : 0) + (anchor == nil ? 0 : 1)
      let kept = lines.indices.filter { !trial.failingLines.contains(first + $0) }
      if trial.anchorFails, anchor != nil {
        anchor = nil
      } else if kept.count < lines.count {
        dropped += lines.count - kept.count
        lines = kept.map { lines[$0] }
      } else if refusesUnclaimed {
        refusesUnclaimed = false
      } else {
        return
      }
    }
  }
}

/// What comes of a suggested file on the dumps it was made of.
struct SuggestionTrial {
  /// The lines of the file that do not hold on some dump, from 1.
  private(set) var failingLines: Set<Int> = []
  /// Whether the anchor does not hold on some dump, or is in error.
  private(set) var anchorFails = false
  /// Whether something else is wrong: stops that no line is about.
  private var isUnclaimed = false

  /// Whether all of it holds.
  var isClean: Bool { failingLines.isEmpty && !anchorFails && !isUnclaimed }

  init(_ text: String, on subjects: [Subject]) {
    let file = ExpectationFile.parse(Array(text.utf8), path: "suggestion")
    let context = JudgingContext(file)
    var words = WordCheck(context, subjects: subjects)
    words.run()
    for diagnostic in file.diagnostics + words.diagnostics where diagnostic.severity == .error {
      note(diagnostic.position?.line ?? 0, file)
    }
    guard isClean else { return }
    for subject in subjects { judge(subject, context) }
  }

  private mutating func judge(_ subject: Subject, _ context: JudgingContext) {
    let file = context.file
    var slot = DumpSlot(selector: subject.selector, path: subject.path, status: .judged)
    slot.subject = subject
    var guards = DumpGuards(context, explains: false)
    guard let admission = guards.admit(&slot) else {
      anchorFails = true
      return
    }
    if let anchor = admission.anchor, anchor.verdict != .pass { anchorFails = true }
    let judge = DumpJudge(
      context, on: subject, admission, log: nil, witnesses: WitnessSearch(subjects: []), brokenLines: [],
      explains: false)
    judge.judgeAll()
    for (index, judged) in judge.outcomes.enumerated() where judged.map({ $0.verdict != .pass }) == true {
      note(file.checks[index].position.line, file)
    }
    isUnclaimed = isUnclaimed || leavesStops(judge)
  }

  /// Whether the header asks for every stop to be claimed, and one is not.
  private func leavesStops(_ judge: DumpJudge) -> Bool {
    guard judge.file.unclaimed == .fail else { return false }
    return judge.stops(in: judge.scope).fitting.contains { !judge.claimed[$0.index] }
  }

  private mutating func note(_ line: Int, _ file: ExpectationFile) {
    if line == file.anchor?.position.line { anchorFails = true } else { failingLines.insert(line) }
  }
}
