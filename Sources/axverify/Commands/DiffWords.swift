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
    let tree = dump.tree
    var isAttribute = [Bool](repeating: false, count: tree.symbols.count)
    for attribute in tree.attributes { isAttribute[Int(attribute.name.index)] = true }
    for symbol in tree.symbols.symbols where isAttribute[Int(symbol.index)] { known.insert(tree.symbols[symbol]) }
    let folded = Set(known.map { $0.lowercased() })
    unseen.removeAll { folded.contains($0.name.lowercased()) }
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
