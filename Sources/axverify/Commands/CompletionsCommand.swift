internal import AccessibilityTree

/// `axverify completions`: what makes a shell complete command lines of the tool.
enum CompletionsCommand {
  /// A shell.
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    func script(_ commands: [CommandSpec]) -> String {
      switch self {
      case .bash: BashCompletion.script(commands)
      case .zsh: ZshCompletion.script(commands)
      case .fish: FishCompletion.script(commands)
      }
    }
  }

  static var spec: CommandSpec {
    CommandSpec(
      name: "completions", summary: "print what makes a shell complete command lines",
      examples: [
        .init("axverify completions bash > ~/.local/share/bash-completion/completions/axverify", "for bash"),
        .init("axverify completions zsh > \"${fpath[1]}/_axverify\"", "for zsh"),
        .init("axverify completions fish > ~/.config/fish/completions/axverify.fish", "for fish"),
      ],
      usage: ["bash|zsh|fish"],
      details: "Each script can be read by its shell as it is as well: 'source <(axverify completions bash)'.",
      operands: ["bash|zsh|fish"], maximumOperands: 1, operandWords: { Shell.allCases.map(\.rawValue) }, run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      let words = Shell.allCases.map(\.rawValue)
      return session.complainOfUsage([
        Diagnostic(
          id: "unknown-shell", "there are completions for \(ArgumentParser.alternatives(words)), not for '\(word)'",
          suggestion: Spelling.nearest(word, among: words))
      ])
    }
    session.output = Array(shell.script(CommandName.allCases.map(\.spec)).utf8)
    return .success
  }
}
