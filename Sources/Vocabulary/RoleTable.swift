/// The neutral roles: the rows of `roles.tsv`.
struct RoleTable: Sendable {
  /// The table of the binary.
  static let standard = RoleTable()
  /// What the language calls some roles as well.
  static let aliases = [(alias: "header", name: "heading"), (alias: "search", name: "searchfield")]

  /// The roles by their place.
  let roles: [NeutralRole]
  /// The whole table, for people.
  let table: Table
  private let places: [String: Int]

  private init() {
    let table = Table(GeneratedTables.roles)
    let name = table.column("role")
    let kind = table.column("kind")
    let interactive = table.column("interactive")
    let presentational = table.column("children_presentational")
    var places = [String: Int](minimumCapacity: table.count + RoleTable.aliases.count)
    roles = (0..<table.count).map { row in
      guard let kind = NeutralRole.Kind(rawValue: table[row, kind]),
        let interactive = NeutralRole.Interactive(rawValue: table[row, interactive])
      else { preconditionFailure("roles.tsv has a kind of role that is not known") }
      let role = NeutralRole(
        index: row, name: table[row, name], kind: kind, interactive: interactive,
        childrenArePresentational: table[row, presentational] == "yes")
      places[role.name] = row
      return role
    }
    for (alias, name) in RoleTable.aliases { places[alias] = places[name] }
    self.places = places
    self.table = table
  }

  /// The role of a word of the language.
  func role(_ word: String) -> NeutralRole? { places[word].map { roles[$0] } }

  /// The place of the role that a table's `normalized` column names; `nil` for `-`.
  ///
  /// - Precondition: it is `-` or a role.
  func place(_ word: String) -> Int? {
    if word == "-" { return nil }
    guard let place = places[word] else { preconditionFailure("a table names a role that is not in roles.tsv") }
    return place
  }
}
