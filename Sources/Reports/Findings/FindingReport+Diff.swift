internal import AccessibilityTree
internal import DumpFormats
public import TreeDiff
internal import Verification

extension FindingReport {
  /// Puts a diff into findings: one for each change as it is told to people, each change of order, each screen that
  /// came, went or is refused.
  public init(diff run: DiffRun) {
    let groups = run.screens.map { DiffFindings($0, of: run).group }
    var counts = Impact.allCases.reversed().map { impact in
      Count(impact.name, run.count(of: impact), DiffFindings.weight(of: impact, in: run))
    }
    let orders = run.screens.reduce(0) { $0 + ($1.result?.order.count ?? 0) }
    if orders > 0 { counts.append(Count("of order", orders, DiffFindings.weight(of: .major, in: run))) }
    if run.ignoredCount > 0 { counts.append(Count("ignored", run.ignoredCount, .pass)) }
    if run.notComparedCount > 0 { counts.append(Count("not compared", run.notComparedCount, .skipped)) }
    let refused = run.count(of: .refused)
    if refused > 0 { counts.append(Count("refused", refused, .fault)) }
    let compared = run.screens.count - refused
    self.init(
      command: "diff", counts: counts, scope: "\(compared) screen\(compared == 1 ? "" : "s") compared",
      rules: DiffFindings.rules, groups: groups, exitStatus: run.exitStatus)
    noun = "changes"
    verdict =
      refused > 0
      ? "not all could be compared"
      : run.screens.allSatisfy { $0.status == .same }
        ? "nothing changed"
        : run.exitStatus == 0 ? "no change that fails the run" : "changes"
  }
}

/// Puts what became of one screen into findings.
private struct DiffFindings {
  private let screen: ScreenDiff
  private let run: DiffRun
  private let sides: DiffSides?

  init(_ screen: ScreenDiff, of run: DiffRun) {
    self.screen = screen
    self.run = run
    sides = screen.result?.isEmpty ?? true ? nil : DiffSides(screen)
  }

  /// A rule for each effect, and for a screen as a whole.
  static let rules =
    Effect.allCases.map { effect in
      FindingRule(
        id: effect.rawValue, summary: "An element \(effect.phrase).",
        help: "Class \(effect.impact.name). Look whether the change is meant; merging is accepting it.")
    } + [
      FindingRule(
        id: addedRule, summary: "A screen has a dump now.", help: "Class minor. Look whether the screen is meant."),
      FindingRule(
        id: removedRule, summary: "A screen has no dump any more.",
        help: "Class blocker. Look whether the screen is gone, or was not captured."),
    ]

  private static let addedRule = "screen-added"
  private static let removedRule = "screen-removed"

  /// What a class means for the run.
  static func weight(of impact: Impact, in run: DiffRun) -> Finding.Weight {
    if impact >= run.threshold, !run.toleratesDifferences { return .failure }
    return .note
  }

  /// The findings of the screen, in the order of the report for people.
  var group: FindingGroup {
    FindingGroup(path: screen.path, title: sides?.expectations ?? "", findings: findings)
  }

  private var findings: [Finding] {
    switch screen.status {
    case .same: []
    case .added:
      [whole(Self.addedRule, .minor, screen.new?.path ?? screen.path, "the screen is new")]
    case .removed:
      [whole(Self.removedRule, .blocker, screen.old?.path ?? screen.path, "the screen is gone")]
    case .refused: screen.refusals.map { CheckFindings.fault($0, excerpt: nil, isStrict: false) }
    case .changed: changes + orders
    }
  }

  private func whole(_ rule: String, _ impact: Impact, _ path: String, _ message: String) -> Finding {
    Finding(
      rule: rule, word: impact.name.uppercased(), weight: Self.weight(of: impact, in: run), urgency: impact.rawValue,
      subject: screen.path, place: .init(path), message: message)
  }

  private var changes: [Finding] {
    guard let sides, let result = screen.result else { return [] }
    return DiffEntries(result.changes, in: sides.new.reading).all.compactMap { entry in
      sides.shown(entry.change).map { finding(entry, $0.side, $0.node, sides) }
    }
  }

  private func finding(_ entry: DiffEntry, _ side: DiffSide, _ node: NodeID, _ sides: DiffSides) -> Finding {
    let change = entry.change
    let details = DiffDetails(change, sides)
    let remarks = remarks(entry, side, node, sides)
    let place = Self.place(side, node, isOld: change.new == nil)
    let subject = "\(Self.mark(of: change.kind)) \(side.text(of: node)): \(entry.phrases)"
    let message = details.parts.isEmpty ? entry.phrases : "\(entry.phrases): \(details.sentence)"
    return Finding(
      rule: entry.effects.first?.rawValue ?? "", word: entry.impact.name.uppercased(),
      weight: Self.weight(of: entry.impact, in: run), urgency: entry.impact.rawValue, subject: subject, place: place,
      message: message, details: self.details(subject, entry, details, remarks, place),
      excerpts: excerpts(change, sides), remarks: remarks,
      related: change.new == nil ? [] : (change.old.map { [Self.place(sides.old, $0, isOld: true)] } ?? []))
  }

  private static func mark(of kind: Change.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    }
  }

  /// What is said of an element beside what differs.
  private func remarks(_ entry: DiffEntry, _ side: DiffSide, _ node: NodeID, _ sides: DiffSides) -> [String] {
    var remarks: [String] = []
    if entry.count > 1 { remarks.append("the same edit is made in \(entry.count) places; this is the first") }
    if entry.change.subtreeCount > 1 { remarks.append("with what is in it: \(entry.change.subtreeCount) elements") }
    let around = Self.path(of: node, in: side)
    if !around.isEmpty { remarks.append("in: \(around)") }
    if entry.change.kind != .changed {
      let spoken = side.spoken(of: node)
      if !spoken.isEmpty { remarks.append("said: \"\(spoken)\"") }
    }
    if sides.expectations != nil {
      let claims = sides.claims(of: entry.change)
      remarks.append(
        claims.isEmpty ? "unclaimed: no expectation is about it" : "claimed by \(claims.joined(separator: ", "))")
    }
    return remarks
  }

  /// The nearest elements around a node, the outermost first.
  private static func path(of node: NodeID, in side: DiffSide) -> String {
    var parts: [String] = []
    var next = side.reading.tree.parent(of: node)
    while let element = next, parts.count < 3 {
      parts.append(side.text(of: element))
      next = side.reading.tree.parent(of: element)
    }
    return (next == nil ? "" : "… > ") + parts.reversed().joined(separator: " > ")
  }

  private func details(
    _ subject: String, _ entry: DiffEntry, _ details: DiffDetails, _ remarks: [String], _ place: Finding.Place
  ) -> String {
    var text = ReportText(ReportOptions())
    text.line("\(place.path)\(place.position.map { ":\($0.line):\($0.column)" } ?? "")")
    text.line("  \(subject)")
    for part in details.parts {
      text.write("  ")
      for (word, _) in DetailText(part, ReportOptions()).words { text.write(word) }
      text.endLine()
    }
    for remark in remarks { text.line("  \(remark)") }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The lines of both dumps, the new one first.
  private func excerpts(_ change: Change, _ sides: DiffSides) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    if let node = change.new { excerpts.append(Self.excerpt(node, sides.new, change.old == nil ? "" : "after")) }
    if let node = change.old, change.kind != .moved {
      excerpts.append(Self.excerpt(node, sides.old, change.new == nil ? "" : "before"))
    }
    return excerpts
  }

  private static func excerpt(_ node: NodeID, _ side: DiffSide, _ label: String) -> Excerpt {
    let text = side.text(of: node)
    let position = side.places.position(of: node)
    let role = text.unicodeScalars.prefix { $0 != " " }.count
    return Excerpt(
      path: side.path, position: position, length: max(1, role), text: text, textColumn: position.column, label: label)
  }

  /// Where an element stands.
  private static func place(_ side: DiffSide, _ node: NodeID, isOld: Bool) -> Finding.Place {
    Finding.Place(side.path, side.places.position(of: node), label: isOld ? "it was here" : "")
  }

  private var orders: [Finding] {
    guard let sides, let result = screen.result else { return [] }
    return result.order.map { order in
      Finding(
        rule: Effect.orderChanged.rawValue, word: Impact.major.name.uppercased(),
        weight: Self.weight(of: .major, in: run), urgency: Impact.major.rawValue,
        subject: order.message, place: Self.place(sides.new, order.new, isOld: false), message: order.message,
        excerpts: [Self.excerpt(order.new, sides.new, "")])
    }
  }
}
