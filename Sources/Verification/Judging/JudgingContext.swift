internal import AccessibilityTree
internal import Expectations

/// What judging needs of an expectation file, the same for all of its dumps.
///
/// One context is used by one thread at a time.
final class JudgingContext {
  /// The file.
  let file: ExpectationFile
  /// Its text; a file of which all holds is never quoted.
  private(set) lazy var text = FileText(file)
  /// Its compiled expressions.
  let expressions: ExpressionCache
  private var lastForbidden: ForbiddenTexts?
  /// What each check asks, for each platform and variant that was asked about: several steps ask the same.
  private var known: [[Resolution]] = []
  private var knownSelectors: [Selector] = []

  /// Takes in a file.
  init(_ file: ExpectationFile, expressions: ExpressionCache = ExpressionCache()) {
    self.file = file
    self.expressions = expressions
  }

  /// What each of the checks asks on a platform, or on a variant, in their order.
  func resolutions(for selector: Selector) -> [Resolution] {
    if let place = knownSelectors.firstIndex(of: selector) { return known[place] }
    let checks = file.resolutions(for: selector)
    if known.count < JudgingContext.maximumKnown {
      known.append(checks)
      knownSelectors.append(selector)
    }
    return checks
  }

  /// For how many platforms and variants the answers are kept, so that finding one costs little.
  private static let maximumKnown = 32

  /// Texts that are forbidden on a dump, ready to be looked for; those of the last dump again where they are the same.
  func forbidden(_ texts: [String]) -> ForbiddenTexts {
    if let last = lastForbidden, last.texts == texts { return last }
    let forbidden = ForbiddenTexts(texts)
    lastForbidden = forbidden
    return forbidden
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
