/// The sets of neutral roles that rules speak of: `role-sets.tsv`.
struct RoleSetTable: Sendable {
  /// The table of the binary.
  static let standard = RoleSetTable()

  /// What can be checked.
  let checkable: Set<Int>
  /// The text fields.
  let editable: Set<Int>
  private let sets: [String: Set<Int>]

  private init() {
    let table = Table(GeneratedTables.roleSets)
    let name = table.column("set")
    let roles = table.column("roles")
    var sets: [String: Set<Int>] = [:]
    for row in 0..<table.count {
      sets[table[row, name]] = Set(table.list(row, roles).compactMap(RoleTable.standard.place))
    }
    guard let checkable = sets["checkable"], let editable = sets["editable"] else {
      preconditionFailure("role-sets.tsv lacks a set that the lookups ask for")
    }
    self.checkable = checkable
    self.editable = editable
    self.sets = sets
  }

  /// A set by its name; `nil` where there is none.
  subscript(name: String) -> Set<Int>? { sets[name] }
}
