extension NodePattern {
  /// Pending.
  public var canonicalText: String { "" }
}
