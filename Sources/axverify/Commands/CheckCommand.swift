internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification
internal import Vocabulary

/// `axverify check`: judges expectation files against dumps.
enum CheckCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "check", summary: "judge expectation files against dumps",
      examples: [
        .init("axverify check", "every file below expectations/ against the dumps below dumps/"),
        .init("axverify check expectations/a11y.expect --platform ios", "one screen on one platform"),
        .init("axverify check a11y.expect window_dump.xml", "one dump alone"),
      ],
      usage: ["[OPTION...] [PATH...]", "[OPTION...] FILE.expect DUMP"],
      details: """
        A PATH is an expectation file or a folder of them; without one, the folder 'expectations'. The dump of \
        'expectations/a11y.expect' on iOS is 'dumps/ios/a11y.EXT', of whatever format. In the second form that one \
        dump is judged, and '-' is standard input.

        Results: PASS, FAIL, SKIP (no dump), UNVERIFIED (this source cannot show it), VACUOUS (it proves nothing), \
        UNWITNESSED (a 'no' that nothing shows could ever match), BLOCKED (the dump is refused), ERROR (the \
        expectation file is wrong). Status: 0 nothing failed, 1 a FAIL, 2 a BLOCKED dump or an ERROR.
        """,
      options: options, run: run)
  }

  private static var options: [OptionSpec] {
    [
      OptionSpec(long: "dumps", kind: .text("DIR"), summary: "the folder of the dumps (default: dumps)"),
      OptionSpec(
        long: "dump", kind: .text("PLATFORM[.VARIANT]=FILE"), isRepeatable: true,
        summary: "the dump of a platform, for one expectation file"),
      OptionSpec(
        long: "platform", kind: .list("P,...", noun: "platform", .platforms), isRepeatable: true,
        summary: "judge only these platforms",
        details: "They are \(ArgumentParser.alternatives(Platform.allCases.map(\.rawValue)))."),
      OptionSpec(
        long: "require", kind: .list("P,...", noun: "platform", .platforms), isRepeatable: true,
        summary: "a missing dump of these is BLOCKED, not SKIP"),
      OptionSpec(
        long: "strict", summary: "fail also on what proves nothing",
        details: "UNVERIFIED, VACUOUS, UNWITNESSED, and dumps that no expectation file owns."),
      OptionSpec(
        long: "only", kind: .text("TEXT"), summary: "judge only screens whose name or path contains TEXT"),
      OptionSpec(
        long: "shard", kind: .text("I/N"), summary: "judge only part I of N of the files",
        details: "A file's name says which part it is in, whatever other files there are. 'merge' joins the reports."),
      OptionSpec(
        long: "changed-since", kind: .text("REV"),
        summary: "judge only files that changed since a revision of git, or whose dumps did",
        details: "REV is compared with the working tree; new files count, files that git ignores do not."),
      OptionSpec(
        long: "captured-after", kind: .text("TIME"), summary: "a dump from before TIME, or with no time, is BLOCKED",
        details: """
          TIME is ISO 8601 with an offset, as in 2026-01-31T10:00:00Z. The header of a dump says when it is from.
          """
      ),
      DumpInput.from,
      OptionSpec(
        long: "jobs", short: "j", kind: .number("N", atLeast: 1),
        summary: "judge N screens at once (default: the number of processors)"),
      Configuration.option,
      CheckDelivery.option,
      OptionSpec(
        long: "trees", summary: "keep the trees in the JSON report, for a page that 'merge' makes",
        details: "They are kept as well where a report of html is made in the same run."),
      OptionSpec(long: "quiet", short: "q", summary: "print failures and the summary only"),
      OptionSpec(long: "verbose", short: "v", summary: "print every check"),
      CheckDelivery.maximumFailures,
      .color,
    ]
  }

  /// A part of a run may be empty, which is no fault, but has to be said.
  private static func sayNothingSelected(
    _ result: RunResult, _ arguments: ParsedArguments, _ session: inout Session
  ) {
    guard result.screens.isEmpty, result.errors.isEmpty else { return }
    if let revision = arguments.value("changed-since") {
      session.complain([
        Diagnostic(.note, id: "nothing-changed", "nothing that is judged here has changed since '\(revision)'")
      ])
    } else if let shard = arguments.value("shard") {
      session.complain([Diagnostic(.note, id: "empty-shard", "no file is in part \(shard)")])
    }
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let configuration = Configuration(arguments, files: session.files)
    guard configuration.errors.isEmpty else {
      session.complain(configuration.errors)
      return .trouble
    }
    var request = CheckRequest(arguments, configuration, files: session.files)
    let inputs =
      request.options.paths + request.options.dumps.map(\.path) + (request.options.quickDump.map { [$0] } ?? [])
    let reports = CheckDelivery.reports(arguments, inputs: inputs, session)
    request.options.keepsPictures = CheckDelivery.drawsTrees(reports) || arguments.isOn("trees")
    // The pages name what each line found through their trees.
    request.options.mentionsPasses = request.options.keepsPictures || reports.formatNames.contains("json")
    let errors = request.errors + reports.errors
    guard errors.isEmpty else { return session.complainOfUsage(errors) }
    if request.detail == .everything { configuration.say(&session) }
    var held: [String: [UInt8]] = [:]
    if request.options.quickDump == "-" {
      do throws(Diagnostic) {
        held["-"] = try session.files.readStandardInput()
      } catch {
        session.complain([error])
        return .trouble
      }
    }
    if let revision = arguments.value("changed-since") {
      do throws(Diagnostic) {
        let changed = try GitChanges.paths(since: revision)
        // New settings may change what comes of any screen.
        let isSame = configuration.path.map { !changed.contains($0) } ?? true
        request.options.changedPaths = isSame ? changed : nil
      } catch {
        session.complain([error])
        return .trouble
      }
    }
    let workers = Workers(request.options.jobs)
    let result = Checker.run(
      request.options, files: OverlayFiles(held, over: session.files),
      perform: Progress.watching(workers.perform, isShown: session.surroundings.showsProgress),
      reading: arguments.number("jobs") == nil ? Workers.asNeeded : workers.pair)
    session.complain(FolderWalk.notes(of: result.leftAlone))
    sayNothingSelected(result, arguments, &session)
    var look = session.reportOptions(color: arguments.value("color"))
    look.detail = request.detail
    look.maximumFailures = arguments.number("max-failures")
    let delivered = reports.deliver(CheckDelivery.Subject(result: result, look: look), &session)
    return .worst(delivered, ExitStatus(rawValue: Int32(result.exitStatus)) ?? .trouble)
  }
}
