public import AccessibilityTree
public import Vocabulary

/// A pair of role and subrole as a dump spells them, and what the tables say it means.
public struct RoleClass: Sendable {
  /// The dump's word for the role.
  public var role: String
  /// The dump's word for the subrole; `nil` where there is none.
  public var subrole: String?
  /// The word for the role in the one spelling that stands for all of a word's.
  public var canonicalRole: String
  /// The neutral role; `nil` for words the tables do not have.
  public var meaning: NeutralRole?
}

/// The pairs of role and subrole of a tree.
///
/// A dump has few pairs and many nodes, so what depends on the role is decided once a pair.
public struct RoleClasses: Sendable {
  /// The pairs, in the order they first come up.
  public private(set) var classes: [RoleClass] = []
  /// The pair of each node, as a place in `classes`.
  public private(set) var ofNode: [Int32] = []

  private let column: RoleColumn
  /// What the words of the column mean.
  public let words: ColumnWords

  /// Finds the pairs of a tree, whose words belong to a column.
  public init(_ tree: Tree, in column: RoleColumn) {
    self.column = column
    words = ColumnWords(column)
    // Most nodes have no subrole: the place of their pair is looked up by the number of the role.
    var plain = [Int32](repeating: -1, count: tree.symbols.count)
    var places: [UInt64: Int32] = [:]
    ofNode.reserveCapacity(tree.count)
    classes.reserveCapacity(min(tree.symbols.count, RoleClasses.usual))
    for node in tree.nodes {
      let isPlain = node.subrole.isNone && !node.role.isNone
      let key = UInt64(node.role.index) << 32 | UInt64(node.subrole.index)
      let known = isPlain ? plain[Int(node.role.index)] : places[key] ?? -1
      if known >= 0 {
        ofNode.append(known)
        continue
      }
      let place = Int32(classes.count)
      if isPlain { plain[Int(node.role.index)] = place } else { places[key] = place }
      let pair = RoleClasses.roleClass(of: node, in: tree, words)
      classes.append(pair)
      ofNode.append(place)
    }
  }

  /// The pair of a node.
  public subscript(id: NodeID) -> RoleClass { classes[Int(ofNode[id.index])] }

  /// The neutral role of a node, as the tables have it.
  public func meaning(of id: NodeID) -> NeutralRole? { classes[Int(ofNode[id.index])].meaning }

  /// How many pairs a dump has room for at first; most have fewer.
  private static let usual = 16

  /// The places in `classes` of the pairs, by the spelling of their role.
  public func placesByRole() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for place in classes.indices { places[spelling(of: classes[place].role), default: []].append(place) }
    return places
  }

  /// The spelling that a role is looked up by: AT-SPI roles are written with hyphens in our captures and with spaces by
  /// others, XCUITest's types with a prefix or without.
  public func spelling(of role: String) -> String {
    let prefix = "XCUIElementType"
    if column == .atspi, role.utf8.contains(0x20) { return String(role.map { $0 == " " ? "-" : $0 }) }
    return column == .xcui && role.hasPrefix(prefix) ? String(role.dropFirst(prefix.count)) : role
  }

  private static func roleClass(of node: Node, in tree: Tree, _ words: ColumnWords) -> RoleClass {
    let role = tree.symbols[node.role]
    let subrole = node.subrole.isNone ? nil : tree.symbols[node.subrole]
    let canonical = words.canonical(role)
    return RoleClass(
      role: role, subrole: subrole, canonicalRole: canonical,
      meaning: words.meaning(ofCanonical: canonical, subrole: subrole))
  }
}
