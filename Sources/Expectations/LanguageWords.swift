internal import Vocabulary

/// The words that the language itself has, as lists: what a line may begin with, and what stands within one.
public enum LanguageWords {
  /// The words of headers.
  public static let headers = ["screen", "dump", "scope", "anchor", "complete", "closed", "unclaimed", "decoy"]
  /// The words that a check begins with; counts (`3x`) are no words.
  public static let checks = ["some", "no", "each", "order", "stops", "inside", "log"]
  /// Every word that a line may begin with, for suggestions where the first word of a line is no role.
  public static let lineStarts = headers + checks

  /// The words that end a pattern and say what the line is about.
  static let joints = ["absorbs", "has", "witness"]
  /// The words that stand within a line.
  static let within = ["stop", "not-stop", "containing"] + joints
  /// What `closed` may name.
  static let closable: [NeutralAttribute] = [
    .enabled, .selected, .checked, .expanded, .focused, .busy, .value, .hint,
  ]
  /// What a state may be, where it is not absent or present.
  static func values(of state: NeutralAttribute) -> [String] {
    state == .checked || state == .expanded ? ["true", "false", "mixed"] : ["true", "false"]
  }
}
