public import AccessibilityTree

extension Diagnostic {
  /// What is wrong in one line, with the nearest right word.
  public var sentence: String {
    guard let suggestion else { return message }
    return "\(message); did you mean '\(suggestion)'?"
  }
}
