internal import Reports

/// The completion script for fish.
enum FishCompletion {
  static func script(_ commands: [CommandSpec]) -> String {
    let tool = ToolVersion.name
    let lines = commands.flatMap { command in
      ["complete -c \(tool) -n __\(tool)_first -f -a \(command.name) -d \(quoted(command.summary))"]
    }
    return """
      # fish completion of \(tool); made by '\(tool) completions fish'.

      # Whether the command is still to be written.
      function __\(tool)_first
        test (count (commandline -opc)) -eq 1
      end

      # Whether it is this one.
      function __\(tool)_is
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end

      # Some words, commas between them.
      function __\(tool)_list
        set -l token (commandline -ct | string replace -r '^--[^=]*=' '')
        set -l before (string match -r '^.*,' -- $token)
        for word in $argv
          echo "$before$word"
        end
      end

      # A word, and behind a '=' a file.
      function __\(tool)_target
        set -l token (commandline -ct | string replace -r '^--[^=]*=' '')
        set -l parts (string match -r '^([a-z0-9]+=)(.*)$' -- $token)
        if test (count $parts) -eq 3
          for path in $parts[3]*
            echo "$parts[2]$path"
          end
        else
          string join \\n $argv
        end
      end

      \(lines.joined(separator: "\n"))
      complete -c \(tool) -n __\(tool)_first -f -l help -s h -d 'print help'
      complete -c \(tool) -n __\(tool)_first -f -l version -s V -d 'print the version'
      \(commands.flatMap(options).joined(separator: "\n"))

      """
  }

  private static func options(_ command: CommandSpec) -> [String] {
    let start = "complete -c \(ToolVersion.name) -n '__\(ToolVersion.name)_is \(command.name)'"
    let words = command.operandWords()
    let operand = words.isEmpty ? [] : ["\(start) -f -a '\(words.joined(separator: " "))'"]
    return operand
      + command.allOptions.map { option in
        let short = option.short.map { " -s \($0)" } ?? ""
        return "\(start) -l \(option.long)\(short)\(offer(option)) -d \(quoted(option.summary))"
      }
  }

  private static func offer(_ option: OptionSpec) -> String {
    guard option.valueName != nil else { return "" }
    let tool = ToolVersion.name
    switch option.offer {
    case .nothing: return " -x"
    case .file: return " -r -F"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    case .words(let words): return " -x -a '\(words.joined(separator: " "))'"
    case .list(let words): return " -x -a '(__\(tool)_list \(words.joined(separator: " ")))'"
    case .target(let words): return " -x -a '(__\(tool)_target \(words.joined(separator: " ")))'"
    }
  }

  /// A word in single quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      if character == "'" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return "'\(escaped)'"
  }
}
