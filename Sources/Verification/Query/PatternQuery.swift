public import AccessibilityTree
public import DumpFormats
internal import Expectations
public import Vocabulary

/// The answer to a query: what matched, or the nearest node.
public struct QueryResult: Sendable {
  /// The nodes that fit, in document order.
  public var matches: [NodeMention] = []
  /// The nodes of which that cannot be told, in document order.
  public var untold: [NodeMention] = []
  /// Why those cannot be told.
  public var untoldReasons: [String] = []
  /// The nearest node, where nothing fits.
  public var nearest: NearestNode?
  /// The names there are for that role, where nothing is near.
  public var names: [String] = []

  /// An answer without any node.
  public init() {}
}

/// What is wrong with a pattern.
public struct PatternErrors: Error, Sendable {
  /// The errors; their places are in the pattern, which is line 1.
  public var diagnostics: [Diagnostic]

  /// Makes the errors.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// Tries one pattern on a dump.
public enum PatternQuery {
  /// Finds the nodes that a pattern (`NODE` of the language) fits in the whole of a dump.
  ///
  /// - Throws: what is wrong with the pattern, with carets into it; every error of it.
  public static func run(
    _ pattern: String, on dump: Dump, path: String, platform: Platform
  ) throws(PatternErrors) -> QueryResult {
    let subject = Subject(dump, path: path, selector: Selector(platform: platform))
    let expressions = ExpressionCache()
    let node = try parse(pattern, subject, expressions)
    do {
      let bound = try BoundPattern(node, in: subject, expressions: expressions)
      let scope = Scope(whole: subject.tree)
      let found = try bound.candidates(in: scope, of: subject)
      var result = QueryResult()
      result.matches = found.fitting.map(subject.mention)
      result.untold = found.untold.map(subject.mention)
      if let first = found.untold.first { result.untoldReasons = try bound.reasons(first, in: subject) }
      if found.count.upperBound == 0 { try addNearest(bound, scope, subject, &result) }
      return result
    } catch let limit as RegularExpression.LimitReached {
      let message = "the expression '\(limit.pattern)' is too costly on this dump: \(limit.reason)"
      throw PatternErrors(diagnostics: [Diagnostic(id: "expression-limit", message)])
    } catch {
      // Expressions were compiled with the pattern's other words.
      throw PatternErrors(diagnostics: [Diagnostic(id: "bad-expression", "the expression does not compile")])
    }
  }

  private static func addNearest(
    _ bound: BoundPattern, _ scope: Scope, _ subject: Subject, _ result: inout QueryResult
  ) throws(RegularExpression.LimitReached) {
    guard let id = try NearestNodeSearch(bound: bound, subject: subject).find(in: scope) else {
      result.names = NamesOfRole.list(bound, in: scope, of: subject)
      return
    }
    let comparison = try PatternComparison(bound, id, in: subject)
    let difference = comparison.firstDifference
    result.nearest = NearestNode(
      node: subject.mention(id), parts: comparison.parts,
      excerpt: subject.mark(id, at: difference?.place ?? .head, label: difference.map { "is \($0.found)" } ?? ""),
      cause: comparison.cause)
  }

  /// Reads a pattern as the one line of a file, and moves what is wrong with it to where the user typed it.
  private static func parse(
    _ pattern: String, _ subject: Subject, _ expressions: ExpressionCache
  ) throws(PatternErrors) -> NodePattern {
    let text = "screen \"query\" on \(subject.platform.rawValue)\n\(pattern)"
    let file = ExpectationFile.parse(Array(text.utf8), path: "pattern")
    let context = JudgingContext(file, expressions: expressions)
    var words = WordCheck(context, subjects: [subject])
    words.run()
    let contradictions = Contradictions(context).diagnostics
    var errors = (file.diagnostics + words.diagnostics + contradictions).filter { $0.severity == .error }
    for place in errors.indices {
      errors[place].path = ""
      errors[place].position?.line -= 1
    }
    guard errors.isEmpty else { throw PatternErrors(diagnostics: errors) }
    guard file.checks.count == 1,
      case .asked(.bare(let node)) = file.checks[0].resolved(for: subject.selector, in: file)
    else {
      throw PatternErrors(diagnostics: [
        Diagnostic(
          id: "no-pattern", "a query is one node pattern, such as 'button \"OK\"'",
          position: SourcePosition(line: 1, column: 1), length: max(1, pattern.unicodeScalars.count))
      ])
    }
    return node
  }
}
