internal import AccessibilityTree
internal import Verification

/// The answer to a query.
extension HumanRenderer {
  /// How many names are offered where nothing is near, and how many nodes that cannot be told.
  private static let maximumNames = 12
  private static let maximumUntold = 20

  mutating func query(_ result: QueryResult) {
    for match in result.matches { mention(match) }
    if !result.untold.isEmpty {
      for node in result.untold.prefix(Self.maximumUntold) { mention(node) }
      let more = result.untold.count - Self.maximumUntold
      if more > 0 { text.line("\(ellipsis) and \(more) more") }
      let reasons = result.untoldReasons.isEmpty ? "" : ": " + result.untoldReasons.joined(separator: "; ")
      text.line("cannot be told of \(counted(result.untold.count, "node"))\(reasons)")
    }
    guard result.matches.isEmpty, result.untold.isEmpty else { return }
    guard let nearest = result.nearest else { return nothingSimilar(result.names) }
    text.line("no match; the nearest node:")
    placed(nearest.excerpt)
    comparison(nearest)
  }

  private mutating func nothingSimilar(_ names: [String]) {
    guard !names.isEmpty else { return text.line("no match, and nothing similar") }
    text.line("no match, and nothing similar; the names there are for that role:")
    for name in names.prefix(Self.maximumNames) { text.line("  \(name)") }
    if names.count > Self.maximumNames { text.line("  \(ellipsis) and \(names.count - Self.maximumNames) more") }
  }
}
