extension RoleColumn {
  /// What one word of the column is, as a person says it.
  public var wordName: String {
    switch self {
    case .macAX: "AX role on macOS"
    case .iosAX: "AX role on iOS"
    case .xcui: "XCUIElement type"
    case .android: "Android class"
    case .uia: "UI Automation control type"
    case .atspi: "AT-SPI role"
    case .aria: "ARIA role"
    }
  }
}

extension Platform {
  /// What must be said with everything the tables tell of a platform that nobody has measured; `nil` for the others.
  public var inferenceNote: String? { isInferred ? "inferred from UIKit" : nil }
}

extension Vocabulary {
  /// What a dump must show for a role, in one line for a person.
  public func explain(_ role: NeutralRole, in column: RoleColumn, on platform: Platform) -> String {
    let place = "on \(platform.displayName)" + (platform.inferenceNote.map { " (\($0))" } ?? "")
    switch demand(role, in: column, on: platform) {
    case .expressible(let forms):
      return "\(alternatives(usual(of: role, in: column) ?? forms, in: column)) \(place)"
    case .none(let forms, let reason):
      let plain = forms.filter { $0.subroles.isEmpty }
      return "none \(place): \(reason); the element must carry \(alternatives(plain, in: column))"
    case .unknown(let reason):
      return "cannot be told \(place): \(reason)"
    case .notInTree(let reason):
      return "not there: \(reason)" + (platform.inferenceNote.map { " (\($0))" } ?? "")
    }
  }

  /// A form as a person reads it, as in `android.widget.EditText with password="true"`.
  public func describe(_ form: RoleForm, in column: RoleColumn) -> String {
    let words = form.role ?? (column == .android ? "any class" : "any role")
    if form.subroles == [RoleWords.secure] {
      return column == .uia ? "\(words) with IsPassword=\"True\"" : "\(words) with password=\"true\""
    }
    let heads = form.subroles.isEmpty ? [words] : form.subroles.map { "\(words)[\($0)]" }
    return heads.joined(separator: " or ") + (form.condition.map { describe($0, in: column) } ?? "")
  }

  /// The row of a role in `roles.tsv` as it stands there: the titles of the columns with their cells.
  public func row(_ role: NeutralRole) -> [(column: String, cell: String)] {
    let table = RoleTable.standard.table
    guard (0..<table.count).contains(role.index) else { return [] }
    return table.columns.indices.map { (table.columns[$0], table[role.index, $0]) }
  }

  private func describe(_ condition: RoleCondition, in column: RoleColumn) -> String {
    switch condition {
    case .attribute(let name, let value): " with \(name)=\"\(value)\""
    case .hasAttribute(let name): " with \(name)"
    case .lacksAttribute(let name): " without \(name)"
    case .trait(let name): " with the \(column == .atspi ? "state" : "trait") \(name)"
    case .neverShown(let what): " with the \(what), which no dump shows"
    }
  }

  private func usual(of role: NeutralRole, in column: RoleColumn) -> [RoleForm]? {
    guard case .forms(let usual, _) = RoleFormTable.of(column).cells[role.index] else { return nil }
    return usual
  }

  private func alternatives(_ forms: [RoleForm], in column: RoleColumn) -> String {
    let texts = forms.map { describe($0, in: column) }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}
