public import AccessibilityTree
public import Vocabulary

/// A place in a file together with the text that stands there, ready to be shown with carets.
public struct Excerpt: Hashable, Sendable {
  /// The file.
  public var path: String
  /// Where the marked text begins; the column is that of the file, not of `text`.
  public var position: SourcePosition
  /// How many characters are marked.
  public var length: Int
  /// The line, or the part of it that can be shown: for XML the start tag of the node.
  ///
  /// Untrusted: the renderer escapes it. A secure field's value is already masked.
  public var text: String
  /// The column of the file at which `text` begins, from 1.
  public var textColumn: Int
  /// What is said at the marks, as in "on iOS: no value".
  public var label: String

  /// Makes an excerpt.
  public init(
    path: String, position: SourcePosition, length: Int, text: String, textColumn: Int = 1, label: String = ""
  ) {
    self.path = path
    self.position = position
    self.length = length
    self.text = text
    self.textColumn = textColumn
    self.label = label
  }
}

/// A node that a result is about.
public struct NodeMention: Hashable, Sendable {
  /// The dump it stands in.
  public var path: String
  /// Where it stands.
  public var position: SourcePosition
  /// The node in one line, `AXCheckBox[AXSwitch] label="Select all"`; untrusted text, control characters escaped.
  public var node: String
  /// Its place in document order, from 0.
  public var index: Int

  /// Makes a mention.
  public init(path: String, position: SourcePosition, node: String, index: Int) {
    self.path = path
    self.position = position
    self.node = node
    self.index = index
  }
}

/// How one part of a pattern compares with a node.
public struct PartComparison: Hashable, Sendable {
  /// How it came out.
  public enum Outcome: String, Hashable, Sendable {
    /// The node has what is asked.
    case agrees
    /// It has something else.
    case differs
    /// The source does not show it.
    case cannotTell
  }

  /// The part's word: `role`, `name`, `checked`, `stop` and so on.
  public var part: String
  /// What the line asks, as a person reads it: `checkbox`, `"Select all"`, `mixed`.
  public var asked: String
  /// What the node has, or why it cannot be told; empty where it agrees.
  public var found: String
  /// How it came out.
  public var outcome: Outcome

  /// Makes a comparison.
  public init(part: String, asked: String, found: String, outcome: Outcome) {
    self.part = part
    self.asked = asked
    self.found = found
    self.outcome = outcome
  }
}

/// The node that a person would say was meant, and how it differs.
public struct NearestNode: Hashable, Sendable {
  /// The node.
  public var node: NodeMention
  /// Every part of the pattern as it compares with the node.
  public var parts: [PartComparison]
  /// The place in the dump to mark, with the text there.
  public var excerpt: Excerpt
  /// The known cause, where there is one: "an empty label overrides the title".
  public var cause: String?

  /// Makes a nearest node.
  public init(node: NodeMention, parts: [PartComparison], excerpt: Excerpt, cause: String? = nil) {
    self.node = node
    self.parts = parts
    self.excerpt = excerpt
    self.cause = cause
  }
}

/// The result of one check line on one dump.
public struct CheckResult: Hashable, Sendable {
  /// The line of the expectation file, from 1.
  public var line: Int
  /// The column at which the check begins, from 1.
  public var column: Int
  /// The line's text, without reason and comment.
  public var text: String
  /// The author's reason, after ` -- `; empty where there is none.
  public var why: String
  /// The platform it was asked on.
  public var platform: Platform
  /// The variant it was asked on; `nil` for the dump to judge.
  public var variant: String?
  /// The result.
  public var verdict: Verdict
  /// What there is to say in one line: why it failed, cannot be told, proves nothing or was not judged.
  ///
  /// A pass has one only where there is something to add (a near miss, a witness).
  public var message: String?
  /// Further lines: near misses, witnesses, known causes, names that exist for the role.
  public var notes: [String]
  /// The part of the expectation line that is not met, for the caret.
  public var expected: Excerpt? {
    get { heldExpected.value }
    set { heldExpected = Held(newValue) }
  }
  /// The places in dumps that show it.
  public var found: [Excerpt]
  /// The nodes that matched, in document order; at most `CheckResult.maximumMatches` of them.
  public var matches: [NodeMention]
  /// How many nodes matched in all.
  public var matchCount: Int
  /// Where nothing matched: the nearest node.
  public var nearest: NearestNode? {
    get { heldNearest.value }
    set { heldNearest = Held(newValue) }
  }
  /// Whether a `no` was waived by `witness none`.
  public var isWaived: Bool
  private var heldExpected: Held<Excerpt> = .nothing
  private var heldNearest: Held<NearestNode> = .nothing

  /// How many matching nodes a result carries.
  public static let maximumMatches = 10

  /// Makes a result with nothing to say beyond its verdict.
  public init(
    line: Int, column: Int, text: String, why: String = "", platform: Platform, variant: String? = nil,
    verdict: Verdict, message: String? = nil
  ) {
    self.line = line
    self.column = column
    self.text = text
    self.why = why
    self.platform = platform
    self.variant = variant
    self.verdict = verdict
    self.message = message
    notes = []
    found = []
    matches = []
    matchCount = 0
    isWaived = false
  }
}
