internal import AccessibilityTree
internal import Verification
internal import Vocabulary

/// What did not fail, in short: one line for all results of one kind with one reason.
extension HumanRenderer {
  /// How many line numbers a remark lists.
  private static let maximumLines = 8

  /// Results that share a line of the report.
  private struct Remark: Hashable {
    let verdict: Verdict
    let selector: String
    let message: String
  }

  /// A remark, the lines it is made of, and what `-v` adds to it.
  private typealias Group = (remark: Remark, lines: [Int], text: String, notes: [String])

  /// Shows what is worth a line on one screen, under the name of its file.
  mutating func remarks(on screen: ScreenResult) {
    let dumps = options.detail == .everything ? screen.dumps : screen.dumps.filter { !$0.notes.isEmpty }
    let warnings = options.job == .lint ? [] : screen.warnings
    let groups = grouped(screen.checks.filter { !isShownInFull($0) && isRemarkable($0, on: screen) })
    guard !dumps.isEmpty || !warnings.isEmpty || !groups.isEmpty else { return }
    separate()
    text.write(screen.file, .strong)
    if !screen.screen.isEmpty { text.write("  \(screen.screen)") }
    text.endLine()
    for dump in dumps { remark(on: dump) }
    for warning in warnings { remark(on: warning) }
    for group in groups { remark(on: group) }
  }

  /// Whether a result that is not shown in full gets a line; those of a refused dump were shown with it.
  private func isRemarkable(_ check: CheckResult, on screen: ScreenResult) -> Bool {
    switch check.verdict {
    // A pass with something to say nearly failed to mean anything.
    case .pass: return options.detail == .everything || check.message != nil
    case .fail: return false
    case .skip, .unverified, .vacuous, .unwitnessed: return true
    case .blocked:
      return !screen.dumps.contains {
        $0.status == .blocked && $0.platform == check.platform && $0.variant == check.variant
      }
    }
  }

  /// Puts together what has one verdict, one platform and one reason; in the order in which they first come.
  private func grouped(_ checks: [CheckResult]) -> [Group] {
    var places: [Remark: Int] = [:]
    var groups: [Group] = []
    for check in checks {
      let remark = Remark(
        verdict: check.verdict, selector: selector(check.platform, check.variant), message: check.message ?? "")
      // With -v each check keeps its own line, and says what it is.
      if options.detail != .everything, let place = places[remark] {
        groups[place].lines.append(check.line)
        groups[place].notes += nearMisses(of: check)
      } else {
        places[remark] = groups.count
        let notes = options.detail == .everything ? check.notes : nearMisses(of: check)
        groups.append((remark, [check.line], check.text, notes))
      }
    }
    return groups
  }

  /// What almost is what a line forbids, where that is not the reason that was given: nobody may miss it.
  private func nearMisses(of check: CheckResult) -> [String] {
    guard check.verdict == .unwitnessed || check.verdict == .vacuous else { return [] }
    return check.notes.filter { $0.hasPrefix("almost: ") }.prefix(1).map { "line \(check.line), \($0)" }
  }

  private mutating func remark(on group: Group) {
    let (remark, lines, check, notes) = group
    text.write("  ")
    word(remark.verdict.word, face(of: remark.verdict))
    text.write(remark.selector)
    if remark.verdict == .skip, lines.count > 1 {
      text.write(" (\(counted(lines.count, "check")))")
    } else {
      text.write(" \(list(lines))")
    }
    guard options.detail == .everything else {
      text.line(remark.message.isEmpty ? "" : ": \(remark.message)")
      for note in notes.prefix(Self.maximumLines) {
        text.pad(Verdict.unwitnessed.word.utf8.count + 4)
        text.line(note)
      }
      return
    }
    text.line(": \(check)")
    for line in (remark.message.isEmpty ? [] : [remark.message]) + notes {
      text.pad(Verdict.unwitnessed.word.utf8.count + 4)
      text.line(line)
    }
  }

  /// Line numbers, a bounded number of them.
  private func list(_ lines: [Int]) -> String {
    let shown = lines.prefix(Self.maximumLines).map(String.init).joined(separator: ", ")
    return lines.count > Self.maximumLines ? "\(shown) and \(lines.count - Self.maximumLines) more" : shown
  }

  private mutating func remark(on dump: DumpResult) {
    let owner = selector(dump.platform, dump.variant)
    if options.detail == .everything {
      text.write("  ")
      word("dump", .faint)
      text.write("\(owner) \(dump.path): \(dump.status.rawValue)")
      if let format = dump.format { text.write(", \(format), \(counted(dump.nodes, "node"))") }
      if let reason = dump.reason { text.write(", \(reason)") }
      text.endLine()
    }
    // The notes of a refused dump were shown with it.
    guard dump.status != .blocked else { return }
    for note in dump.notes {
      text.write("  ")
      word("note", .faint)
      text.line("\(owner): \(note)")
    }
  }

  private mutating func remark(on warning: Diagnostic) {
    text.write("  ")
    word("warning", .caution)
    if let position = warning.position { text.write("\(position.line):\(position.column): ") }
    text.line(warning.sentence)
  }

  /// Writes a word in a column as wide as the longest of them.
  private mutating func word(_ word: String, _ face: ReportText.Face) {
    text.write(word, face)
    text.pad(Verdict.unwitnessed.word.utf8.count + 2 - word.utf8.count)
  }

  /// The platform, with its variant where there is one.
  func selector(_ platform: Platform, _ variant: String?) -> String {
    variant.map { "\(platform.rawValue).\($0)" } ?? platform.rawValue
  }
}
