internal import AccessibilityTree
internal import Reports
internal import Vocabulary

/// `axverify sources`: what writes dumps, and what each can and cannot show.
enum SourcesCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "sources", summary: "say what each source of dumps can and cannot show",
      examples: [
        .init("axverify sources", "every source"),
        .init("axverify sources uiautomator", "one of them, with the reasons"),
        .init("axverify sources --platform ios", "those of a platform"),
      ],
      usage: ["[OPTION...] [SOURCE...]"],
      details: """
        What a source always shows is at its default, or not there, where a dump does not say it. What it shows by \
        version counts only where some node of the dump has it. What it never shows cannot be told: such a line is \
        UNVERIFIED.
        """,
      operandWords: { Source.allCases.map(\.rawValue) },
      options: [
        OptionSpec(
          long: "platform", kind: .word("P", noun: "platform", .platforms),
          summary: "only the sources of this platform, and what they show there"),
        .color,
      ], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let platform = arguments.value("platform").flatMap(Platform.init(rawValue:))
    let words = Source.allCases.map(\.rawValue)
    let unknown = arguments.operands.filter { !words.contains($0) }
    guard unknown.isEmpty else {
      session.complain(
        unknown.map {
          Diagnostic(
            id: "unknown-source", "unknown source '\($0)'", suggestion: Spelling.nearest($0, among: words),
            notes: ["sources: " + words.joined(separator: ", ")])
        })
      return .trouble
    }
    var sources = platform.map(Vocabulary.standard.sources(of:)) ?? Source.allCases
    if !arguments.operands.isEmpty { sources = sources.filter { arguments.operands.contains($0.rawValue) } }
    guard !sources.isEmpty else {
      let place = platform.map { " of \($0.displayName)" } ?? ""
      session.complain([
        Diagnostic(
          id: "no-source",
          arguments.operands.isEmpty
            ? "nothing writes a dump\(place) from outside the app"
            : "no dump\(place) is written by \(ArgumentParser.alternatives(arguments.operands))")
      ])
      return .trouble
    }
    var text = ReportText(session.reportOptions(color: arguments.value("color")))
    for source in sources {
      if !text.isEmpty { text.endLine() }
      SourceRows.write(source, on: platform, hasReasons: !arguments.operands.isEmpty, to: &text)
    }
    session.output = text.bytes
    return .success
  }
}
