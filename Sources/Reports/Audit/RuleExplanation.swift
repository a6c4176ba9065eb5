public import Audit
internal import Vocabulary

/// What the rules of the audit are, for people.
public enum RuleExplanation {
  /// The list of all rules, a line each below the heading of its chapter.
  public static func list(_ options: ReportOptions) -> [UInt8] {
    var text = ReportText(options)
    let width = AuditCatalogue.rules.map(\.id.utf8.count).max() ?? 0
    for group in RuleGroup.allCases {
      if !text.isEmpty { text.endLine() }
      text.line(group.title, .strong)
      for rule in AuditCatalogue.rules where rule.group == group {
        text.write("  \(rule.id)", rule.canFail ? .failure : .plain)
        text.pad(width + 2 - rule.id.utf8.count)
        let off = rule.isOn ? "" : " (off unless switched on)"
        text.write(rule.canFail ? "fails  " : "notes  ")
        let start = width + 11
        text.wrapped("\(rule.statement)\(off)", width: options.width, start: start, hanging: start)
      }
    }
    return text.bytes
  }

  /// All there is to say of one rule.
  public static func explain(_ rule: AuditRule, _ options: ReportOptions) -> [UInt8] {
    var text = ReportText(options)
    text.line(rule.id, .strong)
    text.wrapped(rule.help.summary, width: options.width, start: 0, hanging: 0)
    text.endLine()
    for (name, words) in facts(of: rule) where !words.isEmpty {
      text.write(name, .faint)
      text.pad(10 - name.utf8.count)
      text.wrapped(words, width: options.width, start: 10, hanging: 10)
    }
    for section in rule.help.sections {
      text.endLine()
      text.line(section.title, .strong)
      // The lines are broken for an editor; a blank one parts paragraphs.
      for paragraph in section.lines.split(separator: "") {
        text.pad(2)
        text.wrapped(paragraph.joined(separator: " "), width: options.width, start: 2, hanging: 2)
      }
    }
    text.endLine()
    text.line("How to mend it", .strong)
    for fix in rule.fixes {
      text.pad(2)
      text.wrapped("\(fix.framework): \(fix.text)", width: options.width, start: 2, hanging: 4)
    }
    examples(rule.failing, title: "Examples in which it finds something", options, &text)
    examples(rule.passing, title: "Examples in which it finds nothing", options, &text)
    return text.bytes
  }

  /// The facts about a rule by their names.
  static func facts(of rule: AuditRule) -> [(name: String, words: String)] {
    let classes = rule.classes.map { findingClass in
      findingClass == .failure ? "failure (\(rule.criterion?.title ?? ""))" : findingClass.rawValue
    }
    let wcag = rule.wcag.map { number in
      SuccessCriterion.numbered(number).map { "\(number) \($0.name) (\($0.level))" } ?? number
    }
    return [
      ("finds", classes.joined(separator: ", ")), ("impact", rule.impact.rawValue),
      ("WCAG", wcag.joined(separator: ", ")),
      ("needs", rule.needs.map { String($0.rawValue.map { $0 == "-" ? " " : $0 }) }.joined(separator: ", ")),
      ("runs", rule.isOn ? "" : "only where the configuration switches it on"),
    ]
  }

  private static func examples(
    _ examples: [RuleExample], title: String, _ options: ReportOptions, _ text: inout ReportText
  ) {
    text.endLine()
    text.line(title, .strong)
    for example in examples {
      text.line("  \(example.title) (\(example.platform.displayName), \(example.source.rawValue))")
      for line in example.lines { text.line("    \(options.usesUnicode ? line : ascii(line))", .faint) }
    }
  }

  private static func ascii(_ line: String) -> String {
    line.hasSuffix("←") ? String(line.dropLast()) + "<-" : line
  }
}
