internal import AccessibilityTree

/// Finds the attributes of each node that neutral fields come from.
struct FieldScanner<Keys: SourceKeys>: Sendable {
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

  /// Looks at one node.
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

  /// Lets go of the text of the tree.
  mutating func end() { view = NodeView(text: []) }
}
