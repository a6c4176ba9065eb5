/// How a report for people is laid out.
///
/// Whoever knows the terminal and the environment decides; nothing here looks.
public struct ReportOptions: Sendable {
  /// How much is shown.
  public enum Detail: Sendable {
    /// Failures and the summary only (`-q`).
    case failures
    /// Failures in full, the rest in short.
    case normal
    /// Every check (`-v`).
    case everything
  }

  /// What kind of run the results are of, which decides what the summary counts.
  public enum Job: String, Sendable {
    /// Expectation files were judged against dumps.
    case check
    /// Expectation files were looked at by themselves: warnings are shown in full.
    case lint
  }

  /// How much is shown.
  public var detail = Detail.normal
  /// What kind of run it was.
  public var job = Job.check
  /// How many columns an excerpt may take.
  public var width = 80
  /// Whether lines and dots beyond ASCII may be used.
  public var usesUnicode = true
  /// Whether colours may be used.
  public var isColored = false
  /// How many failures are shown; `nil` for all.
  public var maximumFailures: Int?

  /// The folders from the root of the repository to the working directory, each followed by a stroke, for reports that
  /// a service reads; empty at the root.
  public var repositoryPrefix = ""

  /// The options of a plain run that is not at a terminal.
  public init() {}
}
