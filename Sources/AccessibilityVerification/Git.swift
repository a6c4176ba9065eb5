internal import AccessibilityTree

/// Runs git in the working directory.
enum Git {
  /// The commit that a revision names.
  static func commit(_ revision: String) throws(Diagnostic) -> String {
    let run = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard run.status == 0 else {
      // The same status and silence mean that there is no repository, which git says to a plainer question.
      _ = try succeed(["rev-parse", "--git-dir"], for: "git cannot look up '\(revision)'")
      throw Diagnostic(
        id: "unknown-revision", "git knows no revision '\(revision)'",
        notes: ["a checkout of one commit alone does not have the ones before it"])
    }
    return trimmed(run.output)
  }

  /// Runs git to a good end.
  ///
  /// - Parameter purpose: what could not be done where it does not come to one, for the message.
  /// - Returns: what it printed.
  static func succeed(_ arguments: [String], for purpose: String) throws(Diagnostic) -> [UInt8] {
    let run = try run(arguments)
    if run.status == 0 { return run.output }
    let words = trimmed(run.complaints)
    throw Diagnostic(id: "git", "\(purpose): \(words.isEmpty ? "it ended with status \(run.status)" : words)")
  }

  private static func run(_ arguments: [String]) throws(Diagnostic) -> SystemCalls.ProgramRun {
    do throws(SystemCalls.Failure) {
      return try SystemCalls.run("git", arguments)
    } catch {
      throw Diagnostic(id: "no-git", "git, which knows what changed, cannot be run: \(error.reason)")
    }
  }

  /// A text without the line break at its end.
  static func trimmed(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while bytes.last == 0x0a || bytes.last == 0x0d { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
