internal import AccessibilityTree
internal import Verification

/// One result in full: the line, what the dump has instead, and why.
extension HumanRenderer {
  /// How many places, nodes, notes and compared parts one result may show.
  private static let maximumPlaces = 4
  private static let maximumNotes = 6
  private static let maximumParts = 16

  mutating func failure(_ check: CheckResult, on screen: ScreenResult) {
    let own = SourcePosition(line: check.line, column: check.column)
    head(
      check.expected?.path ?? screen.file, check.expected?.position ?? own, word: check.verdict.word,
      face: face(of: check.verdict), of: selector(check.platform, check.variant))
    if let message = check.message, message != check.expected?.label { text.line("  \(message)") }
    if let expected = check.expected {
      marked(expected)
    } else {
      unmarked(check.text, number: check.line)
    }
    if !check.why.isEmpty { text.line("  why: \(check.why)", .faint) }
    evidence(of: check)
    if let nearest = check.nearest { comparison(nearest) }
    notes(check.notes)
  }

  /// Shows the places in dumps: those that were found, the nearest node, and the matches that neither shows.
  private mutating func evidence(of check: CheckResult) {
    var lines: Set<NodeLine> = []
    for excerpt in check.found.prefix(Self.maximumPlaces) {
      placed(excerpt)
      lines.insert(NodeLine(excerpt.path, excerpt.position.line))
    }
    if check.found.count > Self.maximumPlaces {
      text.line("  \(ellipsis) and \(counted(check.found.count - Self.maximumPlaces, "more place"))")
    }
    if let nearest = check.nearest, lines.insert(NodeLine(nearest.excerpt.path, nearest.excerpt.position.line)).inserted
    {
      placed(nearest.excerpt)
    }
    let further = check.matches.filter { !lines.contains(NodeLine($0.path, $0.position.line)) }
    for match in further.prefix(Self.maximumPlaces) { mention(match) }
    let unseen = check.matchCount - (check.matches.count - further.count) - min(further.count, Self.maximumPlaces)
    if unseen > 0, !further.isEmpty { text.line("  \(ellipsis) and \(unseen) more of \(check.matchCount)") }
  }

  /// A line of a dump, for showing no node twice.
  private struct NodeLine: Hashable {
    let path: String
    let line: Int

    init(_ path: String, _ line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// Shows a node in one line.
  mutating func mention(_ node: NodeMention) {
    place(node.path, node.position)
    text.write("  \(node.node)")
    text.endLine()
  }

  /// Shows how each part of a pattern compares with the nearest node, and the known cause.
  mutating func comparison(_ nearest: NearestNode) {
    var pieces = Self.comparisons(of: nearest)
    if nearest.parts.count > Self.maximumParts { pieces.append(ellipsis) }
    wrapped(pieces)
    if let cause = nearest.cause { text.line("  cause: \(cause)") }
  }

  /// How each part of a pattern compares with the nearest node, in words; a bounded number of them.
  static func comparisons(of nearest: NearestNode) -> [String] {
    nearest.parts.prefix(maximumParts).map { part in
      switch part.outcome {
      case .agrees: part.asked.isEmpty ? "\(part.part) ok" : "\(part.part) \(part.asked) ok"
      case .differs: part.found.isEmpty ? "\(part.part) differs" : "\(part.part) differs: \(part.found)"
      case .cannotTell:
        part.found.isEmpty ? "\(part.part) cannot be told" : "\(part.part) cannot be told: \(part.found)"
      }
    }
  }

  /// Writes pieces with the mark between them, and breaks the line where the next would not fit.
  private mutating func wrapped(_ pieces: [String]) {
    var column = 0
    for piece in pieces {
      let width = piece.unicodeScalars.count
      if column > 0, column + separator.unicodeScalars.count + width > options.width {
        text.endLine()
        column = 0
      }
      text.write(column == 0 ? "  " : separator)
      column += width + (column == 0 ? 2 : separator.unicodeScalars.count)
      text.write(piece)
    }
    if !pieces.isEmpty { text.endLine() }
  }

  /// Shows further lines, a bounded number of them.
  mutating func notes(_ notes: [String]) {
    for note in notes.prefix(Self.maximumNotes) { text.line("  note: \(note)") }
    if notes.count > Self.maximumNotes {
      text.line("  \(ellipsis) and \(counted(notes.count - Self.maximumNotes, "more note"))")
    }
  }

  /// Shows a refused dump, once for all the checks that it leaves unjudged.
  mutating func refusal(of dump: DumpResult, on screen: ScreenResult) {
    let path = dump.refusal.map(\.path).flatMap { $0.isEmpty ? nil : $0 } ?? dump.path
    head(
      path, dump.refusal?.position, word: Verdict.blocked.word, face: .failure,
      of: selector(dump.platform, dump.variant))
    if let reason = dump.reason ?? dump.refusal?.message { text.line("  \(reason)") }
    let unjudged = screen.checks.count { check in
      check.verdict == .blocked && check.platform == dump.platform && check.variant == dump.variant
    }
    if unjudged > 0 { text.line("  \(counted(unjudged, "check")) of \(screen.file) not judged") }
    notes((dump.refusal?.notes ?? []) + dump.notes)
  }

  /// The colour of a verdict.
  func face(of verdict: Verdict) -> ReportText.Face {
    switch verdict {
    case .pass: .success
    case .fail, .blocked: .failure
    case .skip, .unverified, .vacuous, .unwitnessed: .caution
    }
  }
}
