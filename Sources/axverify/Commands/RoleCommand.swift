internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import Vocabulary

/// `axverify role`: one row of the vocabulary.
enum RoleCommand {
  static var spec: CommandSpec {
    CommandSpec(
      name: "role", summary: "say what every platform publishes for a role",
      examples: [
        .init("axverify role checkbox", "the row of a neutral role"),
        .init("axverify role AXCheckBox", "what a dump's own word means, and the rows of it"),
      ],
      usage: ["[OPTION...] NAME"], operands: ["NAME"], maximumOperands: 1,
      operandWords: { Vocabulary.standard.neutralRoles.map(\.name) },
      options: [
        OptionSpec(
          long: "platform", kind: .list("P,...", noun: "platform", .platforms),
          isRepeatable: true,
          summary: "only these platforms"),
        .color,
      ], run: run)
  }

  @Sendable private static func run(_ arguments: ParsedArguments, _ session: inout Session) -> ExitStatus {
    let vocabulary = Vocabulary.standard
    let word = arguments.operands[0]
    let named = arguments.words("platform").compactMap(Platform.init(rawValue:))
    let platforms = named.isEmpty ? Platform.allCases : Platform.allCases.filter(named.contains)
    let roles = RoleRows.roles(of: word, vocabulary)
    guard !roles.isEmpty else {
      let known = vocabulary.neutralRoles.map(\.name) + RoleColumn.allCases.flatMap { vocabulary.roles(in: $0) }
      session.complain([
        Diagnostic(
          id: "unknown-role", "unknown role '\(word)'", suggestion: Spelling.nearest(word, among: known))
      ])
      return .trouble
    }
    var text = ReportText(session.reportOptions(color: arguments.value("color")))
    for (role, meaning) in roles {
      if !text.isEmpty { text.endLine() }
      RoleRows.write(role, meaning: meaning, platforms: platforms, vocabulary, to: &text)
    }
    session.output = text.bytes
    return .success
  }
}
