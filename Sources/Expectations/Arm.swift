public import Vocabulary

/// A platform, or one variant of it, as a selector names it: `ios`, `android.full`.
public struct Selector: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// The variant; `nil` for the dump to judge.
  public var variant: String?

  /// Makes a selector.
  public init(platform: Platform, variant: String? = nil) {
    self.platform = platform
    self.variant = variant
  }

  /// The selector as it is written, without `@`.
  public var text: String { variant.map { "\(platform.rawValue).\($0)" } ?? platform.rawValue }
}

/// What a line adds on some platforms: `@ios value=absent`, `@else`, `@web ?`.
public struct Arm: Sendable {
  /// The platforms; empty for `@else`.
  public var selectors: [Selector]
  /// Whether it is `@else`.
  public var isElse: Bool
  /// Whether it is `?`: not judged there.
  public var isUnjudged: Bool
  /// What is added: a role or a name here replaces the line's own.
  public var pattern: NodePattern
  /// Where the arm stands, its `@` included.
  public var span: SourceSpan

  /// Makes an arm.
  public init(
    selectors: [Selector], isElse: Bool = false, isUnjudged: Bool = false, pattern: NodePattern, span: SourceSpan
  ) {
    self.selectors = selectors
    self.isElse = isElse
    self.isUnjudged = isUnjudged
    self.pattern = pattern
    self.span = span
  }
}
