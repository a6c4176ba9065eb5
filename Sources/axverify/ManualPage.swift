internal import Reports

/// The manual page, in the language of `mandoc`, made from the tables of the commands.
enum ManualPage {
  static func text(_ commands: [CommandSpec]) -> String {
    let tool = ToolVersion.name
    var lines = [
      ".\\\" Made by '\(tool) help --man' from the tables of its commands.", ".Dd \(ToolVersion.date)",
      ".Dt \(tool.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(tool)", ".Nd verifies what an accessibility tree tells",
      ".Sh SYNOPSIS",
    ]
    for command in commands {
      lines += [".Nm", ".Cm \(command.name)", ".Op Ar option ...", ".Op Ar argument ..."]
    }
    lines += [".Sh DESCRIPTION", ".Nm", "reads dumps of accessibility trees and judges them from the outside."]
    lines += ["The commands are:"]
    for command in commands { lines += describe(command) }
    lines += [".Sh EXIT STATUS", ".Bl -tag -width 1"]
    lines += [".It 0", "Judged, and nothing failed."]
    lines += [".It 1", "Something does not hold; with", ".Fl -strict", "also what proves nothing."]
    lines += [".It 2", "A refused dump, a wrong expectation file, wrong usage, an unreadable file.", ".El"]
    lines += [".Sh EXAMPLES"]
    for (place, example) in commands.flatMap(\.examples).enumerated() {
      if place > 0 { lines.append(".Pp") }
      lines += text(sentence(example.says) + ":") + [".Dl \(escaped(example.line))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ command: CommandSpec) -> [String] {
    var lines = [".Ss \(command.name)", sentence(command.summary) + "."]
    for usage in command.usage { lines.append(".Dl \(ToolVersion.name) \(command.name) \(escaped(usage))") }
    lines += paragraphs(command.details)
    lines.append(".Bl -tag -width Ds")
    for option in command.allOptions {
      let value = option.valueName.map { " Ar \(escaped($0))" } ?? ""
      let short = option.short.map { "\($0)\(value) , Fl " } ?? ""
      lines.append(".It Fl \(short)-\(option.long)\(value)")
      lines += text(sentence(option.summary) + ".") + paragraphs(option.details())
    }
    return lines + [".El"]
  }

  /// Paragraphs after the first line of something; a line break in the text begins a new one.
  private static func paragraphs(_ details: String) -> [String] {
    details.split(separator: "\n").flatMap { [".Pp"] + text(String($0)) }
  }

  /// Text as lines of the source, each of them short, a new one for each sentence.
  private static func text(_ text: String) -> [String] {
    let longest = 72
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > longest {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
      if word.hasSuffix(".") || word.hasSuffix(".)") {
        lines.append(line)
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// Text that stands for itself, whatever is in it.
  private static func escaped(_ text: String) -> String {
    let body = text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      default: escaped.append(character)
      }
    }
    return body.hasPrefix(".") ? "\\&" + body : body
  }
}
