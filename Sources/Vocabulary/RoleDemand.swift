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
  /// The dump's word for the role; `nil` where any will do.
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
public enum RoleCondition: Hashable, Sendable {
  /// The dump's attribute has this value. The second says whether the source prints it always; where it does not,
  /// it counts only if some node of the dump has the attribute.
  case attribute(String, equals: String)
  /// The dump's attribute is there at all (a UIA pattern's property).
  case hasAttribute(String)
  /// The dump's attribute is not there (a plain UIA button has no toggle state).
  case lacksAttribute(String)
  /// The list of traits holds this one.
  case trait(String)
  /// A role description, or anything else that no reader of this column prints. Never told from a dump.
  case neverShown(String)
}
