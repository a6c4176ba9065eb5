internal import AccessibilityVerification

/// The terminal and the environment, as far as they change how things look; they never change a result.
struct Surroundings: Sendable {
  /// Reads a variable of the environment; an empty one counts as not set.
  private let variable: @Sendable (String) -> String?
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  /// Whether standard error is one.
  private let isErrorTerminal: Bool
  /// The columns of that terminal.
  private let columns: Int?

  /// What a test makes up.
  init(environment: [String: String], isTerminal: Bool, columns: Int?, isErrorTerminal: Bool = false) {
    variable = { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.isTerminal = isTerminal
    self.columns = columns
    self.isErrorTerminal = isErrorTerminal
  }

  /// Those of this process.
  init() {
    variable = { name in SystemCalls.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    isTerminal = SystemCalls.isTerminal(1)
    isErrorTerminal = SystemCalls.isTerminal(2)
    columns = SystemCalls.columns(ofTerminal: 1)
  }

  /// Whether the locale says UTF-8, so that lines can be drawn.
  var usesUnicode: Bool {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let encoding = locale.lowercased()
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }

  /// Whether progress is shown: somebody looks, and the line can be taken away again.
  var showsProgress: Bool { isErrorTerminal && variable("TERM") != "dumb" }

  /// Whether the process is a step of GitHub Actions.
  var isOnGitHub: Bool { variable("GITHUB_ACTIONS") != nil }

  /// How many columns an excerpt may take: the terminal's; in a log that a service shows, more than elsewhere.
  var width: Int {
    if isTerminal, let columns { return max(40, columns) }
    return variable("CI") == nil ? 80 : 100
  }

  /// Whether colours are used, by the word of `--color`.
  func isColored(_ word: String?) -> Bool {
    switch word {
    case "always": return true
    case "never": return false
    default:
      if variable("NO_COLOR") != nil { return false }
      if let force = variable("CLICOLOR_FORCE"), force != "0" { return true }
      return isTerminal && variable("TERM") != "dumb"
    }
  }
}
