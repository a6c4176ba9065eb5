public import AccessibilityTree
internal import Verification

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
    let commit = try self.commit(revision)
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

  private static func commit(_ revision: String) throws(Diagnostic) -> String {
    let run = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard run.status == 0 else {
      throw Diagnostic(
        id: "unknown-revision", "git knows no revision '\(revision)'",
        notes: ["a checkout of one commit alone does not have the ones before it"])
    }
    return trimmed(run.output)
  }

  private static func line(of arguments: [String]) throws(Diagnostic) -> String { trimmed(try succeed(arguments)) }

  private static func words(of arguments: [String]) throws(Diagnostic) -> [String] {
    try succeed(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func succeed(_ arguments: [String]) throws(Diagnostic) -> [UInt8] {
    let run = try git(arguments)
    if run.status == 0 { return run.output }
    let words = trimmed(run.complaints)
    throw Diagnostic(
      id: "git", "git cannot say what changed: \(words.isEmpty ? "it ended with status \(run.status)" : words)")
  }

  private static func git(_ arguments: [String]) throws(Diagnostic) -> SystemCalls.ProgramRun {
    do throws(SystemCalls.Failure) {
      return try SystemCalls.run("git", arguments)
    } catch {
      throw Diagnostic(id: "no-git", "git, which knows what changed, cannot be run: \(error.reason)")
    }
  }

  /// The text without the line break at its end.
  private static func trimmed(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while bytes.last == 0x0a || bytes.last == 0x0d { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
