/// What the words of one column mean, for whoever asks for many of them: the tables of the column are found once.
public struct ColumnWords: Sendable {
  private let column: RoleColumn
  private let words: RoleWords

  /// Finds the words of a column.
  public init(_ column: RoleColumn) {
    self.column = column
    words = RoleWords.of(column)
  }

  /// The one spelling of a role that has several.
  public func canonical(_ role: String) -> String { words.canonical(role, in: column) }

  /// What a dump's own words mean, as `Vocabulary.meaning(ofRole:subrole:in:)` says it.
  public func meaning(ofRole role: String, subrole: String?) -> NeutralRole? {
    meaning(ofCanonical: canonical(role), subrole: subrole)
  }

  /// The same of a role in the one spelling that stands for all.
  public func meaning(ofCanonical role: String, subrole: String?) -> NeutralRole? {
    let own = words.meaning(ofRole: role) ?? nil
    guard let subrole, let other = words.meaning(ofSubrole: subrole) ?? nil else {
      return own.map { RoleTable.standard.roles[$0] }
    }
    if let own, Vocabulary.standard.isSpelled(own, by: subrole, in: column) { return RoleTable.standard.roles[own] }
    return RoleTable.standard.roles[other]
  }

  /// Whether the words of a node fit a form of a role, its condition left to the caller.
  ///
  /// - Parameters:
  ///   - form: one of the forms that `Vocabulary.demand` gives.
  ///   - role: the neutral role that was asked for.
  ///   - rawRole: the dump's word for the node's role, in any spelling of the column.
  ///   - canonical: that word in the one spelling that stands for all.
  ///   - subrole: the dump's word for its subrole.
  public func fits(
    form: RoleForm, of role: NeutralRole, rawRole: String, canonical: String, subrole: String?
  ) -> Bool {
    if let wanted = form.role, wanted != rawRole, self.canonical(wanted) != canonical { return false }
    guard form.subroles.isEmpty else { return subrole.map(form.subroles.contains) ?? false }
    guard let subrole, let meaning = words.meaning(ofSubrole: subrole) ?? nil else { return true }
    return meaning == role.index || Vocabulary.standard.isSpelled(role.index, by: subrole, in: column)
  }
}
