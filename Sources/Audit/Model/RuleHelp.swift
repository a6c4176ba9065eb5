/// What the doc comment of a rule says, in its parts.
public struct RuleHelp: Hashable, Sendable {
  /// A part with its heading.
  public struct Section: Hashable, Sendable {
    /// The heading.
    public var title: String
    /// The lines below it.
    public var lines: [String]
  }

  /// The headings that every rule has, in their order.
  public static let titles = ["What it finds", "Why it matters", "What it leaves alone"]

  /// The first sentence.
  public let summary: String
  /// The parts.
  public let sections: [Section]

  /// Reads a comment.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    summary = lines.first ?? ""
    var sections: [Section] = []
    for line in lines.dropFirst() {
      if line.hasPrefix("## ") {
        sections.append(Section(title: String(line.dropFirst(3)), lines: []))
      } else if !line.isEmpty, !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    self.sections = sections
  }
}

extension AuditRule {
  /// What its doc comment says.
  public var help: RuleHelp { RuleHelp(GeneratedRuleHelp.texts[id] ?? "") }

  /// How it is mended, a row a framework.
  public var fixes: [AuditFinding.Fix] { FixTable.all(fix) }
}
