internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Whether the words that two sources have for an element can mean one role.
///
/// iOS has no radio button and no checkbox, so what stands in their place there is no difference. Every pair of words
/// is looked up once.
struct RoleAgreement {
  private var known: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    var old: UInt64
    var new: UInt64
  }

  /// Whether an old node may have the same role as a new one.
  mutating func holds(_ old: Subject, _ node: Int, _ new: Subject, _ other: Int) -> Bool {
    let (left, right) = (old.tree.nodes[node], new.tree.nodes[other])
    let pair = Pair(old: RoleAgreement.key(left), new: RoleAgreement.key(right))
    if let answer = known[pair] { return answer }
    let answer =
      RoleAgreement.fits(node, of: old, other, in: new) || RoleAgreement.fits(other, of: new, node, in: old)
    known[pair] = answer
    return answer
  }

  /// Whether a node has one of the shapes in which its own platform publishes what another node is.
  ///
  /// What else a shape demands (a trait, an attribute) is left aside: it may be there without being printed.
  private static func fits(_ node: Int, of subject: Subject, _ other: Int, in target: Subject) -> Bool {
    guard let role = subject.meaning(node) else { return true }
    if noRole.contains(role.name), let otherRole = target.meaning(other), noRole.contains(otherRole.name) {
      return true
    }
    let vocabulary = Vocabulary.standard
    let forms: [RoleForm]
    switch vocabulary.demand(role, in: target.column, on: target.reading.platform) {
    case .expressible(let shapes): forms = shapes
    case .none(let shapes, _): forms = shapes
    case .unknown, .notInTree: return true
    }
    let words = target.reading.roles[NodeID(other)]
    return forms.contains {
      vocabulary.fits(form: $0, of: role, rawRole: words.role, subrole: words.subrole, in: target.column)
    }
  }

  /// What sources call an element that is nothing in particular.
  private static let noRole: Set<String> = ["none", "generic", "group"]

  private static func key(_ node: Node) -> UInt64 { UInt64(node.role.index) << 32 | UInt64(node.subrole.index) }
}
