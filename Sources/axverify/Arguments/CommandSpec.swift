/// One command: what it is called, what it takes, and what runs it.
struct CommandSpec: Sendable {
  /// A command line and what it does; help begins with these.
  struct Example: Sendable {
    let line: String
    let says: String

    init(_ line: String, _ says: String) {
      self.line = line
      self.says = says
    }
  }

  /// Its name.
  let name: String
  /// What it does, in half a line.
  let summary: String
  /// Examples, the most useful first.
  let examples: [Example]
  /// The forms of its command line, after the name.
  let usage: [String]
  /// What `--help` says of it beyond the summary.
  var details = ""
  /// The names of the operands that must be there.
  var operands: [String] = []
  /// How many operands there may be.
  var maximumOperands = Int.max
  /// The words of which the first operand is one, where it is no file; made only for completions.
  var operandWords: @Sendable () -> [String] = { [] }
  /// Its own options; `--help` is everywhere.
  var options: [OptionSpec] = []
  /// What runs it.
  let run: @Sendable (ParsedArguments, inout Session) -> ExitStatus

  /// Its options, `--help` included.
  var allOptions: [OptionSpec] { options + [.help] }
}
