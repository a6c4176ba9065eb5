public import Vocabulary

/// A small dump that a rule is tried on: documentation and test in one.
public struct RuleExample: Sendable {
  /// What ends a line that the rule finds something on.
  static let mark = "  ←"

  /// What it shows, in a few words.
  public let title: String
  /// What would have written the dump.
  public let source: Source
  /// The platform it is of.
  public let platform: Platform
  /// The nodes in our text form, without header; lines that the rule finds something on end with an arrow.
  public let lines: [String]
  /// How many pixels of the dump a unit of layout is; `nil` where it is not said.
  public let density: Double?

  /// Makes an example from lines of our text form.
  init(_ title: String, _ platform: Platform, _ source: Source, density: Double? = nil, _ dump: String) {
    self.title = title
    self.platform = platform
    self.source = source
    self.density = density
    lines = dump.split(separator: "\n").map(String.init)
  }

  /// The lines, from 1, on which the rule finds something.
  public var foundLines: [Int] {
    lines.indices.filter { lines[$0].hasSuffix(RuleExample.mark) }.map { $0 + 1 }
  }

  /// The dump as a file, with our header and end line.
  public var file: String {
    let nodes = lines.map { $0.hasSuffix(RuleExample.mark) ? String($0.dropLast(RuleExample.mark.count)) : $0 }
    let header = "# axverify-dump: source=\(source.rawValue) platform=\(platform.rawValue)"
    return ([header] + nodes + ["# axverify-end: nodes=\(nodes.count)"]).map { $0 + "\n" }.joined()
  }
}
