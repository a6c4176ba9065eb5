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
