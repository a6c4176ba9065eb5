/// The roles that a platform does not have, and how that is said: `role-gaps.tsv`.
struct RoleGapTable: Sendable {
  /// The table of the binary.
  static let standard = RoleGapTable()

  private let reasons: [Platform: [Int: String]]

  private init() {
    let table = Table(GeneratedTables.roleGaps)
    let platform = table.column("platform")
    let role = table.column("role")
    let because = table.column("because")
    var reasons: [Platform: [Int: String]] = [:]
    for row in 0..<table.count {
      guard let platform = Platform(rawValue: table[row, platform]),
        let place = RoleTable.standard.place(table[row, role])
      else { preconditionFailure("role-gaps.tsv names a platform or a role that is not known") }
      reasons[platform, default: [:]][place] = table[row, because]
    }
    self.reasons = reasons
  }

  /// Why a platform has no such role; `nil` where it has it.
  func reason(_ role: NeutralRole, on platform: Platform) -> String? { reasons[platform.tables]?[role.index] }
}
