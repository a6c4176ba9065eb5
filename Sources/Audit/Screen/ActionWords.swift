internal import Vocabulary

/// What the words for actions mean: `actions.tsv`.
enum ActionWords {
  private static let table: [String: Facts] = {
    let table = Table(GeneratedTables.actions)
    let action = table.column("action")
    let means = table.column("means")
    var words: [String: Facts] = [:]
    for row in 0..<table.count {
      words[table[row, action]] = table.holds(row, means, "adjust") ? .adjustable : .pressable
    }
    return words
  }()

  /// What one action says.
  static func facts(of action: some Collection<UInt8>) -> Facts {
    table[String(decoding: action, as: UTF8.self)] ?? []
  }

  /// What a list of actions says, whatever stands between its words.
  static func facts(ofList list: some Collection<UInt8>) -> Facts {
    var facts: Facts = []
    for word in list.split(whereSeparator: { !ASCII.isWord($0) }) { facts.formUnion(self.facts(of: word)) }
    return facts
  }
}
