internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Finds files and platforms for which nothing is asked, which would look like success (guard 10).
enum NothingToCheck {
  /// The errors of one file; they stand at its first line.
  static func find(_ context: JudgingContext) -> [Diagnostic] {
    let file = context.file
    guard !file.hasHeaderError else { return [] }
    let start = SourcePosition(line: 1, column: 1)
    if file.checks.isEmpty, file.checksInError.isEmpty, file.unclaimed != .fail {
      return [Diagnostic(id: "no-check", "the file has no check", path: file.path, position: start)]
    }
    return file.platforms.filter { !isAsked(on: $0, context) }.map { platform in
      Diagnostic(
        id: "no-check", "the header is on '\(platform.rawValue)', and no check is asked there", path: file.path,
        position: start)
    }
  }

  private static func isAsked(on platform: Platform, _ context: JudgingContext) -> Bool {
    let file = context.file
    if file.unclaimed == .fail { return true }
    // A line in error counts as a check: its own error is enough.
    if file.checksInError.contains(where: { $0?.contains(platform) ?? true }) { return true }
    let resolutions = context.resolutions(for: Selector(platform: platform))
    return resolutions.indices.contains { resolutions[$0].isAsked && !file.checks[$0].kind.isItem }
  }
}
