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
  ///
  /// - Parameter platforms: those of which it is taken to be one, if it can be.
  init(_ dump: Dump, among platforms: Set<Platform>) {
    let vocabulary = Vocabulary.standard
    let platform = Roles.platform(of: dump, among: platforms)
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

  /// The likeliest platform that a dump can be of; a header that names one leaves no other.
  private static func platform(of dump: Dump, among platforms: Set<Platform>) -> Platform {
    let all = Vocabulary.standard.platforms(of: dump.source)
    let possible = all.filter { dump.platforms.contains($0) }
    return possible.first { platforms.contains($0) } ?? possible.first ?? all.first ?? .web
  }
}
