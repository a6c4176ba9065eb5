internal import AccessibilityTree
internal import DumpFormats
internal import TreeDiff

extension DiffRenderer {
  /// The changes of a screen in their places.
  mutating func changes(of screen: ScreenDiff) {
    guard let result = screen.result, let old = screen.old?.reading, let new = screen.new?.reading else { return }
    let groups = EditGroups(result.changes, old, new)
    var tree = ChangeTree(old, new, result, context: options.context)
    let lines = (old: DumpPlaces(old.dump), new: DumpPlaces(new.dump))
    let spoken = (old: SpokenText(old), new: SpokenText(new))
    for (place, change) in result.changes.enumerated() {
      // One line stands for a subtree, and one for many equal edits.
      if change.subtreeCount == 0 || groups.isTold(place) { continue }
      let context = tree.context(of: change)
      for line in context.lines { self.context(line) }
      head(change, depth: context.depth, lines, old.dump, new.dump, count: groups.count(at: place))
      if change.kind == .changed {
        details(
          change, depth: context.depth, change.old.map { spoken.old.text(of: $0) },
          change.new.map { spoken.new.text(of: $0) })
      }
    }
  }

  private mutating func context(_ line: ChangeTree.Line) {
    text.pad(2 + 2 * line.depth)
    if line.isCut { text.write("\(ellipsis) ", .faint) }
    text.line(line.text, .faint)
  }

  private mutating func head(
    _ change: Change, depth: Int, _ places: (old: DumpPlaces, new: DumpPlaces), _ old: Dump, _ new: Dump, count: Int
  ) {
    text.write(mark(of: change.kind), face(of: change.impact))
    text.pad(1 + 2 * depth)
    if let node = change.new {
      text.write(NodeLine.text(of: node, in: new))
      text.write("  line \(places.new.position(of: node).line)", .faint)
    } else if let node = change.old {
      text.write(NodeLine.text(of: node, in: old))
      text.write("  line \(places.old.position(of: node).line)", .faint)
    }
    if change.subtreeCount > 1 { text.write(", \(change.subtreeCount) elements") }
    if count > 1 { text.write("  and \(count - 1) more alike", .strong) }
    let phrases = change.effects.map(\.phrase).joined(separator: ", ")
    text.line("  \(change.impact.name): \(phrases)", face(of: change.impact))
  }

  /// What differs, and what is said before and after where that differs.
  private mutating func details(_ change: Change, depth: Int, _ before: String?, _ after: String?) {
    text.pad(6 + 2 * depth)
    let attributes = change.attributes.map { attribute in
      "\(attribute.name) \(quoted(attribute.old))\(arrow)\(quoted(attribute.new))"
    }
    var parts = attributes
    if let before, let after, before != after { parts.append("said \(quoted(before))\(arrow)\(quoted(after))") }
    text.line(parts.joined(separator: "; "))
  }

  private func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

  private func mark(of kind: Change.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    }
  }

  private func face(of impact: Impact) -> ReportText.Face {
    switch impact {
    case .blocker: .failure
    case .major: .caution
    case .minor: .plain
    case .structure: .faint
    }
  }
}
