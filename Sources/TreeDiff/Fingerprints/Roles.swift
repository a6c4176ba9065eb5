internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What the roles of one dump mean, decided once for each pair of role and subrole.
struct Roles: Sendable {
  /// The platform whose words they are.
  let platform: Platform
  /// The family of the words.
  let column: RoleColumn
  private var meanings: [UInt64: NeutralRole?] = [:]

  /// Looks up every pair that a dump has.
  init(_ dump: Dump) {
    let vocabulary = Vocabulary.standard
    let platform = Roles.platform(of: dump)
    self.platform = platform
    column = vocabulary.column(of: dump.source, on: platform)
    var last: UInt64 = .max
    for node in dump.tree.nodes {
      let key = Roles.key(node)
      if key == last || meanings.index(forKey: key) != nil { continue }
      last = key
      let role = dump.tree.symbols[node.role]
      let subrole = node.subrole.isNone ? nil : dump.tree.symbols[node.subrole]
      meanings[key] = .some(vocabulary.meaning(ofRole: role, subrole: subrole, in: column))
    }
  }

  /// What a node is; `nil` for words that the tables do not have.
  func meaning(_ node: Node) -> NeutralRole? { meanings[Roles.key(node)] ?? nil }

  private static func key(_ node: Node) -> UInt64 { UInt64(node.role.index) << 32 | UInt64(node.subrole.index) }

  /// The platform a dump says it is of, else the likeliest of those it can be of.
  private static func platform(of dump: Dump) -> Platform {
    if let word = dump.header?.platform, let platform = Platform(rawValue: word) { return platform }
    let possible = Vocabulary.standard.platforms(of: dump.source)
    return possible.first { dump.platforms.contains($0) } ?? possible.first ?? .web
  }
}
