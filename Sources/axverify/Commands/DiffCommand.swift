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
        .init("axverify diff git:main:dumps dumps", "the dumps as they are in a revision; merging is accepting"),
        .init("axverify diff old.txt new.txt --mask '\\d+:\\d\\d'", "clocks are no difference"),
        .init("axverify diff --learn run1 run2", "what differs between any two captures of one build"),
      ],
      usage: ["[OPTION...] OLD NEW", "--learn [OPTION...] RUN1 RUN2"],
      details: """
        Every change has a class: blocker (a control lost its name, is gone or cannot be reached), major (it says or \
        does something else, or is read in another order), minor (texts, hints, what is new) and structure (what only \
        tests notice). What differs between any two runs (addresses, places on the screen) is counted and no difference.

        Two formats of one screen are compared by what both can show. OLD and NEW are files, folders, or 'git:REV:PATH' \
        for a file or folder of a revision, with a path that starts at the working directory. Where an expectation file \
        is about a screen, reports say which of its lines claim what changed.

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
      OptionSpec(
        long: "learn", summary: "print the rules that make two captures of one build equal",
        details: """
          They are printed as the section 'diff' of axverify.json, from which 'diff' reads them. No rule is made for \
          what a person would call another name, value or state, unless a narrow one takes it out: times, identifiers \
          drawn by lot, numbers beside a word. What is left is said, with status 1.
          """),
      DumpInput.from,
      Configuration.option,
      RunDelivery<DiffRun>.option(DiffReportFormat.all.map { ($0.name, $0.summary) }),
      .color,
    ]
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let configuration = Configuration(arguments, files: session.files, mayBeEmpty: arguments.isOn("learn"))
    guard configuration.errors.isEmpty else {
      session.complain(configuration.errors)
      return .trouble
    }
    var request = DiffRequest(arguments, configuration, files: session.files)
    var look = DiffReportOptions(session.reportOptions(color: arguments.value("color")))
    if let context = arguments.number("context") { look.context = context }
    look.performer = PairReader.performer
    let delivery = RunDelivery(
      arguments.values("report"), formats: formats(look), inputs: request.inputs, files: session.files,
      isOnGitHub: session.surroundings.isOnGitHub)
    session.complain(FolderWalk.notes(of: request.leftAlone))
    var errors = request.errors + delivery.errors
    if arguments.isOn("learn"), !arguments.values("report").isEmpty {
      errors.append(Diagnostic(id: "wrong-usage", "'--learn' prints rules and no report; leave out '--report'"))
    }
    guard errors.isEmpty else { return session.complainOfUsage(errors) }
    if arguments.isOn("learn") {
      var learning = DiffLearning(request)
      return learning.run(&session)
    }
    let result = request.run(session.files)
    session.complain(request.faults + request.words.notes)
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
