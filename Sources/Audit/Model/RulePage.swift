internal import Vocabulary

/// The page about the rules in the documentation: all that the rules say of themselves.
enum RulePage {
  /// The page, as Markdown.
  static var markdown: String {
    var lines = [
      "# The rules of the audit",
      "",
      "What `axverify audit` looks for, how it is mended, and what is left alone.",
      "",
      "## Overview",
      "",
      "<!-- Made from the doc comments and values of the rules; a test keeps it current. -->",
      "",
      "Five things fail an audit: a missing label, a label nobody would say, a missing role, an exposed image without a",
      "label, and a control that is not exposed. Recommendations and assumptions are listed and never change the verdict,",
      "unless a project makes a recommendation fail. A rule whose attributes a dump lacks says that it cannot tell.",
      "",
    ]
    for group in RuleGroup.allCases {
      lines += ["### \(group.title)", "", "| rule | holds where | finds | impact | WCAG |", "|---|---|---|---|---|"]
      lines += AuditCatalogue.rules.filter { $0.group == group }.map(row)
      lines.append("")
    }
    for rule in AuditCatalogue.rules { lines += section(rule) }
    return lines.joined(separator: "\n")
  }

  private static func row(_ rule: AuditRule) -> String {
    let classes = rule.classes.map(\.rawValue).joined(separator: ", ") + (rule.isOn ? "" : " (off)")
    let wcag = rule.wcag.isEmpty ? "–" : rule.wcag.joined(separator: ", ")
    return "| `\(rule.id)` | \(rule.statement) | \(classes) | \(rule.impact.rawValue) | \(wcag) |"
  }

  private static func section(_ rule: AuditRule) -> [String] {
    var lines = ["## \(rule.id)", "", rule.help.summary, ""]
    for section in rule.help.sections {
      lines += ["**\(section.title).** \(section.lines.joined(separator: "\n"))", ""]
    }
    let needs = rule.needs.map { $0.rawValue.split(separator: "-").joined(separator: " ") }
    lines += ["**Needs.** \(needs.joined(separator: ", ")).", ""]
    lines += rule.fixes.map { "- \($0.framework): `\($0.text)`" } + [""]
    if let example = rule.failing.first { lines += code(example, "Found") }
    if let example = rule.passing.first { lines += code(example, "Not found") }
    return lines
  }

  private static func code(_ example: RuleExample, _ word: String) -> [String] {
    ["\(word): \(example.title) (\(example.platform.displayName), `\(example.source.rawValue)`).", "", "```"]
      + example.lines + ["```", ""]
  }
}
