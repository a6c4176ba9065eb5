internal import AccessibilityVerification

/// Where the working directory lies in its repository.
///
/// Services that annotate files know them from the root of the repository, whatever folder the tool runs in.
enum RepositoryPlace {
  /// The folders from the root of the repository to the working directory, each followed by a stroke (`app/ios/`);
  /// empty at the root, and where there is no repository.
  static func prefix(_ files: LocalFiles) -> String {
    guard let folder = try? SystemCalls.workingDirectory() else { return "" }
    var root = folder[...]
    while !root.isEmpty {
      if files.kind(of: "\(root)/.git") != .missing {
        let below = folder[root.endIndex...].drop { $0 == "/" }
        return below.isEmpty ? "" : "\(below)/"
      }
      guard let stroke = root.lastIndex(of: "/") else { return "" }
      root = root[..<stroke]
    }
    return ""
  }
}
