/// Whether one source shows the neutral attributes: its rows of `observability.tsv`.
struct ObservabilityRules: Sendable {
  private struct Rule: Sendable {
    var attribute: NeutralAttribute
    /// Whether it is about Apple's platforms alone.
    var isAppleOnly: Bool
    /// The roles it is about; `nil` for every node.
    var roles: Set<Int>?
    var answer: Observability
  }

  /// The rules, in the table's order.
  private var rules: [Rule] = []

  /// The rules of a source; read when first asked for.
  static func of(_ source: Source) -> ObservabilityRules { all[source] }

  private static let all = PerCase<Source, ObservabilityRules> { ObservabilityRules($0) }
  private static let table = Table(GeneratedTables.observability)
  private static let rows = SourceRows(table)

  private init(_ source: Source) {
    let table = ObservabilityRules.table
    let platforms = table.column("platforms")
    let attribute = table.column("attribute")
    let nodes = table.column("nodes")
    for row in ObservabilityRules.rows[source] {
      guard let attribute = NeutralAttribute(rawValue: table[row, attribute]) else {
        preconditionFailure("observability.tsv names an attribute that is not known")
      }
      rules.append(
        Rule(
          attribute: attribute, isAppleOnly: table.holds(row, platforms, "apple"),
          roles: ObservabilityRules.roles(table[row, nodes]),
          answer: ObservabilityRules.answer(table, row, source)))
    }
  }

  /// The answer of the first rule that fits; `nil` where there is none, which a test excludes.
  func answer(_ attribute: NeutralAttribute, platform: Platform, role: NeutralRole?) -> Observability? {
    rules.first { rule in
      if rule.attribute != attribute { return false }
      if rule.isAppleOnly && !platform.isApple { return false }
      guard let roles = rule.roles else { return true }
      return role.map { roles.contains($0.index) } ?? false
    }?.answer
  }

  /// What the nodes column says: every node, a set, or one role.
  private static func roles(_ word: String) -> Set<Int>? {
    if word == "any" { return nil }
    return RoleSetTable.standard[word] ?? RoleTable.standard.place(word).map { [$0] }
  }

  private static func answer(_ table: Table, _ row: Int, _ source: Source) -> Observability {
    let detail = table.column("detail")
    switch table[row, table.column("how")] {
    case "always": return .printed
    case "seen": return .ifSeen(table.list(row, detail))
    case "never": return .never(because: reason(table[row, detail], source))
    default: preconditionFailure("observability.tsv has a kind of answer that is not known")
    }
  }

  /// A reason that rows share names the dumper by a placeholder.
  private static func reason(_ text: String, _ source: Source) -> String {
    text.hasPrefix(placeholder) ? SourceTable.standard[source].dumper + text.dropFirst(placeholder.count) : text
  }

  private static let placeholder = "DUMPER"
}
