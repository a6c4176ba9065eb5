/// A text of an expectation, and where it stands.
public struct Literal: Sendable {
  /// The text with its escapes resolved.
  public var text: String
  /// Where it stands, quotes included.
  public var span: SourceSpan

  /// Makes a literal.
  public init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}

/// What a pattern says of the role.
public struct RolePattern: Sendable {
  /// What kind of word the role is.
  public enum Word: Hashable, Sendable {
    /// `*`: any role.
    case any
    /// A bare word: the neutral role of that name where there is one, else the dump's own word.
    case word(String)
    /// `role="…"`: always the dump's own word.
    case quoted(String)
  }

  /// What a pattern says of the subrole.
  public enum Subrole: Hashable, Sendable {
    /// Nothing, so any will do.
    case unsaid
    /// `[]`: there is none.
    case absent
    /// `[AXSwitch]`: exactly this one.
    case exactly(String)
  }

  /// The role.
  public var word: Word
  /// The subrole.
  public var subrole: Subrole
  /// Where the role stands, its subrole included.
  public var span: SourceSpan

  /// Makes a role pattern.
  public init(word: Word, subrole: Subrole = .unsaid, span: SourceSpan) {
    self.word = word
    self.subrole = subrole
    self.span = span
  }
}

/// One demand on an attribute: `value="1"`, `role!=AXRadioButton`, `label~"^a"`, `hint=absent`.
public struct AttributeTest: Sendable {
  /// What is demanded.
  public enum Demand: Hashable, Sendable {
    /// `=absent`: not there.
    case absent
    /// `=present`: there, and more than white space.
    case present
    /// `=`: exactly this text. A bare word was not quoted (`checked=true`, `role=button`).
    case equals(String, isBare: Bool)
    /// `!=`: there or not, but not this text.
    case differs(String, isBare: Bool)
    /// `~`: a regular expression that is found somewhere in it.
    case matches(String)
  }

  /// The attribute's name as it was written, without `raw:`.
  public var name: String
  /// Whether `raw:` stood before it, so that a neutral word means the dump's attribute of that name.
  public var isRaw: Bool
  /// What is demanded of it.
  public var demand: Demand
  /// Where the whole test stands.
  public var span: SourceSpan
  /// Where the value stands.
  public var valueSpan: SourceSpan

  /// Makes a test.
  public init(name: String, isRaw: Bool, demand: Demand, span: SourceSpan, valueSpan: SourceSpan) {
    self.name = name
    self.isRaw = isRaw
    self.demand = demand
    self.span = span
    self.valueSpan = valueSpan
  }
}

/// A pattern for nodes (`NODE` in the grammar), for one platform once its arms are added.
public struct NodePattern: Sendable {
  /// The role; `nil` where nothing is said of it.
  public var role: RolePattern?
  /// The name: what a screen reader calls the element.
  public var name: Literal?
  /// The demands on attributes, in the order they were written.
  public var tests: [AttributeTest]
  /// `stop` is true, `not-stop` false, and `nil` says nothing.
  public var stop: Bool?
  /// The names that nodes inside it must have.
  public var containing: [Literal]
  /// `...`: states that the line does not mention are open.
  public var isOpen: Bool
  /// Where the pattern stands, without arms.
  public var span: SourceSpan

  /// Makes a pattern; by default it says nothing.
  public init(
    role: RolePattern? = nil, name: Literal? = nil, tests: [AttributeTest] = [], stop: Bool? = nil,
    containing: [Literal] = [], isOpen: Bool = false, span: SourceSpan
  ) {
    self.role = role
    self.name = name
    self.tests = tests
    self.stop = stop
    self.containing = containing
    self.isOpen = isOpen
    self.span = span
  }
}
