internal import Synchronization

/// What a column must show for every neutral role: `role-forms.tsv`, read cell by cell, since a run asks for few.
final class RoleFormTable: Sendable {
  /// What one cell says.
  enum Cell: Hashable, Sendable {
    /// One of these forms; the second list holds further words that mean the role, left out of explanations.
    case forms([RoleForm], further: [RoleForm])
    /// The platform has no such role.
    case none
    /// The tables know no counterpart.
    case unknown
    /// It is not in the tree.
    case absent
  }

  private let column: Int
  private let made = Mutex<[Cell?]>([])

  /// The cell of the role at a place; `nil` where there is none.
  func cell(_ role: Int) -> Cell? {
    let table = RoleFormTable.table
    guard role >= 0, role < table.count else { return nil }
    if let known = made.withLock({ role < $0.count ? $0[role] : nil }) { return known }
    let cell = RoleFormTable.cell(table.bytes(role, column))
    made.withLock { made in
      while made.count <= role { made.append(nil) }
      made[role] = cell
    }
    return cell
  }

  /// The cells by the place of the role.
  var cells: [Cell] { (0..<RoleFormTable.table.count).compactMap(cell) }

  /// The table of a column.
  static func of(_ column: RoleColumn) -> RoleFormTable { all[column] }

  private static let all = PerCase<RoleColumn, RoleFormTable> { RoleFormTable($0) }
  private static let table = Table(GeneratedTables.roleForms)

  /// The rows stand in the order of `roles.tsv`, which a test holds them to.
  private init(_ column: RoleColumn) {
    self.column = RoleFormTable.table.column(column.rawValue)
  }

  /// Reads a cell.
  private static func cell(_ text: ArraySlice<UInt8>) -> Cell {
    if text.elementsEqual("none".utf8) { return .none }
    if text.elementsEqual("-".utf8) { return .unknown }
    if text.elementsEqual("absent".utf8) { return .absent }
    var usual: [RoleForm] = []
    var further: [RoleForm] = []
    var isFurther = false
    for item in text.split(separator: UInt8(ascii: ";")) {
      for (place, part) in split(item).enumerated() {
        if place == 1 { isFurther = true }
        if isFurther { further.append(form(part)) } else { usual.append(form(part)) }
      }
    }
    return .forms(usual, further: further)
  }

  /// Splits at ` + `, which no word holds.
  private static func split(_ item: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard let plus = item.firstIndex(of: UInt8(ascii: "+")) else { return [item] }
    return [item[item.startIndex..<(plus - 1)], item[(plus + 2)...]]
  }

  /// Reads one form: a word, `*` for any or `?` for none, then maybe subroles in brackets and a condition in braces.
  private static func form(_ text: ArraySlice<UInt8>) -> RoleForm {
    let brace = text.firstIndex(of: UInt8(ascii: "{")) ?? text.endIndex
    let head = text[..<brace]
    let bracket = head.firstIndex(of: UInt8(ascii: "[")) ?? head.endIndex
    let word = string(head[..<bracket])
    let subroles =
      bracket < head.endIndex
      ? head[(bracket + 1)..<(head.endIndex - 1)].split(separator: UInt8(ascii: "|")).map(string) : []
    let condition = brace < text.endIndex ? condition(string(text[(brace + 1)..<(text.endIndex - 1)])) : nil
    return RoleForm(role: word == "*" ? nil : word == "?" ? "" : word, subroles: subroles, condition: condition)
  }

  private static func condition(_ text: String) -> RoleCondition {
    if text.hasPrefix("trait ") { return .trait(String(text.dropFirst(6))) }
    if text.hasPrefix("never ") { return .neverShown(String(text.dropFirst(6))) }
    if text.hasPrefix("!") { return .lacksAttribute(String(text.dropFirst())) }
    guard let equals = text.firstIndex(of: "=") else { return .hasAttribute(text) }
    return .attribute(String(text[..<equals]), equals: String(text[text.index(after: equals)...]))
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
