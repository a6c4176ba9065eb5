/// What a dump must show for a neutral role, in one column of the tables on one platform.
public enum RoleDemand: Hashable, Sendable {
  /// One of these shapes must be there.
  case expressible([RoleForm])
  /// The platform has no such role: the node must carry one of the source's words for "no role".
  ///
  /// The text says so to a person, as in "UIKit has no radio trait".
  case none([RoleForm], because: String)
  /// The tables know no counterpart, so nothing can be told and nothing gainsaid.
  case unknown(because: String)
  /// What has this role must not be in the tree at all.
  case notInTree(because: String)
}

/// One shape in which a role is published.
public struct RoleForm: Hashable, Sendable {
  /// The column's word for the role, XCUITest's without its prefix; empty where the node must have none, and `nil`
  /// where any will do.
  public var role: String?
  /// The subroles of which one must be there; empty where none is demanded.
  ///
  /// Where none is demanded, a subrole that means another role still does not fit: `AXTextField[AXSearchField]` is
  /// no `textfield`.
  public var subroles: [String]
  /// What else must be there.
  public var condition: RoleCondition?

  /// Makes a shape.
  public init(role: String?, subroles: [String] = [], condition: RoleCondition? = nil) {
    self.role = role
    self.subroles = subroles
    self.condition = condition
  }
}

/// Something beside role and subrole that makes a role.
///
/// Where the source prints an attribute only by version or setting (`Vocabulary.observability(ofRaw:source:)`), its
/// absence counts only if some node of the dump has it; `lacksAttribute` is the exception.
public enum RoleCondition: Hashable, Sendable {
  /// The dump's attribute has this value.
  case attribute(String, equals: String)
  /// The dump's attribute is there at all (a UIA pattern's property).
  case hasAttribute(String)
  /// The dump's attribute is not there (a plain UIA button has no toggle state).
  ///
  /// It holds in a dump that has the attribute nowhere, too: a screen without a toggle has plain buttons.
  case lacksAttribute(String)
  /// The list of traits holds this one; in AT-SPI the list of states (`Vocabulary.traitList(of:)`).
  case trait(String)
  /// A role description, or anything else that no reader of this column prints: never told from a dump.
  case neverShown(String)
}
