internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Looks for a dump in which a `no` would match, so that its absence elsewhere proves something.
struct WitnessSearch {
  /// The dumps that may witness: the other platforms' of the same file, the variants, the decoys; none refused.
  let subjects: [Subject]

  /// Where was looked, for the message of a `no` without a witness.
  var looked: String {
    if subjects.count <= 1 {
      return "add a decoy or a variant dump in which it does match, or 'witness none \"reason\"'"
    }
    let count = subjects.count - 1
    return count == 1
      ? "it does not match in the other dump of this file"
      : "it matches in none of the \(count) other dumps of this file"
  }

  /// The place in a dump where a pattern matches; `nil` where there is none.
  func find(
    _ pattern: NodePattern, from asking: Subject, expressions: ExpressionCache
  ) throws(RegularExpression.LimitReached) -> String? {
    for subject in subjects where subject !== asking {
      guard let translated = PatternTranslation(from: asking, to: subject).translate(pattern),
        let bound = try? BoundPattern(translated, in: subject, forAbsence: true, expressions: expressions)
      else { continue }
      let found = try bound.candidates(in: Scope(whole: subject.tree), of: subject)
      if let first = found.fitting.first { return subject.place(of: first) }
    }
    return nil
  }
}
