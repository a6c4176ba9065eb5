internal import AccessibilityTree

/// A raw attribute that neutral fields of a source come from.
protocol FieldKey: RawRepresentable<Int>, CaseIterable, Sendable {
  /// How dumps spell it; the first that a node has counts.
  var spellings: [String] { get }
}

/// What a role word says beyond being one, by the rules of a source.
struct RoleTraits: OptionSet, Sendable {
  let rawValue: UInt8
  /// A text nobody edits, whose value is what it says.
  static let staticText = RoleTraits(rawValue: 1)
  /// What is typed into, so that its text is a value.
  static let textField = RoleTraits(rawValue: 2)
  /// What is ticked or switched: its value 0, 1 or 2 is a state.
  static let checkable = RoleTraits(rawValue: 4)
  /// A tab, whose value 1 says that it is selected.
  static let tab = RoleTraits(rawValue: 8)
  /// A push button.
  static let button = RoleTraits(rawValue: 16)
  /// What is typed here is a secret.
  static let secure = RoleTraits(rawValue: 32)
  /// One of several, of which one is on.
  static let radio = RoleTraits(rawValue: 64)
}

/// How the neutral fields of a source come from what its dumps print.
protocol SourceRules {
  associatedtype Key: FieldKey
  /// Whether the letter case of attribute names says nothing.
  static var ignoresCase: Bool { get }
  /// The attributes in which a secure field's text stands.
  static var secrets: [Key] { get }
  /// The subrole of a secure field whose role does not say that it is one.
  static var secureSubrole: String? { get }
  /// What a role word says.
  static func traits(ofRole role: String) -> RoleTraits
  /// What a subrole says.
  static func traits(ofSubrole subrole: String) -> RoleTraits
  /// Sets a node's neutral fields, and says whether it is a secure field.
  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool
}

extension SourceRules {
  static var ignoresCase: Bool { false }
  static var secureSubrole: String? { nil }
  static func traits(ofSubrole subrole: String) -> RoleTraits { [] }
}

/// What the rules of a source see of one node.
struct NodeView<Key: FieldKey> {
  /// What the role and subrole say.
  var traits: RoleTraits = []
  /// The attributes by key.
  fileprivate var refs: [TextRef]
  private let text: [UInt8]

  init(text: [UInt8]) {
    self.text = text
    refs = Array(repeating: .absent, count: Key.allCases.count)
  }

  /// The attribute as printed, absent and empty apart.
  subscript(key: Key) -> TextRef { refs[key.rawValue] }

  /// The attribute where it says something: for sources that write "" for nothing.
  func said(_ key: Key) -> TextRef {
    let ref = refs[key.rawValue]
    return ref.length > 0 ? ref : .absent
  }

  /// The first of these that says something.
  func said(_ first: Key, or second: Key, or third: Key? = nil) -> TextRef {
    let ref = said(first)
    guard ref.isAbsent else { return ref }
    let next = said(second)
    guard next.isAbsent, let third else { return next }
    return said(third)
  }

  /// Whether two attributes are there and say the same.
  func agree(_ left: Key, _ right: Key) -> Bool {
    let (one, other) = (self[left], self[right])
    return !one.isAbsent && !other.isAbsent && text[one.range] == text[other.range]
  }

  /// An attribute of `true` and `false`, whatever the letter case of the first letter.
  func state(_ key: Key) -> StateValue {
    let ref = refs[key.rawValue]
    guard ref.length == 4 || ref.length == 5 else { return .absent }
    let word = text[ref.range]
    switch word[word.startIndex] | 0x20 {
    case 0x74 where word.dropFirst().elementsEqual("rue".utf8): return .true
    case 0x66 where word.dropFirst().elementsEqual("alse".utf8): return .false
    case 0x6d where word.dropFirst().elementsEqual("ixed".utf8): return .mixed
    default: return .absent
    }
  }

  /// An attribute of `0`, `1` and `2`.
  func number(_ key: Key) -> StateValue {
    let ref = refs[key.rawValue]
    guard ref.length == 1 else { return .absent }
    switch text[Int(ref.offset)] {
    case 0x30: return .false
    case 0x31: return .true
    case 0x32: return .mixed
    default: return .absent
    }
  }

  /// Whether an attribute is exactly a word.
  func says(_ key: Key, _ word: StaticString) -> Bool {
    let ref = refs[key.rawValue]
    return Int(ref.length) == word.utf8CodeUnitCount && text[ref.range].elementsEqual(word.description.utf8)
  }

  /// Whether a list with commas, as WebDriverAgent's traits, has a word.
  func lists(_ key: Key, _ word: String) -> Bool {
    let ref = refs[key.rawValue]
    guard !ref.isAbsent else { return false }
    return text[ref.range].split(separator: 0x2c).contains { part in
      part.drop { $0 == 0x20 }.elementsEqual(word.utf8)
    }
  }

  fileprivate mutating func clear() {
    for index in refs.indices { refs[index] = .absent }
  }

  fileprivate mutating func set(_ slot: Int, _ value: TextRef) {
    if refs[slot].isAbsent { refs[slot] = value }
  }
}

/// Fills the neutral fields of a whole tree.
enum NeutralFields {
  /// Applies a source's rules to every node, and masks what is secure.
  static func fill<Rules: SourceRules>(_ parts: inout TreeParts, by rules: Rules.Type) -> SecureFields {
    var secure: [Int] = []
    let slots = slotTable(parts.symbols, rules)
    let roles = traitTable(parts.symbols) { Rules.traits(ofRole: $0) }
    let subroles = traitTable(parts.symbols) { Rules.traits(ofSubrole: $0) }
    var view = NodeView<Rules.Key>(text: parts.text)
    for index in parts.nodes.indices {
      view.clear()
      let first = Int(parts.nodes[index].firstAttribute)
      for place in first..<(first + Int(parts.nodes[index].attributeCount)) {
        let attribute = parts.attributes[place]
        let slot = slots[Int(attribute.name.index)]
        if slot >= 0 { view.set(Int(slot), attribute.value) }
      }
      view.traits = roles[Int(parts.nodes[index].role.index)]
      view.traits.formUnion(subroles[Int(parts.nodes[index].subrole.index)])
      if Rules.fill(&parts.nodes[index], view) { secure.append(index) }
    }
    view = NodeView(text: [])
    if let word = Rules.secureSubrole, !secure.isEmpty {
      let symbol = parts.symbols.intern(word)
      for index in secure where parts.nodes[index].subrole.isNone { parts.nodes[index].subrole = symbol }
    }
    let carriers = Set(Rules.secrets.map { Int8($0.rawValue) })
    return SecureFields.mask(&parts, nodes: secure) { carriers.contains(slots[Int($0.index)]) }
  }

  /// For each word of the tree the key it spells, or -1.
  private static func slotTable<Rules: SourceRules>(_ symbols: SymbolTable, _ rules: Rules.Type) -> [Int8] {
    var spellings: [String: Int8] = [:]
    for key in Rules.Key.allCases {
      for spelling in key.spellings {
        spellings[Rules.ignoresCase ? spelling.lowercased() : spelling] = Int8(key.rawValue)
      }
    }
    return symbols.words.map { spellings[Rules.ignoresCase ? $0.lowercased() : $0] ?? -1 }
  }

  private static func traitTable(_ symbols: SymbolTable, _ traits: (String) -> RoleTraits) -> [RoleTraits] {
    symbols.words.enumerated().map { $0.offset == 0 ? [] : traits($0.element) }
  }
}
