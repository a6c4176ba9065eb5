internal import Vocabulary

/// The words that screen readers say for roles and states: `role-words.tsv`.
struct RoleWordTable: Sendable {
  /// A word for a role or a state.
  struct Entry: Sendable {
    /// What it stands for.
    var concept: String
    /// The roles it is about.
    var roles: RoleSet
    /// Whether it is said in English.
    var isEnglish: Bool
    /// Whether it is said in a language in which the noun comes first.
    var isNounFirst: Bool
  }

  /// The words of the binary.
  static let standard = RoleWordTable()

  private let roles: [String: [Entry]]
  private let states: [String: [Entry]]
  /// What is quickly told of the words for roles.
  let sieve: WordSieve

  /// French, Spanish, Italian, Portuguese, Romanian, Catalan, Galician, Vietnamese and Indonesian.
  private static let nounFirst: Set<String> = ["fr", "es", "it", "pt", "ro", "ca", "gl", "vi", "id"]

  private init() {
    let concepts = RoleWordTable.concepts()
    let table = Table(GeneratedTables.roleWords)
    let columns = (
      kind: table.column("kind"), concept: table.column("concept"), word: table.column("word"),
      locales: table.column("locales")
    )
    var roles: [String: [Entry]] = [:]
    var states: [String: [Entry]] = [:]
    for row in 0..<table.count {
      let locales = table.list(row, columns.locales).map { $0.prefix { $0 != "-" } }
      let concept = table[row, columns.concept]
      let entry = Entry(
        concept: concept, roles: concepts[concept] ?? RoleSet([]), isEnglish: locales.contains("en"),
        isNounFirst: locales.contains { RoleWordTable.nounFirst.contains(String($0)) })
      if table.holds(row, columns.kind, "state") {
        states[table[row, columns.word], default: []].append(entry)
      } else {
        roles[table[row, columns.word], default: []].append(entry)
      }
    }
    self.roles = roles
    self.states = states
    sieve = WordSieve(roles.keys)
  }

  private static func concepts() -> [String: RoleSet] {
    let table = Table(GeneratedTables.roleConcepts)
    let (concept, roles) = (table.column("concept"), table.column("roles"))
    var sets: [String: RoleSet] = [:]
    for row in 0..<table.count { sets[table[row, concept]] = RoleSet(table.list(row, roles).filter { $0 != "-" }) }
    return sets
  }

  /// What a word in lower case says of roles.
  func roles(_ word: String) -> [Entry] { roles[word] ?? [] }

  /// What a word in lower case says of states.
  func states(_ word: String) -> [Entry] { states[word] ?? [] }
}
