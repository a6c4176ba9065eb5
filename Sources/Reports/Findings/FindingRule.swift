/// A kind of finding, as services list them.
public struct FindingRule: Hashable, Sendable {
  /// Its stable id: `fail`, `unknown-role`.
  public var id: String
  /// What it says, in one sentence.
  public var summary: String
  /// What to do about it.
  public var help: String

  /// Makes a rule.
  public init(id: String, summary: String, help: String) {
    self.id = id
    self.summary = summary
    self.help = help
  }

  /// What is said about a rule that nobody described: a fault of a file, which its message explains.
  static func undescribed(_ id: String) -> FindingRule {
    FindingRule(
      id: id, summary: "A file is not as it has to be: \(id).", help: "The message says what is wrong, and where.")
  }
}

extension [FindingRule] {
  /// The rules of `check`: a kind of result each.
  static let ofCheck = [
    FindingRule(
      id: "fail", summary: "A line of the expectation file does not hold on a dump.",
      help: "Compare the line with the nearest node, and mend the screen, or the line where the screen is right."),
    FindingRule(
      id: "unverified", summary: "The source of the dump cannot show what a line asks for.",
      help: "Capture with a source that shows it, or write '?' in an arm for this platform and say why."),
    FindingRule(
      id: "vacuous", summary: "A line holds only because there is nothing that it is about.",
      help: "Look whether this is the screen that was meant, and ask for the nodes that the line is about."),
    FindingRule(
      id: "unwitnessed", summary: "A 'no' line holds, but nothing shows that it could ever fail.",
      help: "Name a decoy in which it matches, keep a variant that does, or write 'witness none' with the reason."),
    FindingRule(
      id: "blocked", summary: "A dump is refused, so its checks were not judged.",
      help: "Capture the dump again; the reason says what is wrong with this one."),
    FindingRule(
      id: "orphan", summary: "No expectation file owns this dump.",
      help: "Write an expectation file of its name, or delete the dump."),
  ]
}
