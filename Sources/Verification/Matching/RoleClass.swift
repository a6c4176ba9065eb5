internal import AccessibilityTree
internal import Vocabulary

/// A pair of role and subrole as a dump spells them, and what the tables say it means.
struct RoleClass {
  /// The dump's word for the role.
  var role: String
  /// The dump's word for the subrole; `nil` where there is none.
  var subrole: String?
  /// The neutral role; `nil` for words the tables do not have.
  var meaning: NeutralRole?
}

/// The pairs of role and subrole of a tree.
///
/// A dump has few pairs and many nodes, so what depends on the role is decided once a pair.
struct RoleClasses {
  /// The pairs, in the order they first come up.
  private(set) var classes: [RoleClass] = []
  /// The pair of each node, as a place in `classes`.
  private(set) var ofNode: [Int32] = []

  /// Finds the pairs of a tree.
  init(_ tree: Tree, in column: RoleColumn) {
    var places: [UInt64: Int32] = [:]
    ofNode.reserveCapacity(tree.count)
    var lastKey: UInt64 = .max
    var lastPlace: Int32 = 0
    for node in tree.nodes {
      let key = UInt64(node.role.index) << 32 | UInt64(node.subrole.index)
      if key != lastKey {
        lastKey = key
        if let place = places[key] {
          lastPlace = place
        } else {
          lastPlace = Int32(classes.count)
          places[key] = lastPlace
          classes.append(RoleClasses.roleClass(of: node, in: tree, column))
        }
      }
      ofNode.append(lastPlace)
    }
  }

  private static func roleClass(of node: Node, in tree: Tree, _ column: RoleColumn) -> RoleClass {
    let role = tree.symbols[node.role]
    let subrole = node.subrole.isNone ? nil : tree.symbols[node.subrole]
    return RoleClass(
      role: role, subrole: subrole, meaning: Vocabulary.standard.meaning(ofRole: role, subrole: subrole, in: column))
  }
}
