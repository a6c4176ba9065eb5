internal import Reports

/// The help of a command, made from its table.
enum HelpText {
  /// How much of it is printed.
  enum Form: Sendable, Equatable {
    /// One line an option (`-h`).
    case short
    /// Everything (`--help`).
    case long
  }

  /// How wide it is.
  private static let width = 80
  /// Where what an option does begins.
  private static let column = 28

  /// The help of one command.
  static func text(for command: CommandSpec, _ form: Form) -> String {
    var lines = examples(command.examples)
    lines.append("")
    lines.append("\(ToolVersion.name) \(command.name): \(command.summary)")
    lines.append("")
    for (index, usage) in command.usage.enumerated() {
      lines.append("\(index == 0 ? "usage:" : "      ") \(ToolVersion.name) \(command.name) \(usage)")
    }
    if form == .long, !command.details.isEmpty { lines += [""] + wrapped(command.details, indent: 0) }
    lines += ["", "options:"]
    for option in command.allOptions { lines += describe(option, form) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the tool as a whole.
  static func overview(_ commands: [CommandSpec]) -> String {
    var lines = examples(commands.first?.examples ?? [])
    lines += ["", "\(ToolVersion.name): verifies what an accessibility tree tells, from its dump", ""]
    lines += ["usage: \(ToolVersion.name) COMMAND [OPTION...] [ARGUMENT...]", "", "commands:"]
    let widest = (commands.map(\.name.utf8.count).max() ?? 0) + 2
    for command in commands { lines.append("  \(padded(command.name, to: widest))\(command.summary)") }
    lines += ["", "options:"]
    lines.append("  -h, --help    print this help; '\(ToolVersion.name) COMMAND --help' says more")
    lines.append("  -V, --version print the version")
    lines += ["", "status: 0 nothing failed, 1 something did, 2 not judged, or asked wrongly"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func examples(_ examples: [CommandSpec.Example]) -> [String] {
    var lines = [examples.count == 1 ? "example:" : "examples:"]
    for example in examples {
      lines.append("  \(example.line)")
      lines.append("      \(example.says)")
    }
    return lines
  }

  private static func describe(_ option: OptionSpec, _ form: Form) -> [String] {
    let head = "  \(option.spelling)"
    var lines = wrapped(option.summary, indent: column)
    if head.utf8.count < column - 1, let first = lines.first {
      lines[0] = padded(head, to: column) + first.dropFirst(column)
    } else {
      lines.insert(head, at: 0)
    }
    let details = form == .long ? option.details() : ""
    if !details.isEmpty { lines += wrapped(details, indent: column) }
    return lines
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  /// Breaks text into lines at its blanks; a line break in it stays.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = margin
      for word in paragraph.split(separator: " ") {
        if line.utf8.count > indent, line.utf8.count + 1 + word.utf8.count > width {
          lines.append(line)
          line = margin
        }
        line += (line.utf8.count > indent ? " " : "") + word
      }
      lines.append(line.utf8.count > indent ? line : "")
    }
    return lines
  }
}
