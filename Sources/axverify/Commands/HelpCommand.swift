internal import AccessibilityTree

/// `axverify help`: the help of the tool or of one command.
enum HelpCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "help", summary: "print the help of a command",
      examples: [
        .init("axverify help check", "everything about 'check'"),
        .init("axverify help --man | man -l -", "the manual page"),
      ],
      usage: ["[COMMAND]", "--man"], maximumOperands: 1, operandWords: { CommandName.allCases.map(\.rawValue) },
      options: [OptionSpec(long: "man", summary: "print the manual page of the tool, for 'man' to show")], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    if arguments.isOn("man") {
      guard let word = arguments.operands.first else {
        session.output = Array(ManualPage.text(CommandName.allCases.map(\.spec)).utf8)
        return .success
      }
      return session.complainOfUsage([
        Diagnostic(id: "unexpected-operand", "the manual is one page for all commands; leave out '\(word)'")
      ])
    }
    guard let word = arguments.operands.first else {
      session.output = Array(HelpText.overview(CommandName.allCases.map(\.spec)).utf8)
      return .success
    }
    guard let name = CommandName(rawValue: word) else {
      return session.complainOfUsage([
        Diagnostic(
          id: "unknown-command", "unknown command '\(word)'",
          suggestion: Spelling.nearest(word, among: CommandName.allCases.map(\.rawValue)))
      ])
    }
    session.output = Array(HelpText.text(for: name.spec, .long).utf8)
    return .success
  }
}
