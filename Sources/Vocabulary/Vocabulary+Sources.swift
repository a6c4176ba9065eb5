extension Vocabulary {
  /// The column that a source's role words belong to, on a platform.
  public func column(of source: Source, on platform: Platform) -> RoleColumn {
    guard let column = RoleColumn(rawValue: SourceTable.standard[source].roles[platform]) else {
      preconditionFailure("sources.tsv names a column of roles that is not known")
    }
    return column
  }

  /// What people call the program that writes a source's dumps.
  public func dumper(of source: Source) -> String { SourceTable.standard[source].dumper }

  /// The raw attributes that a source's dumper is known to write, in its own spelling.
  public func rawAttributes(of source: Source) -> [String] { SourceAttributes.of(source).names }

  /// Whether some source writes a raw attribute, whatever its letter case.
  public func isRawAttribute(_ name: String) -> Bool { SourceAttributes.foldedNames.contains(name.lowercased()) }

  /// The raw attributes that a source's reader takes a neutral one from, in the table's order.
  public func rawAttributes(of source: Source, feeding attribute: NeutralAttribute) -> [String] {
    let attributes = SourceAttributes.of(source)
    return attributes.names.filter { attributes.feeds[$0] == attribute }
  }

  /// The raw attributes that a name may come from in this source (`expectations.md`, section 7).
  public func nameAttributes(of source: Source) -> [String] { SourceTable.standard[source].nameAttributes }

  /// The neutral attribute that a source's reader takes from a raw one; `nil` where it takes none.
  public func neutralAttribute(ofRaw attribute: String, source: Source) -> NeutralAttribute? {
    SourceAttributes.of(source).feeds[attribute]
  }

  /// Where a source says what a `trait` condition asks for.
  ///
  /// WebDriverAgent separates its `traits` with a comma and a blank, our AT-SPI capture its `states` with a blank.
  public func traits(of source: Source) -> TraitPlace { SourceTable.standard[source].traits }

  /// The raw attribute that lists what a `trait` condition asks for; `nil` where the source has no such list.
  public func traitList(of source: Source) -> String? {
    if case .list(let attribute) = traits(of: source) { attribute } else { nil }
  }

  /// Whether a source writes "" for nothing, so that an empty text counts as absent for neutral attributes.
  public func writesEmptyForNothing(_ source: Source) -> Bool { SourceTable.standard[source].writesEmptyForNothing }

  /// What a stop of a screen reader is in a source's dumps.
  public func stopRule(of source: Source) -> StopRule { SourceTable.standard[source].stops }

  /// Where a source's dumper is known to cut a tree.
  public func limits(of source: Source) -> SourceLimits { SourceTable.standard[source].limits }

  /// The platforms that a source can come from.
  ///
  /// `web` is among them for every source whose native dumps can hold a web document; whether one does is for the
  /// dump to say.
  public func platforms(of source: Source) -> [Platform] { SourceTable.standard[source].platforms }

  /// Why a dump of a source is of its platforms, the web apart; `nil` where its own words must tell which it is.
  public func evidence(of source: Source) -> String? {
    let evidence = SourceTable.standard[source].evidence
    return evidence.isEmpty ? nil : evidence
  }

  /// What says that a dump of a source is of the web.
  public func webEvidence(of source: Source) -> WebEvidence { SourceTable.standard[source].web }

  /// The sources that a platform's dumps can come from.
  ///
  /// The first is the likeliest. None for watchOS.
  public func sources(of platform: Platform) -> [Source] {
    SourceTable.standard.sources(of: platform)
  }

  /// The sources whose tables serve for a platform where no dump is at hand; the first is the likeliest.
  public func usualSources(of platform: Platform) -> [Source] {
    SourceTable.standard.sources(of: platform, areUsual: true)
  }
}
