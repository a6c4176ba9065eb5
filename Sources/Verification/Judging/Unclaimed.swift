internal import AccessibilityTree
internal import DumpFormats
internal import Expectations

/// The stops that no line claims.
enum Unclaimed {
  /// Judges `unclaimed fail` on one dump.
  static func judge(_ judge: DumpJudge, _ check: Check) -> Judged {
    let stops = judge.stops(in: judge.scope)
    let left = stops.fitting.filter { !judge.claimed[$0.index] }
    guard !left.isEmpty else {
      if stops.untold.isEmpty { return Judged(.pass) }
      return Judged(.unverified, DumpReading.untoldReason)
    }
    let count = left.count == 1 ? "1 stop is" : "\(left.count) stops are"
    var judged = Judged(.fail, "\(count) claimed by no line; first \(judge.line(of: left[0]))")
    judged.expected = judge.excerpt(of: check, label: "")
    judged.found = judge.mark(left)
    judged.matches = left
    return judged
  }
}
