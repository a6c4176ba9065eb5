public import AccessibilityTree
public import Verification

/// One thing that a command found, as every report for a service or a page shows it.
///
/// `check`, `lint` and whatever else judges dumps put their results into findings, so that a renderer is written once.
/// All texts may come from an input: the renderer escapes them for its medium.
public struct Finding: Hashable, Sendable {
  /// What it means for the run.
  public enum Weight: Hashable, Sendable {
    /// It holds.
    case pass
    /// It was not looked at, for a reason that is no fault.
    case skipped
    /// There was nothing of the kind to look at.
    case inapplicable
    /// It could not be told, or proves nothing, and the run is not to fail on that.
    case unproven
    /// Something to think about.
    case note
    /// Something that is held to be so, and that a person has to look at.
    case assumption
    /// Something that is probably wrong, and does not fail the run.
    case warning
    /// It does not hold: status 1.
    case failure
    /// It could not be judged, since an input is wrong: status 2.
    case fault

    /// Whether it fails the run.
    public var fails: Bool { self == .failure || self == .fault }

    /// Whether there is nothing to do about it.
    var isQuiet: Bool { self == .pass || self == .skipped || self == .inapplicable }
  }

  /// How it stands to the other findings of its group.
  public enum Standing: Hashable, Sendable {
    /// It is one of the cases that were judged.
    case single
    /// It is no case of its own, but the reason of cases that follow from it: one refused dump and all its checks.
    case cause
    /// It follows from another finding, and is left out where only what matters is listed.
    case consequence
  }

  /// A place in a file that it is about.
  public struct Place: Hashable, Sendable {
    /// The file, as named or relative to the working directory.
    public var path: String
    /// Where in the file; `nil` for the file as a whole.
    public var position: SourcePosition?
    /// How many characters are meant, on that line.
    public var length: Int
    /// What is said at that place; empty for nothing.
    public var label: String

    /// Makes a place.
    public init(_ path: String, _ position: SourcePosition? = nil, length: Int = 1, label: String = "") {
      self.path = path
      self.position = position
      self.length = length
      self.label = label
    }
  }

  /// The id of its rule, `fail` or `unknown-role`: one of `FindingReport.rules`.
  public var rule: String
  /// The result word, as people see it: `FAIL`.
  public var word: String
  /// What it means for the run.
  public var weight: Weight
  /// How it stands to the others.
  public var standing: Standing
  /// How much it matters among those of its weight; where only some are shown, the highest come first.
  public var urgency: Int
  /// What was judged: the line of an expectation file, the node that a rule looked at; empty for a whole file.
  public var subject: String
  /// Whose it is, `ios` or `android.full`; empty where that is not said.
  public var owner: String
  /// Where it is shown.
  public var place: Place
  /// What there is to say, in one line; empty for a pass with nothing to add.
  public var message: String
  /// All there is to say for people, with excerpts and carets, in lines; safe to print on any terminal.
  public var details: String
  /// The same in parts, for a medium that marks and links: the lines that show it, that of `place` first.
  public var excerpts: [Excerpt]
  /// What there is to say beyond the message and the excerpts: the author's reason, what differs, causes.
  public var remarks: [String]
  /// Further places.
  public var related: [Place]
  /// Why it was waived; `nil` where it was not.
  public var waiver: String?
  /// Whether the waiver stands elsewhere than in the file that the finding is in.
  public var isWaivedElsewhere = false

  /// Makes a finding.
  public init(
    rule: String, word: String, weight: Weight, standing: Standing = .single, urgency: Int = 0,
    subject: String = "", owner: String = "", place: Place, message: String, details: String = "",
    excerpts: [Excerpt] = [],
    remarks: [String] = [], related: [Place] = [], waiver: String? = nil
  ) {
    self.rule = rule
    self.word = word
    self.weight = weight
    self.standing = standing
    self.urgency = urgency
    self.subject = subject
    self.owner = owner
    self.place = place
    self.message = message
    self.details = details
    self.excerpts = excerpts
    self.remarks = remarks
    self.related = related
    self.waiver = waiver
  }

  /// The findings with the most urgent first, else in their order.
  static func byUrgency(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted {
      ($1.element.urgency, $0.offset) < ($0.element.urgency, $1.offset)
    }.map(\.element)
  }

  /// What it is about in one line: what was judged, or what there is to say.
  public var title: String { subject.isEmpty ? message : subject }
}
