extension Vocabulary {
  /// What a neutral role demands of a dump.
  ///
  /// The forms of an expressible role go from the usual to the rare; a node that fits any of them will do. The words
  /// for no role are those of the rows `none`, `generic` and `group`.
  public func demand(_ role: NeutralRole, in column: RoleColumn, on platform: Platform) -> RoleDemand {
    if let reason = unreadable(platform) { return .unknown(because: reason) }
    guard let cell = RoleFormTable.of(column).cell(role.index) else {
      return .unknown(because: noCounterpart(role, in: column))
    }
    let home = homePlatform(of: column)
    if let reason = RoleGapTable.standard.reason(role, on: platform) {
      return .none(formsOfNoRole(in: column), because: reason)
    }
    switch cell {
    case .forms(let usual, let further):
      return .expressible(usual + further)
    case .none:
      let reason = home.flatMap { RoleGapTable.standard.reason(role, on: $0) }
      return .none(formsOfNoRole(in: column), because: reason ?? noCounterpart(role, in: column))
    case .unknown:
      return .unknown(because: noCounterpart(role, in: column))
    case .absent:
      return .notInTree(because: "what is '\(role.name)' is left out of the tree on \(platform.displayName)")
    }
  }

  /// Whether the words of a node fit a form of a role, its condition left to the caller.
  ///
  /// - Parameters:
  ///   - form: one of the forms that `demand` gives.
  ///   - role: the neutral role that was asked for.
  ///   - rawRole: the dump's word for the node's role, in any spelling of the column.
  ///   - subrole: the dump's word for its subrole.
  ///   - column: the column of the dump's words.
  public func fits(
    form: RoleForm, of role: NeutralRole, rawRole: String, subrole: String?, in column: RoleColumn
  ) -> Bool {
    let words = ColumnWords(column)
    return words.fits(
      form: form, of: role, rawRole: rawRole, canonical: words.canonical(rawRole), subrole: subrole)
  }

  /// Why nothing of a platform can be read from outside; `nil` for all but watchOS.
  public func unreadable(_ platform: Platform) -> String? {
    platform == .watchos ? "nothing can be read from outside on watchOS" : nil
  }

  /// The shapes of a node that is there without a role.
  private func formsOfNoRole(in column: RoleColumn) -> [RoleForm] {
    let table = RoleFormTable.of(column)
    let places = ["none", "generic", "group"].compactMap(RoleTable.standard.place)
    var forms: [RoleForm] = []
    for place in places {
      guard case .forms(let usual, let further) = table.cell(place) else { continue }
      for form in usual + further where !forms.contains(form) { forms.append(form) }
    }
    // A subrole that says "a group" is no role either: AXGroup[AXApplicationGroup].
    let words = RoleWords.of(column)
    let subroles = words.subroles.filter { places.contains((words.meaning(ofSubrole: $0) ?? nil) ?? -1) }
    if subroles.isEmpty { return forms }
    return forms + forms.map { RoleForm(role: $0.role, subroles: subroles) }
  }

  private func noCounterpart(_ role: NeutralRole, in column: RoleColumn) -> String {
    "the tables know no \(column.wordName) for '\(role.name)'"
  }

  /// The platform whose own toolkit speaks a column's words, where that decides what does not exist.
  private func homePlatform(of column: RoleColumn) -> Platform? {
    switch column {
    case .macAX: .macos
    case .iosAX: .ios
    case .uikit: .ios
    case .xcui, .android, .uia, .atspi, .aria, .compose, .flutter, .chromium, .msaa: nil
    }
  }
}
