internal import Reports

/// The completion script for bash, 3.2 and newer; it needs nothing beside the shell.
enum BashCompletion {
  static func script(_ commands: [CommandSpec]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # bash completion of \(ToolVersion.name); made by '\(ToolVersion.name) completions bash'.
      # Where nothing is offered, the shell offers files.

      # Offers words that begin as the current one does.
      _\(ToolVersion.name)_words() {
        COMPREPLY=($(compgen -W "$1" -- "$cur"))
      }

      # Offers words for the part behind the last comma.
      _\(ToolVersion.name)_list() {
        local before=""
        case "$cur" in *,*) before="${cur%,*}," ;; esac
        COMPREPLY=($(compgen -P "$before" -W "$1" -- "${cur##*,}"))
      }

      _\(ToolVersion.name)() {
        local cur="${COMP_WORDS[COMP_CWORD]}" option="" command="${COMP_WORDS[1]}" last="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _\(ToolVersion.name)_words "\(names) --help --version"
          return
        fi
        # The shell makes three words of --name=value.
        if [ "$cur" = "=" ]; then
          cur=""
          option="$last"
        elif [ "$last" = "=" ]; then
          option="${COMP_WORDS[COMP_CWORD-2]}"
        else
          option="$last"
        fi
        case "$command $option" in
      \(values(commands))
        esac
        case "$cur" in
          -*)
            case "$command" in
      \(options(commands))
            esac
            ;;
          *)
            case "$command" in
      \(operands(commands))
            esac
            ;;
        esac
      }

      complete -o bashdefault -o default -F _\(ToolVersion.name) \(ToolVersion.name)

      """
  }

  /// What is offered for the values of options.
  private static func values(_ commands: [CommandSpec]) -> String {
    var lines: [String] = []
    for command in commands {
      for option in command.allOptions where option.valueName != nil {
        let short = option.short.map { " | \"\(command.name) -\($0)\"" } ?? ""
        lines.append("    \"\(command.name) --\(option.long)\"\(short)) \(offer(option)) return ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func offer(_ option: OptionSpec) -> String {
    switch option.offer {
    case .nothing, .file: ""
    case .folder: "COMPREPLY=($(compgen -d -- \"$cur\"));"
    case .words(let words), .target(let words): "_\(ToolVersion.name)_words \"\(words.joined(separator: " "))\";"
    case .list(let words): "_\(ToolVersion.name)_list \"\(words.joined(separator: " "))\";"
    }
  }

  private static func options(_ commands: [CommandSpec]) -> String {
    commands.map { command in
      let words = command.allOptions.flatMap { option in
        ["--\(option.long)"] + (option.short.map { ["-\($0)"] } ?? [])
      }
      return "        \(command.name)) _\(ToolVersion.name)_words \"\(words.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  private static func operands(_ commands: [CommandSpec]) -> String {
    let lines = commands.compactMap { command -> String? in
      let words = command.operandWords()
      if words.isEmpty { return nil }
      return "        \(command.name)) _\(ToolVersion.name)_words \"\(words.joined(separator: " "))\" ;;"
    }
    return lines.joined(separator: "\n")
  }
}
