internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What the roles of one dump mean, decided once for each pair of role and subrole.
struct Roles: Sendable {
  /// The platform whose words they are.
  let platform: Platform
  /// The family of the words.
  let column: RoleColumn
  /// What each word means alone, by its number.
  private var plain: [NeutralRole?]
  /// What a word means together with a subrole.
  private var refined: [UInt64: NeutralRole?] = [:]

  /// Looks up every pair that a dump has.
  init(_ dump: Dump) {
    let vocabulary = Vocabulary.standard
    let platform = Roles.platform(of: dump)
    self.platform = platform
    column = vocabulary.column(of: dump.source, on: platform)
    let symbols = dump.tree.symbols
    plain = Array(repeating: nil, count: symbols.count)
    var isSeen = [Bool](repeating: false, count: symbols.count)
    for node in dump.tree.nodes {
      if node.subrole.isNone {
        let word = Int(node.role.index)
        if isSeen[word] { continue }
        isSeen[word] = true
        plain[word] = vocabulary.meaning(ofRole: symbols[node.role], subrole: nil, in: column)
      } else if refined.index(forKey: Roles.key(node)) == nil {
        refined[Roles.key(node)] = .some(
          vocabulary.meaning(ofRole: symbols[node.role], subrole: symbols[node.subrole], in: column))
      }
    }
  }

  /// What a node is; `nil` for words that the tables do not have.
  func meaning(_ node: Node) -> NeutralRole? {
    node.subrole.isNone ? plain[Int(node.role.index)] : refined[Roles.key(node)] ?? nil
  }

  private static func key(_ node: Node) -> UInt64 { UInt64(node.role.index) << 32 | UInt64(node.subrole.index) }

  /// The platform a dump says it is of, else the likeliest of those it can be of.
  private static func platform(of dump: Dump) -> Platform {
    if let word = dump.header?.platform, let platform = Platform(rawValue: word) { return platform }
    let possible = Vocabulary.standard.platforms(of: dump.source)
    return possible.first { dump.platforms.contains($0) } ?? possible.first ?? .web
  }
}
