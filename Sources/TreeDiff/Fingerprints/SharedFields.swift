internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// The neutral fields that two dumps of different formats can both show, for each role.
struct SharedFields: Sendable {
  /// The fields that are compared at all; a frame and a subrole are each platform's own.
  static let fields: [NeutralAttribute] = [
    .name, .value, .hint, .id, .enabled, .selected, .checked, .expanded, .focused, .busy,
  ]

  private var common: [[NeutralAttribute]]
  private let commonOfUnknown: [NeutralAttribute]

  /// Asks the tables about both dumps once.
  init(_ old: Subject, _ new: Subject) {
    let sides = [Sight(old), Sight(new)]
    func shared(_ role: NeutralRole?) -> [NeutralAttribute] {
      SharedFields.fields.filter { field in sides.allSatisfy { $0.shows(field, role) } }
    }
    common = Vocabulary.standard.neutralRoles.map { shared($0) }
    commonOfUnknown = shared(nil)
  }

  /// The fields that both can show of an element.
  func fields(of role: NeutralRole?) -> [NeutralAttribute] {
    role.map { common[$0.index] } ?? commonOfUnknown
  }

  /// A field of a node as text; `nil` where there is nothing or it is at its default, which formats print or not as
  /// they like.
  static func text(_ field: NeutralAttribute, of node: Node, in tree: Tree) -> String? {
    switch field {
    case .name: return said(node.name, tree)
    case .value: return value(of: node, in: tree)
    case .hint: return said(node.hint, tree)
    case .id: return said(node.identifier, tree)
    case .enabled: return node.states[.enabled] == .false ? "false" : nil
    case .selected: return state(node.states[.selected])
    case .checked: return state(node.states[.checked])
    case .expanded: return state(node.states[.expanded])
    case .focused: return state(node.states[.focused])
    case .busy: return state(node.states[.busy])
    case .frame, .role, .subrole, .spoken: return nil
    }
  }

  /// A value that says more than the name and the check do, which some formats print as a value as well.
  private static func value(of node: Node, in tree: Tree) -> String? {
    guard node.states[.checked] == .absent, tree.bytes(node.value) != tree.bytes(node.name) else { return nil }
    return said(node.value, tree)
  }

  private static func said(_ ref: TextRef, _ tree: Tree) -> String? {
    ref.length > 0 ? tree.string(ref) : nil
  }

  private static func state(_ value: StateValue) -> String? {
    value == .false ? nil : value.name
  }

  /// What one dump can show.
  private struct Sight {
    let source: Source
    let platform: Platform
    let names: Set<String>

    init(_ subject: Subject) {
      source = subject.dump.source
      platform = subject.reading.platform
      var names: Set<String> = []
      for attribute in subject.tree.attributes { names.insert(subject.tree.symbols[attribute.name].lowercased()) }
      self.names = names
    }

    func shows(_ field: NeutralAttribute, _ role: NeutralRole?) -> Bool {
      switch Vocabulary.standard.observability(of: field, source: source, platform: platform, role: role) {
      case .printed: true
      case .ifSeen(let names): names.contains { self.names.contains($0.lowercased()) }
      case .never: false
      }
    }
  }
}

extension Fingerprints {
  /// The hashes of what another format can show as well.
  ///
  /// Roles are left out: whether two words mean one role is asked of each pair.
  init(_ subject: Subject, _ shown: SharedTree, shared: SharedFields, rules: DiffRules) {
    let tree = subject.tree
    self.init(count: shown.places.count, roles: nil, hasIgnored: false)
    let salts = Dictionary(
      uniqueKeysWithValues: SharedFields.fields.map { ($0, ByteHash.hash($0.rawValue)) })
    for (index, place) in shown.places.enumerated() {
      let node = tree.nodes[place]
      for field in shared.fields(of: subject.meaning(place)) {
        guard let text = SharedFields.text(field, of: node, in: tree), let salt = salts[field] else { continue }
        let value = ByteHash.hash(rules.masked(text))
        attributes[index] &+= ByteHash.pair(salt, value)
        if field == .name { label[index] = value.shortened }
        if field == .id { identity[index] = ByteHash.pair(value, 2).shortened }
      }
    }
    for index in shown.parents.indices.reversed() { close(index, below: Int(shown.parents[index])) }
  }
}

extension DiffRules {
  /// A text with what varies replaced.
  func masked(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return mask?.replace(bytes[...]) ?? bytes
  }
}
