internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What becomes of each attribute of one dump, by the number of its name.
struct AttributePlan: Sendable {
  /// What becomes of an attribute.
  enum Use: UInt8 {
    /// It is compared.
    case compared
    /// It is not compared, and counted where it differs.
    case ignored
    /// It is a part of the place and size of an element.
    case geometry
  }

  /// What becomes of the attributes of a name.
  let uses: [Use]
  /// The hash of each word of the dump, the same in every dump.
  let hashes: [UInt64]
  /// For each word the rank of the key attribute it names, from 0; -1 for none.
  let keyRanks: [Int8]
  /// Whether any attribute of the dump is not compared.
  let hasIgnored: Bool
  /// Whether any attribute of the dump is a place or a size.
  let hasGeometry: Bool

  /// Looks up every word of a dump once.
  init(_ dump: Dump, rules: DiffRules) {
    let volatile = Vocabulary.standard.volatileAttributes(of: dump.source)
    let ignored = Set(rules.ignoredAttributes.map { $0.lowercased() })
    let keys = rules.keyAttributes.map { $0.lowercased() }
    let symbols = dump.tree.symbols
    var hasIgnored = false
    uses = symbols.words.map { word in
      let folded = word.lowercased()
      if keys.contains(folded) { return .compared }
      let kind = ignored.contains(folded) ? .noise : volatile.kind(of: folded)
      switch kind {
      case nil: return .compared
      case .geometry: return .geometry
      case .noise:
        hasIgnored = true
        return .ignored
      }
    }
    hashes = (0..<symbols.count).map { ByteHash.hash(symbols.bytes(of: Symbol(index: UInt32($0)))) }
    keyRanks = symbols.words.map { word in
      keys.firstIndex(of: word.lowercased()).map { Int8(clamping: $0) } ?? -1
    }
    self.hasIgnored = hasIgnored
    hasGeometry = uses.contains(.geometry)
  }
}
