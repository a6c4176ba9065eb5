internal import AccessibilityTree

/// A word of a line.
struct Token {
  enum Kind {
    /// A bare word: a role, a word of the language, a count, `...`.
    case word(String)
    /// `ROLE[SUBROLE]` or `ROLE[]`.
    case subroled(String, RolePattern.Subrole)
    /// `*`.
    case anyRole
    /// `"…"`.
    case string(String)
    /// `name="…"` and its kin.
    indirect case attribute(AttributeTest)
    /// `~"…"` on its own, as `log` has it.
    case expression(String)
    /// `@ios,tvos`.
    case selectors([SelectorWord])
    /// `<`.
    case lessThan
    /// `?`.
    case questionMark
    /// `nodes>=3`, with the number as it was written.
    case minimum(String, number: String)
    /// Something that was reported already.
    case broken
  }

  let kind: Kind
  let span: SourceSpan
  /// Where it stands in the file.
  let bytes: Range<Int>

  /// The word, where the token is one.
  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }
}

/// A part of a selector as it was written: `ios`, `android.full`, `else`.
struct SelectorWord {
  let text: String
  let span: SourceSpan
  /// Whether a blank, which was reported, parts it from the rest, so that it may be none.
  var isDetached = false
}

/// A line taken apart into words.
struct LexedLine {
  let number: Int
  /// The file it is a line of.
  let file: [UInt8]
  /// The spaces before the first word.
  var indentation = 0
  /// Whether something else than spaces stands before the first word.
  var isIndentedWrongly = false
  /// Where the first word begins.
  var start: SourcePosition
  /// The line without indentation, reason and comment.
  var text = ""
  var tokens: [Token] = []
  var reason: String?
  var faults: [Fault] = []

  /// Whether there is nothing but blanks and a comment.
  var isBlank: Bool { tokens.isEmpty && faults.isEmpty }
}
