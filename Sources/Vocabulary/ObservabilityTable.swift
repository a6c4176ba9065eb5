/// Whether a source shows a neutral attribute: the rules of `observability.tsv`.
struct ObservabilityTable: Sendable {
  /// The table of the binary.
  static let standard = ObservabilityTable()

  private struct Key: Hashable, Sendable {
    var source: Source
    var attribute: NeutralAttribute
  }

  private struct Rule: Sendable {
    /// Whether it is about Apple's platforms alone.
    var isAppleOnly: Bool
    /// The roles it is about; `nil` for every node.
    var roles: Set<Int>?
    var answer: Observability
  }

  private let rules: [Key: [Rule]]

  private init() {
    let table = Table(GeneratedTables.observability)
    let source = table.column("source")
    let platforms = table.column("platforms")
    let attribute = table.column("attribute")
    let nodes = table.column("nodes")
    var rules: [Key: [Rule]] = [:]
    for row in 0..<table.count {
      guard let source = Source(rawValue: table[row, source]),
        let attribute = NeutralAttribute(rawValue: table[row, attribute])
      else { preconditionFailure("observability.tsv names a source or an attribute that is not known") }
      rules[Key(source: source, attribute: attribute), default: []].append(
        Rule(
          isAppleOnly: table[row, platforms] == "apple", roles: ObservabilityTable.roles(table[row, nodes]),
          answer: ObservabilityTable.answer(table, row)))
    }
    self.rules = rules
  }

  /// The answer of the first rule that fits; `nil` where there is none, which a test excludes.
  func answer(
    _ attribute: NeutralAttribute, source: Source, platform: Platform, role: NeutralRole?
  ) -> Observability? {
    rules[Key(source: source, attribute: attribute)]?.first { rule in
      if rule.isAppleOnly && !platform.isApple { return false }
      guard let roles = rule.roles else { return true }
      return role.map { roles.contains($0.index) } ?? false
    }?.answer
  }

  private static func roles(_ word: String) -> Set<Int>? {
    if word == "any" { return nil }
    if RoleSetTable.standard.has(word) { return RoleSetTable.standard[word] }
    return RoleTable.standard.place(word).map { [$0] }
  }

  private static func answer(_ table: Table, _ row: Int) -> Observability {
    let detail = table.column("detail")
    switch table[row, table.column("how")] {
    case "always": return .printed
    case "seen": return .ifSeen(table.list(row, detail))
    case "never": return .never(because: table[row, detail])
    default: preconditionFailure("observability.tsv has a kind of answer that is not known")
    }
  }
}
