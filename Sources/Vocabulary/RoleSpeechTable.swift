/// What screen readers call roles: `role-speech.tsv`.
struct RoleSpeechTable: Sendable {
  /// The table of the binary.
  static let standard = RoleSpeechTable()

  /// For each role what it is called; `nil` where it is not said.
  let words: [String?]

  private init() {
    var words: [String?] = RoleTable.standard.roles.map { role in
      String(role.name.map { $0 == "-" ? " " : $0 })
    }
    let table = Table(GeneratedTables.roleSpeech)
    let (role, spoken) = (table.column("role"), table.column("spoken"))
    for row in 0..<table.count {
      guard let place = RoleTable.standard.place(table[row, role]) else {
        preconditionFailure("role-speech.tsv has a row without a role")
      }
      words[place] = table.holds(row, spoken, "-") ? nil : table[row, spoken]
    }
    self.words = words
  }
}

extension Vocabulary {
  /// What a screen reader calls a role, an approximation; `nil` where it does not say it.
  public func spokenRole(_ role: NeutralRole) -> String? { RoleSpeechTable.standard.words[role.index] }
}
