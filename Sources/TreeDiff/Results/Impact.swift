/// How much a change matters to a person with a screen reader.
public enum Impact: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Nothing a person would notice; tests may.
  case structure
  /// Something is said otherwise, or somewhere else.
  case minor
  /// Something says or does other than before.
  case major
  /// Something can no longer be used.
  case blocker

  /// The word for it in reports and on the command line.
  public var name: String {
    switch self {
    case .structure: "structure"
    case .minor: "minor"
    case .major: "major"
    case .blocker: "blocker"
    }
  }

  /// The class that a word names.
  public init?(name: String) {
    guard let impact = Impact.allCases.first(where: { $0.name == name }) else { return nil }
    self = impact
  }

  /// Orders classes from the least to the worst.
  public static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }
}
