public import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// What each line of an expectation file demands on each platform, in words.
public struct Explanation: Sendable {
  /// The line, from 1.
  public var line: Int
  /// The line's text.
  public var text: String
  /// Per selector (`ios`, `android.full`): sentences that say what must be there.
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
  /// Explains every line of a file; what is wrong with the file stands beside.
  public static func explain(
    _ bytes: [UInt8], path: String
  ) -> (lines: [Explanation], errors: [Diagnostic]) {
    let file = ExpectationFile.parse(bytes, path: path)
    let context = JudgingContext(file)
    var words = WordCheck(context, subjects: [])
    words.run()
    let checks = (file.anchor.map { [$0] } ?? []) + file.checks
    let selectors = file.platforms.map { Selector(platform: $0) } + file.namedVariants
    let lines = checks.map { check in
      Explanation(
        line: check.position.line, text: check.text,
        demands: selectors.compactMap { selector in
          let sentences = self.sentences(check, on: selector, in: file)
          return sentences.isEmpty ? nil : (selector.text, sentences)
        })
    }
    return (
      lines.sorted { $0.line < $1.line }, file.diagnostics + words.diagnostics + Contradictions(context).diagnostics
    )
  }

  private static func sentences(_ check: Check, on selector: Selector, in file: ExpectationFile) -> [String] {
    switch check.resolved(for: selector, in: file) {
    case .notAsked: return []
    case .unjudged: return ["not judged: the line says '?'"]
    case .asked(let kind):
      if selector.platform == .watchos { return ["cannot be told: nothing can be read from outside on watchOS"] }
      return [summary(kind)]
        + kind.patterns.flatMap { DemandWords.sentences($0, on: selector, forAbsence: kind.isNegative) }
        + closed(kind, file)
    }
  }

  private static func summary(_ kind: Check.Kind) -> String {
    switch kind {
    case .bare, .item: "exactly one node"
    case .inside: "exactly one node; the lines below are judged inside it"
    case .anchor: "exactly one node, applications and windows not counted; else the dump is another screen's"
    case .some: "one node or more"
    case .count(_, let low, let high): "\(range(low, high)) nodes"
    case .no(_, let waiver):
      "no node" + (waiver == nil ? "; another dump must show that it could be there" : "; its witness is waived")
    case .each: "every node that matches the first part has the second; one must match"
    case .order: "one node each, read in this order"
    case .absorbs: "exactly one node, one stop; nothing that it absorbs is a stop of its own"
    case .stopsExactly: "the stops are those of the list, in order, and no others"
    case .log(_, .some): "a line of the capture's log matches"
    case .log(_, .none): "no line of the capture's log matches"
    case .log(_, .count(let low, let high)): "\(range(low, high)) lines of the capture's log match"
    }
  }

  private static func range(_ low: Int, _ high: Int?) -> String {
    if low == high { return "\(low)" }
    return high.map { "\(low) to \($0)" } ?? "\(low) or more"
  }

  private static func closed(_ kind: Check.Kind, _ file: ExpectationFile) -> [String] {
    let pattern: NodePattern
    switch kind {
    case .bare(let node), .absorbs(let node, _), .item(let node): pattern = node
    case .some, .count, .no, .each, .order, .stopsExactly, .inside, .log, .anchor: return []
    }
    guard !pattern.isOpen else { return ["states that are not mentioned are open"] }
    let said = Set(pattern.tests.map { $0.name.lowercased() })
    let words = file.closed.filter { !said.contains($0.rawValue) }.map { attribute in
      switch attribute {
      case .enabled: "enabled"
      case .value, .hint: "without \(attribute.rawValue)"
      case .name, .id, .selected, .checked, .expanded, .focused, .busy, .frame, .role, .subrole, .spoken:
        "not \(attribute.rawValue)"
      }
    }
    return words.isEmpty ? [] : ["not mentioned, so: " + words.joined(separator: ", ")]
  }
}
