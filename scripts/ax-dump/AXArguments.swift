/// What was asked for on the command line.
struct AXArguments: Equatable {
  var pid: Int?
  var bundle: String?
  var isSimulator = false
  var window: String?
  var out: String?
  var platform: String?
  var screen: String?
  var awaited: String?
  var seconds = 30
  var depth: Int?
  var roleDescription = false
  var frame = false
  var actions = false
  var isHelp = false

  /// One option: its name, the name of its value, what it does, and where what was said goes.
  private struct Option {
    var name: String
    var value: String?
    var help: String
    var take: (inout AXArguments, String) -> Bool
  }

  private static var table: [Option] {
    [
      text("--pid", "N", "the program that runs as this process") {
        $0.pid = number($1)
      } isRight: {
        $0.pid != nil
      },
      text("--bundle", "ID", "the running program of this bundle identifier") { $0.bundle = $1 },
      flag("--simulator", "the screen of the device in the iOS Simulator") { $0.isSimulator = true },
      text("--window", "TITLE", "only the window of this very title") { $0.window = $1 },
      text("--out", "FILE", "where to; without it, to standard output") { $0.out = $1 },
      text("--platform", "NAME", "for the header (default: macos; ios with --simulator)") {
        $0.platform = $1
      } isRight: {
        ["macos", "ios", "ipados", "tvos", "visionos", "web"].contains($0.platform)
      },
      text("--screen", "NAME", "the screen's name, for the header") { $0.screen = $1 },
      text("--for", "TEXT", "wait until something says this very text") { $0.awaited = $1 },
      text("--wait", "SECONDS", "how long to wait for content (default: 30)") {
        $0.seconds = number($1) ?? 0
      } isRight: {
        $0.seconds > 0
      },
      text("--depth", "N", "walk so many levels only; the header says so") {
        $0.depth = number($1)
      } isRight: {
        $0.depth != nil
      },
      flag("--role-description", "print the words for the role") { $0.roleDescription = true },
      flag("--frame", "print where each element is") { $0.frame = true },
      flag("--actions", "print what can be done with it") { $0.actions = true },
      flag("--help", "print this") { $0.isHelp = true },
    ]
  }

  private static func flag(_ name: String, _ help: String, _ set: @escaping (inout AXArguments) -> Void) -> Option {
    Option(name: name, value: nil, help: help) { arguments, _ in
      set(&arguments)
      return true
    }
  }

  private static func text(
    _ name: String, _ value: String, _ help: String, _ set: @escaping (inout AXArguments, String) -> Void,
    isRight: @escaping (AXArguments) -> Bool = { _ in true }
  ) -> Option {
    Option(name: name, value: value, help: help) { arguments, word in
      set(&arguments, word)
      return isRight(arguments)
    }
  }

  /// A whole number above zero.
  private static func number(_ word: String) -> Int? {
    guard word.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(word), number > 0 else { return nil }
    return number
  }

  /// Reads the words behind the program's name.
  init(_ words: [String]) throws(AXFailure) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      guard let option = Self.table.first(where: { $0.name == word }) else {
        throw AXFailure(status: .usage, message: "unknown option '\(word)'")
      }
      guard let value = option.value else {
        _ = option.take(&self, "")
        continue
      }
      guard index < words.count else {
        throw AXFailure(status: .usage, message: "option '\(word)' takes \(value)")
      }
      guard option.take(&self, words[index]) else {
        throw AXFailure(status: .usage, message: "option '\(word)' takes \(value), not '\(words[index])'")
      }
      index += 1
    }
    guard !isHelp else { return }
    guard [pid != nil, bundle != nil, isSimulator].count(where: { $0 }) == 1 else {
      throw AXFailure(status: .usage, message: "name one program: --pid N, --bundle ID or --simulator")
    }
  }

  /// What is printed beyond what every dump has.
  var extras: AXLine.Extras { AXLine.Extras(roleDescription: roleDescription, frame: frame, actions: actions) }

  /// Where the dump begins: the program, one of its windows, or the screen that the Simulator shows; `nil` where it is
  /// not there yet.
  func root<Source: AXElementSource>(in walk: AXWalk<Source>, program: Source.Element) -> Source.Element? {
    var root = program
    if let window {
      let windows = walk.source.children(of: program)
      guard let found = windows.first(where: { walk.source.text("AXTitle", of: $0) == window }) else { return nil }
      root = found
    }
    return isSimulator ? walk.simulatorContent(below: root) : root
  }

  /// What `--help` prints.
  static var help: String {
    var text = """
      Captures what a program on macOS, or the iOS Simulator's device, publishes to assistive clients.

      example:
        scripts/capture-macos --bundle org.example.app --out dumps/macos/settings.txt

      options:

      """
    for option in table {
      let spelling = option.name + (option.value.map { " " + $0 } ?? "")
      text += "  " + spelling + String(repeating: " ", count: max(1, 22 - spelling.count)) + option.help + "\n"
    }
    return text + """

      exit status: 0 captured, 1 nothing there, 2 no permission, 3 no such program, 4 the program ended, 5 the walk was cut,
      64 wrong usage. With 2 and 3 a file NAME.skip takes the dump's place; with 1, 4 and 5 the dump has no end line.

      """
  }
}
