public import AccessibilityTree
public import DumpFormats
internal import Expectations
public import Vocabulary

/// A first expectation file for a screen.
public struct Suggestion: Sendable {
  /// The file.
  public var text: String
  /// What could not be said, one line each.
  public var notes: [String]
}

/// Writes a first expectation file from dumps of one screen.
///
/// A line for each stop in reading order, literal, with neutral roles where the tables have one; stops that are alike
/// are counted, and states that are not at their default are written out. What is suggested was tried on the dumps.
public enum Suggester {
  /// A dump, and whose it is.
  public struct Input: Sendable {
    /// The dump.
    public var dump: Dump
    /// Its path, for messages and the file's first line.
    public var path: String
    /// The platform it is of.
    public var platform: Platform

    /// Makes an input.
    public init(_ dump: Dump, path: String, platform: Platform) {
      self.dump = dump
      self.path = path
      self.platform = platform
    }
  }

  /// Suggests a file for the screen that all of these dumps show, each on a platform of its own.
  ///
  /// - Throws: that a dump must not be judged, or that there is nothing in it to say.
  public static func suggest(_ inputs: [Input], screen: String) throws(Diagnostic) -> Suggestion {
    var subjects: [Subject] = []
    for input in inputs {
      if let refusal = input.dump.refusal { throw refusal }
      let subject = Subject(input.dump, path: input.path, selector: Selector(platform: input.platform))
      if let reason = SparseGuard(subject).refusal(of: Scope(whole: subject.tree)) {
        throw Diagnostic(id: "sparse-dump", reason, path: input.path)
      }
      subjects.append(subject)
    }
    let found = subjects.map { SuggestedLines($0) }
    for (place, lines) in found.enumerated() where lines.lines.isEmpty {
      throw Diagnostic(
        id: "nothing-to-suggest", "there is no stop that a line could be about", path: inputs[place].path)
    }
    var draft = SuggestionDraft(
      merge: SuggestionMerge(zip(inputs, found).map { ($0.platform, $1.lines) }), screen: screen,
      paths: inputs.map(\.path), isComplete: found.allSatisfy { $0.tellsStops && $0.leftOut == 0 })
    draft.tryOut(on: subjects)
    var notes: [String] = []
    for (input, lines) in zip(inputs, found) {
      if !lines.tellsStops {
        notes.append("\(DumpReading.untoldReason): \(input.path) is suggested by what has a name")
      }
      if lines.leftOut > 0 {
        notes.append("left out \(count(lines.leftOut, "stop")) of \(input.path) that no line tells from other nodes")
      }
    }
    if draft.dropped > 0 { notes.append("left out \(count(draft.dropped, "line")) that did not hold when tried") }
    guard !draft.isEmpty else {
      throw Diagnostic(
        id: "nothing-to-suggest", "no line that could be written holds on the dump", path: inputs[0].path)
    }
    return Suggestion(text: draft.text, notes: notes)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
