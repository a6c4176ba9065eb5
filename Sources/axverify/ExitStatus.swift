/// What a run ends with; the only place that knows the numbers.
enum ExitStatus: Int32 {
  /// Judged, and nothing failed.
  case success = 0
  /// Something does not hold.
  case failure = 1
  /// A refused dump, a wrong expectation file, wrong usage, an unreadable file.
  case trouble = 2

  /// The graver of two.
  static func worst(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
    left.rawValue >= right.rawValue ? left : right
  }
}
