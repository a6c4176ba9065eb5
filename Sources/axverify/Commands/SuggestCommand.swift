internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import Verification
internal import Vocabulary

/// `axverify suggest`: a first expectation file for a screen.
enum SuggestCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "suggest", summary: "write a first expectation file from dumps of a screen",
      examples: [
        .init(
          "axverify suggest dumps/ios/settings.txt > expectations/settings.expect", "a line for each stop of a reader"),
        .init(
          "axverify suggest dumps/ios/settings.txt dumps/android/settings.xml",
          "one file for both, with arms where they differ"),
        .init("adb exec-out uiautomator dump /dev/tty | axverify suggest - --screen Settings", "'-' is standard input"),
      ],
      usage: ["[OPTION...] DUMP...", "[OPTION...] PLATFORM=DUMP..."],
      details: """
        Each line is literal: keep what is meant, and loosen what changes from run to run. What is suggested was tried \
        on the dumps: 'check' passes on them. Whose dump it is, is told by what stands in it, then by PLATFORM=, by \
        --platform, or by the folder it is in.
        """,
      operands: ["DUMP"],
      options: [
        OptionSpec(
          long: "screen", kind: .text("NAME"), summary: "the screen's name (default: as the dump says, or its file)")
      ] + DumpInput.options, run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    var inputs: [Suggester.Input] = []
    var errors: [Diagnostic] = []
    for operand in arguments.operands {
      do throws(Diagnostic) {
        inputs.append(try input(operand, arguments, files: session.files))
      } catch {
        errors.append(error)
      }
    }
    for (place, input) in inputs.enumerated() where inputs[..<place].contains(where: { $0.platform == input.platform })
    {
      errors.append(
        Diagnostic(
          id: "same-platform", "it is a second dump of \(input.platform.rawValue); a file has one for each platform",
          path: input.path))
    }
    guard errors.isEmpty else {
      session.complain(errors)
      return .trouble
    }
    do throws(Diagnostic) {
      let suggestion = try Suggester.suggest(inputs, screen: screen(inputs, arguments))
      session.output = Array(suggestion.text.utf8)
      session.complain(suggestion.notes.map { Diagnostic(.note, id: "note", $0) })
      return .success
    } catch {
      session.complain([error])
      return .trouble
    }
  }

  private static func input(
    _ operand: String, _ arguments: ParsedArguments, files: LocalFiles
  ) throws(Diagnostic) -> Suggester.Input {
    var path = operand
    var named: Platform?
    // A file whose whole name is this is itself meant.
    if let sign = operand.firstIndex(of: "="), files.kind(of: operand) == .missing,
      let platform = Platform(rawValue: String(operand[..<sign]))
    {
      named = platform
      path = String(operand[operand.index(after: sign)...])
    }
    let input = try DumpInput(path, arguments, files: files)
    if let named {
      guard input.dump.platforms.contains(named) else {
        throw Diagnostic(
          id: "wrong-platform", "the dump is not of \(named.displayName): \(input.dump.platformReason)", path: path)
      }
      return Suggester.Input(input.dump, path: path, platform: named)
    }
    do throws(Diagnostic) {
      return Suggester.Input(input.dump, path: path, platform: try input.platform(arguments))
    } catch {
      let folders = path.split(separator: "/").dropLast().compactMap { Platform(rawValue: String($0)) }
      guard let platform = folders.last, input.dump.platforms.contains(platform) else { throw error }
      return Suggester.Input(input.dump, path: path, platform: platform)
    }
  }

  /// What the screen is called: as it was named, as a dump says, or as the first file is.
  private static func screen(_ inputs: [Suggester.Input], _ arguments: ParsedArguments) -> String {
    if let name = arguments.value("screen") { return name }
    if let name = inputs.lazy.compactMap({ $0.dump.header?.screen }).first { return name }
    let file = inputs.first?.path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.prefix { $0 != "." }
    return stem.isEmpty || file == "-" ? "Screen" : String(stem)
  }
}
