/// What a finding is: only failures make a verdict.
public enum FindingClass: String, CaseIterable, Hashable, Comparable, Sendable {
  /// One of the five criteria does not hold.
  case failure
  /// It would be better otherwise.
  case recommendation
  /// It is a failure if what is assumed of it is so, which a dump cannot tell.
  case assumption

  /// Failures come first.
  public static func < (left: FindingClass, right: FindingClass) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .failure: 0
    case .recommendation: 1
    case .assumption: 2
    }
  }
}

/// How much a finding hinders somebody; it orders a report and nothing else.
public enum Impact: String, CaseIterable, Hashable, Comparable, Sendable {
  case critical, serious, moderate, minor

  /// The worst come first.
  public static func < (left: Impact, right: Impact) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .critical: 0
    case .serious: 1
    case .moderate: 2
    case .minor: 3
    }
  }
}
