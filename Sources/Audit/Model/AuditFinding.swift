public import AccessibilityTree

/// Something that a rule found on an element.
public struct AuditFinding: Hashable, Sendable {
  /// An attribute that was looked at.
  public struct Evidence: Hashable, Sendable {
    /// Its name, as the dump spells it.
    public var attribute: String
    /// Its value; `nil` where it is not there.
    public var value: String?

    /// Makes a piece of evidence.
    public init(_ attribute: String, _ value: String?) {
      self.attribute = attribute
      self.value = value
    }
  }

  /// How it is mended with one framework.
  public struct Fix: Hashable, Sendable {
    /// The framework, such as `SwiftUI`.
    public var framework: String
    /// What to do there.
    public var text: String

    /// Makes a fix.
    public init(framework: String, text: String) {
      self.framework = framework
      self.text = text
    }
  }

  /// The rule's word.
  public var rule: String
  /// What of the rule hit, where it looks for several things.
  public var detector: String?
  /// What it counts for.
  public var findingClass: FindingClass
  /// Whether the configuration made a failure of it.
  public var isPromoted = false
  /// The criterion it counts for; `nil` where it counts for none of the five.
  public var criterion: Criterion?
  /// How much it hinders somebody.
  public var impact: Impact
  /// The element.
  public var node: NodeID
  /// Where the element stands in the dump.
  public var position: SourcePosition
  /// The element as one line of our text form.
  public var element: String
  /// The elements around it, outermost first, as roles with their names.
  public var path: String
  /// What stays the same from one capture to the next, for lists of known findings.
  public var fingerprint: String
  /// What is wrong, in one line that makes sense alone.
  public var message: String
  /// What was looked at.
  public var evidence: [Evidence]
  /// About what a screen reader would say there.
  public var spoken: String
  /// How it is mended, a row a framework.
  public var fixes: [Fix]
  /// The success criteria of WCAG 2.2 that it is about.
  public var wcag: [String]
  /// The rules whose findings on the same element or its pieces are left out for this one.
  public var folded: [String] = []
  /// What the element is called in the app's sources, the most telling first: its identifier, its label.
  public var clues: [String] = []
  /// Lines of the app's sources that hold one of them.
  public var likelyPlaces: [SourcePlaces.Place] = []
}
