/// The result word of one check on one dump.
///
/// `ERROR` is no verdict: it belongs to a line that could not be read, and is counted beside these.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// Judged, and holds.
  case pass
  /// Judged, and does not hold.
  case fail
  /// No dump for this platform.
  case skip
  /// This source cannot show it, or the line says `?`.
  case unverified
  /// It proves nothing: `each` over nothing, a `no` on a dump in which no positive line held.
  case vacuous
  /// A `no` that holds, but nothing shows that it could ever match.
  case unwitnessed
  /// The dump is refused, so nothing was judged.
  case blocked

  /// The word as people see it.
  public var word: String { rawValue.uppercased() }
}

extension Verdict {
  /// The place of the case in `allCases`; a test holds it to that.
  var ordinal: UInt8 {
    switch self {
    case .pass: 0
    case .fail: 1
    case .skip: 2
    case .unverified: 3
    case .vacuous: 4
    case .unwitnessed: 5
    case .blocked: 6
    }
  }

  /// Two verdicts are one if their place is.
  public static func == (left: Verdict, right: Verdict) -> Bool { left.ordinal == right.ordinal }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
