internal import AccessibilityTree

/// Fills the neutral fields of a whole tree.
enum NeutralFields {
  /// Applies a source's rules to every node, and masks what is secure.
  ///
  /// - Parameters:
  ///   - ends: for each node the byte after it, where it may reach past the next one.
  ///   - performer: does the two halves of a large tree at once, where it can.
  static func fill<Rules: SourceRules>(
    _ parts: inout TreeParts, by rules: Rules.Type, ends: [UInt32] = [], performer: Performer? = nil
  ) -> SecureFields {
    var scanner = FieldScanner(parts, rules)
    if let performer, parts.nodes.count >= worthHalving {
      return mask(&parts, inHalves(&parts, by: rules, scanner, performer), scanner, ends)
    }
    var secure: [Int] = []
    for index in parts.nodes.indices {
      scanner.scan(parts.nodes[index], parts.attributes)
      if Rules.fill(&parts.nodes[index], scanner.view) { secure.append(index) }
    }
    return mask(&parts, secure, scanner, ends)
  }

  /// From how many nodes on two halves are filled at once: below, starting a thread costs more than it saves.
  private static let worthHalving = 20_000

  /// Fills the two halves of a tree at once, and tells which nodes are secure fields.
  private static func inHalves<Rules: SourceRules>(
    _ parts: inout TreeParts, by rules: Rules.Type, _ scanner: FieldScanner<Rules>,
    _ performer: @escaping Performer
  ) -> [Int] {
    let attributes = parts.attributes
    let middle = parts.nodes.count / 2
    let end = parts.nodes.count
    // No node is in both halves, and both are done before the array is used again: nothing is touched by two threads.
    let (first, second) = unsafe parts.nodes.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let nodes = unsafe buffer
      @Sendable func fill(_ range: Range<Int>) -> [Int] {
        var scanner = scanner
        var secure: [Int] = []
        for index in range {
          unsafe scanner.scan(nodes[index], attributes)
          if unsafe Rules.fill(&nodes[index], scanner.view) { secure.append(index) }
        }
        return secure
      }
      return Both.perform(by: performer, { fill(0..<middle) }, { fill(middle..<end) })
    }
    return first + second
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
