/// The platform tables: what every platform publishes for each role and state.
public struct Vocabulary: Sendable {
  /// The tables that come with the tool.
  public static let standard = Vocabulary()

  /// The neutral role that a word of the language names; `header` and `search` are aliases.
  public func neutralRole(_ word: String) -> NeutralRole? { nil }

  /// All neutral roles in the table's order.
  public var neutralRoles: [NeutralRole] { [] }

  /// The column that a source's role words belong to, on a platform.
  public func column(of source: Source, on platform: Platform) -> RoleColumn { .aria }

  /// What a neutral role demands of a dump.
  public func demand(_ role: NeutralRole, in column: RoleColumn, on platform: Platform) -> RoleDemand {
    .unknown(because: "")
  }

  /// What a dump's own words mean: the neutral role of a role and subrole; `nil` for words the tables do not have.
  ///
  /// A subrole that means a role wins over the role (`AXCheckBox[AXSwitch]` is a switch); one that means no role
  /// (`AXUnknown`, `none`) or nothing to us changes nothing.
  public func meaning(ofRole role: String, subrole: String?, in column: RoleColumn) -> NeutralRole? { nil }

  /// What a subrole alone means, where it means a role; `nil` for those that change nothing.
  public func meaning(ofSubrole subrole: String, in column: RoleColumn) -> NeutralRole? { nil }

  /// Whether a column has a raw role, spelt exactly so.
  public func knows(role: String, in column: RoleColumn) -> Bool { false }

  /// Whether a column has a subrole, spelt exactly so.
  public func knows(subrole: String, in column: RoleColumn) -> Bool { false }

  /// The raw roles of a column, for suggestions.
  public func roles(in column: RoleColumn) -> [String] { [] }

  /// The subroles of a column, for suggestions.
  public func subroles(in column: RoleColumn) -> [String] { [] }

  /// The raw attributes that a source's dumper is known to write, in its own spelling.
  public func rawAttributes(of source: Source) -> [String] { [] }

  /// The raw attributes that a name may come from in this source (`expectations.md`, section 7).
  public func nameAttributes(of source: Source) -> [String] { [] }

  /// Whether a source shows a neutral attribute on a platform, for a node of a neutral role (`nil`: not known).
  public func observability(
    of attribute: NeutralAttribute, source: Source, platform: Platform, role: NeutralRole?
  ) -> Observability { .printed }

  /// Whether a raw attribute of a source is always printed, printed by some versions, or never.
  ///
  /// `.never` with a reason for an attribute that is not one of `rawAttributes(of:)`.
  public func observability(ofRaw attribute: String, source: Source) -> Observability { .printed }

  /// Whether a source writes "" for nothing, so that an empty text counts as absent for neutral attributes.
  public func writesEmptyForNothing(_ source: Source) -> Bool { false }

  /// The platforms that a source can come from.
  public func platforms(of source: Source) -> [Platform] { [] }

  /// The sources that a platform's dumps can come from; their tables serve where no dump is at hand.
  public func sources(of platform: Platform) -> [Source] { [] }
}
