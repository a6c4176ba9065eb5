internal import AccessibilityTree
internal import Expectations

/// What judging needs of an expectation file, the same for all of its dumps.
struct JudgingContext {
  /// The file.
  let file: ExpectationFile
  /// Its text.
  let text: FileText
  /// Its compiled expressions.
  let expressions: ExpressionCache

  /// Takes in a file.
  init(_ file: ExpectationFile) {
    self.file = file
    text = FileText(file)
    expressions = ExpressionCache()
  }

  /// Binds a pattern to a dump.
  func bind(
    _ pattern: NodePattern, in subject: Subject, forAbsence: Bool = false
  ) throws(JudgingError) -> BoundPattern {
    do {
      return try BoundPattern(pattern, in: subject, forAbsence: forAbsence, expressions: expressions)
    } catch {
      throw .syntax
    }
  }

  /// The fault of a line whose expression ran into the engine's limits.
  func diagnostic(_ limit: RegularExpression.LimitReached, on subject: Subject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "expression-limit", "the expression '\(limit.pattern)' is too costly on \(subject.path): \(limit.reason)",
      path: file.path, position: span.start, length: span.length)
  }
}

/// What can stop the judging of one line.
enum JudgingError: Error {
  /// An expression ran into the engine's limits.
  case limit(RegularExpression.LimitReached)
  /// An expression does not compile, which was reported before.
  case syntax
}
