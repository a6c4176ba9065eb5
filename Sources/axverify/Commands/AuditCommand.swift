internal import AccessibilityTree
internal import AccessibilityVerification
internal import Audit
internal import Reports
internal import Vocabulary

/// `axverify audit`: rules that hold for every screen.
enum AuditCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "audit", summary: "audit a dump by rules that hold for every screen",
      examples: [
        .init("axverify audit window_dump.xml", "PASS or FAIL, with what is wrong and how to mend it"),
        .init("axverify audit dumps --report json=audit.json", "every dump below a folder"),
        .init("axverify audit --explain control-missing-label", "one rule, with examples"),
      ],
      usage: ["[OPTION...] DUMP...", "--list", "--explain RULE"],
      details: """
        Five things fail an audit: a missing label, a label nobody would say, a missing role, an exposed image without \
        a label, and a control that is not exposed. Recommendations and assumptions are listed and never change the \
        verdict. What a dump cannot show is listed as not verified.

        Status: 0 PASS, 1 FAIL, 2 a dump is refused, or an input or option is wrong.
        """,
      options: options, run: run)
  }

  private static var options: [OptionSpec] {
    DumpInput.options + [
      OptionSpec(
        long: "profile", kind: .word("NAME", noun: "profile", OptionSpec.Words { AuditProfile.all.map(\.id) }),
        summary: "what fails beside the five criteria",
        details: AuditProfile.all.map { "\($0.id): \($0.summary)" }.joined(separator: "\n")),
      OptionSpec(
        long: "density", kind: .text("N"), summary: "how many pixels of the dump a point, dp or CSS pixel is",
        details: "Dumps in pixels do not say it. On Android it is what 'adb shell wm density' prints, divided by 160."),
      OptionSpec(
        long: "known", kind: .text("FILE"), summary: "report only what is not in this list of known findings",
        details: "'--report known=FILE' writes such a list."),
      OptionSpec(
        long: "sources", kind: .text("DIR"),
        summary: "name the lines of source files that hold a failing label or identifier"),
      OptionSpec(
        long: "require-elements", kind: .number("N", atLeast: 1),
        summary: "refuse a dump with fewer elements to audit (default: 0)"),
      OptionSpec(long: "strict-waivers", summary: "fail on waivers that match nothing"),
      OptionSpec(long: "passing", summary: "list the elements without a finding, and where their names come from"),
      OptionSpec(long: "list", summary: "list the rules"),
      OptionSpec(
        long: "explain", kind: .word("RULE", noun: "rule", OptionSpec.Words { AuditCatalogue.rules.map(\.id) }),
        summary: "explain one rule"),
      AuditDelivery.option,
      Configuration.option,
      OptionSpec(long: "quiet", short: "q", summary: "print failures and the summary only"),
      .color,
    ]
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    var look = session.reportOptions(color: arguments.value("color"))
    look.detail = arguments.isOn("quiet") ? .failures : .normal
    if arguments.isOn("list") {
      session.output = RuleExplanation.list(look)
      return .success
    }
    if let rule = arguments.value("explain").flatMap(AuditCatalogue.rule) {
      session.output = RuleExplanation.explain(rule, look)
      return .success
    }
    let settings = Configuration(arguments, files: session.files)
    guard settings.errors.isEmpty else {
      session.complain(settings.errors)
      return .trouble
    }
    let request = AuditRequest(arguments, settings.audit, files: session.files)
    let delivery = RunDelivery(
      arguments.values("report"), formats: AuditDelivery.formats(look), inputs: request.paths, files: session.files,
      isOnGitHub: session.surroundings.isOnGitHub)
    session.complain(FolderWalk.notes(of: request.leftAlone))
    let errors = request.errors + delivery.errors
    guard errors.isEmpty else { return session.complainOfUsage(errors) }
    let result = request.run(session.files, drawsTrees: delivery.drawsTrees)
    let delivered = delivery.deliver(result, &session)
    return .worst(delivered, ExitStatus(rawValue: Int32(result.exitStatus)) ?? .trouble)
  }
}
