public import AccessibilityTree
public import Vocabulary

/// What came of auditing one dump.
public struct DumpAudit: Sendable {
  /// What came of one rule.
  public struct Outcome: Hashable, Sendable {
    /// The rule's word.
    public var rule: String
    /// What came of it.
    public var status: RuleStatus
    /// Why, where it could not tell or is off.
    public var reason: String?
    /// How many elements it looked at.
    public var examined = 0
    /// How many elements it had to pass over, since what the dump says of them is of no use.
    public var skipped = 0
  }

  /// A finding that a waiver covers.
  public struct Suppressed: Hashable, Sendable {
    /// The finding.
    public var finding: AuditFinding
    /// Why it is accepted.
    public var reason: String
  }

  /// An element that was looked at and has nothing wrong.
  public struct Passing: Hashable, Sendable {
    /// Where it stands.
    public var position: SourcePosition
    /// What it is and is called.
    public var element: String
    /// Where its name comes from.
    public var origin: String
  }

  /// Something that was not verified.
  public struct Unverified: Hashable, Sendable {
    /// What was not.
    public var what: String
    /// Why not.
    public var why: String
    /// Where it can be.
    public var `where`: String
    /// The rule that could not tell; `nil` for what no dump could show.
    public var rule: String?
  }

  /// How much was looked at.
  public struct Coverage: Hashable, Sendable {
    /// The nodes that some rule looked at.
    public var audited = 0
    /// All nodes.
    public var nodes = 0
    /// The rules that found nothing.
    public var passed = 0
    /// The rules that had nothing to look at.
    public var nothingToCheck = 0
    /// What this format does not show.
    public var unverifiedByFormat = 0
    /// What no dump shows.
    public var unverifiedByNature = 0

    /// Nothing yet.
    public init() {}
  }

  /// The dump's path, as the user named it.
  public var path: String
  /// The platform it was audited as.
  public var platform: Platform
  /// Its format.
  public var format: String
  /// Why it was not audited; `nil` where it was.
  public var refusal: Diagnostic?
  /// What came of each rule, in the order of the catalogue.
  public var outcomes: [Outcome] = []
  /// What was found: failures first, then by impact and place.
  public var findings: [AuditFinding] = []
  /// What was found and is waived.
  public var suppressed: [Suppressed] = []
  /// How many findings were known before, and are not listed; counted when audits are put into a run.
  public var knownCount = 0
  /// The elements without a finding, where they are asked for.
  public var passing: [Passing] = []
  /// How many elements have no finding.
  public var passingCount = 0
  /// What was not verified: what rules could not tell, then what no dump shows.
  public var unverified: [Unverified] = []
  /// The tree, where a report draws it.
  public var picture: AuditPicture?
  /// How much was looked at.
  public var coverage = Coverage()
  /// What else there is to say: a line each.
  public var notes: [String] = []
  /// The numbers of the waivers that matched something.
  public var usedWaivers: Set<Int> = []

  /// Makes the audit of a dump that is yet to be looked at.
  public init(path: String, platform: Platform, format: String) {
    self.path = path
    self.platform = platform
    self.format = format
  }

  /// Whether it passes; `nil` where it was not audited.
  public var passes: Bool? {
    refusal == nil ? !findings.indices.contains { findings[$0].findingClass == .failure } : nil
  }
}
