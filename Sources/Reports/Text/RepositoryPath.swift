/// Writes paths as they are from the root of the repository.
enum RepositoryPath {
  /// The path below the root; a path that leads out of the repository, or from the root of the system, stays as it is.
  ///
  /// - Parameters:
  ///   - path: a path from the working directory.
  ///   - prefix: the folders from the root of the repository to the working directory, each followed by a stroke.
  static func of(_ path: String, below prefix: String) -> String {
    guard !prefix.isEmpty, !path.isEmpty, !path.hasPrefix("/") else { return path }
    var folders: [Substring] = []
    for part in (prefix + path).split(separator: "/") where part != "." {
      guard part == ".." else {
        folders.append(part)
        continue
      }
      guard folders.popLast() != nil else { return path }
    }
    return folders.joined(separator: "/")
  }
}
