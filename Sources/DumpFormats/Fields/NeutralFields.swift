internal import AccessibilityTree

/// Fills the neutral fields of a whole tree.
enum NeutralFields {
  /// Applies a source's rules to every node, and masks what is secure.
  ///
  /// - Parameter ends: for each node the byte after it, where it may reach past the next one.
  static func fill<Rules: SourceRules>(
    _ parts: inout TreeParts, by rules: Rules.Type, ends: [UInt32] = []
  ) -> SecureFields {
    var scanner = FieldScanner(parts, rules)
    var secure: [Int] = []
    for index in parts.nodes.indices {
      scanner.scan(parts.nodes[index], parts.attributes)
      if Rules.fill(&parts.nodes[index], scanner.view) { secure.append(index) }
    }
    return mask(&parts, secure, scanner, ends)
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
    return mask(&parts, secure, scanner, [])
  }

  private static func mask<Keys: SourceKeys>(
    _ parts: inout TreeParts, _ secure: [Int], _ scanner: consuming FieldScanner<Keys>, _ ends: [UInt32]
  ) -> SecureFields {
    let carriers = Set(Keys.secrets.map(\.rawValue))
    let keys = scanner.keys
    // The scanner holds on to the tree's text, which is about to change in place.
    scanner.end()
    if let word = Keys.secureSubrole, !secure.isEmpty {
      let symbol = parts.symbols.intern(word)
      for index in secure where parts.nodes[index].subrole.isNone { parts.nodes[index].subrole = symbol }
    }
    return SecureFields.mask(&parts, nodes: secure, ends: ends) { name in
      Int(name.index) < keys.count && carriers.contains(Int(keys[Int(name.index)]))
    }
  }
}
