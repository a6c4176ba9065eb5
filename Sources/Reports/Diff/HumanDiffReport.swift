internal import AccessibilityTree
internal import DumpFormats
public import TreeDiff

/// The report of a diff for people: what changed, in its place in the tree, and a summary.
public enum HumanDiffReport {
  /// Renders a diff.
  public static func render(_ run: DiffRun, _ options: DiffReportOptions) -> [UInt8] {
    var renderer = DiffRenderer(options)
    renderer.run(run)
    return renderer.text.bytes
  }
}

/// Renders one diff for people; the parts of it are in extensions, one a file.
struct DiffRenderer: Sendable {
  let options: DiffReportOptions
  var text: ReportText
  /// How many elements were told that no expectation is about.
  var unclaimed = 0
  /// The line of the element that is being told, kept for its room.
  var line: [UInt8] = []

  init(_ options: DiffReportOptions) {
    self.options = options
    text = ReportText(options.look)
  }

  /// What stands for elements around a change that are left out.
  var ellipsis: String { options.look.usesUnicode ? "…" : "..." }

  mutating func run(_ run: DiffRun) {
    // Equal files are worth no word, as with diff(1); what a rule took out of the comparison is.
    if run.screens.allSatisfy({ $0.status == .same }) {
      if run.ignoredCount + run.notComparedCount > 0 { summary(of: run) }
      return
    }
    for screen in run.screens where screen.status != .same {
      if !text.isEmpty { text.endLine() }
      self.screen(screen)
    }
    text.endLine()
    summary(of: run)
  }

  private mutating func screen(_ screen: ScreenDiff) {
    switch screen.status {
    case .same: break
    case .added: text.line("+ \(screen.path)  the screen is new", .success)
    case .removed: text.line("- \(screen.path)  the screen is gone", .failure)
    case .refused:
      for refusal in screen.refusals {
        let place = refusal.position.map { ":\($0.line):\($0.column)" } ?? ""
        text.write("! \(refusal.path)\(place)", .place)
        text.line("  not compared: \(refusal.sentence)", .caution)
        for note in refusal.notes {
          text.pad(2)
          text.wrapped("note: \(note)", width: options.look.width, start: 2, hanging: 4)
        }
      }
    case .changed:
      text.write("~ \(screen.path)", .place)
      text.line("  \(counts(of: screen))")
      changes(of: screen)
      for order in screen.result?.order ?? [] {
        text.write("  order: ", .caution)
        text.line(order.message)
      }
    }
  }

  private func counts(of screen: ScreenDiff) -> String {
    guard let result = screen.result else { return "" }
    var counts = Impact.allCases.reversed().compactMap { impact -> String? in
      let count = result.count(of: impact)
      return count > 0 ? "\(count) \(impact.name)" : nil
    }
    if !result.order.isEmpty { counts.append("\(result.order.count) of order") }
    return counts.joined(separator: ", ")
  }

  private mutating func summary(of run: DiffRun) {
    var parts = Impact.allCases.reversed().map { "\(run.count(of: $0)) \($0.name)" }
    if run.ignoredCount > 0 { parts.append("\(run.ignoredCount) ignored") }
    if run.notComparedCount > 0 { parts.append("\(run.notComparedCount) not compared") }
    if run.screens.count > 1 {
      parts += ScreenDiff.Status.allCases.compactMap { status in
        let count = run.count(of: status)
        return count > 0 ? "\(count) \(count == 1 ? "screen" : "screens") \(status.rawValue)" : nil
      }
    }
    text.line(parts.joined(separator: ", "), .strong)
  }
}
