internal import Vocabulary

/// The word lists of the label detectors: `label-lexicon.tsv`.
struct LabelLexicon: Sendable {
  /// The lists of the binary.
  static let standard = LabelLexicon()

  /// Extensions of pictures, media, fonts and bundles.
  let assetExtensions: Set<String>
  /// Extensions of documents and sources.
  let documentExtensions: Set<String>
  /// How identifiers begin.
  let identifierPrefixes: Set<String>
  /// Nouns that stand in identifiers.
  let identifierNouns: Set<String>
  /// Parts of names of SF Symbols.
  let symbolComponents: Set<String>
  /// Whole names of SF Symbols that are no words.
  let bareSymbols: Set<String>
  /// How domain names end.
  let topLevelDomains: Set<String>
  /// Names of brands and units with capitals inside, in lower case.
  let mixedCaseBrands: Set<String>
  /// How type names end.
  let typeSuffixes: [[UInt8]]
  /// Left-over filler that nobody means.
  let failingPlaceholders: Set<String>
  /// Words of a design tool that may be meant.
  let assumedPlaceholders: Set<String>
  /// Role words that are commands as well.
  let commands: Set<String>
  /// Role words that may name a thing or a view.
  let ambiguousRoleWords: Set<String>
  /// How instructions to gesture begin.
  let gestures: [[UInt8]]
  /// Words for searching.
  let searchWords: [String]
  /// Links that do not say where they go, or a part of saying so.
  let vagueLinkWords: Set<String>
  /// Abbreviations that people say.
  let abbreviations: Set<String>

  private init() {
    let table = Table(GeneratedTables.labelLexicon)
    let name = table.column("list")
    let words = table.column("words")
    var lists: [String: [String]] = [:]
    for row in 0..<table.count { lists[table[row, name]] = table.list(row, words) }
    func list(_ name: String) -> [String] {
      guard let list = lists[name] else { preconditionFailure("label-lexicon.tsv lacks a list") }
      return list
    }
    assetExtensions = Set(list("asset-extension"))
    documentExtensions = Set(list("document-extension"))
    identifierPrefixes = Set(list("identifier-prefix"))
    identifierNouns = Set(list("identifier-noun"))
    symbolComponents = Set(list("sf-symbol-component"))
    bareSymbols = Set(list("sf-symbol-bare"))
    topLevelDomains = Set(list("top-level-domain"))
    mixedCaseBrands = Set(list("brand-mixed-case"))
    typeSuffixes = list("type-suffix").map { Array($0.utf8) }
    failingPlaceholders = Set(list("placeholder-failing"))
    assumedPlaceholders = Set(list("placeholder-assumed"))
    commands = Set(list("role-word-command"))
    ambiguousRoleWords = Set(list("role-word-ambiguous"))
    gestures = list("gesture-phrase").map { Array($0.utf8) }
    searchWords = list("search-word")
    vagueLinkWords = Set(list("vague-link-word"))
    abbreviations = Set(list("allowed-abbreviation"))
  }
}
