internal import AccessibilityTree

/// Reads the words of a command line by the table of the command's options.
struct ArgumentParser {
  private let command: CommandSpec
  private let options: [OptionSpec]
  private var parsed = ParsedArguments()

  private init(_ command: CommandSpec) {
    self.command = command
    options = command.allOptions
  }

  /// Reads all words; what is wrong with them stands in the result, all of it.
  static func parse(_ words: [String], for command: CommandSpec) -> ParsedArguments {
    var parser = ArgumentParser(command)
    parser.read(words)
    return parser.parsed
  }

  private mutating func read(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      } else if word.hasPrefix("--") {
        long(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        short(word, &rest)
      } else {
        parsed.operands.append(word)
      }
    }
    // A word behind an option that is not known may be its value, so operands are not counted then.
    if parsed.errors.isEmpty { countOperands() }
  }

  private mutating func countOperands() {
    let given = parsed.operands.count
    if given < command.operands.count {
      let missing = command.operands[given...].joined(separator: " ")
      fail("missing-operand", "'\(command.name)' needs \(missing)")
    } else if given > command.maximumOperands {
      for operand in parsed.operands[command.maximumOperands...] {
        fail("unexpected-operand", "unexpected argument '\(operand)'")
      }
    }
  }

  /// Reads `--name`, `--name=value`, `--name value` or `--no-name`.
  private mutating func long(_ word: String, _ rest: inout ArraySlice<String>) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let glued = equals.map { String(body[body.index(after: $0)...]) }
    if let option = options.first(where: { $0.long == name }) {
      use(option, as: "--\(name)", glued: glued, &rest)
    } else if let option = negated(name) {
      guard glued == nil else { return fail("unexpected-value", "option '--\(name)' takes no value") }
      parsed.uses.append(.init(option: option.long, value: "", isNegated: true))
    } else {
      fail("unknown-option", "unknown option '--\(name)'", suggestion: suggestion(for: name))
    }
  }

  /// The flag that `--no-name` switches off.
  private func negated(_ name: String) -> OptionSpec? {
    guard name.hasPrefix("no-") else { return nil }
    return options.first { option in
      guard case .flag = option.kind else { return false }
      return option.long == name.dropFirst(3) && option.long != OptionSpec.help.long
    }
  }

  /// Reads `-n`, `-nvalue`, `-n value`, or several flags in one word.
  private mutating func short(_ word: String, _ rest: inout ArraySlice<String>) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        let meant = options.contains { $0.long == word.dropFirst() } ? "-\(word)" : nil
        fail("unknown-option", "unknown option '\(meant == nil ? "-\(letter)" : word)'", suggestion: meant)
        return
      }
      if case .flag = option.kind {
        use(option, as: "-\(letter)", glued: nil, &rest)
        continue
      }
      var glued: String?
      if !letters.isEmpty {
        if letters.first == "=" { letters.removeFirst() }
        glued = String(letters)
      }
      return use(option, as: "-\(letter)", glued: glued, &rest)
    }
  }

  private mutating func use(
    _ option: OptionSpec, as spelling: String, glued: String?, _ rest: inout ArraySlice<String>
  ) {
    if option.long == OptionSpec.help.long {
      parsed.help = spelling == "-h" ? .short : .long
      return
    }
    guard let valueName = option.valueName else {
      guard glued == nil else { return fail("unexpected-value", "option '\(spelling)' takes no value") }
      parsed.uses.append(.init(option: option.long, value: ""))
      return
    }
    guard let value = glued ?? rest.popFirst(), !value.isEmpty else {
      return fail("missing-value", "option '\(spelling)' needs a value, \(valueName)")
    }
    if check(value, of: option.kind, spelling) { parsed.uses.append(.init(option: option.long, value: value)) }
  }

  /// Whether a value is one that the option takes; says what is wrong where it is not.
  private mutating func check(_ value: String, of kind: OptionSpec.Kind, _ spelling: String) -> Bool {
    switch kind {
    case .flag, .text: return true
    case .number(let name, let least):
      if let number = Int(value), number >= least { return true }
      fail("wrong-value", "option '\(spelling)' takes a whole number \(name) from \(least), not '\(value)'")
      return false
    case .choice(_, let words):
      if words.contains(value) { return true }
      fail(
        "wrong-value", "option '\(spelling)' takes \(Self.alternatives(words)), not '\(value)'",
        suggestion: Spelling.nearest(value, among: words))
      return false
    case .word(_, let noun, let words):
      return check([value], noun: noun, words.all(), spelling)
    case .list(_, let noun, let words):
      return check(
        value.split(separator: ",", omittingEmptySubsequences: false).map(String.init), noun: noun, words.all(),
        spelling)
    case .target(_, let noun, let words):
      return check([String(value.prefix { $0 != "=" })], noun: noun, words.all(), spelling)
    }
  }

  private mutating func check(_ given: [String], noun: String, _ words: [String], _ spelling: String) -> Bool {
    let wrong = given.filter { !words.contains($0) }
    for word in wrong {
      let suggestion = Spelling.nearest(word, among: words)
      let notes = suggestion == nil ? ["there are \(words.joined(separator: ", "))"] : []
      parsed.errors.append(
        Diagnostic(
          id: "wrong-value", "unknown \(noun) '\(word)' in '\(spelling)'", suggestion: suggestion, notes: notes))
    }
    return wrong.isEmpty
  }

  /// The words in a sentence: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  private func suggestion(for name: String) -> String? {
    Spelling.nearest(name, among: options.map(\.long)).map { "--\($0)" }
  }

  private mutating func fail(_ id: String, _ message: String, suggestion: String? = nil) {
    parsed.errors.append(Diagnostic(id: id, message, suggestion: suggestion))
  }
}
