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
    case .compose: "Compose role"
    case .flutter: "Flutter role"
    case .chromium: "Chromium role"
    case .msaa: "MSAA role"
    case .uikit: "UIKit class"
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
    let kind = column == .android || column == .uikit ? "class" : "role"
    let words = form.role.map { $0.isEmpty ? "no \(kind)" : $0 } ?? "any \(kind)"
    if form.subroles == [RoleWords.secure] { return words + secureMark(in: column) }
    let heads = form.subroles.isEmpty ? [words] : form.subroles.map { "\(words)[\($0)]" }
    return heads.joined(separator: " or ") + (form.condition.map { describe($0, in: column) } ?? "")
  }

  /// What makes a field secure in the dumps of a column whose readers give it the subrole that is ours.
  private func secureMark(in column: RoleColumn) -> String {
    switch column {
    case .uia: " with IsPassword=\"True\""
    case .compose: " with Password"
    case .flutter: " with the flag isObscured"
    case .android, .uikit: " with password=\"true\""
    case .macAX, .iosAX, .xcui, .atspi, .aria, .chromium, .msaa: "[\(RoleWords.secure)]"
    }
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
    case .trait(let name): " with the \(traitWord(in: column)) \(name)"
    case .neverShown(let what): " with the \(what), which no dump shows"
    }
  }

  private func traitWord(in column: RoleColumn) -> String {
    switch column {
    case .atspi: "state"
    case .flutter: "flag"
    case .compose: "action"
    case .macAX, .iosAX, .xcui, .android, .uia, .aria, .chromium, .msaa, .uikit: "trait"
    }
  }

  private func usual(of role: NeutralRole, in column: RoleColumn) -> [RoleForm]? {
    guard case .forms(let usual, _) = RoleFormTable.of(column).cell(role.index) else { return nil }
    return usual
  }

  private func alternatives(_ forms: [RoleForm], in column: RoleColumn) -> String {
    let texts = forms.map { describe($0, in: column) }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}
