public import AccessibilityTree
public import Vocabulary

/// What became of one dump of a screen.
public struct DumpResult: Hashable, Sendable {
  /// What became of it.
  public enum Status: String, Hashable, Sendable {
    /// It was read and its checks were judged.
    case judged
    /// There is none.
    case missing
    /// A `.skip` file stands in its place.
    case skipped
    /// It is refused.
    case blocked
  }

  /// Whose dump it is.
  public var platform: Platform
  /// The variant; `nil` for the dump to judge.
  public var variant: String?
  /// Its path, or where it was looked for.
  public var path: String
  /// Its format's word; `nil` where it could not be read.
  public var format: String?
  /// How many nodes it has.
  public var nodes: Int
  /// What became of it.
  public var status: Status
  /// Why it is missing, skipped or blocked.
  public var reason: String?
  /// The diagnostic behind a refusal, with its place.
  public var refusal: Diagnostic?
  /// What was skipped or mended to read it, what its depth limit means, what the platform cannot say.
  public var notes: [String]

  /// Makes a result.
  public init(
    platform: Platform, variant: String? = nil, path: String, format: String? = nil, nodes: Int = 0,
    status: Status, reason: String? = nil, refusal: Diagnostic? = nil, notes: [String] = []
  ) {
    self.platform = platform
    self.variant = variant
    self.path = path
    self.format = format
    self.nodes = nodes
    self.status = status
    self.reason = reason
    self.refusal = refusal
    self.notes = notes
  }
}

/// What became of one expectation file.
public struct ScreenResult: Sendable {
  /// The expectation file, relative to the working directory.
  public var file: String
  /// The screen's name; empty where the file's first line is wrong.
  public var screen: String
  /// What is wrong with the file, in the order of its lines.
  public var errors: [Diagnostic]
  /// What is odd about it.
  public var warnings: [Diagnostic]
  /// Its dumps in header order, each platform's variants after it.
  public var dumps: [DumpResult]
  /// Its checks: in file order, then header order.
  public var checks: [CheckResult]
  /// The file's text, for excerpts of errors.
  public var source: [UInt8]
  /// The trees of its judged dumps, in the order of `dumps`; empty unless they were asked for.
  public var pictures: [DumpPicture] = []

  /// Makes a result.
  public init(
    file: String, screen: String, errors: [Diagnostic] = [], warnings: [Diagnostic] = [],
    dumps: [DumpResult] = [], checks: [CheckResult] = [], source: [UInt8] = []
  ) {
    self.file = file
    self.screen = screen
    self.errors = errors
    self.warnings = warnings
    self.dumps = dumps
    self.checks = checks
    self.source = source
  }
}

/// How often each result word came up; they are never added up.
public struct Summary: Hashable, Sendable {
  /// The counts by verdict.
  private var counts = [Int](repeating: 0, count: Verdict.allCases.count)
  /// The errors of expectation files and of the run.
  public var errors = 0
  /// The `no` lines that a `witness none` waived.
  public var waived = 0

  /// All zero.
  public init() {}

  /// How often a verdict came up.
  public subscript(verdict: Verdict) -> Int {
    get { counts[Int(verdict.ordinal)] }
    set { counts[Int(verdict.ordinal)] = newValue }
  }
}

/// What became of a run: the one value that all reports are made from.
public struct RunResult: Sendable {
  /// The screens in path order.
  public var screens: [ScreenResult]
  /// Dumps that no expectation file owns, in path order.
  public var orphans: [String]
  /// Errors that belong to no screen.
  public var errors: [Diagnostic]
  /// Whether `--strict` was given.
  public var isStrict: Bool
  /// The part of the files that was judged; `nil` for all of them.
  public var shard: Shard?
  /// The links that were met in folders of expectation files and not followed; no part of a stored report.
  public var leftAlone: [String] = []

  /// Makes a result.
  public init(
    screens: [ScreenResult] = [], orphans: [String] = [], errors: [Diagnostic] = [], isStrict: Bool = false
  ) {
    self.screens = screens
    self.orphans = orphans
    self.errors = errors
    self.isStrict = isStrict
  }

  /// The counts of each result word.
  public var summary: Summary {
    var summary = Summary()
    summary.errors = errors.count
    for screen in screens {
      summary.errors += screen.errors.count
      for place in screen.checks.indices {
        summary[screen.checks[place].verdict] += 1
        if screen.checks[place].isWaived { summary.waived += 1 }
      }
    }
    return summary
  }

  /// The exit status: 2 for a blocked dump or an error, else 1 for a failure, else 0.
  ///
  /// Lines that are blocked because their parent did not match do not count here: the parent's own result does.
  public var exitStatus: Int {
    let summary = self.summary
    if summary.errors > 0 || screens.contains(where: { $0.dumps.contains { $0.status == .blocked } }) { return 2 }
    if summary[.fail] > 0 { return 1 }
    if isStrict {
      let unproven = summary[.unverified] + summary[.vacuous] + summary[.unwitnessed]
      let hasCanary = screens.contains { $0.warnings.contains { $0.id == "canary" } }
      if unproven > 0 || !orphans.isEmpty || hasCanary { return 1 }
    }
    return 0
  }
}
