internal import AccessibilityTree

/// Fills the neutral fields of a whole tree.
enum NeutralFields {
  /// Applies a source's rules to every node, and masks what is secure.
  static func fill<Rules: SourceRules>(_ parts: inout TreeParts, by rules: Rules.Type) -> SecureFields {
    fill(&parts, by: rules) { parts, index, view in Rules.fill(&parts.nodes[index], view) }
  }

  /// Applies rules that need more than a node's own attributes.
  ///
  /// - Parameter rule: sets the fields of the node at a place, and says whether it is a secure field.
  static func fill<Rules: SourceKeys>(
    _ parts: inout TreeParts, by rules: Rules.Type, _ rule: (inout TreeParts, Int, NodeView<Rules.Key>) -> Bool
  ) -> SecureFields {
    var secure: [Int] = []
    let slots = slotTable(parts.symbols, rules)
    let roles = traitTable(parts.symbols) { Rules.traits(ofRole: $0) }
    let subroles = traitTable(parts.symbols) { Rules.traits(ofSubrole: $0) }
    var view = NodeView<Rules.Key>(text: parts.text)
    for index in parts.nodes.indices {
      view.clear()
      let first = Int(parts.nodes[index].firstAttribute)
      for place in first..<(first + Int(parts.nodes[index].attributeCount)) {
        let attribute = parts.attributes[place]
        let slot = slots[Int(attribute.name.index)]
        if slot >= 0 { view.set(Int(slot), attribute.value) }
      }
      view.traits = roles[Int(parts.nodes[index].role.index)]
      let subrole = Int(parts.nodes[index].subrole.index)
      if subrole < subroles.count { view.traits.formUnion(subroles[subrole]) }
      if rule(&parts, index, view) { secure.append(index) }
    }
    view = NodeView(text: [])
    if let word = Rules.secureSubrole, !secure.isEmpty {
      let symbol = parts.symbols.intern(word)
      for index in secure where parts.nodes[index].subrole.isNone { parts.nodes[index].subrole = symbol }
    }
    let carriers = Set(Rules.secrets.map { Int8($0.rawValue) })
    return SecureFields.mask(&parts, nodes: secure) { name in
      Int(name.index) < slots.count && carriers.contains(slots[Int(name.index)])
    }
  }

  /// For each word of the tree the key it spells, or -1.
  private static func slotTable<Rules: SourceKeys>(_ symbols: SymbolTable, _ rules: Rules.Type) -> [Int8] {
    var spellings: [String: Int8] = [:]
    for key in Rules.Key.allCases {
      for spelling in key.spellings {
        spellings[Rules.ignoresCase ? spelling.lowercased() : spelling] = Int8(key.rawValue)
      }
    }
    return symbols.words.map { spellings[Rules.ignoresCase ? $0.lowercased() : $0] ?? -1 }
  }

  private static func traitTable(_ symbols: SymbolTable, _ traits: (String) -> RoleTraits) -> [RoleTraits] {
    symbols.words.enumerated().map { $0.offset == 0 ? [] : traits($0.element) }
  }
}
