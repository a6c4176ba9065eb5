internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports

/// The tool as a whole: finds the command, reads its arguments and runs it.
enum Tool {
  /// Runs the tool with the words that follow its name.
  static func run(_ words: [String], surroundings: Surroundings) -> ExitStatus {
    guard let first = words.first else {
      var session = Session(command: "", surroundings: surroundings)
      session.complain(rendered: Array(HelpText.overview(CommandName.allCases.map(\.spec)).utf8))
      return session.finish(.trouble)
    }
    if let name = CommandName(rawValue: first) {
      return run(name.spec, Array(words.dropFirst()), surroundings)
    }
    var session = Session(command: "", surroundings: surroundings)
    let status = top(first, &session)
    return session.finish(status)
  }

  private static func run(_ spec: CommandSpec, _ words: [String], _ surroundings: Surroundings) -> ExitStatus {
    var session = Session(command: spec.name, surroundings: surroundings)
    let arguments = ArgumentParser.parse(words, for: spec)
    let status: ExitStatus
    if let form = arguments.help {
      session.output = Array(HelpText.text(for: spec, form).utf8)
      status = .success
    } else if !arguments.errors.isEmpty {
      status = session.complainOfUsage(arguments.errors)
    } else {
      status = spec.run(arguments, &session)
    }
    return session.finish(status)
  }

  /// What stands where a command should.
  private static func top(_ word: String, _ session: inout Session) -> ExitStatus {
    switch word {
    case "-h", "--help":
      session.output = Array(HelpText.overview(CommandName.allCases.map(\.spec)).utf8)
      return .success
    case "-V", "--version":
      session.output = Array("\(ToolVersion.name) \(ToolVersion.number)\n".utf8)
      return .success
    case _ where word.hasPrefix("-"):
      return session.complainOfUsage([
        Diagnostic(
          id: "unknown-option", "unknown option '\(word)' before a command",
          suggestion: Spelling.nearest(word, among: ["--help", "--version"]))
      ])
    default:
      let names = CommandName.allCases.map(\.rawValue)
      return session.complainOfUsage([
        Diagnostic(
          id: "unknown-command", "unknown command '\(word)'",
          suggestion: word.hasSuffix(".expect") ? "check \(word)" : Spelling.nearest(word, among: names))
      ])
    }
  }
}
