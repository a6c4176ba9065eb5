extension Vocabulary {
  /// Whether a source shows a neutral attribute on a platform, for a node of a neutral role (`nil`: not known).
  public func observability(
    of attribute: NeutralAttribute, source: Source, platform: Platform, role: NeutralRole?
  ) -> Observability {
    if let reason = unreadable(platform) { return .never(because: reason) }
    return ObservabilityRules.of(source).answer(attribute, platform: platform, role: role)
      ?? .never(because: notPrinted(attribute.rawValue, by: source))
  }

  /// Whether a raw attribute of a source is always printed, printed by some versions, or never.
  ///
  /// `.never` with a reason for an attribute that is not one of `rawAttributes(of:)`.
  public func observability(ofRaw attribute: String, source: Source) -> Observability {
    SourceAttributes.of(source).observability[attribute] ?? .never(because: notPrinted(attribute, by: source))
  }

  /// How a half-way check stands in a source's dumps on a platform.
  public func mixedCheck(source: Source, platform: Platform) -> MixedCheck {
    MixedCheckTable.standard.answer(source: source, platform: platform)
  }

  /// Whether what has this role can be checked, so that a missing value says something about it.
  public func isCheckable(role: NeutralRole) -> Bool { RoleSetTable.standard.checkable.contains(role.index) }

  /// Whether what has this role is a text field.
  public func isEditable(role: NeutralRole) -> Bool { RoleSetTable.standard.editable.contains(role.index) }

  private func notPrinted(_ attribute: String, by source: Source) -> String {
    "\(SourceTable.standard[source].dumper) does not print '\(attribute)'"
  }
}
