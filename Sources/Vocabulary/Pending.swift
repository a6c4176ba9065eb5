/// How a half-way check stands on a platform.
public enum MixedCheck: Hashable, Sendable {
  /// It is printed.
  case expressible
  /// The platform has no such state.
  case none(because: String)
  /// The source does not print it.
  case notShown(because: String)
}
extension Vocabulary {
  /// Pending.
  public func fits(form: RoleForm, of role: NeutralRole, rawRole: String, subrole: String?, in column: RoleColumn) -> Bool { false }
  /// Pending.
  public func mixedCheck(source: Source, platform: Platform) -> MixedCheck { .expressible }
  /// Pending.
  public func isCheckable(role: NeutralRole) -> Bool { false }
}
