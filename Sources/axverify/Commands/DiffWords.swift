internal import AccessibilityTree
internal import DumpFormats

/// The attributes that `--ignore` and `--key` name, of which those are told that no dump has: a misspelt one does nothing.
struct DiffWords {
  /// An option with the attribute that it names.
  private struct Word {
    var option: String
    var name: String
  }

  private var unseen: [Word]
  /// The names of the attributes that the dumps have.
  private var known: Set<String> = []

  /// Takes what was said on the command line; settings hold for screens that are not here, too.
  init(_ arguments: ParsedArguments) {
    unseen = ["ignore", "key"].flatMap { option in
      arguments.values(option).map { Word(option: option, name: $0) }
    }
  }

  /// Looks which of them a dump has.
  mutating func look(at dump: Dump) {
    guard !unseen.isEmpty else { return }
    let table = dump.tree.attributesByFoldedName()
    for symbol in table.values.joined() { known.insert(dump.tree.symbols[symbol]) }
    unseen.removeAll { table[$0.name.lowercased()] != nil }
  }

  /// What to say of those that no dump has; nothing where no dump was looked at.
  var notes: [Diagnostic] {
    if known.isEmpty { return [] }
    return unseen.map { word in
      Diagnostic(
        id: "unknown-attribute",
        "'--\(word.option) \(word.name)' does nothing: no dump here has an attribute of that name",
        suggestion: Spelling.nearest(word.name, among: known.sorted()))
    }
  }
}
