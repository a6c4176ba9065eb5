/// A named choice of what fails beside the five criteria.
public struct AuditProfile: Hashable, Sendable {
  /// Its word.
  public let id: String
  /// What it is for.
  public let summary: String
  /// The rules whose recommendations it makes failures.
  public let promoted: [String]

  /// All profiles, the default first.
  public static let all = [
    AuditProfile(id: "default", summary: "the five criteria fail, and nothing else", promoted: []),
    AuditProfile(
      id: "wcag-aa",
      summary: "what a dump can show of WCAG 2.2 level AA fails as well: small targets, missing values, equal names",
      promoted: ["control-missing-value", "duplicate-control-label", "target-below-aa"]),
  ]

  /// The profile of a word; `nil` for an unknown one and for none.
  public static func named(_ id: String?) -> AuditProfile? { all.first { $0.id == id } }

  /// Whether it makes failures of a rule's recommendations.
  func promotes(_ rule: String) -> Bool { promoted.contains(rule) }
}
