public import AccessibilityTree

/// A run of characters on one line of an expectation file.
public struct SourceSpan: Hashable, Sendable {
  /// Where it begins.
  public var start: SourcePosition
  /// How many characters it has.
  public var length: Int

  /// Makes a span.
  public init(_ start: SourcePosition, length: Int) {
    self.start = start
    self.length = length
  }
}
