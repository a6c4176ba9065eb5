/// What counts as a difference between two dumps.
public struct DiffRules: Sendable {
  /// What becomes of the place and size of an element.
  public enum Geometry: Hashable, Sendable {
    /// They are not compared: they differ between any two runs.
    case ignored
    /// They are compared, and a number may be off by as much as this; 0 demands equal ones.
    case within(Int)
  }

  /// Attributes that are not compared, by the dump's own names; their letter case says nothing.
  public var ignoredAttributes: Set<String> = []
  /// Replaces what varies in a text (a clock, a counter) on both sides before it is compared.
  public var mask: TextMask?
  /// What becomes of the place and size of an element.
  public var geometry = Geometry.ignored
  /// Attributes that say which element is meant, by the dump's own names; the first that an element has counts.
  public var keyAttributes: [String] = []

  /// The rules that hold without any being given: volatile attributes and geometry are not compared.
  public init() {}
}

/// A way to take what varies out of a text.
///
/// This module knows no regular expressions, so that whoever has them passes in what they do.
public struct TextMask: Sendable {
  /// The text with what varies replaced, or `nil` where nothing in it does.
  public let replace: @Sendable (ArraySlice<UInt8>) -> [UInt8]?

  /// Makes a mask of what replaces.
  public init(_ replace: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]?) {
    self.replace = replace
  }
}
