/// What came of one rule on one dump.
public enum RuleStatus: String, CaseIterable, Hashable, Sendable {
  /// There are failures.
  case failed
  /// There are recommendations or assumptions, and no failure.
  case noted
  /// Something was examined, and nothing was found.
  case passed
  /// The attributes are there, and no element of the kind is.
  case nothingToCheck = "nothing-to-check"
  /// An attribute that the rule needs is not in this format, or was not captured.
  case cannotTell = "cannot-tell"
  /// Every finding was waived with a reason.
  case suppressed
  /// The configuration switches it off, or does not switch it on.
  case off
}
