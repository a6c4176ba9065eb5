internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Looks for a dump in which a `no` would match, so that its absence elsewhere proves something.
struct WitnessSearch {
  /// The dumps that may witness: the other platforms' of the same file, the variants, the decoys; none refused.
  let subjects: [Subject]

  /// Where was looked, for the message of a `no` without a witness.
  var looked: String {
    if subjects.count <= 1 { return "add a decoy or a variant dump in which it does match, or 'witness none \"reason\"'" }
    return "it matches in none of the \(subjects.count - 1) other dumps of this file"
  }

  /// The path of a dump in which a pattern matches; `nil` where there is none.
  func find(
    _ pattern: NodePattern, from asking: Subject, expressions: ExpressionCache
  ) throws(RegularExpression.LimitReached) -> String? {
    for subject in subjects where subject !== asking {
      guard let translated = WitnessSearch.translate(pattern, from: asking, to: subject),
        let bound = try? BoundPattern(translated, in: subject, forAbsence: true, expressions: expressions)
      else { continue }
      let found = try bound.candidates(in: Scope(whole: subject.tree), of: subject)
      if let first = found.fitting.first {
        let position = subject.position(of: first)
        return "\(subject.path):\(position.line):\(position.column)"
      }
    }
    return nil
  }

  /// A raw role is looked for as its neutral role in other sources; `nil` where the tables have none.
  private static func translate(_ pattern: NodePattern, from asking: Subject, to other: Subject) -> NodePattern? {
    guard let role = pattern.role, !isSameFamily(asking.column, other.column) else { return pattern }
    let word: String
    switch role.word {
    case .any: return pattern
    case .word(let text):
      if role.subrole == .unsaid, Vocabulary.standard.neutralRole(text) != nil { return pattern }
      word = text
    case .quoted(let text): word = text
    }
    let subrole = if case .exactly(let text) = role.subrole { text } else { String?.none }
    guard let meaning = Vocabulary.standard.meaning(ofRole: word, subrole: subrole, in: asking.column) else {
      return nil
    }
    var translated = pattern
    translated.role = RolePattern(word: .word(meaning.name), span: role.span)
    return translated
  }

  private static func isSameFamily(_ left: RoleColumn, _ right: RoleColumn) -> Bool {
    left == right || (left.isAX && right.isAX)
  }
}

extension RoleColumn {
  /// Whether its words are AX roles, whichever system publishes them.
  var isAX: Bool { self == .macAX || self == .iosAX }
}
