internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Verification

/// `axverify explain`: what each line of an expectation file demands on each platform.
enum ExplainCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "explain", summary: "say what each line demands on each platform",
      examples: [
        .init("axverify explain expectations/a11y.expect:9", "what line 9 demands, from the platform tables"),
        .init("axverify explain expectations/a11y.expect", "every line"),
      ],
      usage: ["FILE[:LINE]"], operands: ["FILE[:LINE]"], maximumOperands: 1, options: [.color], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let (path, line) = place(arguments.operands[0], files: session.files)
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try session.files.read(path)
    } catch {
      session.complain([error])
      return .trouble
    }
    let look = session.reportOptions(color: arguments.value("color"))
    let (lines, diagnostics) = Explainer.explain(bytes, path: path)
    let explained = line.map { line in lines.filter { $0.line == line } } ?? lines
    session.output = render(explained, path: path, look)
    if !diagnostics.isEmpty {
      session.complain(rendered: HumanReport.render(diagnostics, source: bytes, look))
      if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    }
    if let line, explained.isEmpty {
      session.complain([Diagnostic(id: "no-such-check", "'\(path)' has no check on line \(line)")])
      return .trouble
    }
    return .success
  }

  /// The file and the line that an operand names.
  ///
  /// A report prints `FILE:LINE:COLUMN`, so that is read as well. A file whose whole name is this is itself meant.
  static func place(_ operand: String, files: LocalFiles) -> (path: String, line: Int?) {
    if files.kind(of: operand) != .missing { return (operand, nil) }
    let parts = operand.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix(2).prefix { Int($0) != nil }.count
    guard numbers > 0, numbers < parts.count else { return (operand, nil) }
    return (parts.dropLast(numbers).joined(separator: ":"), Int(parts[parts.count - numbers]))
  }

  private static func render(_ lines: [Explanation], path: String, _ look: ReportOptions) -> [UInt8] {
    var text = ReportText(look)
    for line in lines {
      if !text.isEmpty { text.endLine() }
      text.write("\(path):\(line.line)", .strong)
      text.line("  \(line.text)")
      let width = line.demands.map(\.selector.utf8.count).max() ?? 0
      for (selector, sentences) in line.demands {
        for (place, sentence) in sentences.enumerated() {
          text.write("  \(place == 0 ? selector : "")")
          text.pad(width + 2 - (place == 0 ? selector.utf8.count : 0))
          text.line(sentence)
        }
      }
    }
    return text.bytes
  }
}
