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

/// What of a source's dumps neutral fields come from.
protocol SourceKeys: SendableMetatype {
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
}

/// How the neutral fields of a node come from what is printed of it alone.
protocol SourceRules: SourceKeys {
  /// Sets a node's neutral fields, and says whether it is a secure field.
  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool
}

extension SourceKeys {
  static var ignoresCase: Bool { false }
  static var secureSubrole: String? { nil }
  static func traits(ofSubrole subrole: String) -> RoleTraits { [] }
}
