internal import AccessibilityTree
internal import Audit

/// The findings, one defect of one component at a time.
extension AuditRenderer {
  /// How many further places of one defect are named.
  private static let maximumPlaces = 5

  mutating func findings(_ groups: [AuditGroup], _ findingClass: FindingClass, title: String) {
    // By their places, since a copy of a finding costs as much as to print it.
    let places = groups.indices.filter { groups[$0].finding.findingClass == findingClass }
    guard !places.isEmpty else { return }
    separate()
    text.line(title, .strong)
    for place in places {
      text.endLine()
      finding(groups[place])
    }
  }

  private mutating func finding(_ group: AuditGroup) {
    let finding = group.finding
    let place = group.places[0]
    text.write("\(place.path):\(place.position.line):\(place.position.column)", .place)
    text.write("  \(finding.rule)", finding.findingClass == .failure ? .failure : .caution)
    let kind =
      finding.criterion?.title ?? (finding.isPromoted ? "made to fail by the configuration" : finding.impact.rawValue)
    text.line("  \(kind)")
    text.pad(2)
    wrapped(finding.message, start: 2, hanging: 2)
    let bar = options.usesUnicode ? "│" : "|"
    let start = "  \(place.position.line) \(bar) "
    text.writeLaidOut(
      start
        + WrappedText(width: options.width).beginning(
          finding.element, indent: start.unicodeScalars.count, ellipsis: options.usesUnicode ? "…" : "..."), .faint)
    text.endLine()
    // The path's own mark is replaced where the terminal has none for it.
    row(
      "in",
      options.usesUnicode
        ? finding.path : finding.path.split(separator: "›").map { $0.trimmingBlanks }.joined(separator: " \(step) "))
    row("looked at", finding.evidence.map(words).joined(separator: separator))
    row("said", "about \"\(finding.spoken)\"")
    advice(finding)
    row("likely at", finding.likelyPlaces.map { "\($0.path):\($0.line)" }.joined(separator: ", "))
    row("also", finding.folded.joined(separator: separator))
    more(group)
  }

  /// How it is mended, and the criteria: the same lines for most findings of a rule, so that they are laid out once.
  private mutating func advice(_ finding: AuditFinding) {
    if let known = advices[finding.rule], known.fixes == finding.fixes, known.wcag == finding.wcag {
      return text.lines(again: known.lines)
    }
    let start = text.bytes.count
    for fix in finding.fixes { row("fix", "\(fix.framework): \(fix.text)") }
    row("WCAG", finding.wcag.map(criterion).joined(separator: separator))
    advices[finding.rule] = Advice(fixes: finding.fixes, wcag: finding.wcag, lines: Array(text.bytes[start...]))
  }

  /// A line with its name before it; nothing where there is nothing to say.
  private mutating func row(_ name: String, _ words: String) {
    guard !words.isEmpty else { return }
    text.write("  \(name)", .faint)
    text.pad(11 - name.utf8.count)
    wrapped(words, start: 13, hanging: 13)
  }

  private func words(_ evidence: AuditFinding.Evidence) -> String {
    evidence.value.map { "\(evidence.attribute)=\"\($0)\"" } ?? "no \(evidence.attribute)"
  }

  private func criterion(_ number: String) -> String {
    SuccessCriterion.numbered(number).map { "\(number) \($0.name) (\($0.level))" } ?? number
  }

  private mutating func more(_ group: AuditGroup) {
    let others = group.places.dropFirst()
    guard !others.isEmpty else { return }
    let path = group.places[0].path
    let shown = others.prefix(Self.maximumPlaces).map { place in
      let position = "\(place.position.line):\(place.position.column)"
      return place.path == path ? position : "\(place.path):\(position)"
    }
    let rest = others.count - shown.count
    row(
      "and", "\(others.count) more like it: " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) others" : ""))
  }
}

extension Substring {
  /// Without blanks around it.
  fileprivate var trimmingBlanks: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? endIndex
    return String(self[start..<Swift.max(start, end)])
  }
}
