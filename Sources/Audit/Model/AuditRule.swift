/// One rule of the audit: a plain value, made in a file of its own below `Rules`.
///
/// What it is for, what it leaves alone and how to mend it stand in the doc comment of that value, from which the help
/// page is made.
public struct AuditRule: Sendable {
  /// Its word, which names the problem.
  public let id: String
  /// What holds where nothing is wrong, in half a line.
  public let statement: String
  /// The chapter it stands in.
  public let group: RuleGroup
  /// What its findings can be.
  public let classes: [FindingClass]
  /// The criterion that its failures count for; `nil` where it has none.
  public let criterion: Criterion?
  /// How much its findings hinder somebody.
  public let impact: Impact
  /// The success criteria of WCAG 2.2 that it is about.
  public let wcag: [String]
  /// What a dump must show for it.
  public let needs: [Need]
  /// Whether it runs without being asked for.
  public let isOn: Bool
  /// Dumps that it finds something in.
  public let failing: [RuleExample]
  /// Dumps that it finds nothing in.
  public let passing: [RuleExample]
  /// Which of several findings on an element stays.
  let rank: FoldRank
  /// The rows of `fixes.tsv` that mend it.
  let fix: String
  /// Looks at a screen.
  let examine: @Sendable (Screen, inout RuleReport) -> Void

  /// Makes a rule.
  init(
    _ id: String, _ statement: String, group: RuleGroup, classes: [FindingClass], criterion: Criterion? = nil,
    impact: Impact, wcag: [String], needs: [Need], isOn: Bool = true, rank: FoldRank, fix: String,
    failing: [RuleExample], passing: [RuleExample], examine: @escaping @Sendable (Screen, inout RuleReport) -> Void
  ) {
    self.id = id
    self.statement = statement
    self.group = group
    self.classes = classes
    self.criterion = criterion
    self.impact = impact
    self.wcag = wcag
    self.needs = needs
    self.isOn = isOn
    self.rank = rank
    self.fix = fix
    self.failing = failing
    self.passing = passing
    self.examine = examine
  }

  /// Whether it can fail an audit that is not configured.
  public var canFail: Bool { classes.contains(.failure) }
}
