internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification

/// `axverify query`: tries a node pattern on a dump.
enum QueryCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "query", summary: "try a node pattern on a dump",
      examples: [
        .init(
          "axverify query dumps/ios/a11y.txt 'checkbox \"Select all\" checked=mixed'",
          "the nodes that match, or the nearest one and how it differs"),
        .init("adb exec-out uiautomator dump /dev/tty | axverify query - button", "'-' is standard input"),
      ],
      usage: ["[OPTION...] DUMP PATTERN"],
      details: "Status: 0 something matched, 1 nothing did, 2 the dump or the pattern is refused.",
      operands: ["DUMP", "PATTERN"], maximumOperands: 2, options: DumpInput.options + [.color], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let look = session.reportOptions(color: arguments.value("color"))
    let pattern = arguments.operands[1]
    do {
      let input = try DumpInput(arguments.operands[0], arguments, files: session.files)
      if let refusal = input.dump.refusal { throw refusal }
      let platform = try input.platform(arguments)
      let result = try PatternQuery.run(pattern, on: input.dump, path: input.path, platform: platform)
      session.output = HumanReport.render(result, look)
      return result.matches.isEmpty ? .failure : .success
    } catch let errors as PatternErrors {
      let named = errors.diagnostics.map { error in
        var error = error
        error.path = "pattern"
        return error
      }
      session.complain(rendered: HumanReport.render(named, source: Array(pattern.utf8), look))
    } catch let error as Diagnostic {
      session.complain([error])
    } catch {
      session.complain([Diagnostic(id: "unknown", "\(error)")])
    }
    return .trouble
  }
}
