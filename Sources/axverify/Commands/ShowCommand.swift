internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import Vocabulary

/// `axverify show`: a dump in one form, whatever format it came in.
enum ShowCommand {
  /// The forms of `--as`, the default first.
  private static let forms = ["text", "xml", "json", "spoken"]

  static var spec: CommandSpec {
    CommandSpec(
      name: "show", summary: "print a dump as text, XML or JSON, or as it is heard",
      examples: [
        .init("axverify show window_dump.xml", "the tree as indented text, one line a node"),
        .init("adb exec-out uiautomator dump /dev/tty | axverify show - --as json", "'-' is standard input"),
        .init("axverify show dumps/ios/a11y.txt --as spoken", "what a screen reader would say, stop by stop"),
        .init("axverify show dumps/ios/a11y.txt --at 5:3", "the node that a report names, and what is around it"),
      ],
      usage: ["[OPTION...] DUMP"],
      details: """
        What was skipped or mended to read the dump is said on standard error, and so is that the value of a secure \
        field is masked. Of a dump that is cut off, what came before the cut is printed, and the status is 2. What is \
        spoken is an approximation from the platform tables; no screen reader is asked.
        """,
      operands: ["DUMP"], maximumOperands: 1,
      options: [
        OptionSpec(long: "as", kind: .choice("FORM", forms), summary: "text (default), xml, json or spoken"),
        OptionSpec(long: "stops", summary: "only where a screen reader stops, one line a stop"),
        OptionSpec(
          long: "at", kind: .text("LINE"), summary: "only the nodes at this line of the dump, or at LINE:COLUMN",
          details: "Reports print places so. In a dump of one line the column says which node is meant."),
      ] + DumpInput.options, run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let form = arguments.value("as") ?? "text"
    let isPart = arguments.isOn("stops") || arguments.value("at") != nil
    if isPart, form == "xml" || form == "json" {
      return session.complainOfUsage([
        Diagnostic(id: "wrong-form", "'--stops' and '--at' print text, which '--as \(form)' does not")
      ])
    }
    do throws(Diagnostic) {
      let input = try DumpInput(arguments.operands[0], arguments, files: session.files)
      var dump = input.dump
      if arguments.value("platform") != nil {
        let platform = try input.platform(arguments)
        dump.platforms = [platform]
        dump.header?.platform = platform.rawValue
      }
      switch form {
      case "xml": session.output = XMLWriter.write(dump)
      case "json": session.output = JSONWriter.write(dump)
      case "text" where !isPart: session.output = try AXTextWriter.write(dump)
      default: session.output = try part(of: dump, isSpoken: form == "spoken", input, arguments)
      }
      session.complain(dump.notes.map { Diagnostic(.note, id: "note", $0, path: input.path) })
      guard let refusal = dump.refusal else { return .success }
      session.complain([refusal])
    } catch {
      session.complain([error])
    }
    return .trouble
  }

  /// What is heard, or a part of the tree.
  private static func part(
    of dump: Dump, isSpoken: Bool, _ input: DumpInput, _ arguments: ParsedArguments
  ) throws(Diagnostic) -> [UInt8] {
    let extract = try extract(arguments.value("at"), of: dump, path: input.path)
    if let extract, !isSpoken, !arguments.isOn("stops") {
      // The tree can be shown without its platform; what is heard there cannot be said then.
      let platform = try? input.platform(arguments)
      return try extract.text(platform.map { DumpReading(dump, on: $0) })
    }
    let reading = DumpReading(dump, on: try input.platform(arguments))
    let parts = extract?.parts ?? [0..<dump.tree.count]
    do throws(Diagnostic) {
      return isSpoken ? try SpokenWriter.speech(reading, of: parts) : try SpokenWriter.list(reading, of: parts)
    } catch {
      var error = error
      error.path = input.path
      throw error
    }
  }

  /// The part of a dump that `--at` names; `nil` for the whole.
  private static func extract(_ word: String?, of dump: Dump, path: String) throws(Diagnostic) -> DumpExtract? {
    guard let word else { return nil }
    let place = try place(word)
    do throws(Diagnostic) {
      return try DumpExtract(dump, line: place.line, column: place.column)
    } catch {
      var error = error
      error.path = path
      throw error
    }
  }

  /// A line, and a column where one is given.
  private static func place(_ word: String) throws(Diagnostic) -> (line: Int, column: Int?) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    if let line = parts.first.flatMap({ $0 }), line > 0 {
      if parts.count == 1 { return (line, nil) }
      if parts.count == 2, let column = parts[1], column > 0 { return (line, column) }
    }
    throw Diagnostic(id: "wrong-place", "'--at' takes LINE or LINE:COLUMN, both from 1, not '\(word)'")
  }
}
