public import AccessibilityTree

/// What git says has changed.
public enum GitChanges {
  /// The paths of the files that differ from a revision in the working tree, those that are gone and those that git
  /// does not track yet included; files that git ignores are not among them.
  ///
  /// Each path is there twice: relative to the working directory, and from the root.
  ///
  /// - Throws: a diagnostic where there is no git, no repository, or no such revision.
  public static func paths(since revision: String) throws(Diagnostic) -> Set<String> {
    let top = try line(of: ["rev-parse", "--show-toplevel"])
    let prefix = try line(of: ["rev-parse", "--show-prefix"])
    let commit = try Git.commit(revision)
    let changed = try words(
      of: ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-color", commit, "--"])
    let untracked = try words(of: ["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--", ":/"])
    var paths: Set<String> = []
    for path in changed + untracked {
      paths.insert(top.hasSuffix("/") ? top + path : "\(top)/\(path)")
      paths.insert(relative(path, to: prefix))
    }
    return paths
  }

  /// A path below the repository's top as it is reached from a folder below the top.
  static func relative(_ path: String, to folder: String) -> String {
    var steps = path.split(separator: "/")[...]
    var folders = folder.split(separator: "/")[...]
    while let step = folders.first, steps.count > 1, steps.first == step {
      steps.removeFirst()
      folders.removeFirst()
    }
    return (folders.map { _ in ".." } + steps.map(String.init)).joined(separator: "/")
  }

  private static let purpose = "git cannot say what changed"

  private static func line(of arguments: [String]) throws(Diagnostic) -> String {
    Git.trimmed(try Git.succeed(arguments, for: purpose))
  }

  private static func words(of arguments: [String]) throws(Diagnostic) -> [String] {
    try Git.succeed(arguments, for: purpose).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
