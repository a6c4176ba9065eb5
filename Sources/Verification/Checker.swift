public import AccessibilityTree
public import DumpFormats
public import Vocabulary

/// The main job: judges expectation files against dumps.
public enum Checker {
  /// Judges what the options name and returns all that came of it.
  public static func run(_ options: CheckOptions, files: some FileSystem) -> RunResult { RunResult() }
}

/// Says everything about expectation files that needs no verdict on a dump, and tries them on empty dumps.
public enum Linter {
  /// Lints expectation files; `warnings` of each screen hold what the canary finds.
  public static func run(_ options: CheckOptions, files: some FileSystem) -> RunResult { RunResult() }
}

/// The answer to a query: what matched, or the nearest node.
public struct QueryResult: Sendable {
  /// The nodes that fit, in document order.
  public var matches: [NodeMention] = []
  /// The nodes that might fit: what the source does not show decides.
  public var untold: [NodeMention] = []
  /// Why those cannot be told.
  public var untoldReasons: [String] = []
  /// Where nothing fits: the nearest node.
  public var nearest: NearestNode?
  /// Where nothing is near: the names there are for that role.
  public var names: [String] = []

  /// An answer without any node.
  public init() {}
}

/// Tries one pattern on a dump.
public enum PatternQuery {
  /// Finds the nodes that a pattern (`NODE` of the language, arms left out) fits.
  ///
  /// - Throws: what is wrong with the pattern, with carets into it; every error of it.
  public static func run(
    _ pattern: String, on dump: Dump, path: String, platform: Platform
  ) throws(PatternErrors) -> QueryResult { QueryResult() }
}

/// What is wrong with a pattern.
public struct PatternErrors: Error, Sendable {
  /// The errors; their places are in the pattern, which is line 1.
  public var diagnostics: [Diagnostic]

  /// Makes the errors.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// What each line of an expectation file demands on each platform, in words.
public struct Explanation: Sendable {
  /// The line, from 1.
  public var line: Int
  /// The line's text.
  public var text: String
  /// Per platform (`ios`, `android.full`): sentences that say what must be there.
  public var demands: [(selector: String, sentences: [String])]

  /// Makes an explanation.
  public init(line: Int, text: String, demands: [(selector: String, sentences: [String])]) {
    self.line = line
    self.text = text
    self.demands = demands
  }
}

/// Explains expectation files from the tables.
public enum Explainer {
  /// Explains every line of a file; errors of the file stand beside.
  public static func explain(
    _ bytes: [UInt8], path: String
  ) -> (lines: [Explanation], errors: [Diagnostic]) { ([], []) }
}
