/// A chapter of the catalogue.
public enum RuleGroup: String, CaseIterable, Hashable, Sendable {
  case names, labels, roles, structure, geometry, android

  /// Its heading.
  public var title: String {
    switch self {
    case .names: "Names"
    case .labels: "Label quality"
    case .roles: "Role, value, state"
    case .structure: "Exposure and structure"
    case .geometry: "Geometry"
    case .android: "Android only"
    }
  }
}

/// Which of several findings on one element stays: the first of these, failures before all else.
enum FoldRank: Int, Comparable, Sendable {
  case exposure, missingName, labelQuality, role, value, structure, geometry

  static func < (left: FoldRank, right: FoldRank) -> Bool { left.rawValue < right.rawValue }
}
