/// The sets of neutral roles that rules speak of: `role-sets.tsv`.
struct RoleSetTable: Sendable {
  /// The table of the binary.
  static let standard = RoleSetTable()

  private let sets: [String: Set<Int>]

  private init() {
    let table = Table(GeneratedTables.roleSets)
    let name = table.column("set")
    let roles = table.column("roles")
    var sets: [String: Set<Int>] = [:]
    for row in 0..<table.count {
      sets[table[row, name]] = Set(table.list(row, roles).compactMap(RoleTable.standard.place))
    }
    self.sets = sets
  }

  /// What can be checked.
  var checkable: Set<Int> { self["checkable"] }
  /// The text fields.
  var editable: Set<Int> { self["editable"] }

  /// A set by its name; `nil` in a rule stands for every node.
  ///
  /// - Precondition: there is one of this name.
  subscript(name: String) -> Set<Int> {
    guard let set = sets[name] else { preconditionFailure("role-sets.tsv has no set \(name)") }
    return set
  }

  /// Whether there is a set of this name.
  func has(_ name: String) -> Bool { sets[name] != nil }
}
