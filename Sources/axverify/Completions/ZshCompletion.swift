internal import Reports

/// The completion script for zsh: to be put in `fpath` as `_axverify`, or to be read as it is.
enum ZshCompletion {
  static func script(_ commands: [CommandSpec]) -> String {
    let tool = ToolVersion.name
    return """
      #compdef \(tool)
      # zsh completion of \(tool); made by '\(tool) completions zsh'.

      # A word, and behind a '=' a file.
      _\(tool)_target() {
        if compset -P '*='; then _files; else compadd -S '' -- "$@"; fi
      }

      # Some words, commas between them.
      _\(tool)_list() {
        compset -P '*,'
        compadd -S '' -- "$@"
      }

      _\(tool)() {
        local -a commands=(
      \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments : '--help[print help]' '--version[print the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(commands.map(arguments).joined(separator: "\n"))
        esac
      }

      if [ "$funcstack[1]" = "_\(tool)" ]; then _\(tool) "$@"; else compdef _\(tool) \(tool); fi

      """
  }

  private static func arguments(_ command: CommandSpec) -> String {
    let words = command.operandWords()
    let operand = words.isEmpty ? "'*:file:_files'" : "'1:word:(\(words.joined(separator: " ")))'"
    let specs = command.allOptions.flatMap(specs) + [operand]
    return "    \(command.name))\n      _arguments -s -S : \\\n"
      + specs.map { "        \($0)" }.joined(separator: " \\\n") + " ;;"
  }

  /// The specifications of an option: one for each spelling.
  private static func specs(_ option: OptionSpec) -> [String] {
    let star = option.isRepeatable ? "*" : ""
    var action = ""
    if let name = option.valueName { action = ":\(escaped(name, ":")):\(offer(option))" }
    let explanation = "[\(escaped(option.summary, "[]:"))]"
    let equals = option.valueName == nil ? "" : "="
    let long = quoted("\(star)--\(option.long)\(equals)\(explanation)\(action)")
    guard let short = option.short else { return [long] }
    let plus = option.valueName == nil ? "" : "+"
    return [long, quoted("\(star)-\(short)\(plus)\(explanation)\(action)")]
  }

  private static func offer(_ option: OptionSpec) -> String {
    switch option.offer {
    case .nothing: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_\(ToolVersion.name)_list \(words.joined(separator: " "))"
    case .target(let words): "_\(ToolVersion.name)_target \(words.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String, _ marks: String) -> String {
    text.reduce(into: "") { escaped, character in
      if marks.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// A word in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
