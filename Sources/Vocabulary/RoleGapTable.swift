/// The roles that a platform does not have, and how that is said: `role-gaps.tsv`.
struct RoleGapTable: Sendable {
  /// The table of the binary.
  static let standard = RoleGapTable()

  /// The rows; they are few.
  private let gaps: [(platform: Platform, role: Int, reason: String)]

  private init() {
    let table = Table(GeneratedTables.roleGaps)
    let platform = table.column("platform")
    let role = table.column("role")
    let because = table.column("because")
    var gaps: [(platform: Platform, role: Int, reason: String)] = []
    for row in 0..<table.count {
      guard let platform = Platform(rawValue: table[row, platform]),
        let place = RoleTable.standard.place(table[row, role])
      else { preconditionFailure("role-gaps.tsv names a platform or a role that is not known") }
      gaps.append((platform, place, table[row, because]))
    }
    self.gaps = gaps
  }

  /// Why a platform has no such role; `nil` where it has it.
  func reason(_ role: NeutralRole, on platform: Platform) -> String? {
    gaps.last { $0.role == role.index && $0.platform == platform.tables }?.reason
  }
}
