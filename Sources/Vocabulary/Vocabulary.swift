/// The platform tables: what every platform publishes for each role and state.
///
/// The tables are part of the binary and never change, so the value holds nothing; each table is read when something
/// of it is first asked for.
public struct Vocabulary: Sendable {
  /// The tables that come with the tool.
  public static let standard = Vocabulary()

  /// The neutral role that a word of the language names; `header` and `search` are aliases.
  public func neutralRole(_ word: String) -> NeutralRole? { RoleTable.standard.role(word) }

  /// All neutral roles in the table's order.
  public var neutralRoles: [NeutralRole] { RoleTable.standard.roles }

  /// All words of the language for a neutral role, aliases included, for suggestions.
  public var neutralRoleWords: [String] {
    RoleTable.standard.roles.map(\.name) + RoleTable.aliases.map(\.alias)
  }

  /// What a dump's own words mean: the neutral role of a role and subrole; `nil` for words the tables do not have.
  ///
  /// A subrole that means a role wins over the role (`AXCheckBox[AXSwitch]` is a switch); one that means no role
  /// (`AXUnknown`, `none`) or nothing to us changes nothing. Where the role is the more exact word for what ARIA
  /// spells with the subrole, it stays: `password-text[textbox]` is a secure field.
  public func meaning(ofRole role: String, subrole: String?, in column: RoleColumn) -> NeutralRole? {
    ColumnWords(column).meaning(ofRole: role, subrole: subrole)
  }

  /// What a subrole alone means, where it means a role; `nil` for those that change nothing.
  public func meaning(ofSubrole subrole: String, in column: RoleColumn) -> NeutralRole? {
    (RoleWords.of(column).meaning(ofSubrole: subrole) ?? nil).map { RoleTable.standard.roles[$0] }
  }

  /// Whether a column has a raw role, spelt exactly so.
  ///
  /// XCUITest's types have two spellings, with and without `XCUIElementType`; AT-SPI's `button` has the older one
  /// `push-button`. All AX roles are known in `iosAX`, since the Simulator's own window stands in its dumps as well.
  public func knows(role: String, in column: RoleColumn) -> Bool {
    let words = RoleWords.of(column)
    // With blanks it is another spelling of AT-SPI's, which our captures do not have.
    if role.utf8.contains(0x20) { return false }
    return words.meaning(ofRole: words.canonical(role, in: column)) != nil
  }

  /// Whether a column has a subrole, spelt exactly so.
  public func knows(subrole: String, in column: RoleColumn) -> Bool {
    RoleWords.of(column).meaning(ofSubrole: subrole) != nil
  }

  /// The raw roles of a column, for suggestions.
  public func roles(in column: RoleColumn) -> [String] {
    let roles = RoleWords.of(column).roles
    return column == .xcui ? roles.map { RoleWords.xcuiPrefix + $0 } + roles : roles
  }

  /// The subroles of a column, for suggestions.
  public func subroles(in column: RoleColumn) -> [String] { RoleWords.of(column).subroles }

  /// Whether a subrole of AT-SPI is the ARIA word that a role is spelt with, be it with a further attribute.
  ///
  /// A toggle button is `role="button"` with `aria-pressed` there, so `toggle-button[button]` contradicts nothing.
  func isSpelled(_ role: Int, by subrole: String, in column: RoleColumn) -> Bool {
    guard column == .atspi else { return false }
    guard case .forms(let usual, let further) = RoleFormTable.of(.aria).cell(role) else { return false }
    return usual.contains { $0.role == subrole } || further.contains { $0.role == subrole }
  }
}
