internal import Vocabulary

/// One option of a command: what the parser, the help and the suggestions know of it.
struct OptionSpec: Sendable {
  /// What may follow it.
  enum Kind: Sendable {
    /// Nothing.
    case flag
    /// Any text; the name stands for it in the help.
    case text(String)
    /// A whole number that is at least so large.
    case number(String, atLeast: Int)
    /// One of a few words.
    case choice(String, [String])
    /// One of many words, of which the noun says what they are.
    case word(String, noun: String, Words)
    /// Some of these words, commas between them.
    case list(String, noun: String, Words)
    /// One of these words, and behind a `=` the file it is written to.
    case target(String, noun: String, Words)
  }

  /// The words that an option takes; made only when it is used or shown, since every run makes the tables.
  struct Words: Sendable, ExpressibleByArrayLiteral {
    /// All of them, in the order in which help shows them.
    let all: @Sendable () -> [String]

    init(_ all: @escaping @Sendable () -> [String]) { self.all = all }

    init(arrayLiteral words: String...) { all = { words } }

    /// The words of the platforms.
    static let platforms = Words { Platform.allCases.map(\.rawValue) }
  }

  /// The name after two dashes.
  let long: String
  /// The letter after one dash.
  let short: Unicode.Scalar?
  /// What may follow it.
  let kind: Kind
  /// Whether each use adds to those before; otherwise the last one wins.
  let isRepeatable: Bool
  /// What it does, in one line.
  let summary: String
  /// What `--help` says beyond that; made only when it is printed, since every run makes the tables.
  let details: @Sendable () -> String

  /// Makes an option; what it is not told, a plain flag is.
  init(
    long: String, short: Unicode.Scalar? = nil, kind: Kind = .flag, isRepeatable: Bool = false, summary: String,
    details: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.long = long
    self.short = short
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.details = details
  }

  /// The name of its value in the help; `nil` for a flag.
  var valueName: String? {
    switch kind {
    case .flag: nil
    case .text(let name), .number(let name, _), .choice(let name, _), .word(let name, _, _), .list(let name, _, _),
      .target(let name, _, _):
      name
    }
  }

  /// What a shell can offer for its value.
  enum Offer: Equatable {
    /// Nothing.
    case nothing
    /// One of these words.
    case words([String])
    /// Some of these words, commas between them.
    case list([String])
    /// One of these words, and behind a `=` a file.
    case target([String])
    /// A file.
    case file
    /// A folder.
    case folder
  }

  /// What a shell can offer for its value; which texts are paths is known by the names that stand for them.
  var offer: Offer {
    switch kind {
    case .flag, .number: .nothing
    case .text(let name): name == "DIR" ? .folder : name == "FILE" ? .file : .nothing
    case .choice(_, let words): .words(words)
    case .word(_, _, let words): .words(words.all())
    case .list(_, _, let words): .list(words.all())
    case .target(_, _, let words): .target(words.all())
    }
  }

  /// How it is written: `-j N, --jobs N`.
  var spelling: String {
    let value = valueName.map { " \($0)" } ?? ""
    guard let short else { return "    --\(long)\(value)" }
    return "-\(short), --\(long)\(value)"
  }
}

extension OptionSpec {
  /// The option of every command.
  static let help = OptionSpec(
    long: "help", short: "h", summary: "print help; -h is the short form, --help the long one")

  /// When colours are used.
  static let color = OptionSpec(
    long: "color", kind: .choice("WHEN", ["auto", "always", "never"]), summary: "auto (default), always or never",
    details: "auto: on a terminal, unless NO_COLOR is set or TERM is dumb; also elsewhere where CLICOLOR_FORCE is set.")
}
