internal import AccessibilityTree

/// What a rule has to say about a screen while it runs.
struct RuleReport {
  /// A finding before it is put into words for a report.
  struct Draft {
    /// The place of the element.
    var node: Int
    var findingClass: FindingClass
    var detector: String?
    var message: String
    var evidence: [AuditFinding.Evidence]
    var impact: Impact?
  }

  /// For each node whether any rule looked at it; handed from rule to rule.
  var seen: [Bool]
  /// How many elements this rule looked at.
  private(set) var examined = 0
  /// What it found, in the order it was found.
  private(set) var drafts: [Draft] = []
  /// Why it could not tell, where it found that out only on the way.
  private(set) var untold: String?
  /// How many elements it had to skip, because what the dump says of them is no use.
  private(set) var skipped = 0

  /// Starts the report of a rule.
  init(seen: consuming [Bool]) { self.seen = seen }

  /// Counts an element as looked at.
  mutating func examine(_ node: Int) {
    examined += 1
    seen[node] = true
  }

  /// Counts an element whose attributes are no use, such as a negative width.
  mutating func skip(_ node: Int) { skipped += 1 }

  /// Says that the rule cannot tell after all.
  mutating func cannotTell(_ reason: String) { untold = reason }

  /// Reports something about an element.
  mutating func find(
    _ node: Int, _ findingClass: FindingClass, _ message: String, detector: String? = nil,
    evidence: [AuditFinding.Evidence] = [], impact: Impact? = nil
  ) {
    drafts.append(
      Draft(
        node: node, findingClass: findingClass, detector: detector, message: message, evidence: evidence,
        impact: impact))
  }
}
