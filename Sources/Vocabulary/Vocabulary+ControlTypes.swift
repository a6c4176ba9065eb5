extension Vocabulary {
  /// The name of a control type of UI Automation by its number, such as `Button` for 50000; `nil` where there is none.
  public func controlType(_ number: Int) -> String? { ControlTypes.names[number] }
}

/// The control types of UI Automation by number: `uia-controltypes.tsv`.
private enum ControlTypes {
  static let names: [Int: String] = {
    let table = Table(GeneratedTables.uiaControltypes)
    let (name, number) = (table.column("name"), table.column("id"))
    var names: [Int: String] = [:]
    for row in 0..<table.count {
      if let id = Int(table[row, number]) { names[id] = table[row, name] }
    }
    return names
  }()
}
