internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification

/// `axverify lint`: says everything about expectation files that needs no verdict on a dump.
enum LintCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "lint", summary: "find what is wrong or weak in expectation files",
      examples: [
        .init("axverify lint", "every file below expectations/"),
        .init("axverify lint --strict expectations/a11y.expect", "one file; a line that can never fail fails"),
      ],
      usage: ["[OPTION...] [PATH...]"],
      details: """
        Errors and warnings of each file, and the canary: each file is tried on an empty dump, on one with a root \
        alone, and on the dumps of the other screens; a check that passes there proves nothing, and is listed.
        """,
      options: [
        OptionSpec(long: "strict", summary: "fail also on what the canary finds"),
        OptionSpec(long: "dumps", kind: .text("DIR"), summary: "the folder of the dumps (default: dumps)"),
        Configuration.option,
        CheckDelivery.option,
        OptionSpec(long: "quiet", short: "q", summary: "print failures and the summary only"),
        .color,
      ], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let configuration = Configuration(arguments, files: session.files)
    guard configuration.errors.isEmpty else {
      session.complain(configuration.errors)
      return .trouble
    }
    let request = CheckRequest(arguments, configuration, files: session.files)
    let reports = CheckDelivery.reports(arguments, inputs: request.options.paths, session)
    let errors = request.errors + reports.errors
    guard errors.isEmpty else { return session.complainOfUsage(errors) }
    let result = Linter.run(request.options, files: session.files)
    session.complain(FolderWalk.notes(of: result.leftAlone))
    var look = session.reportOptions(color: arguments.value("color"))
    look.detail = request.detail
    look.job = .lint
    let delivered = reports.deliver(CheckDelivery.Subject(result: result, look: look), &session)
    return .worst(delivered, ExitStatus(rawValue: Int32(result.exitStatus)) ?? .trouble)
  }
}
