internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification

/// `axverify merge`: joins JSON reports into any report.
enum MergeCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "merge", summary: "join JSON reports of parts of a run into any report",
      examples: [
        .init("axverify merge shard-*.json", "what a run that was never parted would have said"),
        .init("axverify merge ios.json android.json --report html=all.html", "the platforms of two machines as a page"),
      ],
      usage: ["[OPTION...] REPORT.json..."],
      details: """
        The reports are those of 'check --report json=FILE', or of 'lint'. A screen may be in several of them, if \
        each of its dumps is judged in one: a dump that is missing in the others is no fault. A part of 'check \
        --shard' that is in none of them is an error. The status is that of the whole run. A page has the trees of the dumps where the reports have them ('check --trees').
        """,
      operands: ["REPORT.json"],
      options: [
        CheckDelivery.option,
        OptionSpec(long: "quiet", short: "q", summary: "print failures and the summary only"),
        OptionSpec(long: "verbose", short: "v", summary: "print every check"),
        CheckDelivery.maximumFailures,
        .color,
      ], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let reports = CheckDelivery.reports(arguments, inputs: arguments.operands, session)
    guard reports.errors.isEmpty else { return session.complainOfUsage(reports.errors) }
    var merge = ReportMerge()
    var errors: [Diagnostic] = []
    for path in arguments.operands {
      do throws(Diagnostic) {
        merge.add(try StoredReport(reading: try session.files.read(path), path: path), path: path)
      } catch {
        errors.append(error)
      }
    }
    errors += merge.errors
    guard errors.isEmpty else {
      session.complain(errors)
      return .trouble
    }
    merge.finish()
    var look = session.reportOptions(color: arguments.value("color"))
    look.job = merge.job
    look.detail = CheckRequest.detail(arguments)
    look.maximumFailures = arguments.number("max-failures")
    let delivered = reports.deliver(CheckDelivery.Subject(result: merge.result, look: look), &session)
    return .worst(delivered, ExitStatus(rawValue: Int32(merge.result.exitStatus)) ?? .trouble)
  }
}
