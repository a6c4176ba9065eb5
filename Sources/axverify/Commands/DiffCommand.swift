internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import TreeDiff

/// `axverify diff`: what changed for a person with a screen reader.
enum DiffCommand {
  private static let classes = Impact.allCases.reversed().map(\.name)

  static var spec: CommandSpec {
    CommandSpec(
      name: "diff", summary: "say what changed between two dumps for a person with a screen reader",
      examples: [
        .init("axverify diff before.xml after.xml", "what changed on one screen"),
        .init("axverify diff dumps.old dumps --fail-on major", "folders: screens are paired by their paths"),
        .init("axverify diff old.txt new.txt --mask '\\d+:\\d\\d'", "clocks are no difference"),
      ],
      usage: ["[OPTION...] OLD NEW"],
      details: """
        Every change has a class: blocker (a control lost its name, is gone or cannot be reached), major (it says or \
        does something else, or is read in another order), minor (texts, hints, what is new) and structure (what only \
        tests notice). What differs between any two runs (addresses, places on the screen) is counted and no difference.

        Two formats of one screen are compared by what both can show.

        Status: 0 no difference of the class of --fail-on or worse, 1 differences, 2 a dump is refused, or an input or \
        option is wrong.
        """,
      operands: ["OLD", "NEW"], maximumOperands: 2, options: options, run: run)
  }

  private static var options: [OptionSpec] {
    [
      OptionSpec(
        long: "ignore", kind: .text("ATTR"), isRepeatable: true, summary: "an attribute that is not compared"),
      OptionSpec(
        long: "mask", kind: .text("REGEX"), isRepeatable: true,
        summary: "text that is taken out of both sides before they are compared"),
      OptionSpec(
        long: "geometry", kind: .text("exact|TOLERANCE|ignore"),
        summary: "whether places and sizes are compared (default: ignore)",
        details: "exact: any other number is a difference. TOLERANCE: only one that is off by more."),
      OptionSpec(
        long: "key", kind: .text("ATTR"), isRepeatable: true,
        summary: "an attribute that says which element is which"),
      OptionSpec(
        long: "fail-on", kind: .choice("CLASS", classes),
        summary: "the least class of change that makes the status 1 (default: structure)"),
      OptionSpec(long: "exit-zero", summary: "end with 0 where there are differences"),
      OptionSpec(
        long: "only", kind: .text("TEXT"), isRepeatable: true, summary: "compare the screens whose path has this text"),
      OptionSpec(
        long: "context", kind: .number("N", atLeast: 0),
        summary: "how many elements around a change are shown (default: 2)"),
      DumpInput.from,
      RunDelivery<DiffRun>.option(DiffReportFormat.all.map { ($0.name, $0.summary) }),
      .color,
    ]
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    var request = DiffRequest(arguments, files: session.files)
    var look = DiffReportOptions(session.reportOptions(color: arguments.value("color")))
    if let context = arguments.number("context") { look.context = context }
    let delivery = RunDelivery(
      arguments.values("report"), formats: formats(look), inputs: request.inputs, files: session.files)
    session.complain(FolderWalk.notes(of: request.leftAlone))
    let errors = request.errors + delivery.errors
    guard errors.isEmpty else { return session.complainOfUsage(errors) }
    let result = request.run(session.files)
    session.complain(request.faults)
    let delivered = delivery.deliver(result, &session)
    let status = request.faults.isEmpty ? ExitStatus(rawValue: Int32(result.exitStatus)) ?? .trouble : .trouble
    return .worst(delivered, status)
  }

  private static func formats(_ look: DiffReportOptions) -> [RunFormat<DiffRun>] {
    DiffReportFormat.all.map { format in
      RunFormat(name: format.name, summary: format.summary) { run, isFile in
        var look = look
        if isFile { look.look.isColored = false }
        return format.render(run, look)
      }
    }
  }
}
