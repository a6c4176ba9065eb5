/// One of the five things that fail an audit.
public enum Criterion: Int, CaseIterable, Hashable, Sendable {
  case missingLabel = 1
  case unspeakableLabel
  case missingRole
  case unlabelledImage
  case notExposed

  /// What it asks, in a few words.
  public var title: String {
    switch self {
    case .missingLabel: "missing label"
    case .unspeakableLabel: "a label nobody would say"
    case .missingRole: "missing role"
    case .unlabelledImage: "image without a label"
    case .notExposed: "control not exposed"
    }
  }
}
