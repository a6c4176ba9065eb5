internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import Vocabulary

/// `axverify show`: a dump in one form, whatever format it came in.
enum ShowCommand {
  /// The forms of `--as`, the default first.
  private static let forms = ["text", "xml", "json"]

  static var spec: CommandSpec {
    CommandSpec(
      name: "show", summary: "print a dump as text, XML or JSON",
      examples: [
        .init("axverify show window_dump.xml", "the tree as indented text, one line a node"),
        .init("adb exec-out uiautomator dump /dev/tty | axverify show - --as json", "'-' is standard input"),
      ],
      usage: ["[OPTION...] DUMP"],
      details: """
        What was skipped or mended to read the dump is said on standard error, and so is that the value of a secure \
        field is masked. Of a dump that is cut off, what came before the cut is printed, and the status is 2.
        """,
      operands: ["DUMP"], maximumOperands: 1,
      options: [
        OptionSpec(long: "as", kind: .choice("FORM", forms), summary: "text (default), xml or json")
      ] + DumpInput.options, run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    do throws(Diagnostic) {
      let input = try DumpInput(arguments.operands[0], arguments, files: session.files)
      var dump = input.dump
      if arguments.value("platform") != nil {
        let platform = try input.platform(arguments)
        dump.platforms = [platform]
        dump.header?.platform = platform.rawValue
      }
      switch arguments.value("as") {
      case "xml": session.output = XMLWriter.write(dump)
      case "json": session.output = JSONWriter.write(dump)
      default: session.output = try AXTextWriter.write(dump)
      }
      session.complain(dump.notes.map { Diagnostic(.note, id: "note", $0, path: input.path) })
      guard let refusal = dump.refusal else { return .success }
      session.complain([refusal])
    } catch {
      session.complain([error])
    }
    return .trouble
  }
}
