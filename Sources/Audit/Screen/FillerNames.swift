internal import Vocabulary

/// What toolkits and browsers say for want of a name: `filler-names.tsv`.
struct FillerNames: Sendable {
  private struct Entry: Sendable {
    var text: [UInt8]
    var isClass: Bool
    var whose: String
  }

  private let entries: [Entry]
  /// For each byte whether an entry begins with it.
  private let beginnings: [Bool]

  /// The names that count in a family of role words.
  init(_ column: RoleColumn) {
    let table = Table(GeneratedTables.fillerNames)
    let (family, match) = (table.column("column"), table.column("match"))
    let (text, whose) = (table.column("text"), table.column("whose"))
    let entries: [Entry] = (0..<table.count).compactMap { row in
      guard table.holds(row, family, "any") || table.holds(row, family, column.rawValue) else { return nil }
      return Entry(
        text: Array(table.bytes(row, text)), isClass: table.holds(row, match, "class"), whose: table[row, whose])
    }
    self.entries = entries
    var beginnings = [Bool](repeating: false, count: 256)
    for entry in entries { if let first = entry.text.first { beginnings[Int(first)] = true } }
    self.beginnings = beginnings
  }

  /// Whose words a name is, where it is no name of a person.
  func owner(of name: ArraySlice<UInt8>) -> String? {
    guard let first = name.first, beginnings[Int(first)] else { return nil }
    return entries.first { entry in
      guard name.starts(with: entry.text) else { return false }
      let rest = name.dropFirst(entry.text.count)
      guard entry.isClass else { return rest.isEmpty }
      return rest.first.map(ASCII.isUpper) == true && rest.allSatisfy(ASCII.isWord)
    }?.whose
  }
}
