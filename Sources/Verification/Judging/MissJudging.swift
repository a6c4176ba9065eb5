internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The failure of a line that no node matches.
extension DumpJudge {
  /// The nearest node and what differs, or the names there are.
  func nothingMatches(_ bound: BoundPattern, in scope: Scope, _ check: Check) throws(JudgingError) -> Judged {
    guard explains else { return Judged(.fail, "no node matches") }
    do {
      guard let id = try NearestNodeSearch(bound: bound, subject: subject).find(in: scope) else {
        return nothingSimilar(bound, in: scope, check)
      }
      let comparison = try PatternComparison(bound, id, in: subject)
      let difference = comparison.firstDifference
      var judged = Judged(.fail, message(comparison))
      judged.expected = excerpt(of: check, span: difference?.span, label: expectedLabel(difference, bound))
      let found = difference.map(foundLabel) ?? ""
      judged.nearest = NearestNode(
        node: subject.mention(id), parts: comparison.parts,
        excerpt: subject.mark(id, at: difference?.place ?? .head, label: found), cause: comparison.cause)
      return judged
    } catch {
      throw .limit(error)
    }
  }

  /// The first part that differs, in one line; for `each`.
  func firstDifference(_ bound: BoundPattern, _ id: NodeID) throws(JudgingError) -> String? {
    do {
      guard let part = try PatternComparison(bound, id, in: subject).firstDifference else { return nil }
      return "\(part.part) is \(part.found) at \(place(of: id)), in \(line(of: id))"
    } catch {
      throw .limit(error)
    }
  }

  private func message(_ comparison: PatternComparison) -> String {
    guard let difference = comparison.firstDifference else { return "no node matches" }
    switch difference.part {
    case "stop": return "no node matches; at the nearest one \(difference.found)"
    case "containing": return "no node matches; in the nearest one nothing is called \(difference.asked)"
    case let part where difference.asked.hasPrefix("not "):
      return "no node matches; in the nearest one \(part) is \(difference.found), which it must not be"
    default:
      return "no node matches; in the nearest one \(difference.part) is \(difference.found), not \(difference.asked)"
    }
  }

  private func expectedLabel(_ difference: PatternComparison.Difference?, _ bound: BoundPattern) -> String {
    let platform = subject.platform.displayName
    guard let difference else { return "" }
    if case .neutral(.checked) = difference.place, difference.asked == "mixed",
      case .none(let reason) = subject.mixedCheck
    {
      return "on \(platform): no value (\(reason))"
    }
    if difference.part == "role", let reason = bound.role?.noneReason { return "on \(platform): no role (\(reason))" }
    return ""
  }

  private func foundLabel(_ difference: PatternComparison.Difference) -> String {
    difference.found == "absent" || difference.found == "no value" ? "has none" : "is \(difference.found)"
  }

  private func nothingSimilar(_ bound: BoundPattern, in scope: Scope, _ check: Check) -> Judged {
    var judged = Judged(.fail, "no node matches, and nothing is similar")
    judged.expected = excerpt(of: check, label: "matches nothing")
    let names = NamesOfRole.list(bound, in: scope, of: subject)
    if !names.isEmpty, let role = bound.pattern.role, role.word != .any {
      judged.notes.append("\(PatternWords.role(role)) here: \(names.joined(separator: ", "))")
    }
    return judged
  }
}
