import AccessibilityTree
import DumpFormats
import Testing
import TreeDiff

/// Dumps made of text, and differences as lines that a test can compare whole.
enum Screens {
  /// Reads a dump; the text of most is an AX walker's.
  static func dump(_ text: String, path: String = "screen.txt") throws -> Dump {
    try DumpReader.read(Array(text.utf8), path: path)
  }

  /// Compares two texts.
  static func compare(_ old: String, _ new: String, rules: DiffRules = DiffRules()) throws -> DiffResult {
    compare(try dump(old), try dump(new), rules: rules)
  }

  /// Compares two dumps as of the platforms that they share.
  static func compare(_ old: Dump, _ new: Dump, rules: DiffRules = DiffRules()) -> DiffResult {
    let platforms = TreeDiff.platforms(old: old, new: new)
    return TreeDiff.compare(
      old: DumpReading(old, on: platforms.old), new: DumpReading(new, on: platforms.new), rules: rules)
  }

  /// What differs between two texts, one line for each change and each message of order.
  static func differences(_ old: String, _ new: String, rules: DiffRules = DiffRules()) throws -> [String] {
    let result = try compare(old, new, rules: rules)
    return lines(result)
  }

  /// A result as lines: class, kind, places from 0, effects, attributes.
  static func lines(_ result: DiffResult) -> [String] {
    result.changes.map(line) + result.order.map { "order: \($0.message)" }
  }

  private static func line(_ change: Change) -> String {
    let places = "\(change.old.map { "\($0.index)" } ?? "-")>\(change.new.map { "\($0.index)" } ?? "-")"
    let count = change.subtreeCount > 1 ? " (\(change.subtreeCount))" : ""
    let effects = change.effects.map(\.rawValue).joined(separator: " ")
    let attributes = change.attributes.map { " \($0.name): \(quoted($0.old)) > \(quoted($0.new))" }.joined()
    return "\(change.impact.name) \(change.kind.rawValue) \(places)\(count) \(effects)\(attributes)"
  }

  private static func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "-" }
}

/// Numbers that look random and are the same on every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
