/// What a project says of its audit.
public struct AuditConfiguration: Sendable {
  /// What a project makes of one rule.
  public enum Setting: String, CaseIterable, Hashable, Sendable {
    /// It runs as it is.
    case on
    /// It does not run.
    case off
    /// It runs, and what it finds fails, assumptions apart.
    case failing
  }

  /// The rules that a project speaks of, by their words.
  public var rules: [String: Setting] = [:]
  /// Whether a rule that can fail may be switched off as a whole; said in every report.
  public var acceptsUnverified = false
  /// Names of the project's own brands, which no detector takes for identifiers.
  public var brands: Set<String> = []
  /// Abbreviations that people of the project say.
  public var abbreviations: Set<String> = []
  /// Further words that a screen reader says for a role.
  public var roleWords: Set<String> = []
  /// How many pixels of the dump a point, dp or CSS pixel is.
  public var density: Double?
  /// The size of a target on its platform, in units of layout; `nil` for the platform's own.
  public var targetSize: Double?
  /// Neutral roles whose size `target-below-platform` leaves to whoever draws them, beside those that the system does.
  public var exemptTargets: Set<String> = []
  /// The longest label of a control that is no finding.
  public var longestLabel = 120
  /// The word of the profile that is in force; `nil` for none.
  public var profile: String?
  /// Findings that are accepted, each with a reason.
  public var waivers: [Waiver] = []
  /// The findings that were there before.
  public var known: KnownFindings?
  /// Today, for waivers that expire; `nil` where nobody says, and then none does.
  public var today: CalendarDate?
  /// Whether the elements without a finding are listed, and not only counted.
  public var listsPassing = false
  /// How many nodes of each dump are kept for a picture of its tree; 0 for none.
  public var picturedNodes = 0
  /// How many elements there must be to audit; fewer refuse the dump.
  public var requiredElements = 0

  /// The rules as they are.
  public init() {}
}
