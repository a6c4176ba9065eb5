internal import AccessibilityTree
internal import Vocabulary

/// Reads the neutral role of every node; a dump has few pairs of role and subrole, so each is looked up once.
enum RoleReader {
  static func read(_ tree: Tree, _ column: RoleColumn) -> [UInt8] {
    var known: [UInt64: UInt8] = [:]
    var lastKey = UInt64.max
    var lastRole = RoleSet.unknown
    return tree.nodes.map { node in
      let key = UInt64(node.role.index) << 32 | UInt64(node.subrole.index)
      if key == lastKey { return lastRole }
      lastKey = key
      if let role = known[key] {
        lastRole = role
        return role
      }
      let subrole = node.subrole.isNone ? nil : tree.symbols[node.subrole]
      let meaning = Vocabulary.standard.meaning(ofRole: tree.symbols[node.role], subrole: subrole, in: column)
      lastRole = meaning.flatMap { UInt8(exactly: $0.index) } ?? RoleSet.unknown
      known[key] = lastRole
      return lastRole
    }
  }
}
