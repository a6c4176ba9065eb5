internal import AccessibilityTree

/// Fills the neutral fields of a whole tree.
enum NeutralFields {
  /// Applies a source's rules to every node, and masks what is secure.
  static func fill<Rules: SourceRules>(_ parts: inout TreeParts, by rules: Rules.Type) -> SecureFields {
    var scanner = FieldScanner(parts, rules)
    var secure: [Int] = []
    for index in parts.nodes.indices {
      scanner.scan(parts.nodes[index], parts.attributes)
      if Rules.fill(&parts.nodes[index], scanner.view) { secure.append(index) }
    }
    return mask(&parts, secure, scanner)
  }

  /// Applies rules that need more than a node's own attributes.
  ///
  /// - Parameter rule: sets the fields of the node at a place, and says whether it is a secure field.
  static func fill<Keys: SourceKeys>(
    _ parts: inout TreeParts, by keys: Keys.Type, _ rule: (inout TreeParts, Int, NodeView<Keys.Key>) -> Bool
  ) -> SecureFields {
    var scanner = FieldScanner(parts, keys)
    var secure: [Int] = []
    for index in parts.nodes.indices {
      scanner.scan(parts.nodes[index], parts.attributes)
      if rule(&parts, index, scanner.view) { secure.append(index) }
    }
    return mask(&parts, secure, scanner)
  }

  private static func mask<Keys: SourceKeys>(
    _ parts: inout TreeParts, _ secure: [Int], _ scanner: consuming FieldScanner<Keys>
  ) -> SecureFields {
    let carriers = Set(Keys.secrets.map(\.rawValue))
    let keys = scanner.keys
    // The scanner holds on to the tree's text, which is about to change in place.
    scanner.end()
    if let word = Keys.secureSubrole, !secure.isEmpty {
      let symbol = parts.symbols.intern(word)
      for index in secure where parts.nodes[index].subrole.isNone { parts.nodes[index].subrole = symbol }
    }
    return SecureFields.mask(&parts, nodes: secure) { name in
      Int(name.index) < keys.count && carriers.contains(Int(keys[Int(name.index)]))
    }
  }
}

/// Finds the attributes of each node that neutral fields come from.
struct FieldScanner<Keys: SourceKeys> {
  /// What was found of the node that was scanned last.
  private(set) var view: NodeView<Keys.Key>
  /// For each word of the tree the key it spells, or -1.
  let keys: [Int8]
  /// For each word what it says as a role, and as a subrole.
  private let roles: [RoleTraits]
  private let subroles: [RoleTraits]

  init(_ parts: TreeParts, _ source: Keys.Type) {
    var spellings: [String: Int8] = [:]
    for key in Keys.Key.allCases {
      for spelling in key.spellings {
        spellings[Keys.ignoresCase ? spelling.lowercased() : spelling] = Int8(key.rawValue)
      }
    }
    let words = parts.symbols.words
    keys = words.map { spellings[Keys.ignoresCase ? $0.lowercased() : $0] ?? -1 }
    roles = words.enumerated().map { $0.offset == 0 ? [] : Keys.traits(ofRole: $0.element) }
    subroles = words.enumerated().map { $0.offset == 0 ? [] : Keys.traits(ofSubrole: $0.element) }
    view = NodeView(text: parts.text)
  }

  mutating func scan(_ node: Node, _ attributes: [Attribute]) {
    view.clear()
    let first = Int(node.firstAttribute)
    for place in first..<(first + Int(node.attributeCount)) {
      let key = keys[Int(attributes[place].name.index)]
      if key >= 0 { view.set(Int(key), attributes[place].value) }
    }
    // A word that a rule added while this went on is no role.
    let (role, subrole) = (Int(node.role.index), Int(node.subrole.index))
    view.traits = roles[role]
    if subrole < subroles.count { view.traits.formUnion(subroles[subrole]) }
  }

  mutating func end() { view = NodeView(text: []) }
}
