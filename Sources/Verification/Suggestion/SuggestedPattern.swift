internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// A node pattern that is made up for a stop, in words of the language.
struct SuggestedPattern: Hashable {
  /// What it says of the role.
  enum Role: Hashable {
    /// `*`: a node without a role, or one whose role no pattern can name.
    case any
    /// A neutral role.
    case neutral(String)
    /// The dump's own role and subrole.
    case raw(String, subrole: String?)
  }

  /// One attribute test.
  struct Test: Hashable {
    var name: String
    /// The value; `nil` for `absent`.
    var value: String?
    /// Whether the value is a word of the language, as `true`.
    var isBare = false

    /// How it is written.
    var text: String { name + "=" + (value.map { isBare ? $0 : Quote.quoted($0) } ?? "absent") }
  }

  var role: Role
  var name: String?
  var tests: [Test] = []
  /// Whether it asks for a stop: where something else has the same role, name and attributes.
  var isStop = false

  /// How it is written.
  var text: String {
    ([role.text, name.map { Quote.quoted($0) }] + tests.map(\.text) + [isStop ? "stop" : nil])
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The same as the language's parser would make it.
  var node: NodePattern {
    let span = SourceSpan(SourcePosition(line: 1, column: 1), length: 1)
    let tests = self.tests.map { test in
      AttributeTest(
        name: test.name, isRaw: false,
        demand: test.value.map { .equals($0, isBare: test.isBare) } ?? .absent, span: span, valueSpan: span)
    }
    return NodePattern(
      role: role.pattern(span), name: name.map { Literal($0, span: span) }, tests: tests,
      stop: isStop ? true : nil, span: span)
  }
}

extension SuggestedPattern.Role {
  /// Words that begin a line of another kind, or a header.
  private static let keywords: Set<String> = [
    "screen", "dump", "scope", "anchor", "complete", "closed", "unclaimed", "decoy", "some", "no", "each", "order",
    "inside", "stops", "log", "absorbs", "containing", "stop", "not-stop", "has", "witness",
  ]

  /// How it is written.
  var text: String {
    switch self {
    case .any: "*"
    case .neutral(let word): Self.keywords.contains(word) ? "role=\(word)" : word
    case .raw(let role, let subrole): Self.text(role, subrole)
    }
  }

  private static func text(_ role: String, _ subrole: String?) -> String {
    let isWord = isBare(role) && !keywords.contains(role)
    if let subrole {
      if isWord, isBare(subrole) { return "\(role)[\(subrole)]" }
      return "role=\(Quote.quoted(role)) subrole=\(Quote.quoted(subrole))"
    }
    // A word that is neutral as well would be read as that.
    return isWord && Vocabulary.standard.neutralRole(role) == nil ? role : "role=\(Quote.quoted(role))"
  }

  private static func isBare(_ word: String) -> Bool {
    guard let first = word.utf8.first, first | 0x20 >= 0x61 && first | 0x20 <= 0x7a else { return false }
    return word.utf8.allSatisfy { byte in
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte >= 0x30 && byte <= 0x39 || "._-$:".utf8.contains(byte)
    }
  }

  /// The same as the language's parser would make it.
  func pattern(_ span: SourceSpan) -> RolePattern {
    switch self {
    case .any: RolePattern(word: .any, span: span)
    case .neutral(let word): RolePattern(word: .word(word), span: span)
    case .raw(let role, let subrole):
      RolePattern(word: .quoted(role), subrole: subrole.map { .exactly($0) } ?? .unsaid, span: span)
    }
  }
}
