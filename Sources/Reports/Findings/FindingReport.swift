/// All that one command found, from which each report for a service or a page is made.
///
/// A command gets every report of `FindingFormat.all` by putting its results into one of these.
public struct FindingReport: Sendable {
  /// How often one result word came up.
  public struct Count: Hashable, Sendable {
    /// The word, in lower case.
    public var word: String
    /// How often.
    public var count: Int
    /// What it means for the run.
    public var weight: Finding.Weight

    /// Makes a count.
    public init(_ word: String, _ count: Int, _ weight: Finding.Weight) {
      self.word = word
      self.count = count
      self.weight = weight
    }
  }

  /// The command: `check`.
  public var command: String
  /// The result words that are worth showing, in the order in which they are shown; never added up.
  public var counts: [Count]
  /// What was looked at, in half a line: "1 screen, 3 dumps judged".
  public var scope: String
  /// What is said about the rules that findings name; one that is missing is a fault of a file, and explains itself.
  public var rules: [FindingRule]
  /// The findings by the file they are about.
  public var groups: [FindingGroup]
  /// The exit status.
  public var exitStatus: Int
  /// The folders from the root of the repository to the working directory, each followed by a stroke; empty at the root.
  public var repositoryPrefix = ""
  /// What came of it in a few words; `nil` where the counts say it.
  public var verdict: String?
  /// What the findings that fail the run are called, where they are counted.
  public var noun = "failures"

  /// Makes a report.
  public init(
    command: String, counts: [Count], scope: String, rules: [FindingRule], groups: [FindingGroup], exitStatus: Int
  ) {
    self.command = command
    self.counts = counts
    self.scope = scope
    self.groups = groups
    self.exitStatus = exitStatus
    self.rules = rules
  }

  /// Whether something fails the run.
  public var fails: Bool { exitStatus != 0 }
}

/// The findings about one file: an expectation file, a dump, a pair of dumps.
public struct FindingGroup: Sendable {
  /// The file.
  public var path: String
  /// What it is called, beside its path; may be empty.
  public var title: String
  /// The findings, in the order in which they are shown.
  public var findings: [Finding]
  /// The trees that the findings are about; empty unless the report draws them.
  public var trees: [TreePicture]

  /// Makes a group.
  public init(path: String, title: String = "", findings: [Finding], trees: [TreePicture] = []) {
    self.path = path
    self.title = title
    self.findings = findings
    self.trees = trees
  }
}
